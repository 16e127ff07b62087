import { expect, test } from 'vitest'
import { codeWords } from './code-words.ts'

const NOW = Date.UTC(2026, 10, 16)
const GTIN = '09506000134352'

test('a number is shown as it stands under the bars', () => {
  expect(codeWords('0072310451988', NOW)).toEqual({ number: '072310451988', facts: '' })
  // The same as in every list, also where zeros were left out.
  expect(codeWords('999000111', NOW).number).toBe('000999000111')
  expect(codeWords('HOUSE-42', NOW)).toEqual({ number: 'HOUSE-42', facts: '' })
})

test('what else a label says is said in words', () => {
  expect(codeWords(`(01)${GTIN}(17)261231(10)LOT-77(21)SER-9`, NOW)).toEqual({
    number: '9506000134352',
    facts: 'Lot LOT-77 · Until 31 Dec 2026 · No. SER-9',
  })
  expect(codeWords(`(01)${GTIN}(3103)001250`, NOW).facts).toBe('1.25 kg')
})

test('what is over is said to be so, and today is not over', () => {
  expect(codeWords(`(01)${GTIN}(17)261115`, NOW).facts).toBe('Expired 15 Nov 2026')
  expect(codeWords(`(01)${GTIN}(17)261116`, NOW).facts).toBe('Until 16 Nov 2026')
  expect(codeWords(`(01)${GTIN}(17)261340`, NOW).facts).toBe('Date 261340')
})
