// How far slips of the keys can be told at all: each place is judged by the simulator's own chances of
// stock, records, habits and slips, being told of everything else that went wrong there. No detector can
// know more.

import type { KeyingSlip } from '#domain/insights/finding.ts'
import { type Habit, piecewiseChance, type Step } from '../count-steps.ts'
import { quantityOf } from '../make-mistakes.ts'
import { grams } from '../make-records.ts'
import type { Spot } from '../make-shop.ts'
import { slipChances } from '../slip-numbers.ts'
import type { Truth, Visit, Walk } from '../truth.ts'
import type { Part } from './best-recall.ts'
import { GeneratorChances } from './generator-chances.ts'
import type { KnownAudit } from './known-audit.ts'
import {
  type Candidate,
  type LabelledPlaces,
  labelledPlaces,
  placeKey,
  withoutTwins,
} from './labelled-places.ts'

const LARGEST_MEANT = 400
/** Who types a weight wrongly loses the point. */
const WEIGHED_SLIP = 10

interface Meant {
  readonly meant: number
  readonly slip: KeyingSlip
  readonly chance: number
}

const MEANT = meantByTyped()

function meantByTyped(): ReadonlyMap<number, readonly Meant[]> {
  const all = new Map<number, Meant[]>()
  for (let meant = 1; meant <= LARGEST_MEANT; meant += 1) {
    for (const { typed, slip, chance } of slipChances(meant)) {
      const known = all.get(typed)
      if (known) known.push({ meant, slip, chance })
      else all.set(typed, [{ meant, slip, chance }])
    }
  }
  return all
}

/** Odds that a key slipped, and how much of them is for a key beside the right one. */
interface SlipOdds {
  readonly odds: number
  readonly besideShare: number
}

export interface SlipCandidate extends Candidate, SlipOdds {
  /** Whether the slip that happened there was onto a key beside. */
  readonly isBeside: boolean
}

/** Slips onto the key beside, and those that the issue names. */
export const KEY_BESIDE: Part<SlipCandidate> = {
  isIn: ({ isBeside }) => isBeside,
  shareOf: ({ besideShare }) => besideShare,
}
export const NAMED_SLIP: Part<SlipCandidate> = {
  isIn: ({ isBeside }) => !isBeside,
  shareOf: ({ besideShare }) => 1 - besideShare,
}

/** Every place with the odds that a key slipped there, and whether one did. */
export function keyingCandidates({ world, truth }: KnownAudit): readonly SlipCandidate[] {
  const labelled = labelledPlaces(truth, 'keying')
  const beside = placesBeside(truth)
  const recorded = withoutTwins(truth)
  const chances = new GeneratorChances(world.setting)
  return [...visitsByPlace(world.walks)].map(([key, place]): SlipCandidate => {
    const spot = recorded(place.spot)
    const likeliest = countsAt(key, place, labelled)
      .map((counted) => oddsOf({ ...place, spot, counted }, chances))
      .reduce((best, one) => (one.odds > best.odds ? one : best), NO_ODDS)
    const isRight = labelled.unitsAt(key) !== undefined
    return { ...likeliest, isRight, isBeside: beside.has(key) }
  })
}

function placesBeside({ mistakes }: Truth): ReadonlySet<string> {
  const beside = mistakes.filter(({ slip }) => slip === 'neighbour')
  return new Set(
    beside.flatMap(({ storeId, itemIds, shelfIds }) =>
      itemIds.flatMap((itemId) => shelfIds.map((shelfId) => placeKey(storeId, itemId, shelfId))),
    ),
  )
}

/** As counted, but for what else went wrong; the labels do not say whether a slip was too many or too few. */
function countsAt(
  key: string,
  { spot, visits }: Place,
  { unitsAt, isTouched }: LabelledPlaces,
): readonly number[] {
  if (!isTouched(key)) return [grams(visits.reduce((sum, visit) => sum + quantityOf(visit), 0))]
  const units = unitsAt(key) ?? 0
  return [grams(spot.actual + units), grams(spot.actual - units)]
}

interface Place {
  readonly spot: Spot
  readonly habit: Habit
  readonly visits: Visit[]
}

function visitsByPlace(walks: ReadonlyMap<string, Walk>): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  for (const walk of walks.values()) {
    for (const visit of walk.visits) {
      if (visit.spot.shelfId !== walk.shelfId) continue
      const key = placeKey(walk.storeId, visit.spot.item.id, walk.shelfId)
      const known = places.get(key)
      if (known) known.visits.push(visit)
      else places.set(key, { spot: visit.spot, habit: walk.habit, visits: [visit] })
    }
  }
  return places
}

interface Seen extends Place {
  /** But for what else went wrong. */
  readonly counted: number
}

const NO_ODDS: SlipOdds = { odds: 0, besideShare: 0 }

function oddsOf({ spot, habit, visits, counted }: Seen, chances: GeneratorChances): SlipOdds {
  // What fits is no slip that anybody could tell.
  const off = Math.abs(counted - spot.expected)
  if (off === 0) return NO_ODDS
  if (visits.some(({ steps }) => steps.some(isBoxCode))) {
    return { odds: Number.POSITIVE_INFINITY, besideShare: 0 }
  }
  const observed = chances.of(spot, counted) * partsChance(visits, counted)
  let sum = 0
  let beside = 0
  for (const visit of visits) {
    const typed = visit.steps.filter(({ mode }) => mode === 'typed')
    for (const step of typed) {
      for (const { meant, slip, chance } of meantOf(spot, step)) {
        const actual = grams(counted + (meant - step.entered) * step.factor)
        if (Math.abs(actual - spot.expected) >= off) continue
        const ways = wayRatio(habit, visit, step, meant) * partsChance(visits, actual)
        const own = (chance * ways * chances.of(spot, actual)) / typed.length
        sum += own
        if (slip === 'neighbour') beside += own
      }
    }
  }
  return sum === 0 ? NO_ODDS : { odds: sum / observed, besideShare: beside / sum }
}

/** A code in the quantity box is no count of anything. */
function isBoxCode({ entered, code }: Step): boolean {
  return entered === Number(code)
}

function meantOf({ isWeighed }: Spot, { entered }: Step): readonly Meant[] {
  if (isWeighed) return [{ meant: grams(entered / WEIGHED_SLIP), slip: 'decimal_point', chance: 1 }]
  return MEANT.get(entered) ?? []
}

/** An item in two parts was parted anywhere. */
function partsChance(visits: readonly Visit[], actual: number): number {
  return visits.length < 2 ? 1 : 1 / Math.max(1, actual - 1)
}

/** How much likelier the steps are if the one meant another number. */
function wayRatio(habit: Habit, { spot, steps }: Visit, step: Step, meant: number): number {
  const { pack, isWeighed } = spot
  if (isWeighed || step.factor > 1) return 1
  const hasCases = steps.some(({ factor }) => factor > 1)
  if (hasCases && pack !== null && meant >= pack) return 0
  const typedAs = (number: number) => {
    const alone = pack !== null && !hasCases && number >= pack ? 1 - habit.cases : 1
    return alone * (1 - piecewiseChance(habit, number))
  }
  return typedAs(meant) / typedAs(step.entered)
}
