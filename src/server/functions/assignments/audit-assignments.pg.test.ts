// Who counts what, through the functions: planning, taking, leases, handing in, recounts.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { LEASE_MS } from '#domain/assignment.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shelvesOf = async (audit: CountedStore, person: Person = audit.manager) =>
  (
    await ask(node, person, api.auditAssignments.getAssignmentsWithProgress, {
      auditId: audit.auditId,
    })
  ).page

const take = (person: Person, auditAssignmentId: string, deviceId = 'device-1') =>
  world.run(person, api.auditAssignments.createSelfAssignment, { auditAssignmentId, deviceId })

const record = (person: Person, auditAssignmentId: string, code = 'x', entered = 1) =>
  world.run(person, api.scanEvents.recordMany, {
    events: [world.scan(auditAssignmentId, { code, entered })],
  })

const update = (
  person: Person,
  auditAssignmentId: string,
  status: 'open' | 'in_progress' | 'submitted' | 'approved' | 'excluded',
  more: object = {},
) => world.run(person, api.auditAssignments.updateStatus, { auditAssignmentId, status, ...more })

/** Every change of a plan ends with a journal entry, so locking the journal stops it just before its end. */
const JOURNAL_LOCK = { text: 'lock table journal in exclusive mode' }

const device = (eventsSent: number) => ({ deviceId: 'device-1', eventsSent })

async function onShelf(shelves = 1) {
  const audit = await world.runningAudit({ shelves })
  const [shelf = ''] = audit.auditAssignmentIds
  return { audit, shelf, ...audit }
}

describe('taking a shelf', () => {
  test('is won by one of two who come at once; the other is told who holds it', async () => {
    const { audit, shelf, scanner } = await onShelf()
    const other = await world.teamMember(audit, 'scanner')
    const people = [scanner, other]
    const works = people.map((person) => () => take(person, shelf))
    const outcomes = await atOnce(database.owner, JOURNAL_LOCK, works)
    const winner = people[outcomes.findIndex(({ status }) => status === 'fulfilled')]
    const loser = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(loser?.reason).toMatchObject({ code: 'conflict', details: { current: winner?.id } })
    expect(String(loser?.reason)).toContain(`${winner?.name} is counting this shelf.`)
    expect(await shelvesOf(audit)).toMatchObject([{ status: 'in_progress', userId: winner?.id }])
  })

  test('is possible again when the lease has run out, and throws no count away', async () => {
    const { audit, shelf, scanner } = await onShelf()
    const other = await world.teamMember(audit, 'scanner')
    await take(scanner, shelf)
    await record(scanner, shelf)
    await expect(take(other, shelf, 'device-2')).rejects.toMatchObject({ code: 'conflict' })
    await database.owner.query(
      `update assignment_device set lease_expires_at = now() - interval '1 second'
       where assignment_id = $1`,
      [shelf],
    )
    await take(other, shelf, 'device-2')
    const beat = await world.run(scanner, api.auditAssignments.heartbeat, {
      auditAssignmentId: shelf,
      deviceId: 'device-1',
      unsentEvents: 2,
    })
    expect(beat).toEqual({ held: false, heldBy: other.name, leaseExpiresAt: null })
    expect(await shelvesOf(audit)).toMatchObject([{ userId: other.id, progress: { events: 1 } }])
    const { devices } = await ask(node, audit.manager, api.audits.getDashboard, audit0(audit))
    expect(devices.map(({ deviceId, unsentEvents }) => [deviceId, unsentEvents])).toEqual([
      ['device-1', 2],
      ['device-2', 0],
    ])
  })

  test('is not said to be done by oneself elsewhere, before the taking has arrived', async () => {
    const { auditId, owner, scanner, shelf, roomId } = await onShelf()
    const beat = (deviceId: string) =>
      world.run(scanner, api.auditAssignments.heartbeat, {
        auditAssignmentId: shelf,
        deviceId,
        unsentEvents: 1,
      })
    const assign = { auditId, userId: scanner.id, roomIds: [roomId] }
    await world.run(owner, api.auditAssignments.create, assign)
    expect(await beat('device-1')).toMatchObject({ held: false, heldBy: null })
    await take(scanner, shelf)
    expect(await beat('device-2')).toMatchObject({ held: false, heldBy: scanner.name })
  })

  test('is kept by heartbeats', async () => {
    const { shelf, scanner } = await onShelf()
    await take(scanner, shelf)
    const before = Date.now()
    const beat = await world.run(scanner, api.auditAssignments.heartbeat, {
      auditAssignmentId: shelf,
      deviceId: 'device-1',
      unsentEvents: 0,
    })
    expect(beat.held).toBe(true)
    expect(beat.leaseExpiresAt ?? 0).toBeGreaterThanOrEqual(before + LEASE_MS)
  })

  test('is for those it was given to where managers hand out the shelves', async () => {
    const audit = await world.runningAudit({ shelves: 2, protocol: { selfAssignment: false } })
    const [given = '', open = ''] = audit.auditAssignmentIds
    await expect(take(audit.scanner, open)).rejects.toMatchObject({ code: 'forbidden' })
    const rows = await shelvesOf(audit)
    await world.run(audit.manager, api.auditAssignments.create, {
      auditId: audit.auditId,
      userId: audit.scanner.id,
      shelfIds: [rows[0]?.shelfId ?? ''],
    })
    await take(audit.scanner, given)
  })

  test('waits until the audit runs', async () => {
    const { audit, shelf, scanner } = await onShelf()
    await world.run(audit.owner, api.audits.stop, { auditId: audit.auditId, reason: 'Drill' })
    await expect(take(scanner, shelf)).rejects.toMatchObject({
      details: { guard: 'audit_status', from: 'stopped' },
    })
  })
})

