import { expect, test } from 'vitest'
import { countedAudit } from './counted-audit.ts'
import { cellsOf } from './line-cells.ts'
import { smallAudit } from './testing/small-audit.ts'
import { bucketOf } from './variance-buckets.ts'

test('lines are alike by size of stock and category; records without stock are of their own kind', () => {
  const one = [{ entered: 12 }]
  const lines = [
    { item: 'a', shelf: 's', expected: 12, entries: one },
    { item: 'b', shelf: 's', expected: 14, entries: one },
    { item: 'c', shelf: 's', expected: 40, entries: one },
    { item: 'd', shelf: 's', expected: 0, entries: one },
  ]
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, category: 'tea' }))
  const audit = countedAudit(smallAudit({ lines, items }))
  const places = cellsOf(audit.lines)
  const [a, b, c, d] = places.cells
  expect(b).toBe(a)
  expect(new Set([a, c, d]).size).toBe(3)
  expect(places.cellCount).toBe(3)
  expect(places.kinds[0]).toBe(places.kinds[2])
  expect(places.kinds[3]).not.toBe(places.kinds[0])
  expect(places.kinds[3]).toBe(places.stockKinds[0])
  expect([...places.own]).toEqual([0, -2, -28, 12].map(bucketOf))
})
