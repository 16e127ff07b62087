// A shelf that can only partly be reached is handed in with what was counted.

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

test('what was counted stands, the manager reads what is missing, and taking it back forgets it', async () => {
  const audit = await world.runningAudit({ shelves: 1 })
  const { owner, auditId } = audit
  const [auditAssignmentId = ''] = audit.auditAssignmentIds
  const deviceId = 'device-1'
  await world.run(owner, api.auditAssignments.createSelfAssignment, { auditAssignmentId, deviceId })
  const event = world.scan(auditAssignmentId, { code: 'A', entered: 4 })
  await world.run(owner, api.scanEvents.recordMany, { events: [event] })
  const shelf = async () => {
    const asked = { auditId }
    const { page } = await ask(node, owner, api.auditAssignments.getAssignmentsWithProgress, asked)
    return page[0]
  }
  const change = (facts: object) =>
    world.run(owner, api.auditAssignments.updateStatus, {
      auditAssignmentId,
      status: 'submitted',
      ...facts,
    })
  await change({ deviceId, eventsSent: 0, reason: ' Top rows, behind pallets ' })
  expect(await shelf()).toMatchObject({
    status: 'submitted',
    reason: 'Top rows, behind pallets',
    progress: { quantity: 4 },
  })
  await change({ status: 'in_progress' })
  expect(await shelf()).toMatchObject({ status: 'in_progress', reason: null })
  await change({ deviceId, eventsSent: 0 })
  expect(await shelf()).toMatchObject({ status: 'submitted', reason: null })
})

test('a remark of a line is recorded and adds nothing', async () => {
  const audit = await world.runningAudit({ shelves: 1 })
  const { owner } = audit
  const [auditAssignmentId = ''] = audit.auditAssignmentIds
  const [itemId = ''] = await world.items(audit.organizationId, [{ name: 'Mug' }])
  const events = [
    world.scan(auditAssignmentId, { itemId, entered: 3 }),
    world.scan(auditAssignmentId, { itemId, entered: 0, note: 'Box is wet' }),
  ]
  await world.run(owner, api.scanEvents.recordMany, { events })
  const { page, lines } = await ask(node, owner, api.scanEvents.getByAssignment, {
    auditAssignmentId,
  })
  expect(lines).toMatchObject([{ quantity: 3 }])
  expect(page.map(({ note }) => note)).toContain('Box is wet')
})
