// Why records differ from shelves without anybody having counted wrongly.

import type { Draws } from './draws.ts'
import type { Shop, Spot } from './make-shop.ts'
import type { Setting } from './settings.ts'
import type { Twin } from './truth.ts'

/** How large honest differences are; oracles read this too. */
export const RECORDS = {
  /** Weighing is off by this share. */
  weighing: 0.02,
  size: (actual: number) => 1.3 + Math.sqrt(actual) * 0.25,
  /** One in three of the setting's heavy tail: any size. */
  heavy: { ofTail: 0.33, least: 3, share: 0.6, spread: 1.1 },
  lost: (actual: number) => 1 + actual * 0.15,
  stolenCases: 0.15,
  packAndOne: 0.2,
}

export function heavyShare({ heavyTail }: Setting): number {
  return heavyTail * RECORDS.heavy.ofTail
}

/** Moves expectations and stock apart; answers with what looks like a mistake and is none. */
export function makeRecords(draws: Draws, setting: Setting, shop: Shop): readonly Twin[] {
  const twins: Twin[] = []
  const all = [...shop.spots.values()].flat()
  for (const spot of all) disturb({ draws, setting, spot, twins })
  for (const spots of shop.spots.values()) {
    swapAtTill({ draws, setting, spots, twins })
    if (draws.happens(setting.delistedRuns)) delist(draws, spots, twins)
  }
  moveStock({ draws, setting, all, twins })
  return twins
}

interface Disturbing {
  readonly draws: Draws
  readonly setting: Setting
  readonly spot: Spot
  readonly twins: Twin[]
}

function disturb({ draws, setting, spot, twins }: Disturbing): void {
  if (spot.isWeighed) {
    spot.expected = grams(Math.max(0.05, spot.actual * (1 + RECORDS.weighing * draws.normal())))
  }
  const weight = unruliness(spot)
  if (draws.happens(setting.recordErrors * weight)) {
    add(spot, draws.sign() * errorSize(draws, setting, spot))
  }
  if (draws.happens(setting.shrinkage)) {
    const isCase = spot.pack !== null && draws.happens(RECORDS.stolenCases)
    add(spot, isCase && spot.pack ? spot.pack : draws.geometric(RECORDS.lost(spot.actual)))
  }
  if (spot.pack !== null && draws.happens(setting.receiving * 2)) {
    add(spot, draws.sign() * spot.pack + (draws.happens(RECORDS.packAndOne) ? draws.sign() : 0))
    twins.push(twin('receiving', [spot], spot.pack))
  }
  if (draws.happens(setting.gone)) spot.actual = 0
}

/** Some categories are kept in better order than others. */
export function unruliness({ item }: Spot): number {
  return 0.5 + ((item.category ?? '').length % 5) * 0.25
}

function errorSize(draws: Draws, setting: Setting, { actual }: Spot): number {
  if (draws.happens(heavyShare(setting))) {
    const { least, share, spread } = RECORDS.heavy
    return Math.round(draws.logNormal(Math.max(least, actual * share), spread))
  }
  return draws.geometric(RECORDS.size(actual))
}

function add(spot: Spot, units: number): void {
  spot.expected = Math.max(0, grams(spot.expected + units))
}

interface Swapping {
  readonly draws: Draws
  readonly setting: Setting
  readonly spots: readonly Spot[]
  readonly twins: Twin[]
}

/** Sold as the sibling: one is short, the other over, and the count is right. */
function swapAtTill({ draws, setting, spots, twins }: Swapping): void {
  for (const [at, spot] of spots.entries()) {
    const sibling = spots[at + 1]
    if (!sibling || !areSiblings(spot, sibling) || !draws.happens(setting.tillSwaps * 3)) continue
    const units = draws.geometric(3)
    const [sold, rung] = draws.happens(0.5) ? [spot, sibling] : [sibling, spot]
    if (rung.expected < units) continue
    add(sold, units)
    add(rung, -units)
    twins.push(twin('till_swap', [sold, rung], units))
  }
}

export function areSiblings(one: Spot, other: Spot): boolean {
  const product = (spot: Spot) => spot.item.name.split(' ')[1]
  return one.item.id !== other.item.id && product(one) === product(other)
}

function delist(draws: Draws, spots: readonly Spot[], twins: Twin[]): void {
  const length = Math.min(spots.length, draws.between(3, 9))
  const from = draws.upTo(spots.length - length)
  const gone = spots.slice(from, from + length)
  for (const spot of gone) spot.actual = 0
  twins.push(twin('delisted_run', gone, length))
}

interface Moving {
  readonly draws: Draws
  readonly setting: Setting
  readonly all: readonly Spot[]
  readonly twins: Twin[]
}

/** Carried from one place of the item to the other. */
function moveStock({ draws, setting, all, twins }: Moving): void {
  const places = new Map<string, Spot[]>()
  for (const spot of all) {
    const key = `${spot.storeId} ${spot.item.id}`
    places.set(key, [...(places.get(key) ?? []), spot])
  }
  for (const [from, to] of places.values()) {
    if (!from || !to || from.isWeighed || !draws.happens(setting.movedStock)) continue
    const units = Math.min(from.actual, draws.geometric(4))
    if (units === 0) continue
    from.actual -= units
    to.actual += units
    twins.push(twin('moved', [from, to], units))
  }
}

function twin(kind: Twin['kind'], spots: readonly Spot[], units: number): Twin {
  const itemIds = [...new Set(spots.map(({ item }) => item.id))]
  const shelfIds = [...new Set(spots.map(({ shelfId }) => shelfId))]
  return { kind, storeId: spots[0]?.storeId ?? '', shelfIds, itemIds, units }
}

export function grams(quantity: number): number {
  return Math.round(quantity * 1_000) / 1_000
}
