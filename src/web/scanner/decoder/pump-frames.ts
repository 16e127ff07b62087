// Frames of a playing video, one at a time: the next is taken when the last was dealt with, never
// before, so that a slow phone reads fewer frames instead of later ones.

import type { FrameSource } from './worker-messages.ts'

/** More than fifteen in a second cost battery and read nothing more; frames come a little unevenly. */
const SHORTEST_PAUSE_MS = 60

/** Goes on until the signal aborts. */
export async function pumpFrames(
  video: HTMLVideoElement,
  signal: AbortSignal,
  deal: (frame: FrameSource, at: number) => Promise<void>,
): Promise<void> {
  let last = Number.NEGATIVE_INFINITY
  let next = nextFrame(video)
  while (!signal.aborted) {
    await next
    // Asked before the frame is dealt with: one that comes meanwhile is taken at once, not waited for.
    next = nextFrame(video)
    const at = performance.now()
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
    if (typeof OffscreenCanvas !== 'undefined') return await createImageBitmap(video)
    return drawnPixels(video)
  } catch {
    return undefined
  }
}

/** Older phones cannot draw in the worker. */
function drawnPixels(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth: width, videoHeight: height } = video
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, 0, 0)
  return context?.getImageData(0, 0, width, height)
}
