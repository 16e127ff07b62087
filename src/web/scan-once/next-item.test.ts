import { expect, test } from 'vitest'
import { nextItem } from './next-item.ts'

const items = ['a', 'b', 'c'].map((id) => ({ id }))

test('goes through the list, and begins anew at its end', () => {
  expect(nextItem(items, 'a')?.id).toBe('b')
  expect(nextItem(items, 'c')?.id).toBe('a')
})

test('begins at the first where the item has left the list', () => {
  expect(nextItem(items, 'gone')?.id).toBe('a')
})

test('ends where no other is left', () => {
  expect(nextItem([{ id: 'a' }], 'a')).toBeUndefined()
  expect(nextItem([], 'a')).toBeUndefined()
})
