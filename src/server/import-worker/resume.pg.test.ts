import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { utf8 } from '#tests/support/files/awkward-files.ts'
import { Importer } from '#tests/support/import-node.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
const ROWS = 6_000

/** A checked file of new items, whose jobs the tests run by hand. */
async function checkedImport() {
  const shop = await world.shop()
  const importer = new Importer(world, node, shop)
  const lines = Array.from({ length: ROWS }, (_, at) => `S-${at},Item ${at},2`)
  const importId = await importer.start(utf8(`SKU,Item name,Qty\n${lines.join('\n')}\n`))
  const { organizationId } = shop
  const place = { connection: database.connection, organizationId }
  return { shop, importer, importId, place }
}

async function facts(storeId: string) {
  const { rows } = await database.owner.query<{ items: number; sum: number }>(
    `select count(*)::int as items, sum(expected)::bigint as sum from audit_item a
     join baseline b on b.organization_id = a.organization_id and b.id = a.baseline_id
     where b.store_id = $1`,
    [storeId],
  )
  return rows[0]
}

/** Like a killed process: its connections are cut without a goodbye. */
async function cutConnections(): Promise<void> {
  await database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like '%import%' and pid <> pg_backend_pid()`,
  )
}

/** Cuts the connection before the second part is written. */
async function cutSecondPart(): Promise<void> {
  await database.owner.query(`
    create function cut_second_part() returns trigger language plpgsql as $$
    begin
      if exists (select from import where status = 'importing' and rows_done > 0) then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return null;
    end $$;
    create trigger cut_second_part after insert on audit_item
      for each statement execute function cut_second_part();`)
}

async function cutNoMore(): Promise<void> {
  await database.owner.query('drop function cut_second_part cascade')
}

test('a check that was cut off begins again, and nothing is there twice', async () => {
  const { shop, importer, importId, place } = await checkedImport()
  const first = checkImport({ ...place, importId, run: 1 }, () => {})
  const cut = cutConnections()
  await Promise.allSettled([first, cut])
  await checkImport({ ...place, importId, run: 1 }, () => {})
  const { status, summary } = await importer.status(importId)
  expect({ status, rows: summary?.rows }).toEqual({ status: 'checked', rows: ROWS })
  await world.run(shop.owner, api.imports.confirm, { storeId: shop.storeId, importId })
  await applyImport({ ...place, importId })
  expect(await facts(shop.storeId)).toEqual({ items: ROWS, sum: ROWS * 2_000 })
})

test('an import that was cut off half-way goes on where it was', async () => {
  const { shop, importer, importId, place } = await checkedImport()
  await checkImport({ ...place, importId, run: 1 }, () => {})
  await world.run(shop.owner, api.imports.confirm, { storeId: shop.storeId, importId })
  await cutSecondPart()
  await expect(applyImport({ ...place, importId })).rejects.toThrow()
  expect(await importer.status(importId)).toMatchObject({ status: 'importing' })
  await cutNoMore()
  await applyImport({ ...place, importId })
  expect((await importer.status(importId)).status).toBe('done')
  expect(await facts(shop.storeId)).toEqual({ items: ROWS, sum: ROWS * 2_000 })
})

test('two jobs that do the same at once do it once', async () => {
  const { shop, importer, importId, place } = await checkedImport()
  await checkImport({ ...place, importId, run: 1 }, () => {})
  await world.run(shop.owner, api.imports.confirm, { storeId: shop.storeId, importId })
  await Promise.all([applyImport({ ...place, importId }), applyImport({ ...place, importId })])
  expect((await importer.status(importId)).status).toBe('done')
  expect(await facts(shop.storeId)).toEqual({ items: ROWS, sum: ROWS * 2_000 })
})

test('of two checks at once the later one counts', async () => {
  const { shop, importer, importId, place } = await checkedImport()
  const first = checkImport({ ...place, importId, run: 1 }, () => {})
  await database.owner.query('update import set run = 2 where id = $1', [importId])
  await Promise.all([first, checkImport({ ...place, importId, run: 2 }, () => {})])
  expect((await importer.status(importId)).summary?.rows).toBe(ROWS)
  await world.run(shop.owner, api.imports.confirm, { storeId: shop.storeId, importId })
  await applyImport({ ...place, importId })
  expect(await facts(shop.storeId)).toEqual({ items: ROWS, sum: ROWS * 2_000 })
})

test('a check that was overtaken by another stops and changes nothing', async () => {
  const { importer, importId, place } = await checkedImport()
  await database.owner.query('update import set run = 2 where id = $1', [importId])
  await checkImport({ ...place, importId, run: 1 }, () => {})
  expect((await importer.status(importId)).status).toBe('checking')
})
