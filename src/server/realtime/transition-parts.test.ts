import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIMITS } from '#contract/frames.ts'
import { transitionParts } from './transition-parts.ts'

function partsOf(text: string) {
  return [...transitionParts(Buffer.from(text), 'one')]
}

const ODD = ['"', '\\', 'a', 'é', '€', '😀', '\u0000', '\u2028']

test('no frame is larger than the limit, and together they are the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ODD), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 2 * LIMITS.frameBytes }),
      (letters, length) => {
        const text = JSON.stringify({ value: letters.join('').repeat(length / letters.length) })
        const parts = partsOf(text)
        for (const part of parts) {
          expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(LIMITS.frameBytes)
        }
        expect(parts.map(({ chunk }) => chunk).join('') === text).toBe(true)
        expect(parts.map(({ partNumber }) => partNumber)).toEqual([...parts.keys()])
        expect(new Set(parts.map(({ totalParts }) => totalParts))).toEqual(new Set([parts.length]))
      },
    ),
    { numRuns: 8 },
  )
})
