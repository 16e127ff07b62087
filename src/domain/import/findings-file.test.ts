import { expect, test } from 'vitest'
import { csvCell, findingsFile } from './findings-file.ts'

test('a cell that a spreadsheet would run is made harmless; numbers stay numbers', () => {
  expect(csvCell('=HYPERLINK("http://x")')).toBe(`"'=HYPERLINK(""http://x"")"`)
  expect(csvCell('@SUM(A1)')).toBe("'@SUM(A1)")
  expect(csvCell('-3')).toBe('-3')
})

test('every finding is a line with its row, value, reason and repair', () => {
  const text = findingsFile([
    { row: 7, code: 'quantity_not_a_number', column: 'quantity', value: '12 ea', suggestion: '12' },
  ])
  expect(text.split('\r\n')[1]).toBe(
    '7,error,Expected quantity,12 ea,"quantity is not a number. Type over them, or leave these rows out.",12',
  )
})
