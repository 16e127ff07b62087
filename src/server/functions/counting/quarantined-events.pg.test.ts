// Counts that were set aside: listed, accepted or left out. The totals follow, in any order of decisions.

import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { ArgsOf } from '#contract/define.ts'
import { type Person, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const LATE_MS = 60_000

async function stopped() {
  const audit = await world.runningAudit({ shop })
  const [shelf = ''] = audit.auditAssignmentIds
  const taken = { auditAssignmentId: shelf, deviceId: 'device-1' }
  await world.run(audit.scanner, api.auditAssignments.createSelfAssignment, taken)
  const early = world.scan(shelf, { code: 'x', entered: 1 })
  await send(audit.scanner, [early])
  await world.run(shop.owner, api.audits.stop, { auditId: audit.auditId, reason: 'Fire drill' })
  const late = (facts: Parameters<World['scan']>[1] = {}) =>
    world.scan(shelf, { code: 'x', deviceTimeMs: Date.now() + LATE_MS, ...facts })
  return { ...audit, shelf, early, late }
}

type Stopped = Awaited<ReturnType<typeof stopped>>

const send = (person: Person, events: readonly unknown[]) =>
  world.run(person, api.scanEvents.recordMany, { events: [...events] })

const release = (
  { manager, auditId }: Stopped,
  args: Partial<ArgsOf<typeof api.scanEvents.releaseQuarantined>>,
) =>
  world.run(manager, api.scanEvents.releaseQuarantined, {
    auditId,
    accept: true,
    reason: 'Counted in time',
    ...args,
  })

const list = ({ manager, auditId }: Stopped, state: 'waiting' | 'decided' = 'waiting') =>
  ask(node, manager, api.scanEvents.listQuarantined, { auditId, state })

const quantityOf = async ({ manager, shelf }: Stopped) => {
  const args = { auditAssignmentId: shelf }
  const { lines } = await ask(node, manager, api.scanEvents.getByAssignment, args)
  return lines[0]?.quantity ?? null
}

const unitsOf = async ({ manager, shelf }: Stopped) => {
  const args = { auditAssignmentId: shelf }
  const { lines } = await ask(node, manager, api.scanEvents.getByAssignment, args)
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))
}

describe('whose counts they are', () => {
  test('is said by person, and by the name of a handheld that this person had in the audit', async () => {
    const audit = await world.runningAudit({ shop, shelves: 2 })
    const { organizationId, scanner, manager, auditId } = audit
    const [own = '', another = ''] = audit.auditAssignmentIds
    const intruder = await world.teamMember(audit, 'scanner')
    await world.billing.createCustomer(organizationId, {})
    await database.owner.query(
      `insert into billing_entity (organization_id, id, feature_id, name, created_at_ms)
       values ($1, 'BLU234', 'handhelds', 'Blue handheld', 0)`,
      [organizationId],
    )
    for (const [person, at] of [
      [scanner, own],
      [manager, another],
    ] as const) {
      const taken = { auditAssignmentId: at, deviceId: 'device-1' }
      await world.run(person, api.auditAssignments.createSelfAssignment, taken)
    }
    const beat = { auditAssignmentId: own, deviceId: 'device-1', unsentEvents: 0 }
    const named = { ...beat, handheldId: 'BLU234' }
    await world.run(scanner, api.auditAssignments.heartbeat, named)
    // Both count on a shelf that is not theirs; one of them says the device id of the other.
    await send(scanner, [world.scan(another, { code: 'x' })])
    await send(intruder, [world.scan(another, { code: 'x' }), world.scan(another, { code: 'x' })])
    const asides = () => ask(node, manager, api.scanEvents.listQuarantined, { auditId })
    const { waiting } = await asides()
    expect(waiting.toSorted((one, other) => one.events - other.events)).toMatchObject([
      { userId: scanner.id, events: 1, deviceId: 'device-1', handheldName: 'Blue handheld' },
      { userId: intruder.id, events: 2, deviceId: 'device-1', handheldName: null },
    ])
    const chosen = { auditAssignmentId: another, deviceId: 'device-1', userId: scanner.id }
    const released = { auditId, accept: true, reason: 'Asked to help', ...chosen }
    await world.run(manager, api.scanEvents.releaseQuarantined, released)
    expect((await asides()).waiting).toMatchObject([{ userId: intruder.id, events: 2 }])
  })

  test('nobody completes what another has not sent, by saying the id of their device', async () => {
    const audit = await world.runningAudit({ shop })
    const [shelf = ''] = audit.auditAssignmentIds
    const intruder = await world.teamMember(audit, 'scanner')
    const device = { auditAssignmentId: shelf, deviceId: 'device-1' }
    await world.run(audit.scanner, api.auditAssignments.createSelfAssignment, device)
    await send(audit.scanner, [world.scan(shelf, { code: 'x' })])
    await send(intruder, [world.scan(shelf, { code: 'x' })])
    const handIn = { ...device, status: 'submitted', eventsSent: 2 } as const
    await expect(
      world.run(audit.scanner, api.auditAssignments.updateStatus, handIn),
    ).rejects.toMatchObject({ code: 'illegal_transition' })
    await send(audit.scanner, [world.scan(shelf, { code: 'x' })])
    await world.run(audit.scanner, api.auditAssignments.updateStatus, handIn)
  })
})

