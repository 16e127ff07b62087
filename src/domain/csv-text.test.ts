import { expect, test } from 'vitest'
import { csvRow, sealedCsvRow } from './csv-text.ts'

test('cells are quoted only where needed, and null is an empty cell', () => {
  expect(csvRow(['Tea', 'Cups, "large"', null, -2.5, true])).toBe(
    'Tea,"Cups, ""large""",,-2.5,true',
  )
  expect(csvRow(['two\nlines'])).toBe('"two\nlines"')
})

test('text that a spreadsheet would run as a formula is escaped, numbers are not', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx']) {
    expect(csvRow([text])).toBe(`'${text}`)
  }
  expect(csvRow([-1])).toBe('-1')
})

test('a formula is none behind blanks either, nor in wide letters', () => {
  for (const text of ['＝1+1', '＋1', '－1', '＠SUM(A1)', ' =1+1', '\u00a0@x', '\u3000＝1']) {
    expect(csvRow([text])).toBe(`'${text}`)
  }
  expect(csvRow(['\n=1'])).toBe('"\'\n=1"')
  expect(csvRow(['a=1', 'x ＝ y'])).toBe('a=1,x ＝ y')
})

test('sealed documents are spelled as they always were, since their hash is known', () => {
  expect(sealedCsvRow(['=1', '＝1', ' =1'])).toBe("'=1,＝1, =1")
})
