// A shelf counted twice: a dense stretch of second visits with the quantities of the first, entered either on the same
// shelf or under another one. A shelf counted honestly in two passes has second visits too, but there the sum fits.

import { bestStretch, clamp, sigmoid } from './best-stretch.ts'
import { type AuditLine, type CountedAudit, exact } from './counted-audit.ts'
import type { HonestModel } from './honest-model.ts'
import { areOrdered, type Visit, visitsOf } from './shelf-visits.ts'

export interface ShelfTwice {
  readonly shelfId: string
  readonly enteredOnShelfId: string
  /** What was entered the second time. */
  readonly second: readonly { readonly line: AuditLine; readonly visit: Visit }[]
  readonly chance: number
}

const FEWEST_ITEMS = 4
/** Counting a shelf twice is rare. */
const PRIOR = Math.log(0.004)
/** Limits the evidence of one line, because the lines of a shelf are not independent of each other. */
const LOUDEST = 3
/** Evidence against it when something else is between the second visits. */
const INTERRUPTION = -1.6
const UNORDERED_LOUDEST = 1.5
/** Probability of equal quantities in a second count and by chance; quantities of 1 are equal more often. */
const SAME = { twice: 0.85, byChance: 0.15, byChanceOfOne: 0.4 }

/** The walks along all shelves, and where else the items on them were counted. */
export interface Walks {
  readonly shelves: ReadonlyMap<string, readonly Visit[]>
  readonly elsewhere: FirstPlaces
}

export function walksOf(audit: CountedAudit): Walks {
  const shelves = new Map(
    [...audit.streams].map(([id, streams]) => [id, visitsOf(audit.log, streams)]),
  )
  return { shelves, elsewhere: firstPlaces(audit, shelves) }
}

export function findShelvesTwice(
  audit: CountedAudit,
  honest: HonestModel,
  { shelves, elsewhere }: Walks,
): readonly ShelfTwice[] {
  return [...shelves].flatMap(([shelfId, visits]) => [
    ...here({ audit, honest, shelfId, visits }),
    ...there({ audit, honest, shelfId, visits, elsewhere }),
  ])
}

interface Walk {
  readonly audit: CountedAudit
  readonly honest: HonestModel
  readonly shelfId: string
  readonly visits: readonly Visit[]
}

/** Entered again on the same shelf. */
function here({ audit, honest, shelfId, visits }: Walk): readonly ShelfTwice[] {
  const before = new Map<number, number>()
  const scored = visits.map((visit): Scored => {
    const first = before.get(visit.item)
    before.set(visit.item, visit.quantity)
    const line = lineOf(audit, visit)
    if (first === undefined || !line) return { score: INTERRUPTION, line: undefined, visit }
    const fits = withoutScore(honest, line, visit.quantity)
    return againScored(visit, { line, fits, first })
  })
  return judged(inOrder(audit, shelfId, scored), { shelfId, enteredOnShelfId: shelfId })
}

interface FirstPlace {
  readonly shelfId: string
  readonly quantity: number
}

type FirstPlaces = (shelfId: string, visit: Visit) => FirstPlace | undefined

/** Entered again while another shelf was being counted. */
function there(walk: Walk & { readonly elsewhere: FirstPlaces }): readonly ShelfTwice[] {
  const { audit, shelfId, visits, elsewhere } = walk
  const places = visits.map((visit) => elsewhere(shelfId, visit))
  const homes = new Map<string, number>()
  for (const place of places) {
    if (place) homes.set(place.shelfId, (homes.get(place.shelfId) ?? 0) + 1)
  }
  const likely = [...homes].filter(([, items]) => items >= FEWEST_ITEMS)
  return likely.flatMap(([home]) => {
    const scored = visits.map((visit, at): Scored => {
      const place = places[at]
      const line = lineOf(audit, visit)
      if (place?.shelfId !== home || !line) return { score: INTERRUPTION, line: undefined, visit }
      const fits = elsewhereScore(walk, line, place)
      return againScored(visit, { line, fits, first: place.quantity })
    })
    return judged(inOrder(audit, shelfId, scored), { shelfId: home, enteredOnShelfId: shelfId })
  })
}

/**
 * With a baseline by shelf, the first count must be complete without the second; otherwise the item was just
 * misplaced.
 */
