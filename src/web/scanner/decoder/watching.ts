// What was seen so far of one video, and what a frame more adds to it.

import { afterBrightness, BRIGHT, type Darkness } from '#domain/camera/darkness.ts'
import { afterFrame, FIRST_LOOK, type LookCycle } from '#domain/camera/look-plan.ts'
import { aimedAt, type Mark, markLabels } from '#domain/camera/marks.ts'
import { placeOf } from '#domain/camera/place.ts'
import { look, NOTHING_IN_VIEW, type Sight } from '#domain/camera/sight.ts'
import { countVotes, NO_VOTES, type Votes } from '#domain/camera/vote.ts'
import { readCode } from '#domain/codes/read-code.ts'
import type { ReadCode, SeenLabel } from '../code-source.ts'
import { codeOf } from './code-of.ts'
import type { FrameReading } from './merge-readings.ts'
import { itemText } from './plausible.ts'

export interface Watching {
  readonly votes: Votes
  readonly sight: Sight
  readonly cycle: LookCycle
  readonly darkness: Darkness
  readonly marks: readonly Mark<KeyedReading>[]
}

interface KeyedReading extends FrameReading {
  readonly key: string
}

export const START: Watching = {
  votes: NO_VOTES,
  sight: NOTHING_IN_VIEW,
  cycle: FIRST_LOOK,
  darkness: BRIGHT,
  marks: [],
}

/** What the decoder found in a frame. */
interface DecodedFrame {
  readonly readings: readonly FrameReading[]
  /** From 0 to 255; null where a frame does not tell. */
  readonly brightness: number | null
}

export interface SeenFrame {
  readonly watching: Watching
  /** Labels that came into view. */
  readonly arrived: readonly ReadCode[]
}

/** One frame more: what is believed of it, and what of that came into view. */
export function see(
  watching: Watching,
  { readings, brightness }: DecodedFrame,
  at: number,
): SeenFrame {
  const byKey = new Map(readings.map((reading) => [keyOf(reading), reading]))
  const seen = [...byKey].map(([key, reading]) => ({ ...reading, key }))
  const places = seen.map(({ key, corners }) => ({ key, place: placeOf(corners) }))
  const { votes, accepted } = countVotes(watching.votes, { at, votes: places })
  const { sight, arrived } = look(watching.sight, at, [...byKey.keys()], accepted)
  const marks = markLabels(watching.marks, at, seen, new Set(sight.inView.keys()))
  const aim = aimedAt(marks.map(({ label }) => label))?.key
  const cycle = afterFrame(watching.cycle, seen)
  const darkness = afterBrightness(watching.darkness, at, brightness)
  return {
    watching: { votes, sight, cycle, darkness, marks },
    arrived: seen
      .filter(({ key }) => arrived.includes(key))
      .map((reading) => ({ ...codeOf(reading), isAimed: reading.key === aim })),
  }
}

/** What is marked on the picture now. */
export function labelsOf({ marks }: Watching): readonly SeenLabel[] {
  return marks.map(({ label, isBelieved }) => {
    const { key, corners } = label
    return { key, corners, isBelieved, code: codeOf(label) }
  })
}

function keyOf(reading: FrameReading): string {
  return readCode(itemText(reading)).key
}
