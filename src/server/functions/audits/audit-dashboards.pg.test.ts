// What managers watch during the count.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { AuditDashboard } from '#contract/audits.ts'
import { type CountedStore, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const MINUTE = 60_000

const dashboardOf = ({ manager, auditId }: CountedStore) =>
  ask(node, manager, api.audits.getDashboard, { auditId })

/** Takes a shelf and counts it with these device times. */
async function countShelf(audit: CountedStore, shelf: string, times: readonly number[]) {
  const { scanner } = audit
  const taken = { auditAssignmentId: shelf, deviceId: 'device-1' }
  await world.run(scanner, api.auditAssignments.createSelfAssignment, taken)
  const start = Date.now() - 100 * MINUTE
  const events = times.map((minute, index) =>
    world.scan(shelf, {
      code: `code-${index}`,
      entered: 10,
      deviceTimeMs: start + minute * MINUTE,
    }),
  )
  await world.run(scanner, api.scanEvents.recordMany, { events })
  return events
}

test('pace goes by the clock of devices, without the breaks', async () => {
  const audit = await world.runningAudit()
  const [shelf = ''] = audit.auditAssignmentIds
  await countShelf(audit, shelf, [0, 1, 2, 40, 41])
  const { people } = await dashboardOf(audit)
  // Four minutes of counting, and a break that counts as two minutes.
  expect(people).toMatchObject([
    { lines: 5, quantity: 50, activeMs: 5 * MINUTE, unitsPerMinute: 10, linesPerMinute: 1 },
  ])
})

interface TestPerson {
  readonly lines: number
  readonly quantity: number | null
  readonly shelves: number
  readonly activeMs: number
}

/** The work of everyone on the dashboard, by name. */
async function workOf(audit: CountedStore): Promise<Record<string, TestPerson>> {
  const { people } = await dashboardOf(audit)
  return Object.fromEntries(
    people.map(({ name, lines, quantity, shelves, activeMs }) => [
      name,
      { lines, quantity, shelves, activeMs },
    ]),
  )
}

test('a shelf that is taken over leaves what was counted with whoever counted it', async () => {
  const audit = await world.runningAudit()
  const { scanner, manager } = audit
  const [shelf = ''] = audit.auditAssignmentIds
  await countShelf(audit, shelf, [0, 1, 2])
  const first = { lines: 3, quantity: 30, activeMs: 2 * MINUTE }
  expect(await workOf(audit)).toEqual({ [scanner.name]: { ...first, shelves: 1 } })
  world.setClock(new Date(Date.now() + 10 * MINUTE))
  const taken = { auditAssignmentId: shelf, deviceId: 'device-2' }
  await world.run(manager, api.auditAssignments.createSelfAssignment, taken)
  world.setClock(null)
  const none = { lines: 0, quantity: null, activeMs: 0 }
  expect(await workOf(audit)).toEqual({
    [scanner.name]: { ...first, shelves: 0 },
    [manager.name]: { ...none, shelves: 1 },
  })
  const events = [world.scan(shelf, { code: 'code-0', entered: 4 })]
  await world.run(manager, api.scanEvents.recordMany, { events })
  // A line that both have counted is credited to each of them.
  expect(await workOf(audit)).toEqual({
    [scanner.name]: { ...first, shelves: 0 },
    [manager.name]: { lines: 1, quantity: 4, activeMs: 0, shelves: 1 },
  })
})

test('whoever counts on a shelf of somebody else is told apart, live', async () => {
  const audit = await world.runningAudit()
  const { scanner, manager } = audit
  const [shelf = ''] = audit.auditAssignmentIds
  await countShelf(audit, shelf, [0])
  const client = await FrameClient.open(node)
  client.authenticate(token(manager.identity))
  const query = client.subscribe('audits:getDashboard', { auditId: audit.auditId })
  const seen = async () => {
    const { value } = (await client.last(query)) as unknown as { value: AuditDashboard }
    return Object.fromEntries(value.people.map(({ name, lines }) => [name, lines]))
  }
  expect(await seen()).toEqual({ [scanner.name]: 1 })
  const event = { ...world.scan(shelf, { code: 'other', entered: 2 }), kind: 'add' as const }
  await node.engine.runMutation(manager.identity, 'scanEvents.recordCount', event)
  await eventually(async () =>
    expect(await seen()).toEqual({ [scanner.name]: 1, [manager.name]: 1 }),
  )
  client.close()
  expect(await workOf(audit)).toMatchObject({
    [scanner.name]: { lines: 1, quantity: 10 },
    [manager.name]: { lines: 1, quantity: 2, shelves: 0 },
  })
  await world.run(manager, api.scanEvents.void, {
    auditAssignmentId: shelf,
    eventId: event.id,
    id: world.scan(shelf, {}).id,
    deviceId: 'device-2',
    deviceSeq: 900,
    deviceTimeMs: Date.now(),
  })
  expect(await workOf(audit)).toMatchObject({ [manager.name]: { lines: 0, quantity: null } })
})

test('a count that comes while its shelf is taken over is told of whoever made it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const audit = await world.runningAudit()
    const { scanner, manager } = audit
    const [shelf = ''] = audit.auditAssignmentIds
    await countShelf(audit, shelf, [0])
    const taken = { auditAssignmentId: shelf, deviceId: 'device-2' }
    const events = [world.scan(shelf, { code: 'late', entered: 2 })]
    const works: readonly (() => Promise<unknown>)[] = [
      () => world.run(scanner, api.scanEvents.recordMany, { events }),
      () => world.run(manager, api.auditAssignments.createSelfAssignment, taken),
    ]
    const progress = 'select from assignment_progress where assignment_id = $1 for update'
    world.setClock(new Date(Date.now() + 10 * MINUTE))
    const outcomes = await atOnce(
      database.owner,
      { text: progress, values: [shelf] },
      round % 2 === 0 ? works : works.toReversed(),
    )
    world.setClock(null)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await workOf(audit)).toMatchObject({
      [scanner.name]: { lines: 2, quantity: 12, shelves: 0 },
      [manager.name]: { lines: 0, quantity: null, shelves: 1 },
    })
  }
})

