import { expect, test } from 'vitest'
import * as files from '#tests/support/files/awkward-files.ts'
import { sourceOf } from '#tests/support/files/read-all.ts'
import { type FilePlace, MOST_PLACES } from './file-place.ts'
import type { Mapping } from './mapping.ts'
import { openTable } from './read/open-table.ts'
import { tallyPlaces } from './tally-places.ts'

async function tallied(text: string, mapping: Mapping, columns: readonly FilePlace[] = []) {
  return tallyPlaces(await openTable(sourceOf(files.utf8(text))), mapping, columns)
}

const MAPPING: Mapping = {
  columns: ['sku', 'quantity', 'site'],
  headerRows: 1,
  decimal: '.',
  site: 'Oslo',
  gtins: false,
}

test('each name has its rows, items and quantities, and a row without one is no other', async () => {
  const { places } = await tallied(
    'SKU,Qty,Location\nA,2,Oslo\nA,1.5,Oslo\nB,3,Oslo\nA,4,Bergen\nC,x,Bergen\nA,not stocked,Van\nD,1,\n',
    MAPPING,
  )
  expect(places).toEqual([
    { name: 'Oslo', place: 'Oslo', column: null, rows: 3, items: 2, quantity: 6_500 },
    { name: 'Bergen', place: 'Bergen', column: null, rows: 2, items: 1, quantity: 4_000 },
    { name: '', place: '', column: null, rows: 1, items: 1, quantity: 1_000 },
  ])
})

test('names at the end of a long list are found', async () => {
  const rows = Array.from({ length: 6_000 }, (_, at) => `A-${at},1,Oslo`)
  const { places } = await tallied(`SKU,Qty,Location\n${rows.join('\n')}\nA-1,7,Bergen\n`, MAPPING)
  expect(places.map(({ name, rows: count }) => [name, count])).toEqual([
    ['Oslo', 6_000],
    ['Bergen', 1],
  ])
})

test('columns of quantities are counted each for itself', async () => {
  const columns = [
    { name: 'Stock Oslo', place: 'oslo', column: 1 },
    { name: 'Stock Bergen', place: 'bergen', column: 2 },
  ]
  const mapping = { ...MAPPING, columns: ['sku', 'quantity', null] as const, site: null }
  const { places } = await tallied(
    'SKU,Stock Oslo,Stock Bergen\nA,2,7\nB,3,not stocked\n',
    mapping,
    columns,
  )
  expect(places.map(({ name, rows, items, quantity }) => [name, rows, items, quantity])).toEqual([
    ['Stock Oslo', 2, 2, 5_000],
    ['Stock Bergen', 1, 1, 7_000],
  ])
})

test('more names than anybody has stores are counted together', async () => {
  const rows = Array.from({ length: MOST_PLACES + 20 }, (_, at) => `A,1,Bin ${at}`)
  const { places, unlistedRows } = await tallied(`SKU,Qty,Location\n${rows.join('\n')}\n`, MAPPING)
  expect([places.length, unlistedRows]).toEqual([MOST_PLACES, 20])
})
