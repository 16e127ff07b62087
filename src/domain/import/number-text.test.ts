import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessDecimal, parseNumberText, parseQuantityText, suggestQuantity } from './number-text.ts'

test.each([
  ['12', '.', 12],
  ['-3', '.', -3],
  ['1,234.56', '.', 1234.56],
  ['1.234,56', ',', 1234.56],
  ['12,80', ',', 12.8],
  ['1 234,5', ',', 1234.5],
  ["1'234.50", '.', 1234.5],
  ['(5)', '.', -5],
  ['5-', '.', -5],
  ['−7', '.', -7],
  ['$ 4.50', '.', 4.5],
  ['4,50 €', ',', 4.5],
  ['EUR 1.000', ',', 1000],
  ['.5', '.', 0.5],
  ['１２', '.', 12],
  ['－３．５', '.', -3.5],
  ['٣٤', '.', 34],
  ['۱۲٫۵', ',', 12.5],
  ['12 kr.', '.', 12],
] as const)('%s with the mark %s is %d', (text, decimal, number) => {
  expect(parseNumberText(text, decimal)).toBe(number)
})

test.each([
  '',
  '-',
  '12 ea',
  '12 pcs',
  '2 doz',
  '5-Mar',
  'Mar-05',
  '7 x 12',
  'see Bob',
  '1,23.4',
  '12,34',
  '0,450',
  '1.2.3',
  '#N/A',
  '4.00638E+12',
])('“%s” is not a number', (text) => {
  expect(parseNumberText(text, '.')).toBeNull()
})

test('any number comes back, written either way', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
      const number = thousandths / 1_000
      expect(parseNumberText(number.toFixed(3), '.')).toBe(number === 0 ? 0 : number)
      expect(parseNumberText(number.toFixed(3).replace('.', ','), ',')).toBe(number)
      expect(
        parseNumberText(number.toLocaleString('de-DE', { minimumFractionDigits: 3 }), ','),
      ).toBe(number)
    }),
  )
})

test('the decimal mark is inferred from unambiguous numbers', () => {
  expect(guessDecimal(['1.234', '12,80', '1.000'], null)).toBe(',')
  expect(guessDecimal(['1,234', '12.80'], null)).toBe('.')
  expect(guessDecimal(['1.234,56'], null)).toBe(',')
  expect(guessDecimal(['12', '4006381333931'], null)).toBe('.')
  expect(guessDecimal(['1 234,567', '4,350'], null)).toBe(',')
  expect(guessDecimal(['1.234.567'], null)).toBe(',')
  expect(guessDecimal(['0,450'], null)).toBe(',')
})

test('days are no numbers, and tell no decimal mark', () => {
  expect(guessDecimal(['31.12.2025', '30.11.2025', '12,80'], null)).toBe(',')
})

test('between semicolons a comma that may be either is one of decimals', () => {
  expect(guessDecimal(['4,350', '12,800', '5'], ';')).toBe(',')
  expect(guessDecimal(['4,350', '12.80'], ';')).toBe('.')
  expect(guessDecimal(['1.250', '12.000'], ';')).toBe('.')
  expect(guessDecimal(['4,350', '12,800'], ',')).toBe('.')
})

test('the suggestion is the number that was probably meant', () => {
  expect(suggestQuantity('12 ea', '.')).toBe(12)
  expect(suggestQuantity('7 x 12', '.')).toBe(84)
  expect(suggestQuantity('see Bob', '.')).toBeNull()
  expect(suggestQuantity('—', '.')).toBeNull()
})

test('pieces are quantities; what else stands beside a number is asked about', () => {
  expect(parseQuantityText('1.234,5 Stk.', ',')).toBe(1234.5)
  expect(parseQuantityText('12pcs', '.')).toBe(12)
  expect(parseQuantityText('(4)', '.')).toBe(-4)
  for (const text of ['2 doz', 'EUR 5', '5-Mar', 'pcs', '12 ea']) {
    expect(parseQuantityText(text, '.'), text).toBeNull()
  }
})

test('what is weighed is a quantity, and words for nothing left are zero', () => {
  expect(parseQuantityText('74.330 kg', '.')).toBe(74.33)
  expect(parseQuantityText('sold out', '.')).toBe(0)
  expect(parseQuantityText('2 doz', '.')).toBeNull()
})

test('signs of currencies before and behind are no part of a price', () => {
  expect(parseNumberText('Rp 58.500', ',')).toBe(58_500)
  expect(parseNumberText('12,50 zł', ',')).toBe(12.5)
  expect(parseNumberText('NT$120', '.')).toBe(120)
  expect(parseNumberText('3 x', '.')).toBeNull()
})
