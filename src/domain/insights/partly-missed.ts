// A stretch that was skipped on one of two walks along a shelf: its items were counted on the other walk, and are
// short by what was skipped. The stretch may extend across the end of the first walk.

import { allStretches, clamp, sigmoid } from './best-stretch.ts'
import type { AuditLine, CountedAudit } from './counted-audit.ts'
import type { HonestModel } from './honest-model.ts'
import type { ItemOrder } from './item-order.ts'
import type { MissedRun } from './missed-runs.ts'
import type { ShelfTwice, Walks } from './shelf-twice.ts'
import { areOrdered, type Visit } from './shelf-visits.ts'

const FEWEST_ITEMS = 4
/** Share of such shelves with a skipped stretch; it can start anywhere and have various lengths. */
const STRETCHES = 0.02
const LENGTHS = 10
/** How many items must be entered on both walks to conclude that there were two. */
const FEWEST_ON_BOTH = 2
/** How often an item of a skipped stretch was still entered. */
const ENTERED = 0.03
/** Limits the evidence of one item, so that it does not decide alone. */
const LOUDEST = 3
/** Prior: how many items of a shelf that was walked twice are entered on which walk. */
const GUESS = { both: 10, first: 8, second: 2 }

interface TwoWalks {
  readonly shelfId: string
  readonly lines: readonly AuditLine[]
  /** The walks on which each line was entered. */
  readonly on: readonly Walked[]
}

type Walked = 'both' | 'first' | 'second' | 'neither'

type Shares = Readonly<Record<Exclude<Walked, 'neither'>, number>>

export function findPartlyMissed(
  audit: CountedAudit,
  honest: HonestModel,
  background: {
    readonly order: ItemOrder
    readonly missed: readonly MissedRun[]
    readonly walks: Walks
    readonly twice: readonly ShelfTwice[]
  },
): readonly MissedRun[] {
  const { order, missed, walks, twice } = background
  const countedTwice = new Set(twice.map(({ enteredOnShelfId }) => enteredOnShelfId))
  const known = new Set(missed.flatMap(({ lines }) => lines))
  const walked = [...order].flatMap(([shelfId, lines]) => {
    if (audit.shelves.get(shelfId)?.state !== 'counted' || countedTwice.has(shelfId)) return []
    if (!areOrdered(audit.streams.get(shelfId) ?? [])) return []
    return twoWalks(audit, { shelfId, lines, visits: walks.shelves.get(shelfId) ?? [] })
  })
  const weighing = { shares: sharesOf(walked), honest }
  return walked.flatMap((shelf) =>
    runsOf(shelf, weighing).flatMap((run): MissedRun[] => {
      const lines = run.lines.filter((line) => !known.has(line))
      return lines.length < FEWEST_ITEMS ? [] : [{ ...run, lines }]
    }),
  )
}

function runsOf({ shelfId, lines, on }: TwoWalks, weighing: Weighing): readonly MissedRun[] {
  const scored = (scoreOf: Score) =>
    lines.map((line, position) => {
      return clamp(scoreOf(line, on[position] ?? 'neither', weighing), -LOUDEST, LOUDEST)
    })
  // The two walks in sequence, as they were walked.
  const scores = [...scored(firstScore), ...scored(secondScore)]
  const prior = Math.log(STRETCHES / (scores.length * LENGTHS))
  return allStretches(scores, -prior).map(({ from, to, score }): MissedRun => {
    const isIn = (at: number) => at >= from && at <= to
    const run = lines.filter((line, position) => {
      const isPassed = isIn(position) || isIn(position + lines.length)
      return isPassed && isShort(line) && on[position] !== 'both'
    })
    const chance = sigmoid(prior + score)
    return { shelfId, lines: run, isWholeShelf: false, isPartly: true, chance }
  })
}

function twoWalks(
  { lineOfEvent }: CountedAudit,
  shelf: Pick<TwoWalks, 'shelfId' | 'lines'> & { readonly visits: readonly Visit[] },
): readonly TwoWalks[] {
  const { shelfId, lines, visits } = shelf
  const positionOf = new Map(lines.map(({ index }, position) => [index, position]))
  const positions = visits.flatMap(
    ({ events }) => positionOf.get(lineOfEvent[events[0] ?? -1] ?? -1) ?? [],
  )
  const start = furthestBack(positions)
  const [first, second] = [new Set(positions.slice(0, start)), new Set(positions.slice(start))]
  const on = lines.map((_, position): Walked => {
    if (!first.has(position)) return second.has(position) ? 'second' : 'neither'
    return second.has(position) ? 'both' : 'first'
  })
  const onBoth = on.filter((one) => one === 'both').length
  return onBoth < FEWEST_ON_BOTH ? [] : [{ shelfId, lines, on }]
}

/** The point where the second walk starts. */
function furthestBack(places: readonly number[]): number {
  let start = 0
  let furthest = 0
  for (let at = 1; at < places.length; at += 1) {
    const back = (places[at - 1] ?? 0) - (places[at] ?? 0)
    if (back <= furthest) continue
    furthest = back
    start = at
  }
  return start
}

function sharesOf(walked: readonly TwoWalks[]): Shares {
  const counts = { ...GUESS, neither: 0 }
  for (const { on } of walked) for (const one of on) counts[one] += 1
  const all = counts.both + counts.first + counts.second
  return { both: counts.both / all, first: counts.first / all, second: counts.second / all }
}

interface Weighing {
  readonly shares: Shares
  readonly honest: HonestModel
}

/** Log-ratio: how much more likely the line's count is if a walk skipped it. */
type Score = (line: AuditLine, on: Walked, weighing: Weighing) => number

const firstScore: Score = (line, on, { shares, honest }) => {
  const usual = honest.chanceOf(line, line.variance)
  if (on === 'neither') return line.counted === null ? Math.log(shares.first / usual) : 0
  if (on !== 'second') return Math.log(ENTERED / (shares.both + shares.first))
  return Math.log((shares.both * partChance(line) + ENTERED * usual) / (shares.second * usual))
}

/** An item entered only on the first walk is normal, unless it is short. */
const secondScore: Score = (line, on, { shares, honest }) => {
  if (on === 'neither') return 0
  if (on !== 'first') return Math.log(ENTERED / (shares.both + shares.second))
  const usual = honest.chanceOf(line, line.variance)
  return Math.log1p((shares.both * partChance(line)) / (shares.first * usual))
}

/** Any part of the stock may have been left for the other walk. */
function partChance(line: AuditLine): number {
  return isShort(line) ? line.grain / Math.max(line.grain, line.expected) : 0
}

function isShort({ variance, isDue }: AuditLine): boolean {
  return isDue && variance < 0
}
