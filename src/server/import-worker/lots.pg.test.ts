// Lots, dates and serial numbers, from the rows of a file to the line that shows them.

import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { CountedStore } from '#seeds/world.ts'
import { leaveScope, scopedDatabase } from '#server/db/scoped-database.ts'
import { selectDigests } from '#server/queries/results/audit-freeze.ts'
import { ask } from '#tests/support/ask.ts'
import { eventually } from '#tests/support/eventually.ts'
import { utf8 } from '#tests/support/files/awkward-files.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'

const { database, world, node } = await startImportNode()

const HEADER = 'SKU,Item name,Lot,Expiry date,Serial no,Shelf,On hand'
const file = (...lines: string[]) => utf8(`${HEADER}\n${lines.join('\n')}\n`)
const ROWS = [
  'A,Milk,L1,2027-03-31,,B1,5',
  'A,Milk,L2,2027-03-31,,B1,6',
  'A,Milk,L1,2027-03-31,,B2,7',
  'A,Milk,,,,B2,2',
  'B,Phone,,,SN-1,B1,1',
  'B,Phone,,,SN-2,B1,1',
  'C,Salt,,,,B1,9',
  'A,Milk,L1,2027-03-31,,B1,1',
]
const LOTS = [
  ['A', 'B1', 'L1', '2027-03-31', null, 6],
  ['A', 'B1', 'L2', '2027-03-31', null, 6],
  ['A', 'B2', 'L1', '2027-03-31', null, 7],
  ['B', 'B1', null, null, 'SN-1', 1],
  ['B', 'B1', null, null, 'SN-2', 1],
]

async function newImporter(): Promise<Importer> {
  return new Importer(world, node, await world.shop())
}

async function lotsOf(storeId: string) {
  const { rows } = await database.owner.query(
    `select i.sku, h.code, l.lot, l.expiry, l.serial, l.expected::int as expected from store s
     join audit_item_lot l on l.baseline_id = s.baseline_id
     join item i on i.organization_id = l.organization_id and i.id = l.item_id
     left join shelf h on h.id = l.shelf_id
     where s.id = $1 order by 1, 2, 3, 5`,
    [storeId],
  )
  return rows.map((row) => [
    row.sku,
    row.code,
    row.lot,
    row.expiry,
    row.serial,
    row.expected / 1_000,
  ])
}

async function expectedOf(storeId: string) {
  const { rows } = await database.owner.query(
    `select i.sku, a.expected::int as expected from store s
     join audit_item a on a.baseline_id = s.baseline_id
     join item i on i.organization_id = a.organization_id and i.id = a.item_id
     where s.id = $1 order by 1`,
    [storeId],
  )
  return rows.map(({ sku, expected }) => [sku, expected / 1_000])
}

const EXPECTED = [
  ['A', 21],
  ['B', 2],
  ['C', 9],
]

test('what differs in lot, date or serial number stays apart under its item, whose sum is as ever', async () => {
  const importer = await newImporter()
  const { storeId } = importer.shop
  const { id, summary } = await importer.check(file(...ROWS))
  expect(summary).toMatchObject({ rows: 8, bad: 0, byCode: { same_item_twice: 1 }, lotRows: 6 })
  await importer.confirm(id)
  expect(await lotsOf(storeId)).toEqual(LOTS)
  expect(await expectedOf(storeId)).toEqual(EXPECTED)
  // The items and shelves exist now, so rows are staged at once.
  const again = await importer.check(file(...ROWS))
  expect(again.summary).toMatchObject({ newRows: 0, newShelves: 0, lotRows: 6 })
  await importer.confirm(again.id, { replace: true })
  expect(await lotsOf(storeId)).toEqual(LOTS)
  expect(await expectedOf(storeId)).toEqual(EXPECTED)
})

test('a mended row joins its own lot, and only a row of the same lot is a repetition', async () => {
  const importer = await newImporter()
  const { storeId, owner } = importer.shop
  await importer.import(file('A,Milk,L1,2027-03-31,,B1,5'))
  const { id } = await importer.check(
    file(
      'A,Milk,L1,2027-03-31,,B1,5',
      'A,Milk,L2,2027-03-31,,B1,6 ea',
      'A,Milk,L1,2027-03-31,,B1,1 ea',
    ),
  )
  const fix = async (row: number, value: string) => {
    const mended = { storeId, importId: id, row, column: 'quantity' as const, value }
    await world.run(owner, api.imports.fix, mended)
    return (await importer.status(id)).summary?.byCode.same_item_twice ?? 0
  }
  expect(await fix(3, '6')).toBe(0)
  expect(await fix(4, '1')).toBe(1)
  await importer.confirm(id)
  expect(await lotsOf(storeId)).toEqual([
    ['A', 'B1', 'L1', '2027-03-31', null, 6],
    ['A', 'B1', 'L2', '2027-03-31', null, 6],
  ])
})

