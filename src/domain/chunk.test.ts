import { expect, test } from 'vitest'
import { chunk } from './chunk.ts'

test('everything is in one piece, in its order, and no piece is longer than allowed', () => {
  expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunk([1, 2], 2)).toEqual([[1, 2]])
  expect(chunk([], 2)).toEqual([])
})
