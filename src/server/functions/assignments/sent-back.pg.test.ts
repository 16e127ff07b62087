// A person who counts a shelf again sees why, and who asked for it.

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

async function countedAudit() {
  const audit = await world.runningAudit({ shelves: 2 })
  const [first = '', second = ''] = audit.auditAssignmentIds
  await world.run(audit.owner, api.scanEvents.recordMany, {
    events: [world.scan(first, { code: 'A' }), world.scan(second, { code: 'B' })],
  })
  return { ...audit, first, second }
}

/** The shelves as a phone in the store shows them. */
async function sentBackTo({ auditId, scanner }: Awaited<ReturnType<typeof countedAudit>>) {
  const { page } = await ask(node, scanner, api.auditAssignments.getAssignmentsWithProgress, {
    auditId,
  })
  return page.flatMap(({ round, sentBack }) => (sentBack ? [{ round, ...sentBack }] : []))
}

test('a shelf that is counted for the first time was sent back by nobody', async () => {
  expect(await sentBackTo(await countedAudit())).toEqual([])
})

test('a manager who has a shelf counted again is named with the reason', async () => {
  const audit = await countedAudit()
  const { owner, first } = audit
  const again = { auditAssignmentId: first, reason: ' Top row was missed ' }
  await world.run(owner, api.auditAssignments.resetAssignment, again)
  expect(await sentBackTo(audit)).toEqual([
    { round: 1, reason: 'Top row was missed', by: owner.name },
  ])
})

test('a shelf that was sent back without a reason says by whom', async () => {
  const audit = await countedAudit()
  const { owner, first } = audit
  await world.run(owner, api.auditAssignments.resetAssignment, { auditAssignmentId: first })
  expect(await sentBackTo(audit)).toEqual([{ round: 1, reason: null, by: owner.name }])
})

test('a reopened audit says so on the shelves that are counted again', async () => {
  const audit = await countedAudit()
  const { owner, auditId, second } = audit
  await world.submit({ owner, auditId })
  const reason = 'The cellar looks half counted'
  const auditAssignmentIds = [second]
  await world.run(owner, api.audits.reopenSubmittedAudit, { auditId, reason, auditAssignmentIds })
  expect(await sentBackTo(audit)).toEqual([{ round: 1, reason, by: owner.name }])
})
