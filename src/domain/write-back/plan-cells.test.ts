import { describe, expect, test } from 'vitest'
import type { Mapping } from '../import/mapping.ts'
import { type CountedItem, CountedItems } from './counted-items.ts'
import { type FilePart, PartPlanner, type ShelfCount } from './plan-cells.ts'

const MAPPING: Mapping = {
  columns: ['sku', 'name', 'quantity', 'shelf'],
  headerRows: 1,
  decimal: '.',
  site: null,
  gtins: false,
}

type Wish = Partial<CountedItem> & { readonly sku: string }

function planOf(
  rows: readonly (readonly string[])[],
  items: readonly Wish[],
  { part, counts = [] }: { part?: Partial<FilePart>; counts?: readonly ShelfCount[] } = {},
) {
  const counted = new CountedItems()
  for (const item of items) {
    counted.add({
      itemId: item.sku,
      name: `Item ${item.sku}`,
      category: null,
      unit: 'each',
      codes: [],
      expected: 0,
      counted: item.settled ?? null,
      settled: null,
      isRejected: false,
      ...item,
    })
  }
  const planner = new PartPlanner({
    storeId: 'store',
    mapping: MAPPING,
    repairs: [],
    headers: ['SKU', 'Name', 'Qty', 'Shelf'],
    column: 2,
    writtenAs: 'count',
    wholeNumbers: false,
    items: counted,
    ...part,
  })
  const head = ['SKU', 'Name', 'Qty', 'Shelf']
  planner.take({ firstRow: 1, rows: [head, ...rows], brokenRows: [], fastRows: 0 })
  return planner.finish(counts)
}

const cellsOf = ({ patches }: ReturnType<typeof planOf>) =>
  [...patches].map(({ row, column, text }) => [row, column, text])

const onShelf = (code: string, standing: number | null, isHandedIn = true): ShelfCount => ({
  itemId: 'A',
  shelfId: `shelf ${code}`,
  shelfCode: code,
  roomName: 'Hall',
  standing,
  isHandedIn,
})

describe('a row', () => {
  test('gets the counted quantity', () => {
    const plan = planOf([['A', '', '5']], [{ sku: 'A', settled: 7_500 }])
    expect([...plan.patches]).toEqual([{ row: 2, column: 2, was: '5', text: '7.5' }])
  })

  test('of which nothing was counted stays as it is, and is never 0', () => {
    const plan = planOf([['A', '', '5']], [{ sku: 'A', settled: null }])
    expect(plan).toMatchObject({ patches: { length: 0 }, notCounted: 1, left: [] })
  })

  test('gets 0 where somebody declared that there is none', () => {
    expect(cellsOf(planOf([['A', '', '5']], [{ sku: 'A', settled: 0 }]))).toEqual([[2, 2, '0']])
  })

  test('keeps its text where the count is the same number', () => {
    const plan = planOf([['A', '', '5.00']], [{ sku: 'A', settled: 5_000 }])
    expect(plan).toMatchObject({ patches: { length: 0 }, unchanged: 1 })
  })

  test('with a SKU of its own gets nothing of another item that has its barcode', () => {
    const part = {
      mapping: { ...MAPPING, columns: ['sku', 'name', 'quantity', 'barcode'] as const },
    }
    const codes = [{ raw: '4006381333931', key: '04006381333931' }]
    const items = [{ sku: 'A', name: 'Pencil', settled: 1_000, codes }]
    const rowOf = (name: string) => [['N', name, '5', '4006381333931']]
    expect(planOf(rowOf('Ink'), items, { part }).patches.length).toBe(0)
    expect(cellsOf(planOf(rowOf('PENCIL'), items, { part }))).toEqual([[2, 2, '1']])
  })

  test('is found by its barcode, and by its name where it has nothing else', () => {
    const part = {
      mapping: { ...MAPPING, columns: ['barcode', 'name', 'quantity', null] as const },
    }
    const items = [
      { sku: 'A', settled: 1_000, codes: [{ raw: '4006381333931', key: '04006381333931' }] },
      { sku: 'B', settled: 2_000 },
    ]
    const plan = planOf(
      [
        ['4006381333931', '', ''],
        ['', 'Item B', ''],
      ],
      items,
      { part },
    )
    expect(cellsOf(plan)).toEqual([
      [2, 2, '1'],
      [3, 2, '2'],
    ])
  })

  test.each([
    ['a word', 'parent', 2_000, {}, 'not_a_number'],
    ['a fraction for a system of whole numbers', '5', 1_500, { wholeNumbers: true }, 'fraction'],
  ] as const)('with %s is left and listed', (_name, said, settled, part, reason) => {
    const plan = planOf([['A', '', said]], [{ sku: 'A', settled }], { part })
    expect([...plan.patches]).toEqual([])
    expect(plan.left).toEqual([{ row: 2, reason, sku: 'A', name: 'Item A', counted: settled }])
  })

  test('of which only a part was counted is left and listed', () => {
    const wish = { sku: 'A', counted: 4_000, settled: 7_000 }
    const plan = planOf([['A', '', '5']], [wish])
    expect(plan).toMatchObject({
      patches: { length: 0 },
      left: [{ row: 2, reason: 'partly_counted' }],
    })
    expect(planOf([['A', '', '7']], [wish])).toMatchObject({ unchanged: 1, left: [] })
  })

  test('that says "not stocked" is not touched, and what was counted of it is listed', () => {
    const plan = planOf([['A', '', 'not stocked']], [{ sku: 'A', settled: 3_000 }])
    expect(plan).toMatchObject({
      patches: { length: 0 },
      rowless: [],
      left: [{ reason: 'not_a_number' }],
    })
    const none = planOf([['A', '', 'not stocked']], [{ sku: 'A', settled: 0 }])
    expect(none).toMatchObject({ patches: { length: 0 }, left: [] })
  })

  test('gets the adjustment where the column is for adjustments', () => {
    const part = { column: 3, writtenAs: 'difference' } as const
    const rows = [
      ['A', '', '5', ''],
      ['B', '', '5', ''],
    ]
    const items = [
      { sku: 'A', settled: 3_000 },
      { sku: 'B', settled: 9_000 },
    ]
    expect(cellsOf(planOf(rows, items, { part }))).toEqual([
      [2, 3, '-2'],
      [3, 3, '4'],
    ])
  })
})

