// A batch of one audit is recorded in two round trips, on the assumption that all of it is new. Events that are not new
// are found anyway.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { RecordOutcome, SentScanEvent } from '#contract/scan-events.ts'
import { World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { tripsOf } from '#tests/support/trips-of.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const [tea = '', rice = ''] = await world.items(shop.organizationId, [
  { name: 'Tea' },
  { name: 'Rice' },
])

async function countedShelf() {
  const audit = await world.runningAudit({ shop })
  const [shelf = ''] = audit.auditAssignmentIds
  const taken = { auditAssignmentId: shelf, deviceId: 'device-1' }
  await world.run(audit.scanner, api.auditAssignments.createSelfAssignment, taken)
  return { ...audit, shelf }
}

type CountedShelf = Awaited<ReturnType<typeof countedShelf>>

let requestId = 0
async function send(
  { scanner }: CountedShelf,
  events: readonly SentScanEvent[],
): Promise<readonly string[]> {
  requestId += 1
  const id = { connectionId: 'client', requestId }
  const path = api.scanEvents.recordMany.name
  const outcomes = await node.engine.runMutation(scanner.identity, path, { events }, id)
  return (outcomes as unknown as RecordOutcome[]).map(({ status }) => status)
}

async function progressOf({ manager, auditId }: CountedShelf) {
  const { progress } = await ask(node, manager, api.audits.getDashboard, { auditId })
  const { events, lines, quantity } = progress
  return { events, lines, quantity }
}

const counts = ({ shelf }: CountedShelf) => [
  world.scan(shelf, { itemId: tea, entered: 2 }),
  world.scan(shelf, { itemId: rice, entered: 3 }),
]

/** The first runs on a connection prepare its statements. */
const TIMES = 3

test('recording new counts takes two round trips to the database', async () => {
  const shelf = await countedShelf()
  for (let time = 0; time < TIMES; time += 1) await send(shelf, counts(shelf))
  expect(await tripsOf(() => send(shelf, counts(shelf)))).toBe(2)
  const times = TIMES + 1
  expect(await progressOf(shelf)).toEqual({ events: 2 * times, lines: 2, quantity: 5 * times })
})

test('what comes again in another batch is known, and what is new beside it counts', async () => {
  const shelf = await countedShelf()
  const first = counts(shelf)
  const [more = first[0]] = counts(shelf)
  expect(await send(shelf, first)).toEqual(['recorded', 'recorded'])
  expect(await send(shelf, first)).toEqual(['known', 'known'])
  expect(await send(shelf, [...first, ...(more ? [more] : [])])).toEqual([
    'known',
    'known',
    'recorded',
  ])
  expect(await progressOf(shelf)).toEqual({ events: 3, lines: 2, quantity: 7 })
})

test('what is known is known beside an undo, too', async () => {
  const shelf = await countedShelf()
  const events = counts(shelf)
  const undo = world.scan(shelf.shelf, { kind: 'void', voids: events[0]?.id ?? '' })
  await send(shelf, events)
  expect(await send(shelf, [...events, undo])).toEqual(['known', 'known', 'recorded'])
  expect(await progressOf(shelf)).toEqual({ events: 3, lines: 1, quantity: 3 })
})

test('what was undone before it came counts nothing', async () => {
  const shelf = await countedShelf()
  const events = counts(shelf)
  const undo = world.scan(shelf.shelf, { kind: 'void', voids: events[0]?.id ?? '' })
  await send(shelf, [undo])
  expect(await send(shelf, events)).toEqual(['recorded', 'recorded'])
  expect(await progressOf(shelf)).toEqual({ events: 3, lines: 1, quantity: 3 })
})

test('each count for a suspended organization is told so, and is taken once it is open again', async () => {
  const shelf = await countedShelf()
  const suspend = (reason: string | null) =>
    database.app.query('select app.platform_suspend($1, $2)', [shop.organizationId, reason])
  const events = counts(shelf)
  const record = async () =>
    (await world.run(shelf.scanner, api.scanEvents.recordMany, { events })) as RecordOutcome[]
  await suspend('Unpaid')
  const refused = await record().finally(() => suspend(null))
  const codes = refused.map((one) => one.status === 'refused' && one.fault.code)
  expect(codes).toEqual(['suspended', 'suspended'])
  expect((await record()).map(({ status }) => status)).toEqual(['recorded', 'recorded'])
})
