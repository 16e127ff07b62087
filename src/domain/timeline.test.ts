import { expect, test } from 'vitest'
import { timelineOf } from './timeline.ts'

test('a timeline of nothing has no line', () => {
  expect(timelineOf([], 1_000)).toEqual([])
  expect(timelineOf([2_000], null)).toEqual([])
})

test('shelves add up in the order in which they were done', () => {
  expect(timelineOf([3_000, 2_000], 1_000)).toEqual([
    { at: 1_000, shelves: 0 },
    { at: 2_000, shelves: 1 },
    { at: 3_000, shelves: 2 },
  ])
})

test('an event that a slow clock puts before the start is shown at the start', () => {
  expect(timelineOf([500], 1_000).at(-1)).toEqual({ at: 1_000, shelves: 1 })
})

test('thousands of shelves are few points, and the last one tells them all', () => {
  const points = timelineOf(
    Array.from({ length: 2_000 }, (_, index) => index),
    0,
  )
  expect(points.length).toBeLessThanOrEqual(50)
  expect(points.at(-1)?.shelves).toBe(2_000)
})
