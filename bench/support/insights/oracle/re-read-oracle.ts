// How far second readings can be told at all: by each person's true pace, the true time of second
// readings, and the simulator's own chances of stock, records and habits, being told of everything else that
// went wrong on the line. No detector can know more.

import type { ScanFact } from '#domain/insights/scan-log.ts'
import { type Habit, piecewiseChance } from '../count-steps.ts'
import { TIME_SPREADS } from '../make-events.ts'
import { grams } from '../make-records.ts'
import type { Spot } from '../make-shop.ts'
import type { World } from '../truth.ts'
import { GeneratorChances } from './generator-chances.ts'
import type { KnownAudit } from './known-audit.ts'
import { type Candidate, labelledPlaces, placeKey, withoutTwins } from './labelled-places.ts'

/** Pieces of one item, read one right after the other. */
interface Row {
  readonly key: string
  readonly userId: string
  readonly times: number[]
  /** What else was entered there just before, in units. */
  readonly before: number
}

/** Every place with the odds of a second reading, and whether there was one. */
export function reReadCandidates({ truth, world }: KnownAudit): readonly Candidate[] {
  const { unitsAt, isTouched } = labelledPlaces(truth, 're_read')
  const chances = new GeneratorChances(world.setting)
  const places = placesOf(world, withoutTwins(truth))
  const counts = countsOf(world.events)
  const odds = new Map<string, number>()
  for (const row of rowsOf(world.events)) {
    const { key } = row
    const place = places.get(key)
    if (!place) continue
    const counted = isTouched(key) ? place.spot.actual + (unitsAt(key) ?? 0) : counts.get(key)
    const own = timeOdds(row, world) * fitOdds(row, { ...place, counted: counted ?? 0 }, chances)
    odds.set(key, (odds.get(key) ?? 0) + own)
  }
  return [...places.keys()].map((key): Candidate => {
    return { odds: odds.get(key) ?? 0, isRight: unitsAt(key) !== undefined }
  })
}

function countsOf(events: readonly ScanFact[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const event of events) {
    if (!event.isStanding || event.itemId === null) continue
    const key = placeKey(event.storeId, event.itemId, event.shelfId)
    counts.set(key, grams((counts.get(key) ?? 0) + unitsOf(event)))
  }
  return counts
}

interface Place {
  readonly spot: Spot
  readonly habit: Habit
}

function placesOf(
  { shop, walks }: World,
  recorded: (spot: Spot) => Spot,
): ReadonlyMap<string, Place> {
  return new Map(
    [...shop.spots].flatMap(([shelfId, spots]) => {
      const habit = walks.get(shelfId)?.habit
      if (!habit) return []
      return spots.map((spot) => {
        return [
          placeKey(spot.storeId, spot.item.id, shelfId),
          { spot: recorded(spot), habit },
        ] as const
      })
    }),
  )
}

function unitsOf({ entered, unitFactor, replaces }: ScanFact): number {
  return (entered ?? 0) * (unitFactor ?? 1) - (replaces ?? 0)
}

/** Events come in the order of each device, shelf by shelf. */
function rowsOf(events: readonly ScanFact[]): readonly Row[] {
  const rows: Row[] = []
  let last: { readonly event: ScanFact; readonly row: Row | null } | undefined
  for (const event of events) {
    const before = last
    last = { event, row: null }
    if (!event.isStanding || event.itemId === null || event.deviceTimeMs === null) continue
    const key = placeKey(event.storeId, event.itemId, event.shelfId)
    const isSame =
      before?.event.itemId === event.itemId && before.event.assignmentId === event.assignmentId
    if (!isPiece(event)) continue
    const row =
      isSame && before?.row ? before.row : newRow(key, event, isSame ? before?.event : undefined)
    if (row.times.length === 0) rows.push(row)
    row.times.push(event.deviceTimeMs)
    last = { event, row }
  }
  return rows.filter(({ times }) => times.length > 1)
}

function newRow(key: string, { userId }: ScanFact, before: ScanFact | undefined): Row {
  return { key, userId, times: [], before: before ? unitsOf(before) : 0 }
}

function isPiece({ entered, unitFactor, quantityMode, kind }: ScanFact): boolean {
  if (kind !== 'add' || entered !== 1 || (unitFactor ?? 1) !== 1) return false
  return quantityMode === null || quantityMode === 'scanned'
}

/** Each reading may be the second one of the piece before. */
function timeOdds({ times, userId }: Row, { paces, setting }: World): number {
  const paceMs = paces.get(userId) ?? setting.paceMs[1]
  let sum = 0
  for (let at = 1; at < times.length; at += 1) {
    const gapMs = Math.max(1, (times[at] ?? 0) - (times[at - 1] ?? 0))
    const soon = density(gapMs, setting.reReadMs, TIME_SPREADS.reRead)
    sum += soon / density(gapMs, paceMs, TIME_SPREADS.pace)
  }
  return sum / (times.length - 1)
}

function fitOdds(
  { times, before }: Row,
  { spot, habit, counted }: Place & { readonly counted: number },
  chances: GeneratorChances,
): number {
  const ways = (pieces: number) => {
    const isAlone = before === 0 && spot.pack !== null && pieces >= spot.pack
    return (isAlone ? 1 - habit.cases : 1) * piecewiseChance(habit, pieces)
  }
  const observed = chances.of(spot, counted)
  const fits = observed === 0 ? 0 : chances.of(spot, counted - 1) / observed
  return (fits * ways(times.length - 1)) / ways(times.length)
}

function density(gapMs: number, medianMs: number, spread: number): number {
  const deviate = Math.log(gapMs / medianMs) / spread
  return Math.exp(-0.5 * deviate * deviate) / spread
}
