// The camera as a source of codes: sends its frames to the decoder, which reports what it sees.

import {
  type CodeListener,
  type CodeSource,
  READS_WELL,
  type SourceState,
} from '../camera/code-source.ts'
import { DecoderClient } from './decoder-client.ts'
import { pumpFrames } from './pump-frames.ts'
import { AGAIN_AFTER_MS } from './reader-patience.ts'
import type { Answer, FrameSource } from './worker-messages.ts'

export function cameraCodeSource(decoder = new DecoderClient()): CodeSource {
  let running: AbortController | undefined
  return {
    start(video, listener) {
      running?.abort()
      running = new AbortController()
      watchVideo(decoder, video, running.signal, listener)
    },
    stop() {
      running?.abort()
    },
    look: (view) => decoder.look(view),
    countByHand: (label) => decoder.countByHand(label),
    async askUnread() {
      const { swept = [] } = await decoder.ask({ kind: 'unread' })
      return swept
    },
    async readPhoto(photo, onProgress) {
      const { codes, unread, failure } = await decoder.ask({ kind: 'photo', photo }, [], onProgress)
      if (failure !== null) throw new Error(failure)
      return { codes, unread }
    },
  }
}

function watchVideo(
  decoder: DecoderClient,
  video: HTMLVideoElement,
  signal: AbortSignal,
  listener: CodeListener,
): void {
  const tell = telling(listener)
  /** Resolves when the next picture may be sent. */
  const hear = async (answer: Answer) => {
    if (signal.aborted) return
    tell(answer)
    if (answer.failure === null) return
    // A decoder that failed to load cannot recover: the next question starts a new one.
    decoder.close()
    await pause(AGAIN_AFTER_MS)
  }
  const watch = () => {
    if (signal.aborted) return
    const frames = cameraFrames(video)
    if (!frames) return handOver(decoder, video, signal, hear)
    const stop = decoder.watch(frames, (answer) => {
      const heard = hear(answer)
      if (answer.failure !== null) void heard.then(watch)
    })
    signal.addEventListener('abort', stop, { once: true })
  }
  watch()
}

/** Used when the camera cannot send frames to the decoder directly. */
function handOver(
  decoder: DecoderClient,
  video: HTMLVideoElement,
  signal: AbortSignal,
  hear: (answer: Answer) => Promise<void>,
): void {
  let isFirst = true
  pumpFrames(video, signal, async (frame) => {
    const question = { kind: 'frame', frame, isFirst } as const
    isFirst = false
    await hear(await decoder.ask(question, [transferable(frame)]))
  })
}

function telling({ onCode, onState = () => {}, onLabels = () => {} }: CodeListener) {
  const sayState = onChange(onState)
  let hadLabels = false
  return ({ codes, labels, isDark, failure }: Answer) => {
    sayState({ isDark, isMissing: failure !== null })
    for (const code of codes) onCode(code)
    if (hadLabels || labels.length > 0) onLabels(labels)
    hadLabels = labels.length > 0
  }
}

/** Reports a state only if it differs from the previous one. */
function onChange(onState: (state: SourceState) => void): (state: SourceState) => void {
  let last = READS_WELL
  return (state) => {
    if (state.isDark === last.isDark && state.isMissing === last.isMissing) return
    last = state
    onState(state)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function transferable(frame: FrameSource): Transferable {
  return frame instanceof ImageData ? frame.data.buffer : frame
}

// The camera's frames as a stream, which the page transfers once: from then on they reach the worker without
// passing through the page.

/** Missing in some browsers, and in the platform's types. */
declare const MediaStreamTrackProcessor:
  | (new (init: {
      readonly track: MediaStreamTrack
      readonly maxBufferSize: number
    }) => { readonly readable: ReadableStream<VideoFrame> })
  | undefined

/** Undefined if the page has to take each frame from the video itself. */
function cameraFrames(video: HTMLVideoElement): ReadableStream<VideoFrame> | undefined {
  const { srcObject } = video
  if (typeof MediaStreamTrackProcessor === 'undefined' || !(srcObject instanceof MediaStream)) {
    return undefined
  }
  const [track] = srcObject.getVideoTracks()
  // Buffers one frame for the decoder, always the newest; frames it has no time for are dropped.
  return track && new MediaStreamTrackProcessor({ track, maxBufferSize: 1 }).readable
}
