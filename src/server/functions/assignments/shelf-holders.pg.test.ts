// Counts from people who do not hold the shelf, and counts that cannot be genuine: they change nothing until a manager
// accepts them, and are never lost.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const DEVICES = new Map<string, string>()

/** A shelf that its scanner holds with 5 units counted, and a second team member. */
async function counted(facts: Parameters<World['runningAudit']>[0] = {}) {
  const protocol = { blind: false, ...facts.protocol }
  const audit = await world.runningAudit({ shop, shelves: 2, ...facts, protocol })
  const [shelf = '', open = ''] = audit.auditAssignmentIds
  const other = await world.teamMember(audit, 'scanner')
  await take(audit.scanner, shelf)
  await send(audit.scanner, [count(audit.scanner, shelf, { entered: 5 })])
  return { ...audit, shelf, open, other }
}

type Counted = Awaited<ReturnType<typeof counted>>

const deviceOf = (person: Person) => {
  const known = DEVICES.get(person.id) ?? `device-${DEVICES.size + 1}`
  DEVICES.set(person.id, known)
  return known
}

const take = (person: Person, auditAssignmentId: string) =>
  world.run(person, api.auditAssignments.createSelfAssignment, {
    auditAssignmentId,
    deviceId: deviceOf(person),
  })

const count = (person: Person, shelf: string, facts: Partial<SentScanEvent> = {}) =>
  world.scan(shelf, { code: 'x', deviceId: deviceOf(person), ...facts })

const send = (person: Person, events: readonly SentScanEvent[]) =>
  world.run(person, api.scanEvents.recordMany, { events: [...events] })

const handIn = (person: Person, auditAssignmentId: string, eventsSent: number) =>
  world.run(person, api.auditAssignments.updateStatus, {
    auditAssignmentId,
    status: 'submitted',
    deviceId: deviceOf(person),
    eventsSent,
  })

const waiting = ({ manager, auditId }: CountedStore) =>
  ask(node, manager, api.scanEvents.listQuarantined, { auditId })

/** Every figure of the dashboard and the results. */
async function figures({ manager, auditId }: CountedStore) {
  const [dashboard, { setAside, ...results }] = await Promise.all([
    ask(node, manager, api.audits.getDashboard, { auditId }),
    ask(node, manager, api.audits.getResults, { auditId }),
  ])
  const { events, quarantined, warnings, lastEventAt, ...progress } = dashboard.progress
  const people = dashboard.people.map(({ name, lines, quantity, activeMs }) => ({
    name,
    lines,
    quantity,
    activeMs,
  }))
  return { progress, people, results }
}

const quantityAt = async ({ manager }: CountedStore, auditAssignmentId: string) => {
  const { lines } = await ask(node, manager, api.scanEvents.getByAssignment, { auditAssignmentId })
  return lines[0]?.quantity ?? null
}

const accept = ({ manager, auditId }: CountedStore, eventIds: readonly string[]) =>
  world.run(manager, api.scanEvents.releaseQuarantined, {
    auditId,
    accept: true,
    reason: 'Asked them',
    eventIds: [...eventIds],
  })

test('what a manager has approved is not changed by whoever counted it, until that is accepted', async () => {
  const audit = await counted()
  const { scanner, manager, shelf } = audit
  await handIn(scanner, shelf, 1)
  await world.run(manager, api.auditAssignments.updateStatus, {
    auditAssignmentId: shelf,
    status: 'approved',
  })
  const before = await figures(audit)
  const more = count(scanner, shelf, { entered: 500 })
  const sent = [more, count(scanner, shelf, { kind: 'set', entered: 0 })]
  for (const outcome of await send(scanner, sent)) {
    expect(outcome).toMatchObject({ status: 'recorded', setAside: 'after_approval' })
  }
  expect(await figures(audit)).toEqual(before)
  expect((await waiting(audit)).waiting).toMatchObject([{ reasons: ['after_approval'] }])
  await accept(audit, [more.id])
  expect(await quantityAt(audit, shelf)).toBe(505)
})

