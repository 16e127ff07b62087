// How much of each item is expected in the demo store, and what people find instead.

import type { ReasonCode } from '#domain/decision.ts'
import { type DemoItem, shelfCodesOf } from './demo-catalogue.ts'
import { drawInteger, drawOne } from './random.ts'

export const STOCKROOM = { name: 'Stockroom', prefix: 'S', shelves: 12 }

/** An item at one place, with the number of pieces expected there. */
export interface StockPlace {
  readonly item: number
  readonly shelfCode: string
  readonly expected: number
}

/** Items that are missing in the baseline, because they arrived after it was made. */
export function isNewcomer(item: number): boolean {
  return item % 170 === 169
}

/** The expected stock: on the shelf of each item, and for some items more in the stockroom. */
export function planStock(items: readonly DemoItem[], random: () => number): readonly StockPlace[] {
  const backShelves = shelfCodesOf(STOCKROOM.prefix, STOCKROOM.shelves)
  return items.flatMap(({ unitCost, casePieces, shelfCode }, item) => {
    const usual = unitCost > 25 ? 6 : unitCost > 8 ? 14 : 28
    const shelf = { item, shelfCode, expected: drawInteger(random, 2, usual) }
    if (random() > 0.35) return [shelf]
    const expected = casePieces
      ? casePieces * drawInteger(random, 1, 4)
      : drawInteger(random, 3, 18)
    return [shelf, { item, shelfCode: drawOne(random, backShelves), expected }]
  })
}

/** What a person finds at a place; null if they miss the item. */
export interface Finding {
  readonly found: number | null
  readonly why: ReasonCode | null
}

/** Most counts match. The others are off in the ways that are common in stores. */
export function findAt(place: StockPlace, item: DemoItem, random: () => number): Finding {
  const { expected } = place
  const draw = random()
  const fewer = (most: number) => Math.max(0, expected - drawInteger(random, 1, most))
  if (draw < 0.855) return { found: expected, why: null }
  if (draw < 0.9) return { found: fewer(2), why: 'unrecorded_sale' }
  if (draw < 0.925) return { found: expected + drawInteger(random, 1, 2), why: 'record_error' }
  if (draw < 0.945) return { found: fewer(item.unitCost > 20 ? 3 : 6), why: 'theft' }
  if (draw < 0.96) return { found: fewer(5), why: 'damaged' }
  if (draw < 0.972) return { found: expected + drawInteger(random, 3, 8), why: 'receiving_error' }
  if (draw < 0.98 && item.casePieces) return { found: expected + item.casePieces, why: 'pack_size' }
  if (draw < 0.99) return { found: transposed(expected), why: 'miscount' }
  return { found: null, why: null }
}

/** 12 typed as 21. */
function transposed(quantity: number): number {
  const typed = Number([...String(quantity)].reverse().join(''))
  return typed === quantity ? quantity + 1 : typed
}
