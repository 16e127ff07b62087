import { expect, test } from 'vitest'
import { minutes, rounded, textCell, time } from './report-tables.ts'

test('times are dates in a workbook and ISO in a text, and unknown is empty', () => {
  const column = time<number | null>('completed_at', (ms) => ms)
  expect(column.cell(0)).toEqual(new Date(0))
  expect(textCell(column.cell(0))).toBe('1970-01-01T00:00:00.000Z')
  expect(column.cell(null)).toBeNull()
})

test('minutes and paces are rounded, and unknown stays unknown', () => {
  expect(minutes(95_000)).toBe(1.6)
  expect(rounded(1.23456)).toBe(1.23)
  expect(rounded(null)).toBeNull()
})