describe('somebody who does not hold a shelf', () => {
  test('adds nothing to what another has handed in, until a manager accepts it', async () => {
    const audit = await counted()
    await handIn(audit.scanner, audit.shelf, 1)
    const before = await figures(audit)
    const sent = count(audit.other, audit.shelf, { entered: 7 })
    const [outcome] = await send(audit.other, [sent])
    expect(outcome).toMatchObject({ status: 'recorded', setAside: 'handed_in_by_another' })
    expect(await figures(audit)).toEqual(before)
    const { page, waiting: groups } = await waiting(audit)
    expect(groups).toMatchObject([
      { reasons: ['handed_in_by_another'], holderName: audit.scanner.name },
    ])
    expect(page).toMatchObject([{ id: sent.id, userId: audit.other.id, quarantined: true }])
    expect(page[0]?.warnings).toContain('handed_in_by_another')
    await accept(audit, [sent.id])
    expect(await quantityAt(audit, audit.shelf)).toBe(12)
    const { people } = await figures(audit)
    expect(people.map(({ quantity }) => quantity).sort()).toEqual([5, 7])
  })

  test.each(['recordCount', 'updateQuantity', 'recordMany', 'empty'] as const)(
    'changes nothing on a shelf that another is counting, by %s',
    async (way) => {
      const audit = await counted()
      const before = await figures(audit)
      const event = count(audit.other, audit.shelf, { entered: 3 })
      const { kind, entered, ...fromDevice } = event
      const run = {
        recordCount: () =>
          world.run(audit.other, api.scanEvents.recordCount, { ...event, kind: 'add' }),
        updateQuantity: () =>
          world.run(audit.other, api.scanEvents.updateQuantity, {
            ...fromDevice,
            quantity: 1,
            replaces: 5,
          }),
        recordMany: async () => (await send(audit.other, [event]))[0],
        empty: async () =>
          (await send(audit.other, [world.scan(audit.shelf, { id: event.id, kind: 'empty' })]))[0],
      }[way]
      expect(await run()).toMatchObject({ status: 'recorded', setAside: 'held_by_another' })
      expect(await figures(audit)).toEqual(before)
      expect((await waiting(audit)).page.map(({ id }) => id)).toEqual([event.id])
      expect(await run(), 'sent again').toMatchObject({
        status: 'known',
        setAside: 'held_by_another',
      })
    },
  )

  test('takes nothing back there, not even what was counted before', async () => {
    const audit = await counted()
    const own = count(audit.other, audit.open, { entered: 4 })
    await send(audit.other, [own])
    await give(audit, audit.open, audit.scanner)
    const undo = count(audit.other, audit.open, { kind: 'void' })
    const { kind, code, ...fromDevice } = undo
    const late = { ...fromDevice, eventId: own.id, deviceTimeMs: Date.now() + 60_000 }
    expect(await world.run(audit.other, api.scanEvents.void, late)).toMatchObject({
      setAside: 'held_by_another',
    })
    expect(await quantityAt(audit, audit.open)).toBe(4)
  })

  test('changes nothing in a room that is given to others', async () => {
    const audit = await counted({ shelves: 0 })
    await give(audit, null, audit.scanner)
    const [outcome] = await send(audit.other, [count(audit.other, audit.shelf)])
    expect(outcome).toMatchObject({ setAside: 'held_by_another' })
    expect(await quantityAt(audit, audit.shelf)).toBe(5)
  })

  test('helps where the protocol of the audit says that anyone may', async () => {
    const audit = await counted({ protocol: { helping: true } })
    const [outcome] = await send(audit.other, [count(audit.other, audit.shelf, { entered: 3 })])
    expect(outcome).toMatchObject({ status: 'recorded', setAside: null })
    expect(await quantityAt(audit, audit.shelf)).toBe(8)
  })

  test('counts anywhere as a manager, whose shelf it is stays as it was', async () => {
    const audit = await counted()
    for (const [shelf, total] of [
      [audit.shelf, 8],
      [audit.open, 3],
    ] as const) {
      const [outcome] = await send(audit.manager, [count(audit.manager, shelf, { entered: 3 })])
      expect(outcome).toMatchObject({ setAside: null })
      expect(await quantityAt(audit, shelf)).toBe(total)
    }
    expect(await holderOf(audit, audit.open)).toBeNull()
    expect(await holderOf(audit, audit.shelf)).toBe(audit.scanner.id)
  })
})

/** With `shelf` null the whole room is assigned. */
async function give({ manager, auditId, roomId }: Counted, shelf: string | null, to: Person) {
  const { rows } = await database.owner.query<{ shelf_id: string }>(
    'select shelf_id from assignment where id = $1',
    [shelf],
  )
  const places = shelf === null ? { roomIds: [roomId] } : { shelfIds: [rows[0]?.shelf_id ?? ''] }
  await world.run(manager, api.auditAssignments.create, { auditId, userId: to.id, ...places })
}