function elsewhereScore({ audit, honest }: Walk, line: AuditLine, place: FirstPlace): number {
  if (line.shelfId === null) return withoutScore(honest, line, place.quantity)
  const first = audit.lineOf(line.storeId, line.itemId, place.shelfId)
  if (!first) return 0
  const together = exact(first.variance + line.variance)
  return ratioScore(honest.chanceOf(first, first.variance), honest.chanceOf(first, together))
}

interface Scored {
  readonly score: number
  /** The line for which the visit may be a second one. */
  readonly line: AuditLine | undefined
  readonly visit: Visit
}

interface Again {
  readonly line: AuditLine
  /** How much better the line fits without the visit. */
  readonly fits: number
  /** What was entered the first time. */
  readonly first: number
}

/**
 * A different quantity is evidence against a second walk, but on a real one the first quantity may be the wrong one.
 */
function againScored(visit: Visit, { line, fits, first }: Again): Scored {
  const score = fits + sameScore(first, visit.quantity)
  return { score, line: Math.max(fits, score) > INTERRUPTION ? line : undefined, visit }
}

/** Without a scan order, second visits count as a stretch wherever they are. */
function inOrder(
  { streams }: CountedAudit,
  shelfId: string,
  scored: readonly Scored[],
): readonly Scored[] {
  if (areOrdered(streams.get(shelfId) ?? [])) return scored
  const certain = scored.map((one) => ({ ...one, score: Math.min(one.score, UNORDERED_LOUDEST) }))
  return certain.sort((one, other) => other.score - one.score)
}

function judged(
  scored: readonly Scored[],
  shelves: { readonly shelfId: string; readonly enteredOnShelfId: string },
): readonly ShelfTwice[] {
  const best = bestStretch(scored.map(({ score }) => score))
  if (!best) return []
  const second = scored
    .slice(best.from, best.to + 1)
    .flatMap(({ line, visit }) => (line ? [{ line, visit }] : []))
  const chance = sigmoid(PRIOR + best.score * 0.8)
  return second.length >= FEWEST_ITEMS ? [{ ...shelves, second, chance }] : []
}

/** How much better the line fits without the second count. */
function withoutScore(honest: HonestModel, line: AuditLine, quantity: number): number {
  const without = honest.chanceOf(line, exact(line.variance - quantity))
  return ratioScore(without, honest.chanceOf(line, line.variance))
}

function ratioScore(better: number, worse: number): number {
  return clamp(Math.log(better / worse), -LOUDEST, LOUDEST)
}

function sameScore(first: number, second: number): number {
  const byChance = second === 1 ? SAME.byChanceOfOne : SAME.byChance
  return first === second
    ? Math.log(SAME.twice / byChance)
    : Math.log((1 - SAME.twice) / (1 - byChance))
}

function lineOf({ lines, lineOfEvent }: CountedAudit, { events }: Visit): AuditLine | undefined {
  return lines[lineOfEvent[events[0] ?? -1] ?? -1]
}

/**
 * Where else an item was counted: at its expected place if the baseline is by shelf and this shelf is not it,
 * otherwise on the shelf where it was counted before.
 */
function firstPlaces(
  audit: CountedAudit,
  walks: ReadonlyMap<string, readonly Visit[]>,
): FirstPlaces {
  const { log } = audit
  const counted = new Map<number, FirstPlace[]>()
  for (const [shelfId, visits] of walks) {
    for (const { item, quantity } of visits) {
      const places = counted.get(item)
      if (places) places.push({ shelfId, quantity })
      else counted.set(item, [{ shelfId, quantity }])
    }
  }
  const firstOf = (shelfId: string) => walks.get(shelfId)?.[0]?.events[0] ?? -1
  const storeOf = (shelfId: string) => log.textAt(log.store, firstOf(shelfId))
  const startOf = new Map([...walks.keys()].map((id) => [id, log.timeMs[firstOf(id)] || 0]))
  return (shelfId, visit) => {
    const line = lineOf(audit, visit)
    if (!line || (line.shelfId !== null && line.isExpected)) return undefined
    const others = (counted.get(visit.item) ?? []).filter((place) => {
      return place.shelfId !== shelfId && storeOf(place.shelfId) === line.storeId
    })
    if (line.shelfId !== null) return others[0]
    const start = startOf.get(shelfId) ?? 0
    return others.find((place) => (startOf.get(place.shelfId) ?? 0) <= start)
  }
}
