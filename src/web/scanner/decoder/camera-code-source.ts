// The camera as a source of codes: frames go to the decoder, readings are voted on, and a label that
// stays in the picture is said once.

import { afterBrightness, BRIGHT, type Darkness, isDark } from '#domain/camera/darkness.ts'
import { afterFrame, angleOf, type RotationCycle, UPRIGHT } from '#domain/camera/rotation-cycle.ts'
import { look, NOTHING_IN_VIEW, type Sight } from '#domain/camera/sight.ts'
import { countVotes, NO_VOTES, type Votes } from '#domain/camera/vote.ts'
import { readCode } from '#domain/codes/read-code.ts'
import { type CodeSource, READS_WELL, type ReadCode, type SourceState } from '../code-source.ts'
import { DecoderClient } from './decoder-client.ts'
import { itemText } from './plausible.ts'
import { pumpFrames } from './pump-frames.ts'
import { AGAIN_AFTER_MS } from './reader-patience.ts'
import type { Reading } from './reading.ts'
import type { Answer, FrameSource } from './worker-messages.ts'

/** What was seen so far of one video. */
export interface Watching {
  readonly votes: Votes
  readonly sight: Sight
  readonly cycle: RotationCycle
  readonly darkness: Darkness
}

export const START: Watching = {
  votes: NO_VOTES,
  sight: NOTHING_IN_VIEW,
  cycle: UPRIGHT,
  darkness: BRIGHT,
}

export interface SeenFrame {
  readonly watching: Watching
  readonly arrived: readonly Reading[]
}

export function cameraCodeSource(decoder = new DecoderClient()): CodeSource {
  let running: AbortController | undefined
  return {
    start(video, onCode, onState = () => {}) {
      running?.abort()
      running = new AbortController()
      watchVideo(decoder, video, running.signal, { onCode, onState: onChange(onState) })
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

interface Heard {
  readonly onCode: (code: ReadCode) => void
  readonly onState: (state: SourceState) => void
}

function watchVideo(
  decoder: DecoderClient,
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onCode, onState }: Heard,
): void {
  let watching = START
  pumpFrames(video, signal, async (frame, at) => {
    const answer = await askAbout(decoder, frame, angleOf(watching.cycle))
    if (signal.aborted) return
    if (answer.failure !== null) {
      onState({ isDark: false, isMissing: true })
      // A decoder that failed to load stays so: the next question starts another one.
      decoder.close()
      return pause(AGAIN_AFTER_MS)
    }
    const seen = see(watching, answer, at)
    watching = seen.watching
    onState({ isDark: isDark(watching.darkness, at), isMissing: false })
    for (const reading of seen.arrived) onCode(codeOf(reading))
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

function askAbout(decoder: DecoderClient, frame: FrameSource, angle: number): Promise<Answer> {
  const transfer = frame instanceof ImageData ? [frame.data.buffer] : [frame]
  return decoder.ask({ kind: 'frame', frame, angle, many: false }, transfer)
}

/** One frame more: what is believed of it, and what of that came into view. */
export function see(
  watching: Watching,
  { readings, brightness }: Pick<Answer, 'readings' | 'brightness'>,
  at: number,
): SeenFrame {
  const byKey = new Map(readings.map((reading) => [keyOf(reading), reading]))
  const keys = [...byKey.keys()]
  const { votes, accepted } = countVotes(watching.votes, { at, keys })
  const { sight, arrived } = look(watching.sight, at, keys, accepted)
  const cycle = afterFrame(watching.cycle, keys.length > 0)
  return {
    watching: {
      votes,
      sight,
      cycle,
      darkness: afterBrightness(watching.darkness, at, brightness),
    },
    arrived: arrived.flatMap((key) => byKey.get(key) ?? []),
  }
}

function keyOf(reading: Reading): string {
  return readCode(itemText(reading)).key
}

/** What comes into view had been away. */
function codeOf(reading: Reading): ReadCode {
  const text = itemText(reading)
  const { lot, expiry, serial } = readCode(text)
  return {
    text,
    format: reading.format,
    leftView: true,
    corners: reading.corners,
    ...(lot !== null && { lot }),
    ...(expiry !== null && { expiry }),
    ...(serial !== null && { serial }),
  }
}