async function holderOf({ manager, auditId }: CountedStore, shelf: string) {
  const { page } = await ask(node, manager, api.auditAssignments.getAssignmentsWithProgress, {
    auditId,
  })
  return page.find(({ id }) => id === shelf)?.userId ?? null
}

describe('a shelf that nobody holds', () => {
  test.each(['recordMany', 'recordCount'] as const)(
    'is taken by whoever counts there, by %s',
    async (way) => {
      const audit = await counted()
      const event = count(audit.other, audit.open, { entered: 3 })
      const sent =
        way === 'recordMany'
          ? (await send(audit.other, [event]))[0]
          : await world.run(audit.other, api.scanEvents.recordCount, { ...event, kind: 'add' })
      expect(sent).toMatchObject({ status: 'recorded', setAside: null })
      expect(await holderOf(audit, audit.open)).toBe(audit.other.id)
      expect(await quantityAt(audit, audit.open)).toBe(3)
      const [late] = await send(audit.scanner, [count(audit.scanner, audit.open)])
      expect(late, 'the next one does not hold it').toMatchObject({ setAside: 'held_by_another' })
      const { people } = await figures(audit)
      expect(people.map(({ quantity }) => quantity).sort()).toEqual([3, 5])
    },
  )

  test('is one of many in a batch, and each is taken once', async () => {
    const audit = await counted({ shelves: 4 })
    const events = audit.auditAssignmentIds.flatMap((shelf) => [
      count(audit.other, shelf),
      count(audit.other, shelf),
    ])
    const outcomes = await send(audit.other, events)
    const held = outcomes.map((one) => ('setAside' in one ? one.setAside : undefined))
    expect(held).toEqual([...Array(2).fill('held_by_another'), ...Array(6).fill(null)])
    expect(await send(audit.other, events)).toMatchObject(Array(8).fill({ status: 'known' }))
  })

  test('waits where managers hand out the shelves', async () => {
    const audit = await counted({ protocol: { selfAssignment: true } })
    await database.owner.query(
      `update audit set protocol = protocol || '{"selfAssignment": false}' where id = $1`,
      [audit.auditId],
    )
    const before = await figures(audit)
    const [outcome] = await send(audit.other, [count(audit.other, audit.open)])
    expect(outcome).toMatchObject({ status: 'recorded', setAside: 'nobody_holds' })
    expect(await holderOf(audit, audit.open)).toBeNull()
    expect(await figures(audit)).toEqual(before)
  })

  test('is not taken by a count that is refused, sent again or cannot be honest', async () => {
    const audit = await counted()
    const unreal = count(audit.other, audit.open, { deviceTimeMs: 0 })
    const [outcome] = await send(audit.other, [unreal])
    expect(outcome).toMatchObject({ setAside: 'impossible_time' })
    await send(audit.other, [count(audit.other, audit.open, { entered: -1 })])
    expect(await holderOf(audit, audit.open)).toBeNull()
    const event = count(audit.other, audit.open)
    await send(audit.other, [event])
    await world.run(audit.other, api.auditAssignments.updateStatus, {
      auditAssignmentId: audit.open,
      status: 'open',
    })
    expect(await send(audit.other, [event])).toMatchObject([{ status: 'known' }])
    expect(await holderOf(audit, audit.open)).toBeNull()
  })

  test('is given to one of two who count there at the same moment; nothing is lost', async () => {
    const audit = await counted()
    const people = [audit.scanner, audit.other]
    const outcomes = await Promise.all(
      people.map((person) => send(person, [count(person, audit.open, { entered: 2 })])),
    )
    const held = outcomes.flat().map((one) => ('setAside' in one ? one.setAside : undefined))
    expect(held.toSorted()).toEqual(['held_by_another', null].toSorted())
    expect(await quantityAt(audit, audit.open)).toBe(2)
    expect((await waiting(audit)).total).toBe(1)
  })
})

