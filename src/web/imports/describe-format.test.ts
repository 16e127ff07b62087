import { expect, test } from 'vitest'
import { describeFormat } from './describe-format.ts'

test('a text says how its cells are parted, and in which letters', () => {
  const format = { kind: 'text', encoding: 'windows-1256', delimiter: ';', sheet: null } as const
  expect(describeFormat(format, 3)).toBe('semicolon, Windows-1256, header in row 3')
})

test('a workbook says which sheet is read, where that is not the first', () => {
  const format = { kind: 'xlsx', encoding: null, delimiter: null } as const
  expect(describeFormat({ ...format, sheet: 0 }, 1)).toBe('XLSX, header in row 1')
  expect(describeFormat({ ...format, sheet: 1 }, 0)).toBe('XLSX, sheet 2, no header')
})
