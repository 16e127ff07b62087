import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeCode } from '../barcode.ts'
import { checkDigitOf } from './gtin.ts'
import { codeOfLine, shownCode } from './shown-code.ts'

test.each([
  ['072310451988', '072310451988'],
  ['0072310451988', '072310451988'],
  ['00072310451988', '072310451988'],
  ['72310451988', '072310451988'],
  ['4006381333931', '4006381333931'],
  ['4 006381 333931', '4006381333931'],
  ['04006381333931', '4006381333931'],
  ['(01)09506000134352(10)LOT-77', '9506000134352'],
  ['96385074', '96385074'],
  ['house-42', 'house-42'],
])('%s is shown as %s', (read, shown) => {
  expect(shownCode(read)).toBe(shown)
})

test('every spelling of one number is shown alike, and what is shown finds the same item', () => {
  const number = fc
    .stringMatching(/^[0-9]{7,13}$/)
    .filter((digits) => !/^0+$/.test(digits))
    .map((digits) => digits + checkDigitOf(digits))
  fc.assert(
    fc.property(number, (read) => {
      const { key } = normalizeCode(read)
      expect(shownCode(read)).toBe(shownCode(key))
      expect(normalizeCode(shownCode(read)).key).toBe(key)
      expect(codeOfLine(`?${key}`)).toBe(shownCode(read))
    }),
  )
})
