import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportRow } from '#domain/import/import-row.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { openImportConnection } from './import-connection.ts'
import { openCatalogue } from './load-catalogue.ts'

const database = await testDatabase()
const world = new World({ database })
const { organizationId } = await world.shop()
const client = await openImportConnection({ connection: database.connection, organizationId })
afterAll(() => client.end())

const SMALL_FILE = 100
const LARGE_FILE = 10_000_000

beforeAll(async () => {
  const other = await world.shop()
  for (const id of [other.organizationId, organizationId]) {
    await database.owner.query(
      `insert into item (organization_id, id, sku, name, unit_cost, archived_at)
       select $1, gen_random_uuid(), case when n = 2 then null else 'Ä-' || n end, 'Name ' || (n / 2),
         case when n = 3 then null else n end, case when n = 4 then now() end
       from generate_series(1, 20500) as n`,
      [id],
    )
    await database.owner.query(
      `insert into item_barcode (organization_id, code_key, item_id, raw)
       select organization_id, 'C-' || unit_cost, id, 'C' from item
       where organization_id = $1 and unit_cost in (1, 2, 4, 20000)
       union all select organization_id, 'D-1', id, 'D' from item
       where organization_id = $1 and unit_cost = 1`,
      [id],
    )
  }
})

const KEYS = [
  { sku: 'Ä-1', codeKey: 'C-1', name: 'Name 0' },
  { sku: 'Ä-3', codeKey: 'D-1', name: 'Name 1' },
  { sku: 'Ä-4', codeKey: 'C-4', name: 'Name 2' },
  { sku: 'Ä-20000', codeKey: 'C-20000', name: 'Name 10000' },
  { sku: 'nowhere', codeKey: 'nowhere', name: 'nowhere' },
  { sku: null, codeKey: 'C-2', name: null },
]

async function answersOf(sizeBytes: number, columns: Mapping['columns']) {
  const mapping = { columns, headerRows: 1, decimal: '.', site: null, gtins: false } as const
  const connections = { first: client, second: client }
  const { catalogue, learn } = await openCatalogue(connections, { mapping, sizeBytes })
  const codes = { code: null, pack: 1_000, furtherCodes: [] }
  const read = { row: 1, ...codes, category: null, unit: null, quantity: 1_000 }
  const lots = { lot: null, expiry: null, serial: null }
  const rest = { unitCost: null, unitPrice: null, room: null, shelf: null, flags: [], isBad: false }
  const rows: ImportRow[] = KEYS.map((keys) => ({ ...read, ...rest, ...lots, ...keys }))
  await learn(rows.map((row) => ({ row })))
  const shown = (item: number | undefined) =>
    item === undefined ? null : [catalogue.idOf(item), catalogue.costOf(item)]
  return KEYS.map(({ sku, codeKey, name }) => ({
    bySku: shown(catalogue.ofSku(sku)),
    byCode: shown(catalogue.ofCode(codeKey)),
    byName: shown(catalogue.ofName(name)),
  }))
}

test('items are the same, whether all are read at once or those of a batch', async () => {
  const all = await answersOf(LARGE_FILE, ['sku', 'barcode', 'quantity'])
  expect(await answersOf(SMALL_FILE, ['sku', 'barcode', 'quantity'])).toEqual(all)
  const [first, second, archived, late, nowhere, codeOnly] = all
  expect(first?.bySku).toEqual(first?.byCode)
  expect(first?.bySku?.[1]).toBe(1)
  expect(second?.bySku?.[1]).toBeNull()
  expect(second?.byCode).toEqual(first?.bySku)
  // An archived item is still found by its code.
  expect(archived).toMatchObject({ bySku: null, byCode: [expect.any(String), 4] })
  expect(late?.bySku).toEqual(late?.byCode)
  expect(nowhere).toEqual({ bySku: null, byCode: null, byName: null })
  expect(codeOnly?.byCode?.[1]).toBe(2)
})

test('names count where nothing else tells items apart, and of two the older item', async () => {
  const all = await answersOf(LARGE_FILE, ['name', 'quantity'])
  expect(await answersOf(SMALL_FILE, ['name', 'quantity'])).toEqual(all)
  expect(all.map(({ byName }) => byName !== null)).toEqual([true, true, true, true, false, false])
})