test('a shelf that is counted again keeps the work of its earlier round', async () => {
  const audit = await world.runningAudit()
  const { scanner, owner } = audit
  const [shelf = ''] = audit.auditAssignmentIds
  await countShelf(audit, shelf, [0, 1])
  const reset = { auditAssignmentId: shelf, reason: 'Doubtful', userId: null }
  await world.run(owner, api.auditAssignments.resetAssignment, reset)
  expect(await workOf(audit)).toEqual({
    [scanner.name]: { lines: 2, quantity: 20, activeMs: MINUTE, shelves: 0 },
  })
  expect((await dashboardOf(audit)).progress.quantity).toBeNull()
})

test('what codes turn out to be moves the work of everybody who read them', async () => {
  const audit = await world.runningAudit()
  const { scanner, manager, auditId, organizationId } = audit
  const [shelf = ''] = audit.auditAssignmentIds
  await countShelf(audit, shelf, [0, 1])
  const [itemId = ''] = await world.items(organizationId, [{ name: 'Tea' }])
  const events = [world.scan(shelf, { code: 'code-0', entered: 1 })]
  await world.run(manager, api.scanEvents.recordMany, { events })
  const { page } = await ask(node, manager, api.scanEvents.listUnknown, { auditId })
  const unknown = page.find(({ code }) => code === 'code-0')
  await world.run(manager, api.scanEvents.resolveUnknown, {
    auditId,
    unknownId: unknown?.id ?? '',
    resolution: { kind: 'item', itemId, quantity: 6, addBarcode: false },
  })
  expect(await workOf(audit)).toMatchObject({
    [scanner.name]: { quantity: 70 },
    [manager.name]: { quantity: 6 },
  })
})