describe('a phone that was without network while its shelf was given to another', () => {
  async function takenOver() {
    const audit = await counted()
    const before = Date.now() - 1_000
    await give(audit, audit.shelf, audit.other)
    return { ...audit, before }
  }

  test('keeps what it had counted before that, with a warning', async () => {
    const audit = await takenOver()
    const early = count(audit.scanner, audit.shelf, { entered: 2, deviceTimeMs: audit.before })
    const [outcome] = await send(audit.scanner, [early])
    expect(outcome).toMatchObject({ status: 'recorded', setAside: null })
    expect(outcome).toHaveProperty('warnings', expect.arrayContaining(['earlier_holder']))
    expect(await quantityAt(audit, audit.shelf)).toBe(7)
  })

  test('lets wait what it has counted since', async () => {
    const audit = await takenOver()
    const late = count(audit.scanner, audit.shelf, { deviceTimeMs: Date.now() + 60_000 })
    expect(await send(audit.scanner, [late])).toMatchObject([{ setAside: 'held_by_another' }])
    expect(await quantityAt(audit, audit.shelf)).toBe(5)
  })

  test('lets all of it wait once the other has handed the shelf in', async () => {
    const audit = await takenOver()
    await take(audit.other, audit.shelf)
    await send(audit.other, [count(audit.other, audit.shelf)])
    await handIn(audit.other, audit.shelf, 1)
    const early = count(audit.scanner, audit.shelf, { deviceTimeMs: audit.before })
    expect(await send(audit.scanner, [early])).toMatchObject([{ setAside: 'handed_in_by_another' }])
    await accept(audit, [early.id])
    expect(await quantityAt(audit, audit.shelf)).toBe(7)
  })
})

describe('what cannot be honest', () => {
  test.each([
    ['a device time of 1970', { deviceTimeMs: 0 }, 'impossible_time'],
    ['a device time of 9999', { deviceTimeMs: 253_402_300_799_000 }, 'impossible_time'],
    ['a billion units', { entered: 1_000_000_000 }, 'impossible_quantity'],
    ['a hundred thousand cases of a hundred', { entered: 1e5, factor: 100 }, 'impossible_quantity'],
  ] as const)('%s waits, and spoils no figure', async (_, facts, reason) => {
    const audit = await counted()
    const start = Date.now()
    const next = (seconds: number) =>
      count(audit.scanner, audit.shelf, { entered: 1, deviceTimeMs: start + seconds * 1_000 })
    await send(audit.scanner, [next(10)])
    const before = await figures(audit)
    const odd = count(audit.scanner, audit.shelf, facts)
    expect(await send(audit.scanner, [odd])).toMatchObject([
      { status: 'recorded', setAside: reason },
    ])
    expect(await figures(audit)).toEqual(before)
    expect((await waiting(audit)).page[0]?.warnings).toContain(reason)
    // Later counts are credited as work as if the odd one had not been sent.
    await send(audit.scanner, [next(20), next(30)])
    const { people, progress } = await figures(audit)
    expect(progress.quantity).toBe(8)
    expect(people[0]?.activeMs).toBe((before.people[0]?.activeMs ?? 0) + 20_000)
  })

  test('a phone that was away for days is believed', async () => {
    const audit = await counted()
    await database.owner.query(
      `update audit set started_at = now() - interval '9 days' where id = $1`,
      [audit.auditId],
    )
    const old = count(audit.scanner, audit.shelf, { deviceTimeMs: Date.now() - 8 * 86_400_000 })
    expect(await send(audit.scanner, [old])).toMatchObject([{ setAside: null }])
  })
})

describe('a heartbeat', () => {
  const beat = (person: Person, auditAssignmentId: string) =>
    world.run(person, api.auditAssignments.heartbeat, {
      auditAssignmentId,
      deviceId: `${deviceOf(person)}-beating`,
      unsentEvents: 9,
    })

  const devicesAt = async (shelf: string) => {
    const { rows } = await database.owner.query<{ user_id: string }>(
      'select user_id from assignment_device where assignment_id = $1 and unsent_events > 0',
      [shelf],
    )
    return rows.map((row) => row.user_id)
  }

  test('for a shelf that one does not hold makes no device there', async () => {
    const audit = await counted()
    const answer = await beat(audit.other, audit.shelf)
    expect(answer).toMatchObject({ held: false, heldBy: audit.scanner.name })
    expect(await beat(audit.other, audit.open)).toMatchObject({ held: false, heldBy: null })
    expect(await devicesAt(audit.shelf)).toEqual([])
    expect(await devicesAt(audit.open)).toEqual([])
    const { people } = await ask(node, audit.manager, api.audits.getDashboard, {
      auditId: audit.auditId,
    })
    expect(people.map(({ unsentEvents }) => unsentEvents)).toEqual([0])
  })

  test('still tells what a phone holds of a shelf that was given to another', async () => {
    const audit = await counted()
    await give(audit, audit.shelf, audit.other)
    expect(await beat(audit.scanner, audit.shelf)).toMatchObject({ held: false })
    expect(await devicesAt(audit.shelf)).toEqual([audit.scanner.id])
  })
})
