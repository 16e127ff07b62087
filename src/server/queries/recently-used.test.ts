import { expect, test } from 'vitest'
import { RecentlyUsed } from './recently-used.ts'

test('a value is kept until another takes its place', () => {
  const kept = new RecentlyUsed<string>(2)
  expect(kept.get('a')).toBeUndefined()
  kept.set('a', 'new')
  expect(kept.get('a')).toBe('new')
  kept.set('a', 'newer')
  expect(kept.get('a')).toBe('newer')
})

test('a full cache lets go of what was not used for longest', () => {
  const kept = new RecentlyUsed<string>(2)
  kept.set('a', 'first')
  kept.set('b', 'second')
  expect(kept.get('a')).toBe('first')
  kept.set('c', 'third')
  expect(kept.get('b')).toBeUndefined()
  expect(kept.get('a')).toBe('first')
  expect(kept.get('c')).toBe('third')
})
