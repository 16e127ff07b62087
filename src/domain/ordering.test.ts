import { expect, test } from 'vitest'
import { decideOrder } from './ordering.ts'

test('a new order must name exactly the existing ones', () => {
  expect(decideOrder(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
})

test.each([
  ['misses one', ['a', 'b']],
  ['knows one too many', ['a', 'b', 'c', 'd']],
  ['names one twice', ['a', 'b', 'b']],
  ['names a stranger', ['a', 'b', 'x']],
])('an order that %s meets a change of somebody else', (_what, wanted) => {
  expect(() => decideOrder(['a', 'b', 'c'], wanted)).toThrow(
    expect.objectContaining({ code: 'conflict', details: { current: ['a', 'b', 'c'] } }),
  )
})
