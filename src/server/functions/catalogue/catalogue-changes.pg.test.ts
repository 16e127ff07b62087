// A phone gets exactly what changed in the catalogue since it last read it.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

async function stockedAudit() {
  const shop = await world.shop()
  const audit = await world.runningAudit({ shop, shelves: 2 })
  const orgId = shop.organizationId
  const names = [{ name: 'Mug' }, { name: 'Cup' }, { name: 'Jug' }]
  const [mug = '', cup = '', jug = ''] = await world.items(orgId, names)
  return { ...audit, shop, orgId, mug, cup, jug }
}

type Stocked = Awaited<ReturnType<typeof stockedAudit>>

function changes(
  { auditId, scanner }: Pick<Stocked, 'auditId' | 'scanner'>,
  position: string | null,
  limit = 500,
) {
  return ask(node, scanner, api.devices.getCatalogueChanges, { auditId, position, limit })
}

/** All changes since `position`, and the position after them. */
async function read(audit: Pick<Stocked, 'auditId' | 'scanner'>, position: string | null) {
  const answer = await changes(audit, position)
  expect(answer.isDone).toBe(true)
  return { ...answer, names: answer.items.map(({ name }) => name).sort() }
}

test('a phone that is up to date gets no catalogue changes', async () => {
  const audit = await stockedAudit()
  const first = await read(audit, null)
  expect(first.names).toEqual(['Cup', 'Jug', 'Mug'])
  const next = await read(audit, first.position)
  expect(next).toMatchObject({ items: [], removed: [], isAnew: false, position: first.position })
})

test('new, renamed and archived items and new codes come, prices do not', async () => {
  const audit = await stockedAudit()
  const { owner, orgId, mug, cup, jug } = audit
  const { position } = await read(audit, null)
  await world.run(owner, api.items.upsert, { orgId, itemId: mug, name: 'Mug', unitCost: 3 })
  expect(await read(audit, position)).toMatchObject({ items: [], removed: [] })
  await world.run(owner, api.items.upsert, { orgId, itemId: mug, name: 'Large mug' })
  await world.run(owner, api.items.addBarcode, { orgId, itemId: cup, code: 'CUP-1' })
  await world.run(owner, api.items.archive, { orgId, itemId: jug })
  await world.run(owner, api.items.upsert, { orgId, name: 'Plate' })
  const next = await read(audit, position)
  expect(next.names).toEqual(['Cup', 'Large mug', 'Plate'])
  expect(next.removed).toEqual([jug])
  expect(next.items.find(({ id }) => id === cup)?.codes).toEqual([{ code: 'CUP-1', quantity: 1 }])
  expect(await read(audit, next.position)).toMatchObject({ items: [], removed: [] })
})

test('a code that goes to another item changes both', async () => {
  const audit = await stockedAudit()
  const { owner, orgId, mug, cup } = audit
  await world.run(owner, api.items.addBarcode, { orgId, itemId: mug, code: 'MOVED-1' })
  const { position } = await read(audit, null)
  await database.owner.query('update item_barcode set item_id = $1 where item_id = $2', [cup, mug])
  expect((await read(audit, position)).names).toEqual(['Cup', 'Mug'])
})

test('a load that was cut goes on, and what changed meanwhile comes once more', async () => {
  const audit = await stockedAudit()
  const { owner, orgId } = audit
  const first = await changes(audit, null, 2)
  expect(first).toMatchObject({ isDone: false, isAnew: true })
  const [brought] = first.items
  await world.run(owner, api.items.upsert, { orgId, itemId: brought?.id, name: 'Renamed' })
  await world.run(owner, api.items.upsert, { orgId, name: 'Plate' })
  const rest = await read(audit, first.position)
  expect(rest.isAnew).toBe(false)
  const all = new Set([...first.items, ...rest.items].map(({ id }) => id))
  expect(all.size).toBe(4)
  expect(rest.names).toEqual(expect.arrayContaining(['Plate', 'Renamed']))
})

test('the version of the pack moves with the catalogue', async () => {
  const { auditId, scanner, owner, orgId } = await stockedAudit()
  const version = async () =>
    (await ask(node, scanner, api.devices.getAssignmentPack, { auditId })).catalogueVersion
  const before = await version()
  expect(await version()).toBe(before)
  await world.run(owner, api.items.upsert, { orgId, name: 'Plate' })
  expect(await version()).not.toBe(before)
})