const audit0 = ({ auditId }: CountedStore) => ({ auditId })

describe('a plan', () => {
  test('gives shelves and rooms to people of the team before and after the start', async () => {
    const draft = await world.draftAudit({ shelves: 3 })
    const { auditId, manager, scanner, roomId } = draft
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from shelf where room_id = $1 order by position',
      [roomId],
    )
    const give = (userId: string | null, more: { shelfIds?: string[]; roomIds?: string[] }) =>
      world.run(manager, api.auditAssignments.create, { auditId, userId, ...more })
    await give(scanner.id, { shelfIds: [rows[0]?.id ?? ''] })
    await world.run(manager, api.audits.start, { auditId })
    const states = async () =>
      (await shelvesOf(draft)).map(({ status, userId }) => [status, userId])
    expect(await states()).toEqual([
      ['assigned', scanner.id],
      ['open', null],
      ['open', null],
    ])
    await give(manager.id, { roomIds: [roomId] })
    expect(await states()).toEqual(Array(3).fill(['assigned', manager.id]))
    await give(null, { roomIds: [roomId] })
    expect(await states()).toEqual(Array(3).fill(['open', null]))
    const stranger = await world.person()
    await expect(give(stranger.id, { roomIds: [roomId] })).rejects.toMatchObject({
      code: 'invalid_argument',
      details: { field: 'userId' },
    })
    await expect(give(null, { shelfIds: [auditId] })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('leaves out what was removed, also before the start, until it is taken in again', async () => {
    const draft = await world.draftAudit({ shelves: 2 })
    const { auditId, manager, roomId, owner, organizationId, storeId } = draft
    const cellar = await world.room({ owner, organizationId, storeId }, 'Cellar', ['C-1'])
    const args = { auditId, roomId }
    await world.run(manager, api.auditAssignments.removeRoomAndShelves, args)
    await world.run(manager, api.audits.start, { auditId })
    expect((await shelvesOf(draft)).map(({ roomName }) => roomName)).toEqual(['Cellar'])
    await world.run(manager, api.auditAssignments.create, {
      auditId,
      userId: null,
      roomIds: [roomId, cellar.id],
    })
    expect(await shelvesOf(draft)).toHaveLength(3)
  })

  test('removes nothing that was counted', async () => {
    const { audit, shelf, manager, scanner } = await onShelf(2)
    await record(scanner, shelf)
    const one = { auditAssignmentId: shelf }
    const refused = { details: { guard: 'counts' } }
    const { auditId, roomId } = audit
    await expect(world.run(manager, api.auditAssignments.remove, one)).rejects.toMatchObject(
      refused,
    )
    await expect(
      world.run(manager, api.auditAssignments.removeRoomAndShelves, { auditId, roomId }),
    ).rejects.toMatchObject(refused)
    const [, empty = ''] = audit.auditAssignmentIds
    await world.run(manager, api.auditAssignments.remove, { auditAssignmentId: empty })
    expect((await shelvesOf(audit)).map(({ id }) => id)).toEqual([shelf])
  })
})

describe('handing in a shelf', () => {
  test('needs every event of the device, and the word when nothing was counted', async () => {
    const { audit, shelf, scanner } = await onShelf()
    await expect(update(scanner, shelf, 'submitted', device(0))).rejects.toMatchObject({
      code: 'forbidden',
    })
    await take(scanner, shelf)
    await expect(update(scanner, shelf, 'submitted', device(1))).rejects.toMatchObject({
      details: { guard: 'unsent_events' },
    })
    await expect(update(scanner, shelf, 'submitted', device(0))).rejects.toMatchObject({
      details: { guard: 'empty' },
    })
    await expect(update(scanner, shelf, 'submitted')).rejects.toMatchObject({
      details: { field: 'deviceId' },
    })
    await update(scanner, shelf, 'submitted', { ...device(0), declaredEmpty: true })
    expect(await shelvesOf(audit)).toMatchObject([{ status: 'submitted', declaredEmpty: true }])
    await update(scanner, shelf, 'in_progress')
    await record(scanner, shelf, 'x', 0)
    const { deviceId } = device(1)
    const beat = { auditAssignmentId: shelf, deviceId, unsentEvents: 1 }
    await world.run(scanner, api.auditAssignments.heartbeat, beat)
    await update(scanner, shelf, 'submitted', device(1))
    const { devices } = await ask(node, audit.manager, api.audits.getDashboard, audit0(audit))
    expect(devices.filter(({ unsentEvents }) => unsentEvents > 0)).toEqual([])
    expect(await shelvesOf(audit)).toMatchObject([
      { status: 'submitted', declaredEmpty: false, progress: { lines: 1, quantity: 0 } },
    ])
  })

  test('is asked for again by a phone that did not hear the answer, also after approval', async () => {
    const { shelf, scanner, manager, audit } = await onShelf()
    await take(scanner, shelf)
    await record(scanner, shelf)
    const handIn = () => update(scanner, shelf, 'submitted', device(1))
    await handIn()
    expect(await handIn()).toEqual({ checkAgain: false })
    await update(manager, shelf, 'approved')
    expect(await handIn()).toEqual({ checkAgain: false })
    expect(await shelvesOf(audit)).toMatchObject([{ status: 'approved' }])
    await expect(update(manager, shelf, 'submitted', device(1))).rejects.toMatchObject({
      code: 'illegal_transition',
    })
  })

  test('takes the word from the shelf itself too', async () => {
    const { audit, shelf, scanner } = await onShelf()
    await take(scanner, shelf)
    const events = [world.scan(shelf, { kind: 'empty' })]
    await world.run(scanner, api.scanEvents.recordMany, { events })
    await update(scanner, shelf, 'submitted', device(1))
    expect(await shelvesOf(audit)).toMatchObject([{ declaredEmpty: true }])
  })

  test('is followed by approval, by managers alone', async () => {
    const { shelf, scanner, manager, audit } = await onShelf(2)
    await take(scanner, shelf)
    await record(scanner, shelf)
    await update(scanner, shelf, 'submitted', device(1))
    await expect(update(scanner, shelf, 'approved')).rejects.toMatchObject({ code: 'forbidden' })
    await update(manager, shelf, 'approved')
    await expect(update(scanner, shelf, 'in_progress')).rejects.toMatchObject({
      code: 'illegal_transition',
    })
    const [, other = ''] = audit.auditAssignmentIds
    await expect(update(manager, other, 'excluded')).rejects.toMatchObject({
      details: { field: 'reason' },
    })
    await update(manager, other, 'excluded', { reason: 'Locked' })
    const { points, met } = await ask(node, manager, api.audits.getChecklist, audit0(audit))
    expect(points.find(({ id }) => id === 'coverage')?.open).toBe(0)
    expect(points.find(({ id }) => id === 'unknown_codes')?.open).toBe(1)
    expect(met).toBe(false)
  })
})

test('whoever holds a shelf may say that it could not be counted, and managers bring it back', async () => {
  const { audit, shelf, scanner, manager } = await onShelf()
  const locked = { reason: 'The door is locked' }
  await expect(update(scanner, shelf, 'excluded', locked)).rejects.toMatchObject({
    code: 'forbidden',
  })
  await take(scanner, shelf)
  await update(scanner, shelf, 'excluded', locked)
  expect(await shelvesOf(audit)).toMatchObject([{ status: 'excluded', reason: locked.reason }])
  expect(await update(scanner, shelf, 'excluded', locked), 'asked twice').toBeNull()
  const another = { reason: 'There is no door' }
  await expect(update(scanner, shelf, 'excluded', another)).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(update(scanner, shelf, 'open')).rejects.toMatchObject({ code: 'forbidden' })
  await update(manager, shelf, 'open')
})

test('a part that nobody could reach, and a shelf left out, are told wherever a manager looks', async () => {
  const audit = await world.runningAudit({ shelves: 2 })
  const { scanner, manager, auditId } = audit
  const [shelf = '', other = ''] = audit.auditAssignmentIds
  await take(scanner, shelf)
  await record(scanner, shelf, 'x', 7)
  await update(scanner, shelf, 'submitted', { ...device(1), reason: 'Top too high' })
  await update(manager, other, 'excluded', { reason: 'Locked' })
  const { rooms } = await ask(node, manager, api.audits.getDashboard, { auditId })
  expect(rooms.flatMap(({ tiles }) => tiles)).toMatchObject([
    { id: shelf, reason: 'Top too high' },
    { id: other, reason: 'Locked' },
  ])
  const { unreached } = await ask(node, manager, api.audits.getResults, { auditId })
  expect(unreached).toMatchObject([
    { id: shelf, shelfCode: 'A-1', status: 'submitted', reason: 'Top too high' },
    { id: other, status: 'excluded', reason: 'Locked' },
  ])
})

describe('a control total', () => {
  async function controlled() {
    const audit = await world.runningAudit({ protocol: { controlTotals: true } })
    const [shelf = ''] = audit.auditAssignmentIds
    await take(audit.scanner, shelf)
    await record(audit.scanner, shelf, 'x', 7)
    const submit = (more: object) =>
      update(audit.scanner, shelf, 'submitted', { ...device(1), ...more })
    const open = async () => {
      const { points } = await ask(node, audit.manager, api.audits.getChecklist, audit0(audit))
      return points.find(({ id }) => id === 'control_totals')?.open
    }
    return { audit, submit, open, shelf }
  }

  test('is asked for; one that meets lets the shelf in', async () => {
    const { audit, submit, open } = await controlled()
    expect(await shelvesOf(audit, audit.scanner)).toMatchObject([{ asksControlTotal: true }])
    await expect(submit({})).rejects.toMatchObject({ details: { field: 'controlTotal' } })
    expect(await submit({ controlTotal: 7 })).toEqual({ checkAgain: false })
    expect(await shelvesOf(audit)).toMatchObject([{ status: 'submitted' }])
    expect(await open()).toBe(0)
  })

  test('that is off asks to look again without a number; then the manager is told', async () => {
    const { audit, submit, open, shelf } = await controlled()
    const answer = await submit({ controlTotal: 8 })
    expect(answer).toEqual({ checkAgain: true })
    expect(await shelvesOf(audit)).toMatchObject([{ status: 'in_progress' }])
    expect(await submit({ controlTotal: 8 })).toEqual({ checkAgain: false })
    expect(await shelvesOf(audit)).toMatchObject([{ status: 'submitted' }])
    expect(await open()).toBe(1)
    const { rooms } = await ask(node, audit.manager, api.audits.getDashboard, audit0(audit))
    expect(rooms[0]?.tiles).toMatchObject([{ id: shelf, controlUnmet: true }])
  })
})

test('a control total that was missed and is sent again is no second miss', async () => {
  const audit = await world.runningAudit({ protocol: { controlTotals: true } })
  const [shelf = ''] = audit.auditAssignmentIds
  await take(audit.scanner, shelf)
  await record(audit.scanner, shelf, 'x', 7)
  const submit = (saidAt: number) =>
    update(audit.scanner, shelf, 'submitted', { ...device(1), controlTotal: 8, saidAt })
  expect(await submit(1_000)).toEqual({ checkAgain: true })
  expect(await submit(1_000)).toEqual({ checkAgain: true })
  expect(await shelvesOf(audit)).toMatchObject([{ status: 'in_progress' }])
  expect(await submit(2_000)).toEqual({ checkAgain: false })
  expect(await submit(2_000)).toEqual({ checkAgain: false })
  expect(await shelvesOf(audit)).toMatchObject([{ status: 'submitted' }])
})

test('a shelf that is counted again starts at nothing; the old round stays readable', async () => {
  const { audit, shelf, scanner, manager } = await onShelf()
  await take(scanner, shelf)
  await record(scanner, shelf, 'x', 7)
  const { auditAssignmentId } = await world.run(manager, api.auditAssignments.resetAssignment, {
    auditAssignmentId: shelf,
    reason: 'Doubtful',
    userId: manager.id,
  })
  expect(auditAssignmentId).not.toBe(shelf)
  const before = await shelvesOf(audit)
  expect(before).toMatchObject([
    { id: auditAssignmentId, round: 1, status: 'assigned', progress: { quantity: null } },
  ])
  const { page } = await ask(node, manager, api.audits.getActivity, audit0(audit))
  const name = before[0]?.shelfCode
  expect(page[0]).toMatchObject({ action: 'auditAssignments.resetAssignment', details: { name } })
  const dashboard = await ask(node, manager, api.audits.getDashboard, audit0(audit))
  expect(dashboard.progress).toMatchObject({ events: 0, lines: 0, quantity: null })
  const counts = (id: string) =>
    ask(node, manager, api.scanEvents.getByAssignment, { auditAssignmentId: id })
  expect(await counts(shelf)).toMatchObject({ round: 0, total: 1, lines: [{ quantity: 7 }] })
  // A phone with unsent counts of the old round sends them to the old assignment.
  await record(scanner, shelf, 'x', 1)
  await record(manager, auditAssignmentId, 'x', 5)
  const after = await ask(node, manager, api.audits.getDashboard, audit0(audit))
  expect(after.progress.quantity).toBe(5)
  expect((await counts(shelf)).page[0]?.warnings).toContain('closed_shelf')
  const { newestWarnings } = await ask(node, manager, api.audits.getActivity, audit0(audit))
  expect(newestWarnings.find(({ warnings }) => warnings.includes('closed_shelf'))).toMatchObject({
    auditAssignmentId: shelf,
    shelfStatus: 'returned',
  })
  await expect(
    ask(node, scanner, api.scanEvents.getByAssignment, { auditAssignmentId: shelf }),
  ).rejects.toMatchObject({ code: 'forbidden' })
})

test('managers see every round of a shelf beside the others; counters do not', async () => {
  const { shelf, scanner, manager } = await onShelf()
  await take(scanner, shelf)
  await record(scanner, shelf, 'x', 7)
  const { auditAssignmentId } = await world.run(manager, api.auditAssignments.resetAssignment, {
    auditAssignmentId: shelf,
  })
  await record(manager, auditAssignmentId, 'x', 5)
  const rounds = (id: string, person: Person) =>
    ask(node, person, api.auditAssignments.getRounds, { auditAssignmentId: id })
  for (const id of [shelf, auditAssignmentId]) {
    expect(await rounds(id, manager)).toMatchObject([
      { id: auditAssignmentId, round: 1, progress: { quantity: 5 } },
      { id: shelf, round: 0, status: 'returned', userId: scanner.id, progress: { quantity: 7 } },
    ])
  }
  await expect(rounds(shelf, scanner)).rejects.toMatchObject({ code: 'forbidden' })
})

test('a shelf whose counts were reset can be left out, and what was counted stays readable', async () => {
  const { audit, shelf, scanner, manager } = await onShelf(2)
  await take(scanner, shelf)
  await record(scanner, shelf, 'x', 7)
  const { auditAssignmentId } = await world.run(manager, api.auditAssignments.resetAssignment, {
    auditAssignmentId: shelf,
  })
  await world.run(manager, api.auditAssignments.remove, { auditAssignmentId })
  expect((await shelvesOf(audit)).map(({ id }) => id)).not.toContain(auditAssignmentId)
  const { progress, coverage } = await ask(node, manager, api.audits.getDashboard, audit0(audit))
  expect(progress.quantity).toBeNull()
  expect(coverage.shelves).toBe(1)
  expect(
    await ask(node, manager, api.scanEvents.getByAssignment, { auditAssignmentId: shelf }),
  ).toMatchObject({ total: 1, lines: [{ quantity: 7 }] })
})

test('a shelf where nobody was is reset in place', async () => {
  const { audit, shelf, manager } = await onShelf()
  const again = await world.run(manager, api.auditAssignments.resetAssignment, {
    auditAssignmentId: shelf,
  })
  expect(again.auditAssignmentId).toBe(shelf)
  expect(await shelvesOf(audit)).toMatchObject([{ id: shelf, round: 0, status: 'open' }])
})

test('what a phone still holds when its shelf is reset is kept, and not in the new round', async () => {
  const { audit, shelf, scanner, manager } = await onShelf()
  await take(scanner, shelf)
  const again = await world.run(manager, api.auditAssignments.resetAssignment, {
    auditAssignmentId: shelf,
  })
  expect(again.auditAssignmentId).not.toBe(shelf)
  await record(scanner, shelf, 'x', 7)
  await expect(update(scanner, shelf, 'submitted', device(1))).rejects.toThrow('kept beside it')
  expect(await shelvesOf(audit)).toMatchObject([
    { id: again.auditAssignmentId, round: 1, status: 'open', progress: { quantity: null } },
  ])
  expect(
    await ask(node, manager, api.scanEvents.getByAssignment, { auditAssignmentId: shelf }),
  ).toMatchObject({ total: 1, lines: [{ quantity: 7 }] })
})

test('a shelf that comes back says nothing of why it was out or empty before', async () => {
  const { audit, shelf, scanner, manager, auditId } = await onShelf()
  const [{ shelfId } = { shelfId: null }] = await shelvesOf(audit)
  const give = (userId: string | null) =>
    world.run(manager, api.auditAssignments.create, { auditId, userId, shelfIds: [shelfId ?? ''] })
  const nothingSaid = { reason: null, declaredEmpty: false }
  await update(manager, shelf, 'excluded', { reason: 'Wet' })
  await give(null)
  expect(await shelvesOf(audit)).toMatchObject([{ status: 'open', ...nothingSaid }])
  await take(scanner, shelf)
  await update(scanner, shelf, 'submitted', { ...device(0), declaredEmpty: true })
  await world.run(manager, api.auditAssignments.remove, { auditAssignmentId: shelf })
  await give(scanner.id)
  expect(await shelvesOf(audit)).toMatchObject([{ status: 'assigned', ...nothingSaid }])
})

test('while blind, counters see who counts where but not how much', async () => {
  const { audit, shelf, scanner, manager } = await onShelf()
  const other = await world.teamMember(audit, 'scanner')
  await take(scanner, shelf)
  await record(scanner, shelf, 'x', 7)
  expect(await shelvesOf(audit, manager)).toMatchObject([
    { progress: { quantity: 7 }, heldSince: expect.any(Number) },
  ])
  // The time spent at a shelf would reveal how much is there.
  expect(await shelvesOf(audit, other)).toMatchObject([
    { userId: scanner.id, progress: null, heldSince: null },
  ])
  const { storeId } = audit
  const work = (person: Person) =>
    ask(node, person, api.auditAssignments.getUserScannerAssignments, { storeId })
  expect(await work(scanner)).toMatchObject({ mine: [{ progress: { quantity: 7 } }] })
  expect(await work(other)).toMatchObject({
    mine: [],
    audits: [{ id: audit.auditId, openShelves: 0, selfAssignment: true }],
  })
  const open = await world.runningAudit({ protocol: { blind: false } })
  expect((await shelvesOf(open, open.scanner))[0]?.progress).not.toBeNull()
})

test('whoever comes to a store is told of shelves, not of their counts', async () => {
  const audit = await world.runningAudit({ shelves: 2, protocol: { mode: 'independent' } })
  const { storeId, scanner } = audit
  const work = await ask(node, scanner, api.auditAssignments.getUserScannerAssignments, { storeId })
  expect(audit.auditAssignmentIds).toHaveLength(4)
  expect(work.audits).toMatchObject([{ openShelves: 2 }])
})

test('somebody’s work is theirs and their managers’ to see', async () => {
  const { audit, shelf, scanner, manager } = await onShelf()
  const other = await world.teamMember(audit, 'scanner')
  await take(scanner, shelf)
  await record(scanner, shelf)
  const work = (person: Person, includeCompleted = false) =>
    ask(node, person, api.auditAssignments.getByUser, { userId: scanner.id, includeCompleted })
  expect(await work(scanner)).toMatchObject([{ id: shelf, status: 'in_progress' }])
  expect(await work(manager)).toHaveLength(1)
  await expect(work(other)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(work(await world.person())).rejects.toMatchObject({ code: 'not_found' })
  await update(scanner, shelf, 'submitted', device(1))
  expect(await work(scanner)).toEqual([])
  expect(await work(scanner, true)).toMatchObject([{ status: 'submitted' }])
})
