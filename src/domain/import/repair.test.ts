import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countRepairs, type Repair, repairedCells, repairsOf, withRepair } from './repair.ts'

const HEADERS = ['SKU', 'On hand', 'Cost']
const repair = (row: number, at: number, value = '12'): Repair => ({
  row,
  at,
  header: HEADERS[at] ?? '',
  value,
})

test('a repair applies to the cell at its row and column', () => {
  expect(repairedCells(['A-1', '12 ea'], [repair(2, 1)])).toEqual(['A-1', '12'])
  expect(repairedCells(['A-1'], [repair(2, 2, '3')])).toEqual(['A-1', '', '3'])
})

test('typed once more, the later value stays, and other cells keep theirs', () => {
  const repairs = [repair(2, 1), repair(3, 1), repair(2, 1, '13')]
  const kept = repairs.reduce<readonly Repair[]>(withRepair, [])
  expect(repairsOf(kept, HEADERS).get(2)).toEqual([repair(2, 1, '13')])
  expect(repairsOf(kept, HEADERS).get(3)).toEqual([repair(3, 1)])
})

test('a column that is not used keeps its repair, and one that is not there does not get another', () => {
  const repairs = [repair(2, 1), repair(3, 2)]
  expect(countRepairs(repairs, HEADERS, ['sku', 'quantity', null])).toEqual({ kept: 2, inUse: 1 })
  expect(countRepairs(repairs, HEADERS, ['sku', 'quantity', 'cost'])).toEqual({ kept: 2, inUse: 2 })
  expect(repairsOf(repairs, ['SKU', 'Cost', 'On hand']).size).toBe(0)
  expect(countRepairs(repairs, ['One'], ['sku'])).toEqual({ kept: 2, inUse: 0 })
})

test('the last repair of each cell wins', () => {
  const typed = fc.array(
    fc.record({ row: fc.nat(3), at: fc.nat(2), value: fc.string() }).map((one) => ({
      ...one,
      header: HEADERS[one.at] ?? '',
    })),
  )
  fc.assert(
    fc.property(typed, (all) => {
      const kept = repairsOf(all.reduce<readonly Repair[]>(withRepair, []), HEADERS)
      for (const { row, at } of all) {
        const last = all.findLast((one) => one.row === row && one.at === at)
        expect(repairedCells([], kept.get(row) ?? [])[at]).toBe(last?.value)
      }
    }),
  )
})
