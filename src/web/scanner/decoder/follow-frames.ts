// Follows frames that the camera delivers by itself, one at a time. While one is processed the newest waits
// and all others are dropped, so that a slow phone reads fewer frames rather than older ones.

import { framePace } from './frame-pace.ts'

/** Runs until the camera ends or the signal aborts. The callback closes the frame it gets. */
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
