// Digests that were made ahead equal those that are sealed, and no outdated one is used.

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type CountedStore, World } from '#seeds/world.ts'
import { leaveScope, scopedDatabase } from '#server/db/scoped-database.ts'
import { materializeResults } from '#server/jobs/tasks/materialize-results.ts'
import { testDatabase } from '#tests/support/database.ts'
import { selectEventDigests } from './event-digests.ts'

const database = await testDatabase()
const world = new World({ database })

async function countedAudit(): Promise<CountedStore> {
  const audit = await world.runningAudit({ shelves: 2 })
  for (const shelf of audit.auditAssignmentIds) await count(audit, shelf)
  return audit
}

/** Two codes on a shelf, one with a note of characters that JSON escapes. */
function count({ owner }: CountedStore, shelf: string) {
  const note = 'tab\there, "quoted" \u2028 ü \\'
  const events = [
    world.scan(shelf, { code: '4006381333931', entered: 2, note }),
    world.scan(shelf, { code: '4006381333948', entered: 1 }),
  ]
  return world.run(owner, api.scanEvents.recordMany, { events })
}

async function digestsOf({ organizationId, auditId }: CountedStore) {
  const client = await database.app.connect()
  try {
    leaveScope(client)
    await client.query('begin')
    const scope = { kind: 'audit', organizationId, auditId } as const
    return await selectEventDigests(scopedDatabase(client, scope, new Set()), auditId)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function storedCount({ auditId }: CountedStore): Promise<number> {
  const kept = 'select from event_digest where audit_id = $1'
  return (await database.owner.query(kept, [auditId])).rowCount ?? 0
}

/** Marks stored digests, to tell them from freshly made ones. */
async function markKept({ auditId }: CountedStore) {
  await database.owner.query(`update event_digest set digest = 'kept' where audit_id = $1`, [
    auditId,
  ])
}

const isKept = async (audit: CountedStore) =>
  new Map((await digestsOf(audit)).map(({ id, digest }) => [id, digest === 'kept']))

test('the digest of a shelf is that of its counts as text, as in every seal before', async () => {
  const audit = await countedAudit()
  const { rows } = await database.owner.query(
    'select * from scan_event where audit_id = $1 order by assignment_id, id',
    [audit.auditId],
  )
  const spelled = (row: (typeof rows)[number]) =>
    `[${[
      row.id,
      row.round,
      row.kind,
      row.line,
      row.raw_code,
      row.entered,
      row.factor,
      row.replaces,
      row.effect,
      row.version,
      row.seen_version,
      row.replaces_lines,
      row.voids_id,
      row.lot,
      row.expiry,
      row.serial,
      row.user_id,
      row.device_id,
      row.device_seq,
      row.device_time_ms,
      row.server_time.getTime(),
      row.quarantined,
      row.note,
    ]
      .map((value) => JSON.stringify(value))
      .join(', ')}]`
  const expected = [...Map.groupBy(rows, (row) => row.assignment_id)].map(([id, own]) => ({
    id,
    rows: own.length,
    digest: createHash('sha256').update(own.map(spelled).join('\n')).digest('hex'),
  }))
  expect(expected).toHaveLength(2)
  expect(await digestsOf(audit)).toEqual(expected)
})

test('once counting is closed they are kept, and are the same', async () => {
  const audit = await countedAudit()
  await materializeResults(database.app, audit)
  expect(await storedCount(audit)).toBe(0)
  const before = await digestsOf(audit)
  await world.submit(audit)
  await materializeResults(database.app, audit)
  expect(await storedCount(audit)).toBe(2)
  expect(await digestsOf(audit)).toEqual(before)
  await markKept(audit)
  expect([...(await isKept(audit)).values()]).toEqual([true, true])
})

test('where a count has come since, or was written again, nothing that was kept is used', async () => {
  const audit = await countedAudit()
  const [shelf = '', other = ''] = audit.auditAssignmentIds
  await world.submit(audit)
  await materializeResults(database.app, audit)
  await markKept(audit)
  await count(audit, shelf)
  expect(await isKept(audit)).toEqual(
    new Map([
      [shelf, false],
      [other, true],
    ]),
  )
  await database.owner.query(
    `update scan_event set note = 'another' where assignment_id = $1 and note is not null`,
    [other],
  )
  expect([...(await isKept(audit)).values()]).toEqual([false, false])
})

test('what has come since is kept by the next look', async () => {
  const audit = await countedAudit()
  const [shelf = '', other = ''] = audit.auditAssignmentIds
  await world.submit(audit)
  await materializeResults(database.app, audit)
  await markKept(audit)
  await count(audit, shelf)
  await materializeResults(database.app, audit)
  const kept = 'select assignment_id, rows, digest from event_digest where audit_id = $1'
  const { rows } = await database.owner.query(kept, [audit.auditId])
  const ofShelf = (await digestsOf(audit)).find(({ id }) => id === shelf)
  expect(new Map(rows.map((row) => [row.assignment_id, [row.rows, row.digest]]))).toEqual(
    new Map([
      [shelf, [4, ofShelf?.digest]],
      [other, [2, 'kept']],
    ]),
  )
})
