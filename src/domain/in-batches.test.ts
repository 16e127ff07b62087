import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('everything is in one piece, in its order, and no piece is longer than allowed', () => {
  expect(inBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inBatches([1, 2], 2)).toEqual([[1, 2]])
  expect(inBatches([], 2)).toEqual([])
})