test('a shelf shows who has it since when, and what its device still holds', async () => {
  const audit = await world.runningAudit()
  const [shelf = ''] = audit.auditAssignmentIds
  const before = Date.now()
  await countShelf(audit, shelf, [0])
  await world.run(audit.scanner, api.auditAssignments.heartbeat, {
    auditAssignmentId: shelf,
    deviceId: 'device-1',
    unsentEvents: 3,
  })
  const { rooms, people, unsentEvents, unknownLines } = await dashboardOf(audit)
  const tile = rooms[0]?.tiles[0]
  expect(tile).toMatchObject({
    mode: 'additive',
    pass: 0,
    userName: audit.scanner.name,
    unsentEvents: 3,
    progress: { lines: 1 },
  })
  expect(tile?.heldSince ?? 0).toBeGreaterThanOrEqual(before)
  expect(people).toMatchObject([{ unsentEvents: 3 }])
  expect([unsentEvents, unknownLines]).toEqual([3, 1])
})

async function takeBoth({ scanner, auditAssignmentIds }: CountedStore): Promise<void> {
  for (const auditAssignmentId of auditAssignmentIds) {
    const taken = { auditAssignmentId, deviceId: 'device-1' }
    await world.run(scanner, api.auditAssignments.createSelfAssignment, taken)
  }
}

test('a device that has moved on says everything at its new shelf, and is not counted twice', async () => {
  const audit = await world.runningAudit({ shelves: 2 })
  const [shelf = '', next = ''] = audit.auditAssignmentIds
  await takeBoth(audit)
  const beat = (auditAssignmentId: string, unsentEvents: number, deviceId = 'device-1') =>
    world.run(audit.scanner, api.auditAssignments.heartbeat, {
      auditAssignmentId,
      deviceId,
      unsentEvents,
    })
  await beat(shelf, 5)
  await beat(shelf, 2, 'device-2')
  await beat(next, 3)
  expect(await dashboardOf(audit)).toMatchObject({ unsentEvents: 5 })
  await beat(next, 0)
  expect(await dashboardOf(audit)).toMatchObject({ unsentEvents: 2 })
})

test('a handheld is named, as long as the organization has it, and one of another is none', async () => {
  const audit = await world.runningAudit({ shelves: 1 })
  const [other, [auditAssignmentId = '']] = [await world.shop(), audit.auditAssignmentIds]
  await takeBoth(audit)
  for (const [orgId, id, name] of [
    [audit.organizationId, 'ABC234', 'Blue handheld'],
    [other.organizationId, 'XYZ789', 'Theirs'],
  ] as const) {
    await world.billing.createCustomer(orgId, {})
    await database.owner.query(
      `insert into billing_entity (organization_id, id, feature_id, name, created_at_ms)
       values ($1, $2, 'handhelds', $3, 0)`,
      [orgId, id, name],
    )
  }
  const nameAfter = async (handheld: { handheldId?: string }) => {
    const said = { auditAssignmentId, deviceId: 'device-1', unsentEvents: 2, ...handheld }
    await world.run(audit.scanner, api.auditAssignments.heartbeat, said)
    return (await dashboardOf(audit)).devices.map(({ handheldName }) => handheldName)
  }
  expect(await nameAfter({ handheldId: 'ABC234' })).toEqual(['Blue handheld'])
  expect(await nameAfter({ handheldId: 'XYZ789' })).toEqual([null])
  expect(await nameAfter({ handheldId: 'ABC234' })).toEqual(['Blue handheld'])
  await database.owner.query(`delete from billing_entity where id = 'ABC234'`)
  expect((await dashboardOf(audit)).devices).toMatchObject([{ handheldName: null }])
  expect(await nameAfter({})).toEqual([null])
})

