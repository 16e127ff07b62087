// What managers watch while others count.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type CountedStore, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const MINUTE = 60_000

const dashboardOf = ({ manager, auditId }: CountedStore) =>
  ask(node, manager, api.audits.getDashboard, { auditId })

/** Takes a shelf and counts it at this pace, by the clock of the device. */
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
  // Four minutes of counting and a break, of which two minutes count.
  expect(people).toMatchObject([
    { lines: 5, quantity: 50, activeMs: 5 * MINUTE, unitsPerMinute: 10, linesPerMinute: 1 },
  ])
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

test('a device that has moved on says everything at its new shelf, and is not counted twice', async () => {
  const audit = await world.runningAudit({ shelves: 2 })
  const [shelf = '', next = ''] = audit.auditAssignmentIds
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

test('what was refused is told apart, and nobody waits for it', async () => {
  const audit = await world.runningAudit({ shelves: 2 })
  const [shelf = '', next = ''] = audit.auditAssignmentIds
  const { auditId, manager } = audit
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
  expect(await refused()).toEqual([`${shelf} 2`])
  expect(await dashboardOf(audit)).toMatchObject({ unsentEvents: 0 })
  const { points } = await ask(node, manager, api.audits.getChecklist, { auditId })
  expect(points.find(({ id }) => id === 'unsent_events')).toMatchObject({ open: 0 })
  await beat(next, { refusedEvents: 1 })
  expect((await refused()).sort()).toEqual([`${shelf} 0`, `${next} 1`].sort())
  // Devices of before say nothing of it.
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
