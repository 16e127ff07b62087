import { expect, test } from 'vitest'
import { csvRow } from './csv-text.ts'

test('cells are quoted where they have to be, and nothing is an empty cell', () => {
  expect(csvRow(['Tea', 'Cups, "large"', null, -2.5, true])).toBe(
    'Tea,"Cups, ""large""",,-2.5,true',
  )
  expect(csvRow(['two\nlines'])).toBe('"two\nlines"')
})

test('text that a spreadsheet would run is kept from it, numbers are numbers', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx']) {
    expect(csvRow([text])).toBe(`'${text}`)
  }
  expect(csvRow([-1])).toBe('-1')
})
