import { expect, test } from 'vitest'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { describeFormat } from './describe-format.ts'

await keepMessages('en', ['columns'])
const t = messagesIn('en', 'columns')

test('a text says how its cells are parted, and in which letters', () => {
  const format = { kind: 'text', encoding: 'windows-1256', delimiter: ';', sheet: null } as const
  expect(describeFormat(format, 3, t)).toBe(
    'columns split by semicolon, Windows-1256, column names in row 3',
  )
})

test('letters that can be read in one way only are not worth a word', () => {
  const format = { kind: 'text', encoding: 'ascii', delimiter: ',', sheet: null } as const
  expect(describeFormat(format, 1, t)).toBe('columns split by comma, column names in row 1')
})

test('a workbook says which sheet is read, where that is not the first', () => {
  const format = { kind: 'xlsx', encoding: null, delimiter: null } as const
  expect(describeFormat({ ...format, sheet: 0 }, 1, t)).toBe('XLSX, column names in row 1')
  expect(describeFormat({ ...format, sheet: 1 }, 0, t)).toBe('XLSX, sheet 2, no column names')
})
