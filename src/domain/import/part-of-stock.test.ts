import { expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'

const ROWS = 12
type Cell = (row: number) => number | string

function doubts(columns: Readonly<Record<string, Cell>>, title?: string, sheetName = '') {
  const all = { SKU: (row: number) => `KT-${100 + row * 7}`, Product: named, ...columns }
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Object.values(all).map((cell) => String(cell(row))),
  )
  const above = title === undefined ? [] : [[title]]
  return guessMapping([...above, Object.keys(all), ...rows], {
    kind: 'baseline',
    storeName: 'Main',
    sheetName,
  }).questions.map(({ code }) => code)
}

function named(row: number): string {
  return `Garden hose ${String.fromCharCode(65 + row)}`
}

const onHand: Cell = (row) => 3 + ((row * 7) % 20)

test.each([
  'Items expiring within 30 days',
  'Low stock report',
  'Nachbestellliste Filiale Nord',
  'Produits à commander',
  'Productos por vencer',
  'Товары, срок годности: истекает срок',
  '临期商品',
])('a list below "%s" may be a part of the stock', (title) => {
  expect(doubts({ 'On hand': onHand }, title)).toEqual(['may_be_part'])
})

test('so may a sheet that is called like one', () => {
  expect(doubts({ 'On hand': onHand }, undefined, 'Low stock')).toEqual(['may_be_part'])
})

test.each(['Inventory list', 'Highlight items to reorder?', 'Stock on hand as of 2026-11-15'])(
  'a list below "%s" is all of it',
  (title) => {
    expect(doubts({ 'On hand': onHand }, title)).toEqual([])
  },
)

test('nothing but items that run low is a part, and one with enough makes it a whole', () => {
  const low = { 'On hand': (row: number) => row % 5, 'Reorder point': () => 5 }
  expect(doubts(low)).toEqual(['may_be_part'])
  expect(doubts({ ...low, 'On hand': onHand })).toEqual([])
  expect(doubts({ ...low, 'Reorder point': (row) => (row === 3 ? 0 : 5) })).toEqual([])
})

test('nothing but items that have been sold is a part', () => {
  const sold = { 'Sold qty': (row: number) => 1 + row, Stock: onHand }
  expect(doubts(sold, 'Product performance')).toEqual(['may_be_part'])
  expect(doubts({ ...sold, 'Sold qty': (row) => row }, 'Product performance')).toEqual([])
  expect(doubts(sold)).toEqual([])
})

test('nothing but items that have to be ordered is a part, and suggested prices are none', () => {
  expect(doubts({ 'On hand': onHand, 'To order': (row) => 6 + row })).toEqual(['may_be_part'])
  expect(doubts({ 'On hand': onHand, 'To order': (row) => row % 3 })).toEqual([])
  expect(doubts({ 'On hand': onHand, 'Suggested price': (row) => `${7 + row}.95` })).toEqual([])
})
