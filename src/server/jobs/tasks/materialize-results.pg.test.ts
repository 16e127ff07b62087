// From a submitted count through the job to materialized lines, and how a decision changes them.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { DEFAULT_PROTOCOL } from '#domain/protocol.ts'
import { limitsOf } from '#domain/variance.ts'
import { type CountedStore, World } from '#seeds/world.ts'
import { scopedDatabase } from '#server/db/scoped-database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { selectFreshness } from '#server/queries/results/result-freshness.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { enqueueRewritten, MATERIALIZE_RESULTS } from '../materialize-results-job.ts'
import { runJobsOnce } from '../run-jobs-once.ts'
import { materializeResultsTask } from './materialize-results.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const LINES = [
  { name: 'Tea', expected: 10, counted: 7, cost: 2.5 },
  { name: 'Salt', expected: 4, counted: 4, cost: 1 },
  { name: 'Rice', expected: 6, counted: null, cost: 3 },
]

/** Runs only this job, not the others that happen to be due. */
const runJobs = () =>
  runJobsOnce(database, { [MATERIALIZE_RESULTS]: materializeResultsTask(database.app) }, () => {})

async function materializedOf(auditId: string) {
  const { rows } = await database.owner.query<{ name: string; value: number; review: string }>(
    `select i.name, l.value, l.review from result_line l
     join item i on i.organization_id = l.organization_id and i.id = l.item_id
     where l.audit_id = $1 order by i.name`,
    [auditId],
  )
  return rows.map(({ name, value, review }) => [name, value, review])
}

async function shelvesOf(auditId: string): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from assignment where audit_id = $1',
    [auditId],
  )
  return rows.map(({ id }) => id)
}

/** Where whoever opens the results now reads lines. */
function sourceOf({ organizationId, auditId, storeId }: CountedStore) {
  return inTransaction(database.app, (client) => {
    const db = scopedDatabase(client, { kind: 'audit', organizationId, auditId }, new Set())
    const scope = { auditId, sealed: false, storeIds: [storeId] }
    return selectFreshness(db, scope, limitsOf(DEFAULT_PROTOCOL.tolerance))
  })
}

test('lines are kept after a count is submitted, follow a decision, and are gone once it is sealed', async () => {
  const { auditId, storeId, itemIds, owner } = await world.submittedAudit({ lines: LINES })
  expect(await materializedOf(auditId)).toEqual([])
  await runJobs()
  expect(await materializedOf(auditId)).toEqual([
    ['Rice', null, 'open'],
    ['Salt', 0, 'none'],
    ['Tea', -7_500, 'open'],
  ])

  const accept = { decision: 'accept', reasonCode: 'miscount', note: null } as const
  const [itemId = ''] = itemIds
  await world.run(owner, api.audits.decideLine, {
    auditId,
    storeId,
    itemId,
    ...accept,
    seenVersion: 0,
  })
  // Readers do not wait for the job: until it has run, changes are read from their source.
  const { decisions } = await ask(node, owner, api.audits.getResults, { auditId })
  expect(decisions).toMatchObject({ open: 1, accepted: 1 })
  await runJobs()
  expect(await materializedOf(auditId)).toContainEqual(['Tea', -7_500, 'accepted'])

  const none = { ...accept, decision: 'zero' } as const
  await world.run(owner, api.audits.decideLines, { auditId, matching: { tab: 'open' }, ...none })
  await world.run(owner, api.audits.complete, { auditId })
  expect(await materializedOf(auditId)).toEqual([])
  await runJobs()
  expect(await materializedOf(auditId)).toEqual([])
})

test('lines are kept while people count: from the start, and with each shelf that is handed in', async () => {
  const draft = await world.draftAudit({ withoutBaseline: false })
  const { organizationId, storeId, auditId, owner } = draft
  const itemIds = await world.items(organizationId, [
    { name: 'Tea', unitCost: 2.5 },
    { name: 'Salt', unitCost: 1 },
  ])
  const lines = itemIds.map((itemId) => ({ itemId, expected: 4 }))
  await world.baseline({ organizationId, storeId, auditId, lines })
  await world.run(owner, api.audits.start, { auditId })
  await runJobs()
  expect(await sourceOf(draft)).toEqual({ source: 'materialized' })
  expect((await materializedOf(auditId)).map(([name]) => name)).toEqual(['Salt', 'Tea'])

  const [shelf = ''] = await shelvesOf(auditId)
  const [tea = ''] = itemIds
  const event = world.scan(shelf, { itemId: tea, entered: 3 })
  const take = { auditAssignmentId: shelf, deviceId: event.deviceId }
  await world.run(owner, api.auditAssignments.createSelfAssignment, take)
  await world.run(owner, api.scanEvents.recordMany, { events: [event] })
  expect(await sourceOf(draft)).toEqual({ source: 'moved', itemIds: [tea] })
  await world.run(owner, api.auditAssignments.updateStatus, {
    auditAssignmentId: shelf,
    status: 'submitted',
    deviceId: event.deviceId,
    eventsSent: 1,
  })
  await runJobs()
  expect(await sourceOf(draft)).toEqual({ source: 'materialized' })
})

test('rows that were written anew, with nothing counted, are taken over when a node starts', async () => {
  const { auditId } = await world.submittedAudit({ lines: LINES })
  await runJobs()
  const rewritten = async () => {
    const { rows } = await database.owner.query(
      `select from result_place k join assignment_progress p
         on p.audit_id = k.audit_id and p.assignment_id = k.assignment_id
       where k.audit_id = $1 and k.version <> p.xmin`,
      [auditId],
    )
    return rows.length
  }
  expect(await rewritten()).toBe(0)
  await database.owner.query('update assignment_progress set events = events where audit_id = $1', [
    auditId,
  ])
  expect(await rewritten()).toBeGreaterThan(0)
  await enqueueRewritten(database.owner)
  await runJobs()
  expect(await rewritten()).toBe(0)
})
