import { expect } from 'vitest'
import { guessMapping } from '#domain/import/guess-mapping.ts'
import { RowReader } from '#domain/import/row-reader.ts'
import * as files from '#tests/support/files/awkward-files.ts'
import { readAll } from '#tests/support/files/read-all.ts'
import { routeAt } from './support/routes.ts'
import type { SpecRow } from './support/rows.ts'

/** What a baseline would say, from the bytes of a file. */
async function quantitiesOf(bytes: Uint8Array) {
  const { rows } = await readAll(bytes)
  const { mapping } = guessMapping(
    rows.map(({ cells }) => cells),
    { kind: 'baseline', storeName: 'Main store' },
  )
  const reader = new RowReader(mapping, 'baseline')
  return rows
    .slice(mapping.headerRows)
    .map(({ row, cells }) => reader.read(cells, row).row)
    .filter((row) => row !== undefined)
    .map(({ sku, quantity }) => [sku, quantity])
}

const CHECKED = [['A-1', 12_000]]

export const fileImport: readonly SpecRow[] = [
  {
    row: 'file import of CSV files (baseline import)',
    check: async () => {
      const address = '/stores/{storeId}/admin/import'
      expect(routeAt(address)).toMatchObject({ route: address, isManagerOnly: true })
      expect(await quantitiesOf(files.utf8(files.PLAIN))).toEqual(CHECKED)
    },
  },
  {
    row: 'file import of spreadsheet files (baseline import)',
    check: async () => {
      const sheets = [await files.workbook(), await files.openDocument(), files.oldWorkbook()]
      for (const sheet of sheets) expect((await quantitiesOf(sheet))[0]).toEqual(CHECKED[0])
    },
  },
]
