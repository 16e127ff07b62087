import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCodeText } from './code-text.ts'
import { parseNumberText } from './number-text.ts'
import { gtinKeyNumber, gtinNumberIn, hashPlain, isTidy, plainNumberIn } from './plain-bytes.ts'
import { hashText } from './seen-keys.ts'
import { tidyCell } from './tidy-cell.ts'

const encoder = new TextEncoder()
/** Surrounds the text with other bytes, like a cell in a line. */
function inLine(text: string) {
  const bytes = encoder.encode(`9,${text},9`)
  return [bytes, 2, bytes.length - 2] as const
}

const numberLike = fc.stringMatching(/^[0-9.,\- ]{0,17}$/)
const digits = fc.stringMatching(/^\d{10,15}$/)

test('bytes that are considered clean stay as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 12 }), (text) => {
      if (isTidy(...inLine(text))) expect(tidyCell(text)).toBe(text)
    }),
  )
  expect(isTidy(...inLine('Tea pot, green'))).toBe(true)
  expect(isTidy(...inLine('Tea  pot'))).toBe(false)
})

test('a number is the same as in a text, or left to those who read texts', () => {
  fc.assert(
    fc.property(numberLike, (text) => {
      const number = plainNumberIn(...inLine(text))
      if (number >= 0) expect(number).toBe(parseNumberText(text, '.'))
    }),
  )
  expect(plainNumberIn(...inLine('4.50'))).toBe(4.5)
  expect(plainNumberIn(...inLine('-4'))).toBe(-1)
})

test('a trade item number is the number of the key that it has as a text', () => {
  fc.assert(
    fc.property(digits, (text) => {
      const number = gtinNumberIn(...inLine(text))
      if (number < 0) return
      const key = String(number).padStart(14, '0')
      expect(readCodeText(text, true)).toMatchObject({ kind: 'code', key, repaired: false })
      expect(gtinKeyNumber(...inLine(key))).toBe(number)
    }),
  )
  expect(gtinNumberIn(...inLine('012345678905'))).toBe(12345678905)
  expect(gtinNumberIn(...inLine('012345678904'))).toBe(-1)
  expect(gtinNumberIn(...inLine('000000000000'))).toBe(-1)
})

test('only keys of fourteen digits are numbers', () => {
  expect(gtinKeyNumber(...inLine('00012345678905'))).toBe(12345678905)
  expect(gtinKeyNumber(...inLine('012345678905'))).toBeNaN()
  expect(gtinKeyNumber(...inLine('0001234567890X'))).toBeNaN()
})

test('plain letters have the hash of their text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(hashPlain(...inLine(text))).toBe(hashText(text))
    }),
  )
})
