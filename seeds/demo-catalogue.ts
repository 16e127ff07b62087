// The catalogue of the demo shop: two thousand items with codes that scanners accept.

import { checkDigitOf } from '#domain/barcode.ts'
import { DEMO_ROOMS, type Range, type RoomRanges } from './demo-ranges.ts'
import { drawInteger, drawOne, seededRandom } from './random.ts'
import type { StockItem } from './stock.ts'

export interface DemoItem extends StockItem {
  readonly sku: string
  readonly category: string
  readonly unitCost: number
  readonly casePieces: number | null
  /** The code of the shelf where it is sold. */
  readonly shelfCode: string
}

const BRANDS = ['Fennel & Oak', 'Hollin', 'Marram', 'Quayside', 'Tarn', 'Ostler', 'Wren & Co']
const CATALOGUE_SEED = 20_251
const FIRST_SKU = 10_001

export function demoCatalogue(rooms: readonly RoomRanges[] = DEMO_ROOMS): readonly DemoItem[] {
  const random = seededRandom(CATALOGUE_SEED)
  return rooms
    .flatMap((room) => itemsOf(room, random))
    .map(({ kind, shelfCode }, n) => {
      const unitCost = drawInteger(random, kind.cost[0] * 100, kind.cost[1] * 100) / 100
      const casePieces = kind.casePieces && random() < 0.6 ? kind.casePieces : null
      return {
        name: kind.name,
        sku: `FO-${FIRST_SKU + n}`,
        category: kind.category,
        unitCost,
        unitPrice: priceOf(unitCost * (1.7 + random() * 0.6)),
        codes: codesOf(n, casePieces),
        casePieces,
        shelfCode,
      }
    })
}

export function shelfCodesOf(prefix: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, n) => `${prefix}-${String(n + 1).padStart(2, '0')}`)
}

interface Kind extends Pick<Range, 'category' | 'cost' | 'casePieces'> {
  readonly name: string
}

/** Shelf by shelf, with related items next to each other. */
function itemsOf(room: RoomRanges, random: () => number) {
  const wanted = room.shelves * room.itemsPerShelf
  const kinds = room.ranges.flatMap((range) => kindsOf(range, random))
  if (kinds.length < wanted)
    throw new Error(`${room.room} sells ${kinds.length} of ${wanted} items`)
  const codes = shelfCodesOf(room.prefix, room.shelves)
  // Kinds are skipped at regular intervals, so that every range of a room is on its shelves.
  const step = kinds.length / wanted
  return Array.from({ length: wanted }, (_, n) => {
    const kind = kinds[Math.floor(n * step)]
    if (!kind) throw new Error('No item')
    return { kind, shelfCode: codes[Math.floor(n / room.itemsPerShelf)] ?? '' }
  })
}

function kindsOf({ products, variants, sizes, ...range }: Range, random: () => number) {
  return products.flatMap((product) => {
    const brands = [drawOne(random, BRANDS), drawOne(random, BRANDS)]
    return [...new Set(brands)].flatMap((brand) =>
      variants.flatMap((variant) =>
        sizes.map((size): Kind => ({ ...range, name: `${brand} ${product}, ${variant}, ${size}` })),
      ),
    )
  })
}

/** Uses the prefix reserved for examples, so that no real product has the code. */
function codesOf(n: number, casePieces: number | null) {
  const digits = `952${String(100_000_000 + n * 37)}`
  const piece = { code: digits + checkDigitOf(digits) }
  if (casePieces === null) return [piece]
  const caseDigits = `1${digits}`
  return [piece, { code: caseDigits + checkDigitOf(caseDigits), quantity: casePieces }]
}

/** Rounded like a price tag: 2.95, 14.50. */
function priceOf(amount: number): number {
  return Math.max(0.5, Math.round(amount * 20) / 20)
}
