import { expect, test } from 'vitest'
import { isLater, parseSnapshot, sees } from './change-tail.ts'

test('a snapshot sees what had ended before it', () => {
  const snapshot = parseSnapshot('90:100:90,97')
  expect(['89', '91', '99'].map((xid) => sees(snapshot, xid))).toEqual([true, true, true])
  expect(['90', '97', '100', '1000'].map((xid) => sees(snapshot, xid))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('of two snapshots the later one has seen more transactions end', () => {
  const [first, second, third] = ['9:9:', '9:12:9,11', '11:12:11'].map(parseSnapshot)
  if (!first || !second || !third) throw new Error('three were given')
  expect([isLater(second, first), isLater(third, second)]).toEqual([true, true])
  expect([isLater(first, second), isLater(second, third), isLater(third, third)]).toEqual([
    false,
    false,
    false,
  ])
})
