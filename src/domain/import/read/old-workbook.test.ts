import { type BookType, utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import * as files from '#tests/support/files/awkward-files.ts'
import { readAll } from '#tests/support/files/read-all.ts'
import { encodeText } from '../../../../bench/support/import-guess/encode-text.ts'

const ROWS = [
  ['SKU', 'Barcode', 'Name', 'On hand'],
  ['A-1', 4006381333931, 'Cheese knife', 12],
  ['007', null, 'Spoon', 6.5],
]
const READ = [
  ['SKU', 'Barcode', 'Name', 'On hand'],
  ['A-1', '4006381333931', 'Cheese knife', '12'],
  ['007', '', 'Spoon', '6.5'],
]

/** The published types do not list all formats that can be written. */
function book(kind: string): Uint8Array {
  const bookType = kind as BookType
  const made = utils.book_new()
  utils.book_append_sheet(made, utils.aoa_to_sheet(ROWS), 'Stock')
  return new Uint8Array(write(made, { type: 'array', bookType }))
}

test.each(['biff2', 'biff4', 'biff5', 'biff8', 'xlsb', 'xlml'] as const)(
  'a workbook of the kind %s is read',
  async (kind) => {
    const { rows, format } = await readAll(book(kind))
    expect(format.kind).toBe('xls')
    expect(rows.map(({ cells }) => cells)).toEqual(READ)
  },
)

test('the sheets of an old workbook can be told apart', async () => {
  const made = utils.book_new()
  utils.book_append_sheet(made, utils.aoa_to_sheet([['Read me']]), 'Cover')
  utils.book_append_sheet(made, utils.aoa_to_sheet(ROWS), 'Stock')
  const bytes = new Uint8Array(write(made, { type: 'array', bookType: 'biff8' }))
  const { sheetNames, rows } = await readAll(bytes, { sheet: 1 })
  expect(sheetNames).toEqual(['Cover', 'Stock'])
  expect(rows[0]?.cells).toEqual(['SKU', 'Barcode', 'Name', 'On hand'])
})

test('a table on a web page that is called .xls is read, its texts as they stand', async () => {
  const line = (cells: readonly string[]) =>
    `<tr>${cells.map((one) => `<td>${one}</td>`).join('')}</tr>`
  const table = [
    ['Kod', 'Nazwa', 'Ilość', 'Cena'],
    ['007', 'Łyżka &amp; świeca', '12', '1,50'],
  ]
  const page = `<html><head><style>td{}</style></head><table>${table.map(line).join('')}</table></html>`
  for (const bytes of [files.utf8(page), encodeText(page, 'windows-1250')]) {
    const { rows } = await readAll(bytes)
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Kod', 'Nazwa', 'Ilość', 'Cena'],
      ['007', 'Łyżka & świeca', '12', '1,50'],
    ])
  }
})

test('rows above the first cell of a sheet are counted', async () => {
  const sheet = utils.aoa_to_sheet([])
  utils.sheet_add_aoa(sheet, ROWS, { origin: 'B3' })
  const made = utils.book_new()
  utils.book_append_sheet(made, sheet, 'Stock')
  const bytes = new Uint8Array(write(made, { type: 'array', bookType: 'biff8' }))
  const { rows } = await readAll(bytes)
  const header = rows.find(({ cells }) => cells.length > 0)
  expect(header).toMatchObject({ row: 3, cells: ['', 'SKU', 'Barcode', 'Name', 'On hand'] })
})
