import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SeenKeys } from './seen-keys.ts'

test('remembers the first row of every key, through any number of keys', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 8 }), { maxLength: 3_000 }), (keys) => {
      const seen = new SeenKeys()
      const first = new Map<string, number>()
      for (const [at, key] of keys.entries()) {
        expect(seen.note(key, at + 1)?.row).toBe(first.get(key))
        if (!first.has(key)) first.set(key, at + 1)
      }
    }),
    { numRuns: 20 },
  )
})

test('a hundred thousand different keys are different', () => {
  const seen = new SeenKeys()
  for (let at = 1; at <= 100_000; at += 1) expect(seen.note(`SKU-${at}`, at)).toBeUndefined()
  expect(seen.note('SKU-77', 200_000)).toEqual({ row: 77, value: 0 })
})