describe('counts of a stop', () => {
  test('wait for a decision, by shelf and device', async () => {
    const audit = await stopped()
    const [one, other] = [audit.late({ entered: 5 }), audit.late({ deviceId: 'device-2' })]
    await send(audit.scanner, [one, other])
    const waiting = await list(audit)
    expect(waiting).toMatchObject({ total: 2, waiting: [{ events: 1 }, { events: 1 }] })
    expect(waiting.page.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort())
    expect(waiting.page[0]).toMatchObject({ decision: null, shelfCode: 'A-1', quarantined: true })
  })

  test('are accepted one by one, or by device; the rest stays out', async () => {
    const audit = await stopped()
    const [one, other] = [audit.late({ entered: 5 }), audit.late({ entered: 7 })]
    const third = audit.late({ entered: 20, deviceId: 'device-2' })
    await send(audit.scanner, [one, other, third])
    expect(await release(audit, { eventIds: [one.id] })).toMatchObject({ events: 1 })
    expect(await quantityOf(audit)).toBe(6)
    expect(await release(audit, { deviceId: 'device-2' })).toMatchObject({ events: 1 })
    expect(await quantityOf(audit)).toBe(26)
    const out = { auditAssignmentId: audit.shelf, accept: false, reason: 'Counted twice' }
    expect(await release(audit, out)).toMatchObject({ events: 1 })
    expect(await quantityOf(audit)).toBe(26)
    expect(await list(audit)).toMatchObject({ total: 0, waiting: [] })
    const decided = await list(audit, 'decided')
    expect(decided.page.find(({ id }) => id === other.id)?.decision).toMatchObject({
      accepted: false,
      reason: 'Counted twice',
    })
    const { progress, quarantinedEvents } = await ask(
      node,
      audit.manager,
      api.audits.getDashboard,
      {
        auditId: audit.auditId,
      },
    )
    expect(quarantinedEvents).toBe(0)
    const { page } = await ask(node, audit.scanner, api.scanEvents.getByAssignment, {
      auditAssignmentId: audit.shelf,
    })
    const heldBack = page.filter(({ quarantined }) => quarantined).map(({ id }) => id)
    expect(heldBack, 'what was let count is not said to be held back').toEqual([other.id])
    expect(progress).toMatchObject({ events: 4, quantity: 26, quarantined: 0 })
  })

  test('that come again say that they wait, unless they were accepted meanwhile', async () => {
    const audit = await stopped()
    const [one, other] = [audit.late({ entered: 5 }), audit.late({ entered: 7 })]
    const answers = async () => {
      const outcomes = await send(audit.scanner, [one, other])
      return outcomes.map((outcome) => ('setAside' in outcome ? outcome.setAside : outcome.status))
    }
    expect(await answers()).toEqual(['while_stopped', 'while_stopped'])
    expect(await answers(), 'sent again').toEqual(['while_stopped', 'while_stopped'])
    await release(audit, { eventIds: [one.id] })
    await release(audit, { eventIds: [other.id], accept: false, reason: 'Counted twice' })
    expect(await answers(), 'what counts waits for nobody').toEqual([null, 'while_stopped'])
    const outcomes = await send(audit.scanner, [one])
    expect(outcomes[0]).toMatchObject({
      status: 'known',
      warnings: ['already_counted', 'unknown_code'],
    })
  })

  test('may be decided anew, and say which and why', async () => {
    const audit = await stopped()
    const one = audit.late({ entered: 5 })
    await send(audit.scanner, [one])
    await release(audit, { eventIds: [one.id] })
    await release(audit, { eventIds: [one.id], accept: false, reason: 'On second thought' })
    expect(await quantityOf(audit)).toBe(1)
    await expect(release(audit, {})).rejects.toMatchObject({ details: { field: 'eventIds' } })
    await expect(release(audit, { deviceId: 'x', reason: ' ' })).rejects.toMatchObject({
      details: { field: 'reason' },
    })
    await expect(release(audit, { eventIds: [audit.early.id] })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('can be undone like any other once they are accepted', async () => {
    const audit = await stopped()
    const one = audit.late({ entered: 5 })
    await send(audit.scanner, [one])
    await release(audit, { eventIds: [one.id] })
    const undo = { kind: 'void', voids: one.id, deviceTimeMs: Date.now() - LATE_MS } as const
    await send(audit.scanner, [world.scan(audit.shelf, undo)])
    expect(await quantityOf(audit)).toBe(1)
  })
})

describe('counts of serial numbers', () => {
  const CODE = '(01)05901234123457(21)'
  const LINE = '?05901234123457'
  const goOn = ({ auditId }: Stopped) =>
    world.run(shop.owner, api.audits.updateStatus, { auditId, status: 'active' })

  test('that are accepted add nothing where the thing was counted meanwhile', async () => {
    const audit = await stopped()
    const late = audit.late({ code: `${CODE}S-1`, entered: 1, quantityMode: 'scanned' })
    await send(audit.scanner, [late])
    await goOn(audit)
    const found = { code: `${CODE}S-1`, entered: 1, quantityMode: 'scanned' } as const
    await send(audit.scanner, [world.scan(audit.shelf, found)])
    expect(await release(audit, { eventIds: [late.id] })).toEqual({ events: 1, repeated: 1 })
    expect(await unitsOf(audit)).toEqual({ '?x': 1, [LINE]: 1 })
    const { page } = await list(audit, 'decided')
    expect(page).toMatchObject([
      {
        id: late.id,
        decision: { accepted: true, repeats: { roomName: 'Hall', shelfCode: 'A-1' } },
      },
    ])
  })

  test('that waited both count once, however often they are accepted', async () => {
    const audit = await stopped()
    const read = () => audit.late({ code: `${CODE}S-2`, entered: 1, quantityMode: 'scanned' })
    const [one, other, third] = [read(), read(), read()]
    await send(audit.scanner, [one, other, third])
    expect(await release(audit, { eventIds: [one.id, other.id] })).toEqual({
      events: 2,
      repeated: 1,
    })
    for (const eventIds of [[one.id], [third.id], [third.id, one.id]]) {
      await release(audit, { eventIds })
      expect(await unitsOf(audit)).toMatchObject({ [LINE]: 1 })
    }
    // A count that was left out does not count, so another one that waits may count in its place.
    await release(audit, { eventIds: [one.id], accept: false, reason: 'Was not there' })
    await release(audit, { eventIds: [other.id] })
    expect(await unitsOf(audit)).toMatchObject({ [LINE]: 1 })
    await goOn(audit)
    const again = world.scan(audit.shelf, {
      code: `${CODE}S-2`,
      entered: 1,
      quantityMode: 'scanned',
    })
    expect(await send(audit.scanner, [again])).toMatchObject([
      { warnings: expect.arrayContaining(['serial_repeated']) },
    ])
    expect(await unitsOf(audit)).toMatchObject({ [LINE]: 1 })
  })
})

test('however counts, undos and decisions come in between, totals are those of the end', async () => {
  const step = fc.oneof(
    fc.record({ entered: fc.integer({ min: 1, max: 9 }), isLate: fc.boolean() }),
    fc.record({ undo: fc.nat(7), isLate: fc.boolean() }),
    fc.record({ decided: fc.nat(9), accept: fc.boolean() }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const audit = await stopped()
      const at = (isLate: boolean) => Date.now() + (isLate ? LATE_MS : -LATE_MS)
      const counts: { id: string; entered: number }[] = []
      const undos: { id: string; target: string }[] = []
      const held: string[] = []
      const accepted = new Map<string, boolean>()
      for (const one of steps) {
        if ('decided' in one) {
          const id = held[one.decided]
          if (id === undefined) continue
          accepted.set(id, one.accept)
          await release(audit, { eventIds: [id], accept: one.accept })
          continue
        }
        const target = 'undo' in one ? counts[one.undo]?.id : undefined
        if ('undo' in one && target === undefined) continue
        const event =
          'undo' in one
            ? audit.late({ kind: 'void', voids: target, deviceTimeMs: at(one.isLate) })
            : audit.late({ entered: one.entered, deviceTimeMs: at(one.isLate) })
        if (target !== undefined) undos.push({ id: event.id, target })
        else if ('entered' in one) counts.push({ id: event.id, entered: one.entered })
        if (one.isLate) held.push(event.id)
        await send(audit.scanner, [event])
      }
      const takesEffect = (id: string) => !held.includes(id) || accepted.get(id) === true
      const undone = new Set(undos.filter(({ id }) => takesEffect(id)).map(({ target }) => target))
      const standing = counts.filter(({ id }) => takesEffect(id) && !undone.has(id))
      const expected = standing.reduce((sum, { entered }) => sum + entered, 1)
      expect(await quantityOf(audit)).toBe(expected)
      const { progress } = await ask(node, audit.manager, api.audits.getDashboard, {
        auditId: audit.auditId,
      })
      const waiting = held.filter((id) => !accepted.has(id)).length
      expect(progress).toMatchObject({ quantity: expected, quarantined: waiting })
    }),
    { numRuns: 12 },
  )
})

test('a decision that was made before late counts were let through no longer holds', async () => {
  const audit = await world.submittedAudit({ shop, lines: [{ expected: 10, counted: 8 }] })
  const { auditId, storeId, itemIds, manager, scanner, auditAssignmentIds } = audit
  const [itemId = ''] = itemIds
  const late = world.scan(auditAssignmentIds[0] ?? '', {
    itemId,
    entered: 1,
    deviceTimeMs: Date.now() + LATE_MS,
  })
  await send(scanner, [late])
  const line = async () => {
    const { page } = await ask(node, manager, api.audits.getVariances, { auditId, tab: 'all' })
    return page[0]
  }
  await world.run(manager, api.audits.decideLine, {
    auditId,
    storeId,
    itemId,
    seenVersion: 0,
    decision: 'accept',
    reasonCode: 'miscount',
    note: null,
  })
  expect(await line()).toMatchObject({ counted: 8, review: 'accepted' })
  const let1 = { auditId, accept: true, reason: 'Counted in time', eventIds: [late.id] }
  await world.run(manager, api.scanEvents.releaseQuarantined, let1)
  expect(await line()).toMatchObject({ counted: 9, review: 'stale' })
})
