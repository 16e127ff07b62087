// Cached shelves of an audit equal what the snapshot of the reader contains.

import type { PoolClient } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { leaveScope, scopedDatabase } from '#server/db/scoped-database.ts'
import { testDatabase } from '#tests/support/database.ts'
import { selectTiles } from './dashboard-tiles.ts'

const database = await testDatabase()
const world = new World({ database })
const opened: PoolClient[] = []

afterEach(() => {
  for (const client of opened.splice(0)) client.release(true)
})

async function begin(pool = database.app): Promise<PoolClient> {
  const client = await pool.connect()
  opened.push(client)
  leaveScope(client)
  await client.query('begin isolation level repeatable read')
  // The snapshot is taken by the first statement.
  await client.query('select 1')
  return client
}

async function auditOfTwoShelves() {
  const audit = await world.runningAudit({ shelves: 2 })
  const { organizationId, auditId, storeId, auditAssignmentIds } = audit
  const [shelf = '', other = ''] = auditAssignmentIds
  return {
    shelf,
    other,
    /** The number of events that each shelf shows. */
    events: async (reader?: PoolClient) => {
      const client = reader ?? (await begin())
      const db = scopedDatabase(client, { kind: 'audit', organizationId, auditId }, new Set())
      const tiles = await selectTiles(db, auditId, [storeId])
      return Object.fromEntries(tiles.map(({ id, progress }) => [id, progress.events]))
    },
    count: (events: number, by: Pick<PoolClient, 'query'> = database.owner) =>
      by.query('update assignment_progress set events = $2 where assignment_id = $1', [
        shelf,
        events,
      ]),
    become: (status: string) =>
      database.owner.query('update assignment set status = $2 where id = $1', [shelf, status]),
  }
}

test('a count that was under way is shown once it is there, and the other shelf as before', async () => {
  const { shelf, other, events, count } = await auditOfTwoShelves()
  await count(1)
  expect(await events()).toEqual({ [shelf]: 1, [other]: 0 })
  const writer = await begin(database.owner)
  await count(5, writer)
  expect(await events()).toEqual({ [shelf]: 1, [other]: 0 })
  await writer.query('commit')
  expect(await events()).toEqual({ [shelf]: 5, [other]: 0 })
  expect(await events()).toEqual({ [shelf]: 5, [other]: 0 })
})

test('an earlier moment is shown nothing of what was cached later', async () => {
  const { shelf, other, events, count } = await auditOfTwoShelves()
  await count(1)
  const earlier = await begin()
  await count(7)
  expect(await events()).toEqual({ [shelf]: 7, [other]: 0 })
  expect(await events(earlier)).toEqual({ [shelf]: 1, [other]: 0 })
  expect(await events()).toEqual({ [shelf]: 7, [other]: 0 })
})

test('a shelf that was left out is back with what was counted there', async () => {
  const { shelf, other, events, count, become } = await auditOfTwoShelves()
  await count(3)
  await become('cancelled')
  expect(await events()).toEqual({ [other]: 0 })
  await become('in_progress')
  expect(await events()).toEqual({ [shelf]: 3, [other]: 0 })
})
