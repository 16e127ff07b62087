import { expect, test } from 'vitest'
import { askedBlocks, blocksOf, isNextTo } from './windowed.ts'

test('rows are in the blocks that they fall into', () => {
  expect(blocksOf({ first: 0, last: 99 }, 100)).toEqual({ first: 0, last: 0 })
  expect(blocksOf({ first: 95, last: 130 }, 100)).toEqual({ first: 0, last: 1 })
  expect(blocksOf({ first: 99_990, last: 99_999 }, 100)).toEqual({ first: 999, last: 999 })
})

test('the first block is always asked for, and once', () => {
  expect(askedBlocks({ first: 0, last: 1 })).toEqual([0, 1])
  expect(askedBlocks({ first: 7, last: 8 })).toEqual([0, 7, 8])
})

test('a step leads to the neighbour, and a jump does not', () => {
  const here = { first: 4, last: 5 }
  expect(isNextTo(here, { first: 5, last: 6 })).toBe(true)
  expect(isNextTo(here, { first: 3, last: 3 })).toBe(true)
  expect(isNextTo(here, { first: 6, last: 6 })).toBe(true)
  expect(isNextTo(here, { first: 7, last: 8 })).toBe(false)
  expect(isNextTo(here, { first: 0, last: 2 })).toBe(false)
})
