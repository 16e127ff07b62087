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
        // With other bytes around it, as in a stream.
        const bytes = Buffer.from(`>${text}<`)
        index.add(bytes, 1, bytes.length - 1, at)
        if (!first.has(text)) first.set(text, at)
      }
      for (const text of [...keys, ...others]) expect(index.find(text)).toBe(first.get(text))
    }),
    { numRuns: 30 },
  )
})

test('many keys at once are found as each of them is', () => {
  const key = fc.string({ unit: fc.constantFrom(...'ab01'), maxLength: 4 })
  const some = fc.array(key, { maxLength: 40 })
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200 }), some, (keys, asked) => {
      const index = new KeyIndex()
      for (const [at, text] of keys.entries()) index.add(Buffer.from(text), 0, text.length, at)
      const from = new Int32Array(asked.length)
      const to = new Int32Array(asked.length)
      let end = 0
      for (const [at, text] of asked.entries()) {
        from[at] = end
        end += text.length
        to[at] = end
      }
      const count = asked.length
      const places = {
        count,
        from,
        to,
        hashes: new Uint32Array(count),
        isAlike: new Uint8Array(count),
      }
      const entries = new Uint32Array(count)
      index.entriesOf(Buffer.from(asked.join('')), places, entries)
      expect([...entries]).toEqual(asked.map((text) => (index.entryOf(text) ?? -1) + 1))
    }),
  )
})
