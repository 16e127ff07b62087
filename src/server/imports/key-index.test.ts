import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KeyIndex } from './key-index.ts'

test('finds what was added first under a text, and nothing else, like a map', () => {
  const key = fc.string({ unit: fc.constantFrom(...'abAB09-ä商'), maxLength: 5 })
  fc.assert(
    fc.property(fc.array(key, { maxLength: 6_000 }), fc.array(key), (keys, others) => {
      const index = new KeyIndex()
      const first = new Map<string, number>()
      for (const [at, text] of keys.entries()) {
        // In the middle of other bytes, as it comes from a stream.
        const bytes = Buffer.from(`>${text}<`)
        index.add(bytes, 1, bytes.length - 1, at)
        if (!first.has(text)) first.set(text, at)
      }
      for (const text of [...keys, ...others]) expect(index.find(text)).toBe(first.get(text))
    }),
    { numRuns: 30 },
  )
})
