import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CellPatch } from './cell-patch.ts'
import { inFileOrder } from './patch-list.ts'

test('patches of several stores come in the order of the file, as they were', () => {
  const patch: fc.Arbitrary<CellPatch> = fc.record({
    row: fc.nat({ max: 500 }),
    column: fc.nat({ max: 5 }),
    was: fc.option(fc.string({ maxLength: 3 }), { nil: undefined }),
    text: fc.string({ maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(fc.array(patch, { maxLength: 300 }), { maxLength: 3 }), (lists) => {
      const sorted = lists
        .flat()
        .toSorted((one, other) => one.row - other.row || one.column - other.column)
      expect([...inFileOrder(lists)]).toEqual(sorted)
    }),
  )
})
