import { expect, test } from 'vitest'
import { csvCell, findingsFile } from './findings-file.ts'

test('a cell that a spreadsheet would run is made harmless; numbers stay numbers', () => {
  expect(csvCell('=HYPERLINK("http://x")')).toBe(`"'=HYPERLINK(""http://x"")"`)
  expect(csvCell('@SUM(A1)')).toBe("'@SUM(A1)")
  expect(csvCell('-3')).toBe('-3')
})

const finding = {
  row: 7,
  code: 'quantity_not_a_number',
  column: 'quantity',
  value: '12 ea',
  suggestion: '12',
} as const
const file = {
  headers: ['Item No.', 'On hand'],
  mapping: { columns: ['sku', 'quantity'] },
  byCode: { quantity_not_a_number: 1 },
} as const

test('every finding is a line with its row, column, value, reason and repair', () => {
  expect(findingsFile([finding], file).split('\r\n').slice(1)).toEqual([
    '7,error,On hand,12 ea,"quantity is not a number. Type over them, or leave these rows out.",12',
    '',
  ])
})

test('the file says how many more findings were counted than are listed', () => {
  const byCode = { quantity_not_a_number: 1_202, quantity_missing: 0 }
  expect(findingsFile([finding], { ...file, byCode }).split('\r\n')[2]).toBe(
    ',error,,,"1,201 more of: Type over them, or leave these rows out.",',
  )
})
