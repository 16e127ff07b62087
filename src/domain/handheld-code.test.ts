import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeHandheldCode, readHandheldCode } from './handheld-code.ts'

test('every code that is made is read again, however it is typed', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.array(chance, { minLength: 6, maxLength: 6 }), (chances) => {
      const left = [...chances]
      const code = makeHandheldCode(() => left.shift() ?? 0)
      expect(code).toMatch(/^[A-Z2-9]{6}$/)
      const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `
      expect(readHandheldCode(typed)).toBe(code)
    }),
  )
})

test.each(['', 'ABC', 'ABCDEFG', 'ABCDE0', 'ABCDE!', 'ABCDEI'])(
  '%j is not read as the code of a handheld',
  (typed) => {
    expect(readHandheldCode(typed)).toBeUndefined()
  },
)
