// Gaps that are short for the person; only those can be a second read.

import { density, type Pace, pacesOf, usualGap } from './person-paces.ts'

export interface Gaps {
  /** Natural logarithms of milliseconds. */
  readonly lengths: Float64Array
  readonly people: Int32Array
  readonly lines: Int32Array
  /** How much more likely people enter one piece less in this way. */
  readonly ways: Float64Array
  /** Each gap's share of its row: 1 / number of gaps. */
  readonly parts: Float64Array
}

export interface ShortOnes {
  readonly at: Int32Array
  /** How usual each gap is for the person, and for a gap of any length. */
  readonly regular: Float64Array
  readonly stray: Float64Array
  /** Number of gaps of all people with enough data, and of the rows that they form. */
  readonly all: number
  readonly rows: number
  /** The usual gap over all people. */
  readonly middle: number
}

/** A gap is short if it is this many standard deviations below usual. */
const SHORT_DEVIATES = 0.7
/** How much more stray gaps spread than regular ones, and which share of them is short. */
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
