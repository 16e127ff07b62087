// Devices make the ids of their events. An id that arrives twice counts once, also from a second shelf, person or
// connection.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { newId } from '#server/new-id.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const { id: tea } = await world.run(shop.owner, api.items.upsert, {
  orgId: shop.organizationId,
  name: 'Tea',
  barcodes: [{ code: 'TEA-1' }],
})

/** Two shelves of one audit, each held by a different person. */
async function twoShelves() {
  const audit = await world.runningAudit({ shop, shelves: 2 })
  const [first = '', second = ''] = audit.auditAssignmentIds
  const colleague = await world.teamMember(audit, 'scanner')
  const take = (person: Person, auditAssignmentId: string) =>
    world.run(person, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId,
      deviceId: 'device-1',
    })
  await take(audit.scanner, first)
  await take(colleague, second)
  return { ...audit, first, second, colleague }
}

async function totals(audit: CountedStore): Promise<unknown> {
  const { auditId, manager } = audit
  const args = { auditId, itemId: tea, auditItemId: null }
  const { quantity, places } = await ask(node, manager, api.scanEvents.getItemCount, args)
  const { progress } = await ask(node, manager, api.audits.getDashboard, { auditId })
  return {
    quantity,
    places: places.length,
    events: progress.events,
    lines: progress.lines,
    units: progress.quantity,
  }
}

const COUNTED_ONCE = { quantity: 3, places: 1, events: 1, lines: 1, units: 3 }

/** With this lock no event can be written until both transactions have looked the ids up. */
const NO_NEW_EVENT = { text: 'lock table scan_event in exclusive mode' }

test('an id that a second shelf brings later is known and counts nothing there', async () => {
  const audit = await twoShelves()
  const event = { ...world.scan(audit.first, { itemId: tea, entered: 3 }), kind: 'add' } as const
  const elsewhere = { ...event, auditAssignmentId: audit.second }
  await world.run(audit.scanner, api.scanEvents.recordCount, event)
  expect(await world.run(audit.colleague, api.scanEvents.recordCount, elsewhere)).toMatchObject({
    status: 'known',
  })
  expect(
    await world.run(audit.colleague, api.scanEvents.recordMany, { events: [elsewhere] }),
  ).toMatchObject([{ status: 'known' }])
  expect(await totals(audit)).toEqual(COUNTED_ONCE)
})

test('an id in capitals is the one in small letters', async () => {
  const audit = await twoShelves()
  const event = { ...world.scan(audit.first, { itemId: tea, entered: 3 }), kind: 'add' } as const
  const events = [{ ...event, id: event.id.toUpperCase() }]
  const known = [{ status: 'known' }]
  await world.run(audit.scanner, api.scanEvents.recordMany, { events })
  expect(await world.run(audit.scanner, api.scanEvents.recordMany, { events })).toMatchObject(known)
  expect(
    await world.run(audit.scanner, api.scanEvents.recordMany, { events: [event] }),
  ).toMatchObject(known)
  expect(await totals(audit)).toEqual(COUNTED_ONCE)
})

