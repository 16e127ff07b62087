// A shop: products in families, on shelves, with codes, packs and what lies where.

import { checkDigitOf } from '#domain/codes/gtin.ts'
import type { BarcodeFact, ItemFacts, ShelfFacts } from '#domain/insights/audit-facts.ts'
import type { Draws } from './draws.ts'
import type { Setting } from './settings.ts'

/** One item at one place. */
export interface Spot {
  readonly storeId: string
  readonly shelfId: string
  readonly item: ItemFacts
  readonly pack: number | null
  readonly isWeighed: boolean
  actual: number
  expected: number
}

export interface Shop {
  readonly items: readonly ItemFacts[]
  readonly shelves: readonly ShelfFacts[]
  /** In the order they stand. */
  readonly spots: ReadonlyMap<string, readonly Spot[]>
}

const CATEGORIES = ['dairy', 'drinks', 'snacks', 'care', 'tools', 'toys', 'paper', 'frozen']
const PACKS = [4, 6, 8, 10, 12, 15, 20, 24]
const PACKED_SHARE = 0.5
const MAKERS = 80
const SHELVES_PER_ROOM = 12
/** Units at one place. */
export const STOCK = { median: 9, spread: 0.9 }

export function makeShop(draws: Draws, setting: Setting, size: number): Shop {
  const makers = new Array<number>(MAKERS).fill(0)
  const items: ItemFacts[] = []
  while (items.length < size) items.push(...makeFamily(draws, setting, items.length, makers))
  const shelves: ShelfFacts[] = []
  const spots = new Map<string, Spot[]>()
  for (let store = 0; store < setting.stores; store += 1) {
    fillStore({ draws, setting, items, storeId: `store-${store}`, shelves, spots })
  }
  return { items, shelves, spots }
}

function makeFamily(
  draws: Draws,
  setting: Setting,
  from: number,
  makers: number[],
): readonly ItemFacts[] {
  const count = draws.happens(0.5)
    ? 1
    : draws.happens(0.75)
      ? draws.between(2, 4)
      : draws.between(5, 8)
  const maker = draws.upTo(MAKERS - 1)
  const cost = Math.max(0.2, draws.logNormal(5, 1))
  const pack = draws.happens(PACKED_SHARE) ? (draws.pick(PACKS) ?? 12) : null
  const category = draws.pick(CATEGORIES) ?? 'dairy'
  const isWeighed = draws.happens(setting.weighed)
  return Array.from({ length: count }, (_, at): ItemFacts => {
    const id = `item-${from + at}`
    return {
      id,
      name: `Maker${maker} Product${from} ${isWeighed ? 'loose' : 'boxed'} Variant${at}`,
      sku: `S${from + at}`,
      category,
      unitCost: Math.round(cost * draws.logNormal(1, 0.1) * 100) / 100,
      unitPrice: null,
      barcodes: makeCodes(maker, makers, isWeighed ? null : pack),
      family: setting.hasFamilies && count > 1 ? `family-${from}` : null,
    }
  })
}

function makeCodes(maker: number, makers: number[], pack: number | null): readonly BarcodeFact[] {
  const number = makers[maker] ?? 0
  makers[maker] = number + 1
  const body = codeBody(maker, number)
  const unit = { code: `${body}${checkDigitOf(body)}`, factor: 1 }
  if (pack === null) return [unit]
  const outer = `1${body}`
  return [unit, { code: `${outer}${checkDigitOf(outer)}`, factor: pack }]
}

export function codeBody(maker: number, number: number): string {
  return `4${String(maker * 97 + 10_007).padStart(7, '0')}${String(number).padStart(4, '0')}`
}

interface Filling {
  readonly draws: Draws
  readonly setting: Setting
  readonly items: readonly ItemFacts[]
  readonly storeId: string
  readonly shelves: ShelfFacts[]
  readonly spots: Map<string, Spot[]>
}

function fillStore({ draws, setting, items, storeId, shelves, spots }: Filling): void {
  const first = shelves.length
  for (let at = 0; at < items.length; ) {
    const length = draws.between(20, 36)
    const number = shelves.length - first
    const id = `${storeId}-shelf-${number}`
    const roomId = `${storeId}-room-${Math.floor(number / SHELVES_PER_ROOM)}`
    const order = number % SHELVES_PER_ROOM
    shelves.push({ id, storeId, roomId, name: id, order, state: 'counted' })
    const kept = items.slice(at, at + length)
    spots.set(
      id,
      kept.map((item) => makeSpot(draws, { storeId, shelfId: id, item })),
    )
    at += length
  }
  const own = shelves.slice(first)
  for (const item of items) {
    if (!draws.happens(setting.twoPlaces)) continue
    const shelf = draws.pick(own)
    const there = shelf && spots.get(shelf.id)
    if (!there || there.some((spot) => spot.item.id === item.id)) continue
    there.push(makeSpot(draws, { storeId, shelfId: shelf.id, item }))
  }
}

function makeSpot(draws: Draws, place: Pick<Spot, 'storeId' | 'shelfId' | 'item'>): Spot {
  const { item } = place
  const isWeighed = item.name.includes(' loose ')
  const amount = Math.max(1, draws.logNormal(STOCK.median, STOCK.spread))
  const actual = isWeighed ? Math.round(amount * 1_000) / 1_000 : Math.round(amount)
  const pack = item.barcodes.find(({ factor }) => factor > 1)?.factor ?? null
  return { ...place, pack, isWeighed, actual, expected: actual }
}
