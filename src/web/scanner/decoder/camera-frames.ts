// The camera's frames as a stream that the page hands over once: from then on they reach the worker
// without passing through the page.

/** Not in every browser, and not in the types of the platform. */
declare const MediaStreamTrackProcessor:
  | (new (init: {
      readonly track: MediaStreamTrack
      readonly maxBufferSize: number
    }) => { readonly readable: ReadableStream<VideoFrame> })
  | undefined

/** Undefined where the page has to take each frame from the video itself. */
export function cameraFrames(video: HTMLVideoElement): ReadableStream<VideoFrame> | undefined {
  const { srcObject } = video
  if (typeof MediaStreamTrackProcessor === 'undefined' || !(srcObject instanceof MediaStream)) {
    return undefined
  }
  const [track] = srcObject.getVideoTracks()
  // One is kept for the decoder, always the newest: what it has no time for is let go.
  return track && new MediaStreamTrackProcessor({ track, maxBufferSize: 1 }).readable
}
