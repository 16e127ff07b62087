import { expect, test } from 'vitest'
import {
  clampIndex,
  edgeScroll,
  indexInGrid,
  indexInList,
  isSameOrder,
  orderAfterMove,
  orderWith,
  stepOfKey,
} from './sorting.ts'

const IDS = ['a', 'b', 'c', 'd']

test('what is lifted stands at its new place and the others keep their order', () => {
  expect(orderWith(IDS, { id: 'a', index: 2 })).toEqual(['b', 'c', 'a', 'd'])
  expect(orderWith(IDS, { id: 'd', index: 0 })).toEqual(['d', 'a', 'b', 'c'])
  expect(orderWith(IDS, undefined)).toBe(IDS)
})

test('what others add meanwhile is in the order, and what they remove cannot be dropped', () => {
  expect(orderWith([...IDS, 'new'], { id: 'a', index: 1 })).toEqual(['b', 'a', 'c', 'd', 'new'])
  expect(orderWith(['b', 'c'], { id: 'a', index: 1 })).toEqual(['b', 'c'])
})

test('a move stops at both ends', () => {
  expect(orderAfterMove(IDS, 'b', -1)).toEqual(['b', 'a', 'c', 'd'])
  expect(orderAfterMove(IDS, 'a', -1)).toEqual(IDS)
  expect(orderAfterMove(IDS, 'b', 99)).toEqual(['a', 'c', 'd', 'b'])
  expect(orderAfterMove(IDS, 'gone', 1)).toBe(IDS)
  expect(clampIndex(IDS, 9)).toBe(3)
})

test('two orders are the same when every place is', () => {
  expect(isSameOrder(IDS, [...IDS])).toBe(true)
  expect(isSameOrder(IDS, ['b', 'a', 'c', 'd'])).toBe(false)
  expect(isSameOrder(IDS, ['a', 'b', 'c'])).toBe(false)
})

function row(top: number, bottom: number) {
  return { left: 0, right: 100, top, bottom }
}

test('a row is dropped behind those whose middle is above the pointer', () => {
  const others = [row(0, 40), row(40, 240), row(240, 280)]
  expect(indexInList(others, { x: 0, y: 10 })).toBe(0)
  expect(indexInList(others, { x: 0, y: 100 })).toBe(1)
  expect(indexInList(others, { x: 0, y: 150 })).toBe(2)
  expect(indexInList(others, { x: 0, y: 999 })).toBe(3)
})

test('a tile is dropped where the pointer is, and stays where it was between tiles', () => {
  const tiles = [
    { left: 0, right: 40, top: 0, bottom: 40 },
    { left: 50, right: 90, top: 0, bottom: 40 },
  ]
  expect(indexInGrid(tiles, { x: 60, y: 20 })).toBe(1)
  expect(indexInGrid(tiles, { x: 45, y: 20 })).toBeUndefined()
})

test('arrows move by one place, or by a row of tiles', () => {
  expect(stepOfKey('ArrowLeft', 4)).toBe(-1)
  expect(stepOfKey('ArrowDown', 4)).toBe(4)
  expect(stepOfKey('ArrowUp', 1)).toBe(-1)
  expect(stepOfKey('Home', 4)).toBeUndefined()
})

test('the page moves only while the pointer is near its edge', () => {
  expect(edgeScroll(10, 800)).toBeLessThan(0)
  expect(edgeScroll(790, 800)).toBeGreaterThan(0)
  expect(edgeScroll(400, 800)).toBe(0)
})