test('what was refused is told apart, and nobody waits for it', async () => {
  const audit = await world.runningAudit({ shelves: 2 })
  const [shelf = '', next = ''] = audit.auditAssignmentIds
  const { auditId, manager } = audit
  await takeBoth(audit)
  const beat = (auditAssignmentId: string, held: { refusedEvents?: number }) =>
    world.run(audit.scanner, api.auditAssignments.heartbeat, {
      auditAssignmentId,
      deviceId: 'device-1',
      unsentEvents: 0,
      ...held,
    })
  const refused = async () =>
    (await dashboardOf(audit)).devices.map(
      ({ auditAssignmentId, refusedEvents }) => `${auditAssignmentId} ${refusedEvents}`,
    )
  await beat(shelf, { refusedEvents: 2 })
  expect((await refused()).sort()).toEqual([`${shelf} 2`, `${next} 0`].sort())
  expect(await dashboardOf(audit)).toMatchObject({ unsentEvents: 0 })
  const { points } = await ask(node, manager, api.audits.getChecklist, { auditId })
  expect(points.find(({ id }) => id === 'unsent_events')).toMatchObject({ open: 0 })
  await beat(next, { refusedEvents: 1 })
  expect((await refused()).sort()).toEqual([`${shelf} 0`, `${next} 1`].sort())
  // Older devices do not report it.
  await beat(next, {})
  expect((await refused()).sort()).toEqual([`${shelf} 0`, `${next} 0`].sort())
})

test('what is kept of the shelves is read again as soon as one of them has changed', async () => {
  const audit = await world.runningAudit({ shelves: 2 })
  const [shelf = '', other = ''] = audit.auditAssignmentIds
  const tiles = async () => (await dashboardOf(audit)).rooms.flatMap((room) => room.tiles)
  const shown = async () =>
    (await tiles()).map(({ code, status, progress }) => [code, status, progress.lines])
  const [first, second] = (await shown()).map(([code]) => code)
  await countShelf(audit, shelf, [0, 1])
  expect(await shown()).toEqual([
    [first, 'in_progress', 2],
    [second, 'open', 0],
  ])
  await database.owner.query(
    `update shelf set code = 'New' where id = (select shelf_id from assignment where id = $1)`,
    [other],
  )
  await database.owner.query(`update assignment set status = 'excluded' where id = $1`, [other])
  expect(await shown()).toEqual([
    [first, 'in_progress', 2],
    ['New', 'excluded', 0],
  ])
})

test('the end is guessed once three shelves are done, and not when all are', async () => {
  const audit = await world.runningAudit({ shelves: 4 })
  const handIn = (auditAssignmentId: string) =>
    world.run(audit.scanner, api.auditAssignments.updateStatus, {
      auditAssignmentId,
      status: 'submitted',
      deviceId: 'device-1',
      eventsSent: 3,
    })
  const finishes = []
  for (const shelf of audit.auditAssignmentIds) {
    await countShelf(audit, shelf, [0, 1, 2])
    await handIn(shelf)
    finishes.push((await dashboardOf(audit)).finish)
  }
  expect(finishes.map((finish) => finish !== null)).toEqual([false, false, true, false])
  const [, , third] = finishes
  expect((third?.about ?? 0) - (third?.asOf ?? 0)).toBe(2 * MINUTE)
})

test('the newest counts with a warning stand apart', async () => {
  const audit = await world.runningAudit()
  const [shelf = ''] = audit.auditAssignmentIds
  const [unknown] = await countShelf(audit, shelf, [0])
  const { auditId, manager } = audit
  const { newestWarnings } = await ask(node, manager, api.audits.getActivity, { auditId })
  expect(newestWarnings).toMatchObject([
    { id: unknown?.id, warnings: ['unknown_code'], roomName: 'Hall', shelfCode: 'A-1' },
  ])
})

test('the activity says to whom shelves were given, not only by whom', async () => {
  const audit = await world.runningAudit()
  const { auditId, manager, scanner, roomId } = audit
  const assign = { auditId, userId: scanner.id, roomIds: [roomId] }
  await world.run(manager, api.auditAssignments.create, assign)
  const { page } = await ask(node, manager, api.audits.getActivity, { auditId })
  expect(page[0]).toMatchObject({
    action: 'auditAssignments.create',
    userId: manager.id,
    personName: scanner.name,
  })
  expect(page.at(-1)).toMatchObject({ action: 'audits.create', personName: null })
})
