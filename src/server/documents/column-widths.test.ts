import { expect, test } from 'vitest'
import { numberWidths, restOf } from './column-widths.ts'
import { PAPER_POINTS } from './paper.ts'

test('a column is as wide as its longest number, and as its head', () => {
  const [short = 0, money = 0] = numberWidths(
    ['Match', 'Value'],
    [
      ['1%', '−KWD 859,458,189.125'],
      ['2%', '$1.00'],
    ],
    9,
  )
  expect(short).toBeGreaterThan(20)
  expect(money).toBeGreaterThan(95)
})

test('a head of wide letters is not broken within the word', () => {
  const [column = 0] = numberWidths(['Schwund'], [['10 %']], 9)
  expect(column).toBeGreaterThan(38)
})

test('words get the rest of the page, and never too little to be read', () => {
  const gaps = 2 * 16
  expect(restOf([50, 60])).toBe(PAPER_POINTS - 110 - gaps)
  expect(restOf([300, 300])).toBe(90)
})
