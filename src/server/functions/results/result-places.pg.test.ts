// The lines of a room come from its counts in effect: the same before an audit is sealed and after it, and as many as
// the sums over rooms say.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const [tea = '', cocoa = ''] = await world.items(shop.organizationId, [
  { name: 'Tea', unitCost: 2 },
  { name: 'Cocoa', unitCost: 3 },
])

async function started(mode: 'additive' | 'independent'): Promise<CountedStore> {
  const protocol = { mode, tolerance: { units: 100 } }
  const draft = await world.draftAudit({ shop, protocol, withoutBaseline: false })
  const { organizationId, storeId, auditId, owner } = draft
  const lines = [
    { itemId: tea, expected: 5 },
    { itemId: cocoa, expected: 3 },
  ]
  await world.baseline({ organizationId, storeId, auditId, lines })
  await world.run(owner, api.audits.start, { auditId })
  return draft
}

/** The open counts of the shelf, first count first. */
async function dueAt({ auditId }: CountedStore): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ id: string }>(
    `select id from assignment where audit_id = $1 and status = 'open' order by round, pass`,
    [auditId],
  )
  return rows.map(({ id }) => id)
}

async function count(person: Person, audit: CountedStore, itemIds: readonly string[]) {
  const [auditAssignmentId = ''] = await dueAt(audit)
  const deviceId = person.id
  const work = { auditAssignmentId, deviceId }
  await world.run(person, api.auditAssignments.createSelfAssignment, work)
  const events = itemIds.map((itemId) =>
    world.scan(auditAssignmentId, { itemId, entered: itemId === tea ? 5 : 3, deviceId }),
  )
  await world.run(person, api.scanEvents.recordMany, { events })
  const handedIn = { ...work, status: 'submitted' as const, eventsSent: events.length }
  await world.run(person, api.auditAssignments.updateStatus, handedIn)
  return auditAssignmentId
}

async function namesIn({ auditId, owner, roomId }: CountedStore) {
  const asked = { auditId, tab: 'all' as const, roomId }
  const { page } = await ask(node, owner, api.audits.getVariances, asked)
  const groups = await ask(node, owner, api.audits.getVarianceGroups, {
    auditId,
    tab: 'all',
    groupBy: 'room',
  })
  const lines = groups.page.find((group) => group.roomId === roomId)?.lines
  return { names: page.map(({ name }) => name), lines }
}

async function expectTeaAlone(audit: CountedStore): Promise<void> {
  const { auditId, owner } = audit
  await world.submit(audit)
  expect(await namesIn(audit)).toEqual({ names: ['Tea'], lines: 1 })
  const uncounted = await ask(node, owner, api.audits.getVariances, { auditId, tab: 'uncounted' })
  expect(uncounted.page.map(({ name }) => name)).toEqual(['Cocoa'])
  const none = { decision: 'zero', reasonCode: 'theft', note: null } as const
  await world.run(owner, api.audits.decideLines, { auditId, matching: { tab: 'open' }, ...none })
  await world.run(owner, api.audits.complete, { auditId })
  expect(await namesIn(audit)).toEqual({ names: ['Tea'], lines: 1 })
}

test('a line that only one of three independent counts has seen does not lie there', async () => {
  const audit = await started('independent')
  await count(audit.scanner, audit, [tea, cocoa])
  await count(await world.teamMember(audit, 'scanner'), audit, [tea])
  await count(await world.teamMember(audit, 'scanner'), audit, [tea])
  await expectTeaAlone(audit)
})

test('a line that a recount did not find any more does not lie there', async () => {
  const audit = await started('additive')
  const first = await count(audit.scanner, audit, [tea, cocoa])
  const reset = { auditAssignmentId: first, reason: 'Counted too fast' }
  await world.run(audit.manager, api.auditAssignments.resetAssignment, reset)
  await count(await world.teamMember(audit, 'scanner'), audit, [tea])
  await expectTeaAlone(audit)
})
