import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { utf8 } from '#tests/support/files/awkward-files.ts'
import { guessMapping } from '../guess-mapping.ts'
import { firstRows } from './first-rows.ts'
import { openTable } from './open-table.ts'

const CONTEXT = { kind: 'baseline', storeName: 'Northgate' } as const

async function rowsOf(bytes: Uint8Array, most = 10) {
  const source = {
    sizeBytes: bytes.length,
    async *pieces() {
      yield bytes
    },
  }
  return firstRows(await openTable(source), most)
}

test('a list that begins further down in a sheet stands where the sheet has it', async () => {
  const list = [['SKU', 'Item name', 'On hand'], ['A-1', 'Pencil', 12], [], ['A-2', 'Ruler', 6]]
  const rows = [[], [], ...list]
  const looked = await rowsOf(await writeXlsx({ sheets: [{ name: 'A', rows }] }))
  expect(looked.map((row) => row[0])).toEqual([
    undefined,
    undefined,
    'SKU',
    'A-1',
    undefined,
    'A-2',
  ])
  expect(guessMapping(looked, CONTEXT).mapping.headerRows).toBe(3)
})

test('a hint on the first line is counted as people count it', async () => {
  const looked = await rowsOf(utf8('sep=;\nSKU;Item name;On hand\nA-1;Pencil;12\n'))
  expect(looked.map((row) => row[0])).toEqual([undefined, 'SKU', 'A-1'])
  expect(guessMapping(looked, CONTEXT).mapping.headerRows).toBe(2)
})

test('no more rows are looked at than were asked for', async () => {
  expect(await rowsOf(utf8('sep=;\nA;B\n1;2\n3;4\n'), 2)).toEqual([[], ['A', 'B']])
})
