// Takes frames from a playing video one at a time. The next one is taken only after the last was processed,
// so that a slow phone reads fewer frames rather than older ones.

import { framePace } from './frame-pace.ts'
import type { FrameSource } from './worker-messages.ts'

/** Runs until the signal aborts. */
export async function pumpFrames(
  video: HTMLVideoElement,
  signal: AbortSignal,
  deal: (frame: FrameSource) => Promise<void>,
): Promise<void> {
  const isTime = framePace()
  let next = nextFrame(video)
  while (!signal.aborted) {
    await next
    // Requested before the frame is processed, so that one arriving meanwhile is taken at once.
    next = nextFrame(video)
    if (signal.aborted || video.videoWidth === 0 || !isTime(performance.now())) continue
    const frame = await grab(video)
    if (frame) await deal(frame)
  }
}

function nextFrame(video: HTMLVideoElement): Promise<number> {
  return new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve)
    else requestAnimationFrame(resolve)
  })
}

/** By the cheapest way the browser offers; undefined while the video has no picture. */
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
