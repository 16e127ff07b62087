import { expect, test } from 'vitest'
import type { TableLine } from '#domain/reports/document-columns.ts'
import { paperWords } from './paper-words.ts'
import { resultsColumns } from './results-columns.ts'

const english = await paperWords('en')

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
  const column = resultsColumns(['USD'], english).find((one) => one.title === title)
  return column?.cell(line, HEAD)
}

test('a workbook words each decision, and leaves the cell empty where none was needed', () => {
  expect(cell('Review', LINE)).toBe('To decide')
  expect(cell('Review', { ...LINE, review: 'none' })).toBeNull()
  expect(cell('Reason', LINE)).toBe('Error in the records')
  expect(cell('Reason', { ...LINE, reasonCode: null })).toBeNull()
})

test('the reader gets titles and words in their language, and numbers as numbers', async () => {
  const columns = resultsColumns(['EUR'], await paperWords('de'))
  const found = { ...LINE, percent: 'new', value: 12.5 } as const
  const row = Object.fromEntries(columns.map(({ title, cell }) => [title, cell(found, HEAD)]))
  expect(row).toMatchObject({
    Artikel: 'Tea',
    Erwartet: 4,
    'Differenz %': 'neu',
    'Wert (EUR)': 12.5,
    Prüfung: 'Zu entscheiden',
    Grund: 'Fehler in den Daten',
  })
})

test('several currencies get a column, after the values', () => {
  const titles = resultsColumns(['EUR', 'USD'], english).map(({ title }) => title)
  expect(titles.slice(13, 16)).toEqual(['Not counted value', 'Currency', 'Review'])
})
