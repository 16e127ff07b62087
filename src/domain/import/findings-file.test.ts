import { expect, test } from 'vitest'
import { csvCell, type FindingsFileWords, findingsFile } from './findings-file.ts'

test('a cell that a spreadsheet would run is made harmless; numbers stay numbers', () => {
  expect(csvCell('=HYPERLINK("http://x")')).toBe(`"'=HYPERLINK(""http://x"")"`)
  expect(csvCell('@SUM(A1)')).toBe("'@SUM(A1)")
  expect(csvCell('-3')).toBe('-3')
})

const words: FindingsFileWords = {
  suggestion: (suggestion) => suggestion,
  headers: ['Row', 'Kind', 'Column', 'Value in the file', 'What is wrong', 'Suggestion'],
  severity: (severity) => severity,
  wrong: (code) => `${code}, somehow`,
  more: (code, count) => `${count} more of ${code}`,
  column: (kind) => `the ${kind}`,
}

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
  expect(findingsFile([finding], file, words).split('\r\n').slice(1)).toEqual([
    '7,error,On hand,12 ea,"quantity_not_a_number, somehow",12',
    '',
  ])
})

test('the file says how many more findings were counted than are listed', () => {
  const byCode = { quantity_not_a_number: 1_202, quantity_missing: 0 }
  expect(findingsFile([finding], { ...file, byCode }, words).split('\r\n')[2]).toBe(
    ',error,,,1201 more of quantity_not_a_number,',
  )
})
