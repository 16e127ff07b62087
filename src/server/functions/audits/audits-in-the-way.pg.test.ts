// Changes around a running audit: to another audit, the map, the store and the team.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shelvesOf = async (audit: CountedStore) => {
  const { auditId, owner } = audit
  const list = api.auditAssignments.getAssignmentsWithProgress
  return (await ask(node, owner, list, { auditId })).page
}

const take = (person: Person, auditAssignmentId: string) =>
  world.run(person, api.auditAssignments.createSelfAssignment, {
    auditAssignmentId,
    deviceId: 'device-1',
  })

const record = (person: Person, auditAssignmentId: string) =>
  world.run(person, api.scanEvents.recordMany, {
    events: [world.scan(auditAssignmentId, { code: 'x' })],
  })

const give = ({ manager, auditId }: CountedStore, userId: string | null, shelfIds: string[]) =>
  world.run(manager, api.auditAssignments.create, { auditId, userId, shelfIds })

async function secondAudit({ owner, organizationId, storeId }: CountedStore): Promise<string> {
  const { id } = await world.run(owner, api.audits.create, {
    orgId: organizationId,
    storeIds: [storeId],
    name: 'Autumn count',
    withoutBaseline: true,
  })
  await world.run(owner, api.audits.start, { auditId: id })
  return id
}

test('shelves that another audit counts by now are neither reopened nor counted again', async () => {
  const audit = await world.submittedAudit({ lines: [{ expected: 5, counted: 4 }] })
  const { auditId, owner, storeId, itemIds } = audit
  const other = await secondAudit(audit)
  const held = {
    code: 'illegal_transition',
    details: { guard: 'held_shelves', heldBy: 'Autumn count' },
  }
  const auditAssignmentIds = [...audit.auditAssignmentIds]
  const reopen = () =>
    world.run(owner, api.audits.reopenSubmittedAudit, {
      auditId,
      reason: 'Wet',
      auditAssignmentIds,
    })
  await expect(reopen()).rejects.toMatchObject(held)
  const lines = [{ storeId, itemId: itemIds[0] ?? '' }]
  const recount = world.run(owner, api.audits.requestRecount, {
    auditId,
    reason: 'Wet',
    lines,
    userId: null,
    sameCounterAllowed: false,
  })
  await expect(recount).rejects.toMatchObject(held)
  await world.run(owner, api.audits.updateStatus, {
    auditId: other,
    status: 'cancelled',
    reason: 'By mistake',
  })
  await reopen()
})

