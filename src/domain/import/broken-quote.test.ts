import { expect, test } from 'vitest'
import { brokenQuote } from './broken-quote.ts'

const columns = ['sku', 'name', 'quantity', null] as const

test('the cell with the quote is named, and how it reads without', () => {
  expect(brokenQuote(2, ['A-1', '"Pencil', '5'], { columns })).toEqual({
    row: 2,
    code: 'quote_not_closed',
    column: 'name',
    value: '"Pencil',
    suggestion: 'Pencil',
  })
})

test('a quote in a column that nobody uses lets the row be taken as it is', () => {
  expect(brokenQuote(3, ['A-1', 'Pencil', '5', '"note'], { columns })).toMatchObject({
    column: 'sku',
    value: 'A-1 Pencil 5 "note',
    suggestion: 'A-1',
  })
})
