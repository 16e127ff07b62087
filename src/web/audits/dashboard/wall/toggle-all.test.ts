import { expect, test } from 'vitest'
import { toggleAll } from './toggle-all.ts'

test('a room is chosen whole before it is left whole', () => {
  const some = toggleAll(new Set(), ['a'])
  const whole = toggleAll(some, ['a', 'b'])
  expect([...whole].sort()).toEqual(['a', 'b'])
  expect([...toggleAll(whole, ['a', 'b'])]).toEqual([])
  expect([...toggleAll(whole, ['a'])]).toEqual(['b'])
})
