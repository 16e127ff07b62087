import { expect, test } from 'vitest'
import { extendTo, NOTHING_SELECTED, toggle, toggleAll, within } from './selection.ts'

const order = ['a', 'b', 'c', 'd']

test('touching one chooses it, touching it again lets go', () => {
  const one = toggle(NOTHING_SELECTED, 'b')
  expect([...one.ids]).toEqual(['b'])
  expect([...toggle(one, 'b').ids]).toEqual([])
})

test('a range goes from the one touched last, in either direction', () => {
  const from = toggle(NOTHING_SELECTED, 'c')
  expect([...extendTo(from, 'a', order).ids].toSorted()).toEqual(['a', 'b', 'c'])
  expect([...extendTo(from, 'd', order).ids].toSorted()).toEqual(['c', 'd'])
  expect([...extendTo(NOTHING_SELECTED, 'b', order).ids]).toEqual(['b'])
})

test('a group is chosen as a whole, and let go as a whole', () => {
  const some = toggle(NOTHING_SELECTED, 'a')
  const all = toggleAll(some, ['a', 'b'])
  expect([...all.ids].toSorted()).toEqual(['a', 'b'])
  expect([...toggleAll(all, ['a', 'b']).ids]).toEqual([])
})

test('an item that is gone is not selected any more', () => {
  const chosen = toggle(toggle(NOTHING_SELECTED, 'a'), 'z')
  const left = within(chosen, order)
  expect([...left.ids]).toEqual(['a'])
  expect(left.anchor).toBeUndefined()
})
