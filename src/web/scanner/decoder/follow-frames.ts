// Frames that come from the camera by themselves, one at a time: while one is dealt with, the newest waits
// and all others are let go, so that a slow phone reads fewer frames instead of later ones.

import { framePace } from './frame-pace.ts'

/** Goes on until the camera ends or the signal aborts. Whoever deals with a frame closes it. */
export async function followFrames<Frame extends { close(): void }>(
  frames: ReadableStream<Frame>,
  signal: AbortSignal,
  deal: (frame: Frame, at: number) => Promise<void>,
): Promise<void> {
  const reader = frames.getReader()
  const end = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', end, { once: true })
  const isTime = framePace()
  try {
    while (!signal.aborted) {
      const { done, value: frame } = await reader.read()
      if (done) return
      const at = performance.now()
      if (!signal.aborted && isTime(at)) await deal(frame, at)
      else frame.close()
    }
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}
