// Frames of a playing video, one at a time: the next is taken when the last was dealt with, never
// before, so that a slow phone reads fewer frames instead of later ones.

import type { FrameSource } from './worker-messages.ts'

/** More than fifteen in a second cost battery and read nothing more. */
const SHORTEST_PAUSE_MS = 66

/** Goes on until the signal aborts. */
export async function pumpFrames(
  video: HTMLVideoElement,
  signal: AbortSignal,
  deal: (frame: FrameSource, at: number) => Promise<void>,
): Promise<void> {
  let last = Number.NEGATIVE_INFINITY
  while (!signal.aborted) {
    const at = await nextFrame(video)
    if (signal.aborted || at - last < SHORTEST_PAUSE_MS || video.videoWidth === 0) continue
    last = at
    const frame = await grab(video)
    if (frame) await deal(frame, at)
  }
}

function nextFrame(video: HTMLVideoElement): Promise<number> {
  return new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve)
    else requestAnimationFrame(resolve)
  })
}

/** The cheapest way that the browser has; undefined while the video has no picture. */
async function grab(video: HTMLVideoElement): Promise<FrameSource | undefined> {
  try {
    if (typeof VideoFrame !== 'undefined') return new VideoFrame(video)
    return await createImageBitmap(video)
  } catch {
    return undefined
  }
}
