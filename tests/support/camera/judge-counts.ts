// What was counted, held against what a film showed when. Only whole turns of the film are judged: of a
// label that was half seen when the watching began or ended, nobody can say whether it had to be counted.

import { readCode } from '#domain/codes/read-code.ts'
import type { FilmClock } from './film-clock.ts'
import type { Scene, Segment } from './scene.ts'

/** A code that was kept, and when. */
export interface Counted {
  readonly code: string
  readonly atMs: number
}

/** Turns of the film. */
export interface Turns {
  readonly from: number
  /** The one after the last. */
  readonly to: number
}

interface Appearance {
  readonly segment: Segment
  readonly turn: number
}

interface Right extends Appearance {
  /** From the first frame that shows the label to the count. */
  readonly waitMs: number
}

export interface Judgement {
  readonly shown: number
  readonly right: readonly Right[]
  /** Misread, counted twice, or very late. */
  readonly wrong: readonly Counted[]
  readonly missed: readonly Appearance[]
}

/** How long after its last frame a code may still be on its way through the decoder. */
export const LATE_FRAMES = 30

interface Watched {
  readonly counted: readonly Counted[]
  readonly clock: FilmClock
  readonly turns: Turns
}

export function judgeCounts(scene: Scene, { counted, clock, turns }: Watched): Judgement {
  const isJudged = (turn: number) => turn >= turns.from && turn < turns.to
  const right: Right[] = []
  const wrong: Counted[] = []
  for (const one of counted) {
    const position = clock.positionAt(one.atMs)
    const appearance = appearanceAt(scene, one.code, position)
    if (!isJudged(appearance?.turn ?? Math.floor(position / scene.frames))) continue
    if (!appearance || right.some((other) => isSame(other, appearance))) wrong.push(one)
    else right.push({ ...appearance, waitMs: one.atMs - clock.timeOf(startOf(scene, appearance)) })
  }
  const all = appearancesIn(scene, turns)
  const missed = all.filter((one) => !right.some((other) => isSame(one, other)))
  return { shown: all.length, right, wrong, missed }
}

function appearancesIn({ segments }: Scene, { from, to }: Turns): readonly Appearance[] {
  const turns = Array.from({ length: to - from }, (_, index) => from + index)
  return turns.flatMap((turn) => segments.map((segment) => ({ segment, turn })))
}

/** The appearance of a label that a count belongs to; undefined where the film did not show it. */
function appearanceAt(scene: Scene, code: string, position: number): Appearance | undefined {
  for (const segment of scene.segments) {
    if (readCode(segment.text).key !== readCode(code).key) continue
    // Late counts of the last labels fall into the next turn.
    const turn = Math.floor((position - segment.from) / scene.frames)
    const since = position - startOf(scene, { segment, turn })
    if (since < segment.to - segment.from + LATE_FRAMES) return { segment, turn }
  }
  return undefined
}

function startOf({ frames }: Scene, { segment, turn }: Appearance): number {
  return turn * frames + segment.from
}

function isSame(a: Appearance, b: Appearance): boolean {
  return a.segment === b.segment && a.turn === b.turn
}