describe('an item in several rows', () => {
  const rows = [
    ['A', '', '5', 'S1'],
    ['A', '', '3', 'S2'],
  ]

  test('gets on each what was counted there, and on a shelf that nobody counted nothing', () => {
    const counts = [onShelf('S1', 4_000), onShelf('S2', null, false)]
    const plan = planOf(rows, [{ sku: 'A', settled: 7_000 }], { counts })
    expect(cellsOf(plan)).toEqual([[2, 2, '4']])
    expect(plan.notCounted).toBe(1)
  })

  test('that was found on another shelf too has no row for that', () => {
    const counts = [onShelf('S1', 4_000), onShelf('S2', null), onShelf('S9', 2_000)]
    const plan = planOf(rows, [{ sku: 'A', settled: 6_000 }], { counts })
    expect(cellsOf(plan)).toEqual([
      [2, 2, '4'],
      [3, 2, '0'],
    ])
    expect(plan.rowless).toMatchObject([{ quantity: 2_000, shelf: { room: 'Hall', code: 'S9' } }])
  })

  test('that cannot be told apart is left and listed, not shared out by a guess', () => {
    const plan = planOf(
      rows.map(([sku, name, quantity]) => [sku ?? '', name ?? '', quantity ?? '', '']),
      [{ sku: 'A', settled: 6_000 }],
    )
    expect([...plan.patches]).toEqual([])
    expect(plan.left.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'several_rows'],
      [3, 'several_rows'],
    ])
  })

  test('needs no word where all of it is there, or nothing', () => {
    const plain = rows.map(([sku, name, quantity]) => [sku ?? '', name ?? '', quantity ?? '', ''])
    expect(planOf(plain, [{ sku: 'A', settled: 8_000 }])).toMatchObject({ unchanged: 2, left: [] })
    expect(cellsOf(planOf(plain, [{ sku: 'A', settled: 0 }]))).toEqual([
      [2, 2, '0'],
      [3, 2, '0'],
    ])
  })
})

describe('an item in several lots', () => {
  const rows = [
    ['A', 'L1', '5', 'S1'],
    ['A', 'L2', '3', 'S2'],
  ]
  const mapping: Mapping = { ...MAPPING, columns: ['sku', 'lot', 'quantity', 'shelf'] }
  const counts = [onShelf('S1', 4_000), onShelf('S2', 2_000)]
  const planOfLots = (settled: number) =>
    planOf(rows, [{ sku: 'A', settled }], { part: { mapping }, counts })

  test('is left and listed, on shelves of its own, too: no row gets what may be of another lot', () => {
    const plan = planOfLots(6_000)
    expect(cellsOf(plan)).toEqual([])
    expect(plan.left.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'several_lots'],
      [3, 'several_lots'],
    ])
  })

  test('needs no word where all of it is there, or nothing', () => {
    expect(planOfLots(8_000)).toMatchObject({ unchanged: 2, left: [] })
    expect(cellsOf(planOfLots(0))).toEqual([
      [2, 2, '0'],
      [3, 2, '0'],
    ])
  })

  test('is written by shelf where its rows are of one lot', () => {
    const same = rows.map(([sku, , quantity, shelf]) => [
      sku ?? '',
      'L1',
      quantity ?? '',
      shelf ?? '',
    ])
    const plan = planOf(same, [{ sku: 'A', settled: 6_000 }], { part: { mapping }, counts })
    expect(cellsOf(plan)).toEqual([
      [2, 2, '4'],
      [3, 2, '2'],
    ])
  })
})

test('found items without a row are listed', () => {
  const plan = planOf(
    [['A', '', '5']],
    [
      { sku: 'A', settled: 5_000 },
      { sku: 'NEW', settled: 2_000 },
      { sku: 'NONE', settled: null },
    ],
  )
  expect(plan.rowless.map(({ item, quantity }) => [item.sku, quantity])).toEqual([['NEW', 2_000]])
})