test('a file without them leaves no rows for them, and neither does one that is cancelled', async () => {
  const importer = await newImporter()
  const { storeId, owner } = importer.shop
  await importer.import(utf8('SKU,Item name,On hand\nA,Milk,5\n'))
  expect(await lotsOf(storeId)).toEqual([])
  await importer.import(file('A,Milk,L1,,,B1,5'))
  const { id } = await importer.check(file('A,Milk,L9,,,B1,5'))
  const staged = async () => {
    const { rows } = await database.owner.query<{ count: number }>(
      `select count(*)::int as count from audit_item_lot where lot = 'L9'`,
    )
    return rows[0]?.count
  }
  expect(await staged()).toBe(1)
  await world.run(owner, api.imports.cancel, { storeId, importId: id })
  await eventually(async () => expect(await staged()).toBe(0))
  expect(await lotsOf(storeId)).toEqual([['A', 'B1', 'L1', null, null, 5]])
})

test('an opened line lists what the file expects in each lot, to whoever sees its result', async () => {
  const draft = await world.draftAudit({ withoutBaseline: false })
  const { auditId, storeId, owner, manager, scanner } = draft
  const importer = new Importer(world, node, draft)
  await importer.import(file(...ROWS), { auditId })
  const { rows } = await database.owner.query<{ sku: string; id: string }>(
    'select sku, id from item where organization_id = $1 order by sku',
    [draft.organizationId],
  )
  const lotsOn = (person: typeof owner, sku: string) => {
    const itemId = rows.find((item) => item.sku === sku)?.id ?? ''
    return ask(node, person, api.audits.getExpectedLots, { auditId, storeId, itemId })
  }
  expect(await lotsOn(manager, 'A')).toMatchObject({
    total: 3,
    quantity: 19,
    lots: [
      { shelfCode: 'B1', lot: 'L1', expiry: '2027-03-31', serial: null, expected: 6 },
      { shelfCode: 'B1', lot: 'L2', expected: 6 },
      { shelfCode: 'B2', lot: 'L1', expected: 7 },
    ],
  })
  expect(await lotsOn(owner, 'B')).toMatchObject({ total: 2, lots: [{ serial: 'SN-1' }, {}] })
  expect(await lotsOn(owner, 'C')).toEqual({ total: 0, quantity: 0, lots: [] })
  await expect(lotsOn(scanner, 'A')).rejects.toMatchObject({ code: 'forbidden' })
})

async function digestOf({ organizationId, auditId }: CountedStore) {
  const client = await database.app.connect()
  try {
    leaveScope(client)
    await client.query('begin')
    const scope = { kind: 'audit', organizationId, auditId } as const
    const { baselines } = await selectDigests(scopedDatabase(client, scope, new Set()), auditId)
    return baselines.map(({ digest }) => digest)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('a seal speaks for the lots of a baseline, and says of one without lots what it always said', async () => {
  const draft = await world.draftAudit({ withoutBaseline: false })
  const importer = new Importer(world, node, draft)
  await importer.import(file('A,Milk,L1,,,,5', 'A,Milk,L2,,,,5'), { auditId: draft.auditId })
  const ofBoth = await digestOf(draft)
  const change = (text: string) =>
    database.owner.query(`${text} where organization_id = $1`, [draft.organizationId])
  await change(
    "update audit_item_lot set expected = expected + case lot when 'L1' then 1 else -1 end",
  )
  expect(await digestOf(draft)).not.toEqual(ofBoth)
  await change('delete from audit_item_lot')
  const { rows } = await database.owner.query<{ digest: string }>(
    `select encode(sha256(convert_to(string_agg(
       concat_ws(' ', item_id, '-', expected, unit_cost), E'\\n'), 'utf8')), 'hex') as digest
     from audit_item where organization_id = $1`,
    [draft.organizationId],
  )
  expect(await digestOf(draft)).toEqual(rows.map(({ digest }) => digest))
})
