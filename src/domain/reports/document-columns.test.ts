import { expect, test } from 'vitest'
import { sheetColumns, type TableLine } from './document-columns.ts'

const HEAD = { auditName: 'Spring count', completedAt: null, confirmationNumber: null }
const LINE: TableLine = {
  storeName: 'Main store',
  sku: null,
  barcode: null,
  name: 'Tea',
  category: null,
  unit: 'each',
  currency: 'USD',
  unitCost: null,
  expected: 4,
  counted: 3,
  variance: -1,
  percent: -25,
  value: null,
  notCounted: 0,
  notCountedValue: null,
  review: 'open',
  settled: null,
  reasonCode: 'record_error',
  note: null,
  decidedBy: null,
  decidedAt: null,
}

function cell(title: string, line: TableLine) {
  const column = sheetColumns(['USD']).find((one) => one.title === title)
  return column?.cell(line, HEAD)
}

test('a workbook words each decision, and leaves the cell empty where none was needed', () => {
  expect(cell('Review', LINE)).toBe('To decide')
  expect(cell('Review', { ...LINE, review: 'none' })).toBeNull()
  expect(cell('Reason', LINE)).toBe('Error in the records')
  expect(cell('Reason', { ...LINE, reasonCode: null })).toBeNull()
})
