import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { sourceOf } from '#tests/support/files/read-all.ts'
import { guessMapping } from './guess-mapping.ts'
import { guessTable, lookAtTable } from './look-at-table.ts'

const COVER = { name: 'Read me', rows: [['Stock of the chain'], ['Ask Tom']] }
const ITEMS = {
  name: 'Items',
  rows: [
    ['SKU', 'Item name'],
    ['A-1', 'Pencil'],
  ],
}
const STOCK = {
  name: 'Stock',
  rows: [
    ['SKU', 'On hand'],
    ['A-1', 5],
  ],
}

const STOCK_OF_STORE = { kind: 'baseline' } as const

async function book(...sheets: readonly (typeof COVER | typeof STOCK)[]) {
  return sourceOf(await writeXlsx({ sheets: [...sheets] }))
}

test('a workbook that opens with a cover is read where its list is', async () => {
  const { format, rows } = await lookAtTable(await book(COVER, ITEMS, STOCK), {}, STOCK_OF_STORE)
  expect(format.sheet).toBe(2)
  expect(rows[0]).toEqual(['SKU', 'On hand'])
})

test('items need no quantity, so that another sheet may be theirs', async () => {
  const { format } = await lookAtTable(await book(COVER, ITEMS, STOCK), {}, { kind: 'catalogue' })
  expect(format.sheet).toBe(1)
})

test('a chosen sheet stays, and without any list the one of which most is known is shown', async () => {
  const chosen = await lookAtTable(await book(COVER, STOCK), { sheet: 0 }, STOCK_OF_STORE)
  expect(chosen.format.sheet).toBe(0)
  const nothing = await lookAtTable(
    await book(COVER, { ...COVER, name: 'Terms' }),
    {},
    STOCK_OF_STORE,
  )
  expect(nothing.format.sheet).toBe(0)
  const none = await lookAtTable(await book(COVER, ITEMS), {}, STOCK_OF_STORE)
  expect(none.format.sheet).toBe(1)
})

test('a sheet whose columns are called like the stores is a list of stock to who knows them', async () => {
  const byStore = {
    name: 'By store',
    rows: [
      ['SKU', 'Item name', 'Oslo', 'Bergen'],
      ['A-1', 'Pencil', 5, 0],
      ['A-2', 'Ruler', 7, 3],
    ],
  }
  const source = await book(ITEMS, byStore as typeof STOCK)
  const unknown = await lookAtTable(source, {}, STOCK_OF_STORE)
  expect(unknown.format.sheet).toBe(0)
  const stores = { storeName: 'Oslo', otherStores: ['Bergen'] }
  const known = await lookAtTable(source, {}, { ...STOCK_OF_STORE, ...stores })
  expect(known.format.sheet).toBe(1)
  expect(guessMapping(known.rows, { kind: 'baseline', ...stores }).mapping.columns[2]).toBe(
    'quantity',
  )
})

test('stores that come late in a sorted list are seen', async () => {
  const rows = Array.from({ length: 1_500 }, (_, at) => [
    `A-${at}`,
    at < 1_000 ? 'Oslo' : 'Main',
    5,
  ])
  const list = { name: 'Stock', rows: [['SKU', 'Location', 'On hand'], ...rows] }
  const look = await lookAtTable(await book(list as typeof STOCK), {}, STOCK_OF_STORE)
  const { mapping } = guessMapping(look.rows, { kind: 'baseline', storeName: 'Main' })
  expect(mapping.site).toBe('Main')
})

test('sentences on a first page are no list of items', async () => {
  const rows = [['Terms of sale 2026'], ['Free delivery from 250'], ['Within 48 hours']]
  const terms = { name: 'Terms', rows }
  const { format } = await lookAtTable(await book(terms, ITEMS), {}, { kind: 'catalogue' })
  expect(format.sheet).toBe(1)
})

test('a list on each of several sheets is asked about until one is chosen', async () => {
  const columns = ['SKU', 'Item name', 'On hand']
  const of = (name: string, ...rows: readonly (readonly (string | number)[])[]) =>
    ({ name, rows: [columns, ...rows] }) as unknown as typeof STOCK
  const oslo = of('Oslo', ['A-1', 'Pencil', 5], ['A-2', 'Ruler', 7])
  const bergen = of('Bergen', ['A-1', 'Pencil', 3], ['A-3', 'Eraser', 2])
  const source = await book(COVER, oslo, bergen, of('Empty'))
  const BOTH = [
    { sheet: 1, name: 'Oslo' },
    { sheet: 2, name: 'Bergen' },
  ]
  const look = await lookAtTable(source, {}, STOCK_OF_STORE)
  expect(look).toMatchObject({ format: { sheet: 1 }, similarSheets: BOTH })
  expect(guessTable(look, STOCK_OF_STORE).questions).toEqual([
    { code: 'similar_sheets', sheets: BOTH },
  ])
  const chosen = await lookAtTable(source, { sheet: 2 }, STOCK_OF_STORE)
  expect(guessTable(chosen, STOCK_OF_STORE).questions).toEqual([])
  const own = await lookAtTable(source, {}, { ...STOCK_OF_STORE, storeName: 'BERGEN' })
  expect(own).toMatchObject({ format: { sheet: 2 }, similarSheets: [] })
  const others = await lookAtTable(await book(STOCK, ITEMS, COVER), {}, STOCK_OF_STORE)
  expect(others.similarSheets).toEqual([])
})
