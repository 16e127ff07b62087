// The camera as a source of codes: frames go to the decoder, readings are voted on, and a label that
// stays in the picture is said once.

import { isDark } from '#domain/camera/darkness.ts'
import { type Way, waysOf } from '#domain/camera/look-plan.ts'
import { type CodeListener, type CodeSource, READS_WELL, type SourceState } from '../code-source.ts'
import { codeOf } from './code-of.ts'
import { DecoderClient } from './decoder-client.ts'
import { pumpFrames } from './pump-frames.ts'
import { AGAIN_AFTER_MS } from './reader-patience.ts'
import { labelsOf, START, see } from './watching.ts'
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
    async readPhoto(photo) {
      const { readings, failure } = await decoder.ask({ kind: 'photo', photo })
      if (failure !== null) throw new Error(failure)
      return readings.map(codeOf)
    },
  }
}

function watchVideo(
  decoder: DecoderClient,
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onCode, onState = () => {}, onLabels = () => {} }: CodeListener,
): void {
  let watching = START
  const sayState = onChange(onState)
  pumpFrames(video, signal, async (frame, at) => {
    const answer = await askAbout(decoder, frame, waysOf(watching.cycle))
    if (signal.aborted) return
    if (answer.failure !== null) {
      sayState({ isDark: false, isMissing: true })
      // A decoder that failed to load stays so: the next question starts another one.
      decoder.close()
      return pause(AGAIN_AFTER_MS)
    }
    const hadMarks = watching.marks.length > 0
    const seen = see(watching, answer, at)
    watching = seen.watching
    sayState({ isDark: isDark(watching.darkness, at), isMissing: false })
    for (const code of seen.arrived) onCode(code)
    if (hadMarks || watching.marks.length > 0) onLabels(labelsOf(watching))
  })
}

/** Says a state when it differs from the one before. */
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

function askAbout(
  decoder: DecoderClient,
  frame: FrameSource,
  ways: readonly Way[],
): Promise<Answer> {
  const transfer = frame instanceof ImageData ? [frame.data.buffer] : [frame]
  return decoder.ask({ kind: 'frame', frame, ways }, transfer)
}
