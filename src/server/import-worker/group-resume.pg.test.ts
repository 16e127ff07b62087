import { afterAll, expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { chainOf, GroupImporter } from '#tests/support/group-importer.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const WHOLE = { Oslo: ['A-1 12', 'A-2 5'], Bergen: ['A-1 3'], Moss: ['A-3 7'] }
const NOTHING = { Oslo: [], Bergen: [], Moss: [] }

/** A confirmed file for three stores, whose jobs the tests run by hand. */
async function confirmedGroup() {
  const importer = new GroupImporter(world, node, await chainOf(world, 'Oslo', 'Bergen', 'Moss'))
  const { connection } = database
  const place = { connection, organizationId: importer.chain.organizationId }
  const groupId = await importer.start()
  const { stores } = await importer.group(groupId)
  for (const { importId } of stores) {
    await checkImport({ ...place, importId, run: 1 }, () => {})
  }
  await importer.confirm(groupId)
  const apply = (at: number) => applyImport({ ...place, importId: stores[at]?.importId ?? '' })
  const statuses = async () => (await importer.group(groupId)).stores.map(({ status }) => status)
  return { importer, apply, statuses, groupId }
}

/** Cuts the connection before the last baseline comes into force. */
async function cutLastActivation(organizationId: string): Promise<void> {
  await database.owner.query(`
    create function cut_activation() returns trigger language plpgsql as $$
    begin
      if (select count(*) from import
          where organization_id = '${organizationId}' and status = 'done') = 3 then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return null;
    end $$;
    create trigger cut_activation after update on import
      for each statement execute function cut_activation();`)
}

test('nothing is in force before the last store is ready', async () => {
  const { importer, apply, statuses } = await confirmedGroup()
  for (const at of [0, 1]) {
    await apply(at)
    expect(await importer.expected()).toEqual(NOTHING)
  }
  expect(await statuses()).toEqual(['importing', 'importing', 'importing'])
  await apply(2)
  expect(await statuses()).toEqual(['done', 'done', 'done'])
  expect(await importer.expected()).toEqual(WHOLE)
})

test('what was cut off in the middle leaves nothing in force, and goes on when it is tried again', async () => {
  const { importer, apply, statuses } = await confirmedGroup()
  await apply(0)
  await apply(1)
  await cutLastActivation(importer.chain.organizationId)
  try {
    await expect(apply(2)).rejects.toThrow()
    expect(await importer.expected()).toEqual(NOTHING)
    expect(await statuses()).toEqual(['importing', 'importing', 'importing'])
  } finally {
    await database.owner.query('drop function cut_activation cascade')
  }
  await apply(2)
  await apply(0)
  expect(await importer.expected()).toEqual(WHOLE)
})

test('jobs of all stores at once put them into force once', async () => {
  const { importer, apply, statuses } = await confirmedGroup()
  await apply(0)
  await Promise.all([apply(1), apply(2), apply(1), apply(2)])
  expect(await statuses()).toEqual(['done', 'done', 'done'])
  expect(await importer.expected()).toEqual(WHOLE)
})

test('one that was cancelled half-way changes no store', async () => {
  const { importer, apply, statuses, groupId } = await confirmedGroup()
  await apply(0)
  await importer.cancel(groupId)
  await apply(1)
  await apply(2)
  expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect(await importer.expected()).toEqual(NOTHING)
})
