import { expect, test } from 'vitest'
import { nextTile } from './next-tile.ts'

// Two rows of three, then a room with one.
const BOXES = [
  { left: 0, top: 0 },
  { left: 90, top: 0 },
  { left: 180, top: 0 },
  { left: 0, top: 50 },
  { left: 90, top: 50 },
  { left: 0, top: 120 },
]

test('left and right follow the walking order across rows', () => {
  expect(nextTile(BOXES, 2, 'ArrowRight')).toBe(3)
  expect(nextTile(BOXES, 3, 'ArrowLeft')).toBe(2)
  expect(nextTile(BOXES, 0, 'ArrowLeft')).toBeUndefined()
  expect(nextTile(BOXES, 5, 'ArrowRight')).toBeUndefined()
})

test('up and down go to the nearest tile of the next row', () => {
  expect(nextTile(BOXES, 1, 'ArrowDown')).toBe(4)
  expect(nextTile(BOXES, 2, 'ArrowDown')).toBe(4)
  expect(nextTile(BOXES, 4, 'ArrowDown')).toBe(5)
  expect(nextTile(BOXES, 5, 'ArrowUp')).toBe(3)
  expect(nextTile(BOXES, 0, 'ArrowUp')).toBeUndefined()
})

test('home and end go to the ends, other keys nowhere', () => {
  expect(nextTile(BOXES, 3, 'Home')).toBe(0)
  expect(nextTile(BOXES, 3, 'End')).toBe(5)
  expect(nextTile(BOXES, 3, 'a')).toBeUndefined()
})