describe('a count by its code that comes again in another request', () => {
  test('is known, with what was said of it', async () => {
    const audit = await twoShelves()
    const event = {
      ...world.scan(audit.first, { code: 'TEA-1', entered: 3 }),
      kind: 'add',
    } as const
    const repeated = {
      ...world.scan(audit.first, { code: 'TEA-1', entered: 3 }),
      kind: 'add',
    } as const
    await world.run(audit.scanner, api.scanEvents.recordCount, event)
    const recorded = await world.run(audit.scanner, api.scanEvents.recordCount, repeated)
    expect(recorded).toMatchObject({ status: 'recorded', warnings: ['already_counted'] })
    expect(await world.run(audit.scanner, api.scanEvents.recordCount, repeated)).toEqual({
      ...recorded,
      status: 'known',
    })
    expect(await totals(audit)).toMatchObject({ quantity: 6, events: 2 })
  })

  test('is known in the answer that is kept, too', async () => {
    const audit = await twoShelves()
    const event = world.scan(audit.first, { code: 'TEA-1', entered: 3 })
    const record = (requestId: number) => WAYS['one by one'](audit.scanner, event, requestId)
    expect(await record(1)).toMatchObject({ status: 'recorded' })
    expect(await record(2)).toMatchObject({ status: 'known' })
    expect(await record(2)).toMatchObject({ status: 'known' })
    expect(await record(1)).toMatchObject({ status: 'recorded' })
    expect(await totals(audit)).toEqual(COUNTED_ONCE)
  })

  test('is known although it would be refused by now', async () => {
    const audit = await twoShelves()
    const count = () =>
      ({
        ...world.scan(audit.first, { code: 'TEA-1', entered: 900_000 }),
        kind: 'add',
      }) as const
    const event = count()
    await world.run(audit.scanner, api.scanEvents.recordCount, event)
    await packsOf(2_000)
    expect(await world.run(audit.scanner, api.scanEvents.recordCount, event)).toMatchObject({
      status: 'known',
    })
    await expect(
      world.run(audit.scanner, api.scanEvents.recordCount, count()),
    ).rejects.toMatchObject({ code: 'invalid_argument' })
    expect(await totals(audit)).toMatchObject({ quantity: 900_000, events: 1 })
    await packsOf(1)
  })
})

function packsOf(units: number) {
  return database.owner.query('update item_barcode set quantity = $1 where item_id = $2', [
    units * 1_000,
    tea,
  ])
}

test('an id that one batch brings for two shelves counts where it comes first', async () => {
  const audit = await twoShelves()
  const event = world.scan(audit.first, { itemId: tea, entered: 3 })
  const elsewhere = { ...event, auditAssignmentId: audit.second }
  expect(
    await world.run(audit.manager, api.scanEvents.recordMany, { events: [event, elsewhere] }),
  ).toMatchObject([{ status: 'recorded' }, { status: 'known' }])
  expect(await totals(audit)).toEqual(COUNTED_ONCE)
})

const WAYS = {
  'one by one': (person: Person, event: SentScanEvent, requestId: number) =>
    node.engine.runMutation(person.identity, 'scanEvents.recordCount', event, {
      connectionId: person.identity.sessionId,
      requestId,
    }),
  'in batches': (person: Person, event: SentScanEvent, requestId: number) =>
    node.engine.runMutation(
      person.identity,
      'scanEvents.recordMany',
      { events: [event] },
      { connectionId: person.identity.sessionId, requestId },
    ),
}

test.each(Object.entries(WAYS))(
  'two shelves that bring one id at the same moment, %s, count it once',
  async (_, record) => {
    const audit = await twoShelves()
    const id = newId()
    const at = (shelf: string) => world.scan(shelf, { id, itemId: tea, entered: 3 })
    const outcomes = await atOnce(database.owner, NO_NEW_EVENT, [
      () => record(audit.scanner, at(audit.first), 1),
      () => record(audit.colleague, at(audit.second), 1),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await totals(audit)).toEqual(COUNTED_ONCE)
  },
)

test('what else is in a batch counts, when one of its ids came from elsewhere meanwhile', async () => {
  const audit = await twoShelves()
  const id = newId()
  const twin = world.scan(audit.first, { id, itemId: tea, entered: 3 })
  const batch = [
    world.scan(audit.second, { id, itemId: tea, entered: 3 }),
    world.scan(audit.second, { itemId: tea, entered: 4 }),
  ]
  await atOnce(database.owner, NO_NEW_EVENT, [
    () => WAYS['one by one'](audit.scanner, twin, 1),
    () =>
      node.engine.runMutation(audit.colleague.identity, 'scanEvents.recordMany', { events: batch }),
  ])
  expect(await totals(audit)).toMatchObject({ quantity: 7, events: 2, units: 7 })
})
