// Gaps that are short for the person: only those can be a second reading.

import { density, type Pace, pacesOf, usualGap } from './person-paces.ts'

export interface Gaps {
  /** Natural logarithms of milliseconds. */
  readonly lengths: Float64Array
  readonly people: Int32Array
  readonly lines: Int32Array
  /** How much likelier people enter one piece less in this way. */
  readonly ways: Float64Array
  /** Which part of its row of readings each is: one of so many gaps. */
  readonly parts: Float64Array
}

export interface ShortOnes {
  readonly at: Int32Array
  /** How usual each is for the person, and for a gap of any length. */
  readonly regular: Float64Array
  readonly stray: Float64Array
  /** Gaps of all people of whom enough is known, and the rows that they make up. */
  readonly all: number
  readonly rows: number
  /** The usual gap of everybody. */
  readonly middle: number
}

/** Shorter than usual by so many deviates. */
const SHORT_DEVIATES = 0.7
/** Stray gaps scatter so much further than regular ones, and so many of them are short. */
const STRAY_SPREAD = 3
export const SHORT_OF_STRAY = 0.41

export function shortOnes(gaps: Gaps): ShortOnes {
  const { lengths, people } = gaps
  const paces = pacesOf(lengths, people)
  const { at, all, rows } = shortGaps(gaps, paces)
  const densities = (wider: number) =>
    Float64Array.from(at, (gap) => {
      const { centre = 0, spread = 1 } = paces.get(people[gap] ?? 0) ?? {}
      return density(lengths[gap] ?? 0, { centre, spread: wider * spread })
    })
  const [regular, stray] = [densities(1), densities(STRAY_SPREAD)]
  return { at, regular, stray, all, rows, middle: usualGap(lengths) }
}

function shortGaps({ lengths, people, parts }: Gaps, paces: ReadonlyMap<number, Pace>) {
  const at = new Int32Array(lengths.length)
  let count = 0
  let all = 0
  let rows = 0
  for (let gap = 0; gap < lengths.length; gap += 1) {
    const pace = paces.get(people[gap] ?? 0)
    if (!pace) continue
    all += 1
    rows += parts[gap] ?? 0
    if ((lengths[gap] ?? 0) > pace.centre - SHORT_DEVIATES * pace.spread) continue
    at[count] = gap
    count += 1
  }
  return { at: at.slice(0, count), all, rows }
}