test('of an audit that starts and one that is reopened at once one counts the shelf', async () => {
  const audit = await world.submittedAudit({ lines: [{ expected: 5, counted: 4 }] })
  const { auditId, owner, organizationId, storeId } = audit
  const { id: second } = await world.run(owner, api.audits.create, {
    orgId: organizationId,
    storeIds: [storeId],
    name: 'Autumn count',
    withoutBaseline: true,
  })
  const auditAssignmentIds = [...audit.auditAssignmentIds]
  const outcomes = await atOnce(
    database.owner,
    { text: 'select from store where id = $1 for update', values: [storeId] },
    [
      () => world.run(owner, api.audits.start, { auditId: second }),
      () =>
        world.run(owner, api.audits.reopenSubmittedAudit, {
          auditId,
          reason: 'Wet',
          auditAssignmentIds,
        }),
    ],
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('what was planned on a shelf that was archived before the start is left out', async () => {
  const audit = await world.draftAudit({ shelves: 2 })
  const { storeId, owner, scanner, auditId } = audit
  const [room] = await ask(node, owner, api.rooms.getWithDetails, { storeId })
  const shelfId = room?.shelves[0]?.id ?? ''
  await give(audit, scanner.id, [shelfId])
  await world.run(owner, api.shelves.archive, { storeId, shelfId })
  await world.run(owner, api.audits.start, { auditId })
  expect(await shelvesOf(audit)).toMatchObject([{ shelfCode: 'A-2', status: 'open' }])
})

test('a shelf that is archived while it is counted can still be handed over', async () => {
  const audit = await world.runningAudit()
  const { storeId, owner, scanner, auditAssignmentIds } = audit
  const [shelf] = await shelvesOf(audit)
  const shelfId = shelf?.shelfId ?? ''
  await world.run(owner, api.shelves.archive, { storeId, shelfId })
  expect(await give(audit, scanner.id, [shelfId])).toEqual({ auditAssignmentIds })
  expect(await shelvesOf(audit)).toMatchObject([{ status: 'assigned', userId: scanner.id }])
})

test('a store stays while an audit of it is under way, and a plan does not start without it', async () => {
  const running = await world.runningAudit({ name: 'Harbour count' })
  const { storeId, owner, auditId } = running
  const archive = () => world.run(owner, api.stores.archive, { storeId })
  const underWay = { code: 'conflict', details: { current: 'Harbour count' } }
  await expect(archive()).rejects.toMatchObject(underWay)
  await world.submit(running)
  await expect(archive()).rejects.toMatchObject(underWay)
  await world.run(owner, api.audits.complete, { auditId })
  await archive()
  const draft = await world.draftAudit()
  await world.run(draft.owner, api.stores.archive, { storeId: draft.storeId })
  const start = world.run(draft.owner, api.audits.start, { auditId: draft.auditId })
  await expect(start).rejects.toMatchObject({
    code: 'illegal_transition',
    details: { guard: 'archived_store' },
  })
})

/** One shelf in progress, one assigned, one handed in. */
async function busyScanner() {
  const audit = await world.runningAudit({ shelves: 3 })
  const { scanner, auditAssignmentIds } = audit
  const [inHand = '', , handedIn = ''] = auditAssignmentIds
  const [, given] = await shelvesOf(audit)
  await take(scanner, inHand)
  await record(scanner, inHand)
  await give(audit, scanner.id, [given?.shelfId ?? ''])
  await take(scanner, handedIn)
  await record(scanner, handedIn)
  await world.run(scanner, api.auditAssignments.updateStatus, {
    auditAssignmentId: handedIn,
    status: 'submitted',
    deviceId: 'device-1',
    eventsSent: 1,
  })
  return { audit, ...audit, inHand, given: given?.id ?? '', handedIn }
}

test('whoever leaves a team gives back what they hold, and what they counted stays', async () => {
  const { audit, owner, storeId, organizationId, scanner, inHand, given } = await busyScanner()
  await world.run(owner, api.users.removeUserFromStore, { storeId, userId: scanner.id })
  expect(await shelvesOf(audit)).toMatchObject([
    { status: 'open', userId: null, progress: { events: 1 } },
    { status: 'open', userId: null },
    { status: 'submitted', userId: scanner.id, progress: { events: 1 } },
  ])
  const other = await world.teamMember({ organizationId, storeId }, 'scanner')
  await take(other, inHand)
  await take(other, given)
})

test('a member who is removed gives back what they hold; an owner is in every team', async () => {
  const { audit, owner, organizationId, scanner } = await busyScanner()
  const orgId = organizationId
  const role = (next: 'owner' | 'member') =>
    world.run(owner, api.members.changeRole, { orgId, userId: scanner.id, role: next })
  const held = ['in_progress', 'assigned', 'submitted']
  const statuses = async () => (await shelvesOf(audit)).map(({ status }) => status)
  await role('owner')
  const { storeId } = audit
  await world.run(owner, api.users.removeUserFromStore, { storeId, userId: scanner.id })
  expect(await statuses()).toEqual(held)
  await role('member')
  expect(await statuses()).toEqual(['open', 'open', 'submitted'])
  const second = await busyScanner()
  await world.run(second.owner, api.members.remove, {
    orgId: second.organizationId,
    userId: second.scanner.id,
  })
  expect((await shelvesOf(second.audit)).map(({ status }) => status)).toEqual([
    'open',
    'open',
    'submitted',
  ])
})

test('a shelf that is handed in while its counter is removed stays handed in', async () => {
  const { audit, owner, manager, storeId, scanner, inHand } = await busyScanner()
  const outcomes = await atOnce<unknown>(
    database.owner,
    { text: 'select from assignment where id = $1 for update', values: [inHand] },
    [
      () =>
        world.run(manager, api.auditAssignments.updateStatus, {
          auditAssignmentId: inHand,
          status: 'submitted',
          deviceId: 'device-1',
          eventsSent: 1,
        }),
      () => world.run(owner, api.users.removeUserFromStore, { storeId, userId: scanner.id }),
    ],
  )
  expect(outcomes[1]?.status).toBe('fulfilled')
  const [shelf] = await shelvesOf(audit)
  expect(shelf?.status).toBe(outcomes[0]?.status === 'fulfilled' ? 'submitted' : 'open')
})
