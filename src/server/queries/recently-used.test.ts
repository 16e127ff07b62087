import { expect, test, vi } from 'vitest'
import { RecentlyUsed } from './recently-used.ts'

const always = () => true

test('a value is made once and used as long as it holds', async () => {
  const kept = new RecentlyUsed<string>(2)
  const make = vi.fn(async () => 'new')
  expect(await kept.use('a', always, make)).toBe('new')
  expect(await kept.use('a', always, make)).toBe('new')
  expect(make).toHaveBeenCalledTimes(1)
  expect(
    await kept.use(
      'a',
      () => false,
      async () => 'newer',
    ),
  ).toBe('newer')
  expect(await kept.use('a', always, make)).toBe('newer')
})

test('of more than it keeps, the one that was not used for longest goes', async () => {
  const kept = new RecentlyUsed<string>(2)
  const make = vi.fn(async () => 'made')
  for (const key of ['a', 'b', 'a', 'c']) await kept.use(key, always, make)
  expect(make).toHaveBeenCalledTimes(3)
  await kept.use('a', always, make)
  expect(make).toHaveBeenCalledTimes(3)
  await kept.use('b', always, make)
  expect(make).toHaveBeenCalledTimes(4)
})
