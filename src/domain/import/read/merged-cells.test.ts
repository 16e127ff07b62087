import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readAll } from '#tests/support/files/read-all.ts'
import { openTable } from './open-table.ts'

const ROWS = [
  ['Stock list of the shop', null, null, null, null],
  ['SKU', 'Name', 'Shelf', 'Stock', 'Price'],
  ['A-1', 'Tea', 'K-01', 4, 2.5],
  ['A-2', null, null, 6, null],
  ['A-3', null, 'K-02', 8, null],
  [null, null, null, null, null],
  ['A-4', 'Oil', null, null, 3.5],
]
/** The title; Tea over three rows; K-01 over two; K-02 over the empty row; a number. */
const MERGED = ['A1:E1', 'B3:B5', 'C3:C4', 'C5:C7', 'D5:D7']

function book(bookType: 'xlsx' | 'biff8' | 'ods'): Uint8Array {
  const sheet = utils.aoa_to_sheet(ROWS)
  sheet['!merges'] = MERGED.map((range) => utils.decode_range(range))
  const made = utils.book_new()
  utils.book_append_sheet(made, sheet, 'Stock')
  return new Uint8Array(write(made, { type: 'array', bookType }))
}

test.each(['xlsx', 'biff8', 'ods'] as const)(
  'cells below a merged one say what it says: %s',
  async (kind) => {
    const { rows } = await readAll(book(kind))
    const filled = rows.map(({ cells }) => cells).filter((cells) => cells.some(Boolean))
    expect(filled).toEqual([
      ['Stock list of the shop'],
      ['SKU', 'Name', 'Shelf', 'Stock', 'Price'],
      ['A-1', 'Tea', 'K-01', '4', '2.5'],
      ['A-2', 'Tea', 'K-01', '6'],
      ['A-3', 'Tea', 'K-02', '8'],
      // A quantity is for one row only; repeated, it would be counted twice.
      ['A-4', 'Oil', 'K-02', '', '3.5'],
    ])
  },
)

test('sheets of an open document are named, and each can be read', async () => {
  const made = utils.book_new()
  utils.book_append_sheet(made, utils.aoa_to_sheet([['Read me first']]), 'Notes & terms')
  utils.book_append_sheet(made, utils.aoa_to_sheet(ROWS.slice(1)), 'Stock')
  const bytes = new Uint8Array(write(made, { type: 'array', bookType: 'ods' }))
  const source = {
    sizeBytes: bytes.byteLength,
    pieces: async function* () {
      yield bytes
    },
  }
  const { sheetNames } = await openTable(source)
  expect(sheetNames).toEqual(['Notes & terms', 'Stock'])
  const { rows } = await readAll(bytes, { sheet: 1 })
  expect(rows[0]?.cells).toEqual(['SKU', 'Name', 'Shelf', 'Stock', 'Price'])
})