test('a completed count brings only what it found elsewhere, to phones of its store', async () => {
  const audit = await stockedAudit()
  const { storeId, mug, cup } = audit
  await complete(audit, [mug, cup])
  const second = { ...audit, ...(await nextAudit(audit)) }
  const there = await read(second, null)
  expect(there.items.find(({ id }) => id === mug)?.places).toMatchObject([
    { storeId, shelf: 'A-1' },
  ])
  const elsewhere = await world.runningAudit({ shop: audit.shop })
  const other = await read(elsewhere, null)
  await complete(second, [cup], [mug])
  const third = { ...audit, ...(await nextAudit(audit)) }
  const next = await read(third, there.position)
  expect(next.names).toEqual(['Mug'])
  expect(next.items[0]?.places.map(({ shelf }) => shelf)).toEqual(['A-2'])
  expect((await read(elsewhere, other.position)).items).toEqual([])
})

test('a shelf with another sign changes what lies on it', async () => {
  const audit = await stockedAudit()
  const { owner, storeId, mug } = audit
  await complete(audit, [mug])
  const next = { ...audit, ...(await nextAudit(audit)) }
  const { position } = await read(next, null)
  const shelfId = await shelfOf(storeId, 'A-1')
  await world.run(owner, api.shelves.update, { storeId, shelfId, code: 'Z-9', name: null })
  const changed = await read(next, position)
  expect(changed.items.map(({ places }) => places[0]?.shelf)).toEqual(['Z-9'])
})

test('a phone of another store, or one that is ahead, loads anew', async () => {
  const audit = await stockedAudit()
  const { position } = await read(audit, null)
  const elsewhere = await world.runningAudit({ shop: audit.shop })
  expect((await read(elsewhere, position)).isAnew).toBe(true)
  const goBack = 'update catalogue_version set version = 0 where organization_id = $1'
  await database.owner.query(goBack, [audit.orgId])
  expect(await read(audit, position)).toMatchObject({ isAnew: true, names: ['Cup', 'Jug', 'Mug'] })
})

test('changes of two who write at once are all read, however late one commits', async () => {
  const audit = await stockedAudit()
  const { owner, orgId, mug } = audit
  const start = await read(audit, null)
  const slow = await database.owner.connect()
  await slow.query('begin')
  await slow.query("update item set name = 'Slow mug' where id = $1", [mug])
  const quick = world.run(owner, api.items.upsert, { orgId, name: 'Plate' })
  const between = await read(audit, start.position)
  await slow.query('commit')
  slow.release()
  await quick
  const after = await read(audit, between.position)
  expect([...between.names, ...after.names].sort()).toEqual(['Plate', 'Slow mug'])
})

test('strangers are told nothing of catalogue changes', async () => {
  const audit = await stockedAudit()
  const { owner: stranger } = await world.shop()
  const asked = ask(node, stranger, api.devices.getCatalogueChanges, { auditId: audit.auditId })
  await expect(asked).rejects.toMatchObject({ code: 'not_found' })
})

/** Counts the first items on the first shelf and the second ones on the second shelf, and completes the audit. */
async function complete(
  { owner, auditId }: Pick<Stocked, 'owner' | 'auditId'>,
  first: readonly string[],
  second: readonly string[] = [],
): Promise<void> {
  const { rows } = await database.owner.query<{ id: string }>(
    'select a.id from assignment a join shelf s on s.id = a.shelf_id where a.audit_id = $1 order by s.code',
    [auditId],
  )
  const on = (at: number, items: readonly string[]) =>
    items.map((itemId) => world.scan(rows[at]?.id ?? '', { itemId, entered: 2 }))
  await world.run(owner, api.scanEvents.recordMany, { events: [...on(0, first), ...on(1, second)] })
  await world.submit({ owner, auditId })
  await world.run(owner, api.audits.complete, { auditId })
}

async function nextAudit({ owner, orgId, storeId }: Stocked) {
  const { id: auditId } = await world.run(owner, api.audits.create, {
    orgId,
    storeIds: [storeId],
    name: 'Next count',
    withoutBaseline: true,
  })
  await world.run(owner, api.audits.start, { auditId })
  return { auditId }
}

async function shelfOf(storeId: string, code: string): Promise<string> {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from shelf where store_id = $1 and code = $2',
    [storeId, code],
  )
  return rows[0]?.id ?? ''
}
