// Counting through the functions: each event once, in any order, from any device, whatever else is sent.

import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { RecordOutcome, SentScanEvent } from '#contract/scan-events.ts'
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
const orgId = shop.organizationId
const tea = await world.run(shop.owner, api.items.upsert, {
  orgId,
  name: 'Tea',
  barcodes: [{ code: '4006381333931' }, { code: '10036000291459', quantity: 12 }],
})

async function counting(facts: Parameters<World['runningAudit']>[0] = {}) {
  const audit = await world.runningAudit({ shop, ...facts })
  const [shelf = ''] = audit.auditAssignmentIds
  const taken = { auditAssignmentId: shelf, deviceId: 'device-1' }
  await world.run(audit.scanner, api.auditAssignments.createSelfAssignment, taken)
  return { ...audit, shelf }
}

const send = (person: Person, events: readonly unknown[]) =>
  world.run(person, api.scanEvents.recordMany, { events: [...events] })

const linesOf = async ({ manager, shelf }: { manager: Person; shelf: string }) => {
  const counts = await ask(node, manager, api.scanEvents.getByAssignment, {
    auditAssignmentId: shelf,
  })
  return Object.fromEntries(counts.lines.map(({ id, quantity }) => [id, quantity]))
}

const statuses = (outcomes: readonly RecordOutcome[]) => outcomes.map(({ status }) => status)

describe('a count', () => {
  test('goes to the item of the code in packs, or is kept under the unknown code', async () => {
    const audit = await counting()
    await send(audit.scanner, [
      world.scan(audit.shelf, { code: '10036000291459', entered: 2 }),
      world.scan(audit.shelf, { code: '4006381333931', entered: 0.125 }),
      world.scan(audit.shelf, { itemId: tea.id, entered: 1 }),
      world.scan(audit.shelf, { code: '36000291452', entered: 4 }),
    ])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 25.125, '?00036000291452': 4 })
    const { auditId, manager } = audit
    const args = { auditId, itemId: tea.id, auditItemId: null }
    expect(await ask(node, manager, api.scanEvents.getItemCount, args)).toMatchObject({
      quantity: 25.125,
      places: [{ id: audit.shelf, shelfCode: 'A-1', quantity: 25.125 }],
    })
  })

  test('of cases is never below nothing, whatever a phone takes a case for', async () => {
    const audit = await counting()
    const caseOf = (facts: Partial<SentScanEvent>) =>
      world.scan(audit.shelf, { code: '10036000291459', ...facts })
    // The pack size that an offline phone knew is used, and a quantity below zero is refused.
    const [known, unknown] = [caseOf({ entered: 2 }), caseOf({ entered: 1, factor: 1 })]
    const outcomes = await send(audit.scanner, [
      known,
      unknown,
      caseOf({ entered: -1 }),
      caseOf({ entered: 1, factor: -12 }),
      caseOf({ entered: 1_000_000_001 }),
      caseOf({ entered: 1, factor: 0 }),
      caseOf({ entered: 0.0001 }),
    ])
    expect(statuses(outcomes)).toEqual([
      ...['recorded', 'recorded', 'refused', 'refused', 'refused', 'recorded', 'refused'],
    ])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 25 })
    await send(audit.scanner, [caseOf({ kind: 'set', entered: 0, seenVersion: 3, replaces: 25 })])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 0 })
    for (const { id } of [known, unknown]) {
      const undo = { ...world.scan(audit.shelf), kind: 'void' as const, voids: id }
      const { entered: _entered, ...event } = undo
      await send(audit.scanner, [event])
    }
    expect(await linesOf(audit)).toEqual({ [tea.id]: 0 })
  })

  test('of 0 is counted, and undone it is not counted', async () => {
    const audit = await counting()
    const { auditId, scanner, shelf } = audit
    const args = { auditId, itemId: tea.id, auditItemId: null }
    const quantity = async () =>
      (await ask(node, scanner, api.scanEvents.getItemCount, args)).quantity
    expect(await quantity()).toBeNull()
    const event = world.scan(shelf, { itemId: tea.id, entered: 0 })
    await send(scanner, [event])
    expect(await quantity()).toBe(0)
    const { kind: _kind, entered: _entered, ...undo } = world.scan(shelf)
    await world.run(scanner, api.scanEvents.void, { ...undo, eventId: event.id })
    expect(await quantity()).toBeNull()
    expect(await linesOf(audit)).toEqual({})
  })

  test('is recorded with its warnings, none of which blocks', async () => {
    const audit = await counting()
    const add = (facts: Partial<SentScanEvent>) =>
      world.scan(audit.shelf, { itemId: tea.id, quantityMode: 'typed', ...facts })
    const outcomes = await send(audit.scanner, [
      add({ entered: 1, serial: 'S-1' }),
      add({ entered: 1 }),
      add({ entered: 1, quantityMode: 'scanned', serial: 'S-1' }),
      world.scan(audit.shelf, { code: 'nobody has this' }),
      add({ entered: 5_000 }),
    ])
    expect(outcomes.map((one) => (one.status === 'refused' ? [] : one.warnings))).toEqual([
      [],
      ['already_counted'],
      ['serial_repeated'],
      ['unknown_code'],
      ['already_counted', 'large_quantity'],
    ])
    const again = await send(audit.scanner, [add({ entered: 1, serial: 'S-1' })])
    expect(again).toMatchObject([{ warnings: ['already_counted', 'serial_repeated'] }])
    const { progress } = await ask(node, audit.manager, api.audits.getDashboard, {
      auditId: audit.auditId,
    })
    expect(progress).toMatchObject({ warnings: 5, unknownLines: 1 })
  })

  test('with a serial number is one thing: read again it adds nothing and says where it was', async () => {
    const audit = await counting({ shelves: 2 })
    const { scanner, manager, auditId } = audit
    const next = audit.auditAssignmentIds[1] ?? ''
    const taken = { auditAssignmentId: next, deviceId: 'device-2' }
    await world.run(manager, api.auditAssignments.createSelfAssignment, taken)
    const read = (shelf: string, serial: string) =>
      world.scan(shelf, { itemId: tea.id, entered: 1, quantityMode: 'scanned', serial })
    const first = read(audit.shelf, 'S-1')
    const outcomes = await send(scanner, [
      first,
      read(audit.shelf, 'S-2'),
      read(audit.shelf, 'S-1'),
    ])
    expect(outcomes).toMatchObject([
      { warnings: [] },
      { warnings: [] },
      { warnings: ['serial_repeated'], serialCountedAt: { shelfCode: 'A-1', isOwn: true } },
    ])
    const elsewhere = await send(manager, [{ ...read(next, 'S-1'), deviceId: 'device-2' }])
    expect(elsewhere).toMatchObject([
      {
        warnings: ['serial_repeated'],
        serialCountedAt: { auditAssignmentId: audit.shelf, isOwn: false, userName: scanner.name },
      },
    ])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 2 })
    const args = { auditId, itemId: tea.id, auditItemId: null }
    const { quantity } = await ask(node, manager, api.scanEvents.getItemCount, args)
    expect(quantity).toBe(2)
    // Once undone, the serial number may be counted elsewhere; sending the undo again changes nothing.
    const { kind: _kind, entered: _entered, ...undo } = world.scan(audit.shelf)
    await world.run(scanner, api.scanEvents.void, { ...undo, eventId: first.id })
    const found = { ...read(next, 'S-1'), deviceId: 'device-2' }
    for (const status of ['recorded', 'known']) {
      expect(await send(manager, [found])).toMatchObject([{ status, warnings: [] }])
    }
    expect(await linesOf({ manager, shelf: next })).toEqual({ [tea.id]: 1 })
  })

  test('says its serial number with its code, and is said anew without being lost', async () => {
    const audit = await counting()
    const code = '(01)04006381333931(21)X-77'
    const once = { code, entered: 1, quantityMode: 'scanned' } as const
    const first = world.scan(audit.shelf, once)
    const undo = world.scan(audit.shelf, { kind: 'void', voids: first.id })
    const noted = world.scan(audit.shelf, { ...once, note: 'box is open' })
    const outcomes = await send(audit.scanner, [first, undo, noted])
    expect(outcomes).toMatchObject([{ warnings: [] }, {}, { warnings: [] }])
    const again = world.scan(audit.shelf, { code, entered: 1, quantityMode: 'stepped' })
    expect(await send(audit.scanner, [again])).toMatchObject([{ warnings: ['serial_repeated'] }])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 1 })
    const args = { auditAssignmentId: audit.shelf }
    const { page } = await ask(node, audit.manager, api.scanEvents.getByAssignment, args)
    const adds = page.filter(({ kind }) => kind === 'add')
    expect(adds.map(({ serial }) => serial)).toEqual(['X-77', 'X-77', 'X-77'])
    expect(adds.map(({ effect }) => effect).sort()).toEqual([0, 1, 1])
  })

  test('with a serial number that two phones send at once counts once', async () => {
    const audit = await counting({ shelves: 2 })
    const next = audit.auditAssignmentIds[1] ?? ''
    const taken = { auditAssignmentId: next, deviceId: 'device-2' }
    await world.run(audit.manager, api.auditAssignments.createSelfAssignment, taken)
    const serials = Array.from({ length: 8 }, (_, index) => `N-${index}`)
    const read = (shelf: string, deviceId: string) => (serial: string) => ({
      ...world.scan(shelf, { itemId: tea.id, entered: 1, quantityMode: 'scanned', serial }),
      deviceId,
    })
    const text = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'
    const lock = { text, values: [`serial ${audit.auditId} N-0`] }
    await atOnce(database.owner, lock, [
      () => send(audit.scanner, serials.map(read(audit.shelf, 'device-1'))),
      () => send(audit.manager, serials.toReversed().map(read(next, 'device-2'))),
    ])
    const [here, there] = [await linesOf(audit), await linesOf({ ...audit, shelf: next })]
    expect((here[tea.id] ?? 0) + (there[tea.id] ?? 0)).toBe(8)
  })

  test('with a serial number of another shelf leaves no line of 0 there', async () => {
    const audit = await counting({ shelves: 2 })
    const { manager, auditId } = audit
    const next = audit.auditAssignmentIds[1] ?? ''
    const taken = { auditAssignmentId: next, deviceId: 'device-2' }
    await world.run(manager, api.auditAssignments.createSelfAssignment, taken)
    const read = (shelf: string) =>
      world.scan(shelf, { itemId: tea.id, entered: 1, quantityMode: 'scanned', serial: 'S-1' })
    await send(audit.scanner, [read(audit.shelf)])
    const repeat = { ...read(next), deviceId: 'device-2' }
    expect(await send(manager, [repeat])).toMatchObject([{ warnings: ['serial_repeated'] }])
    expect(await linesOf({ manager, shelf: next })).toEqual({})
    const args = { auditId, itemId: tea.id, auditItemId: null }
    const { places } = await ask(node, manager, api.scanEvents.getItemCount, args)
    expect(places).toMatchObject([{ id: audit.shelf, quantity: 1 }])
    // Rebuilding from the events gives the same result, and undoing a count that added nothing takes nothing back.
    const { kind: _kind, entered: _entered, ...undo } = world.scan(next)
    const own = { ...undo, deviceId: 'device-2', eventId: repeat.id }
    await world.run(manager, api.scanEvents.void, own)
    expect(await linesOf({ manager, shelf: next })).toEqual({})
    const more = world.scan(next, { itemId: tea.id, entered: 0 })
    await send(manager, [{ ...more, deviceId: 'device-2' }])
    expect(await linesOf({ manager, shelf: next })).toEqual({ [tea.id]: 0 })
  })

  test('with a serial number is free again where its line was corrected to none', async () => {
    const audit = await counting({ shelves: 2 })
    const { manager, scanner, shelf } = audit
    const next = audit.auditAssignmentIds[1] ?? ''
    const taken = { auditAssignmentId: next, deviceId: 'device-2' }
    await world.run(manager, api.auditAssignments.createSelfAssignment, taken)
    const read = (at: string, serial: string) =>
      world.scan(at, { itemId: tea.id, entered: 1, quantityMode: 'scanned', serial })
    const correct = (quantity: number, replaces: number) => {
      const { kind: _kind, entered: _entered, ...event } = world.scan(shelf, { itemId: tea.id })
      return world.run(scanner, api.scanEvents.updateQuantity, { ...event, quantity, replaces })
    }
    await send(scanner, [read(shelf, 'S-1'), read(shelf, 'S-2')])
    const elsewhere = () => send(manager, [{ ...read(next, 'S-1'), deviceId: 'device-2' }])
    // Correcting 2 to 1 does not say which of the two is missing.
    await correct(1, 2)
    expect(await elsewhere()).toMatchObject([{ warnings: ['serial_repeated'] }])
    await correct(0, 1)
    expect(await elsewhere()).toMatchObject([{ warnings: [] }])
    expect(await linesOf({ manager, shelf: next })).toEqual({ [tea.id]: 1 })
  })

  test('with a serial number counts once, before and after its code was found to be an item', async () => {
    const audit = await counting()
    const { manager, auditId } = audit
    const code = '(01)05901234123457(21)U-1'
    const read = () => world.scan(audit.shelf, { code, entered: 1, quantityMode: 'scanned' })
    expect(await send(audit.scanner, [read()])).toMatchObject([{ warnings: ['unknown_code'] }])
    const resolution = { kind: 'item', itemId: tea.id, addBarcode: false } as const
    const unknownId = '?05901234123457'
    await world.run(manager, api.scanEvents.resolveUnknown, { auditId, unknownId, resolution })
    expect(await send(audit.scanner, [read()])).toMatchObject([
      { warnings: expect.arrayContaining(['serial_repeated']) },
    ])
    const picked = { itemId: tea.id, entered: 1, quantityMode: 'scanned', serial: 'U-1' } as const
    expect(await send(audit.scanner, [world.scan(audit.shelf, picked)])).toMatchObject([
      { warnings: ['serial_repeated'] },
    ])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 1 })
  })

  test('of a blind audit tells a counter neither who else has counted a serial number nor where', async () => {
    const audit = await counting({ shelves: 2, protocol: { blind: true } })
    const next = audit.auditAssignmentIds[1] ?? ''
    const taken = { auditAssignmentId: next, deviceId: 'device-2' }
    await world.run(audit.manager, api.auditAssignments.createSelfAssignment, taken)
    const read = (shelf: string, serial = 'S-9') =>
      world.scan(shelf, { itemId: tea.id, entered: 1, serial })
    await send(audit.manager, [{ ...read(next), deviceId: 'device-2' }])
    const [outcome] = await send(audit.scanner, [read(audit.shelf)])
    expect(outcome).toMatchObject({ warnings: expect.arrayContaining(['serial_repeated']) })
    expect(outcome).toHaveProperty('serialCountedAt', {
      auditAssignmentId: null,
      roomName: null,
      shelfCode: null,
      isOwn: false,
      userName: null,
    })
    // A manager sees all of it, and a counter only their own.
    await send(audit.scanner, [read(audit.shelf, 'S-8')])
    const seen = await send(audit.manager, [{ ...read(next, 'S-8'), deviceId: 'device-2' }])
    expect(seen).toMatchObject([
      { serialCountedAt: { shelfCode: 'A-1', userName: audit.scanner.name } },
    ])
    expect(await send(audit.scanner, [read(audit.shelf, 'S-8')])).toMatchObject([
      { serialCountedAt: { shelfCode: 'A-1', isOwn: true } },
    ])
  })

  test('is corrected from what the person saw; a stale number answers with the current one', async () => {
    const audit = await counting()
    const { scanner, shelf } = audit
    const set = (quantity: number, replaces: number | null, id = newId()) => {
      const { kind: _kind, entered: _entered, ...event } = world.scan(shelf, { itemId: tea.id })
      return world.run(scanner, api.scanEvents.updateQuantity, { ...event, id, quantity, replaces })
    }
    await expect(set(5, 0)).rejects.toMatchObject({ code: 'conflict', details: { current: null } })
    const id = newId()
    expect(await set(5, null, id)).toMatchObject({ status: 'recorded' })
    expect(await set(5, null, id)).toMatchObject({ status: 'known' })
    await expect(set(7, 4)).rejects.toMatchObject({ code: 'conflict', details: { current: 5 } })
    const lock = {
      text: 'select from assignment_progress where assignment_id = $1 for update',
      values: [shelf],
    }
    const works = [() => set(6, 5), () => set(8, 5)]
    const outcomes = await atOnce(database.owner, lock, works)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect([6, 8]).toContain((await linesOf(audit))[tea.id])
  })

  test('of somebody else is undone by a manager only', async () => {
    const audit = await counting()
    const { scanner, manager, shelf } = audit
    const other = await world.teamMember(audit, 'scanner')
    const event = world.scan(shelf, { itemId: tea.id, entered: 3 })
    await send(scanner, [event])
    const undo = () => [world.scan(shelf, { kind: 'void', voids: event.id })]
    expect(await send(other, undo())).toMatchObject([
      { status: 'refused', fault: { code: 'forbidden' } },
    ])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 3 })
    await send(manager, undo())
    expect(await linesOf(audit)).toEqual({})
  })
})

describe('a batch', () => {
  test('records what it can: a bad event never blocks the others', async () => {
    const audit = await counting()
    const elsewhere = await world.runningAudit()
    const draft = await world.draftAudit({ shop })
    const good = world.scan(audit.shelf, { itemId: tea.id })
    const outcomes = await send(audit.scanner, [
      'nonsense',
      { id: 'x' },
      world.scan(audit.shelf, { itemId: newId() }),
      world.scan(audit.shelf, { itemId: tea.id, entered: 1e12 }),
      world.scan(audit.shelf, { itemId: tea.id, entered: -1 }),
      world.scan(elsewhere.auditAssignmentIds[0] ?? '', { itemId: tea.id }),
      world.scan(draft.auditId, { itemId: tea.id }),
      { ...world.scan(audit.shelf, { itemId: tea.id }), surprise: true },
      world.scan(audit.shelf, { code: 'nul\0 and \ud800', note: '\0', serial: '\0' }),
      good,
      good,
    ])
    expect(outcomes.map((one) => (one.status === 'refused' ? one.fault.code : one.status))).toEqual(
      [
        'invalid_argument',
        'invalid_argument',
        'not_found',
        'invalid_argument',
        'invalid_argument',
        'not_found',
        'not_found',
        'invalid_argument',
        'recorded',
        'recorded',
        'known',
      ],
    )
    expect(outcomes[1]).toMatchObject({ id: 'x' })
    expect((await linesOf(audit))[tea.id]).toBe(1)
  })

  test('goes to several audits at once', async () => {
    const one = await counting()
    const two = await counting({ scanner: one.scanner })
    const outcomes = await send(one.scanner, [
      world.scan(two.shelf, { itemId: tea.id, entered: 2 }),
      world.scan(one.shelf, { itemId: tea.id, entered: 1 }),
    ])
    expect(statuses(outcomes)).toEqual(['recorded', 'recorded'])
    expect([await linesOf(one), await linesOf(two)]).toEqual([{ [tea.id]: 1 }, { [tea.id]: 2 }])
  })

  test('has at most 200 events', async () => {
    const { shelf, scanner } = await counting()
    const events = Array.from({ length: 201 }, () => world.scan(shelf, { itemId: tea.id }))
    const batch = (list: readonly unknown[]) =>
      node.engine.runMutation(scanner.identity, 'scanEvents.recordMany', { events: list })
    await expect(batch(events)).rejects.toMatchObject({ code: 'invalid_argument' })
    expect(statuses((await batch(events.slice(1))) as unknown as RecordOutcome[])).toEqual(
      Array(200).fill('recorded'),
    )
  })
})

test('any order, retry and mixture with undos gives the same totals', async () => {
  const plan = fc
    .array(
      fc.record({
        code: fc.constantFrom('4006381333931', '10036000291459', 'unknown'),
        entered: fc.integer({ min: 0, max: 9 }),
        isUndone: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .chain((list) => fc.tuple(fc.constant(list), fc.infiniteStream(fc.nat())))
  await fc.assert(
    fc.asyncProperty(plan, async ([list, order]) => {
      const audit = await counting()
      const events = list.flatMap(({ code, entered, isUndone }) => {
        const count = world.scan(audit.shelf, { code, entered })
        const undo = world.scan(audit.shelf, { kind: 'void', voids: count.id })
        return isUndone ? [count, undo] : [count]
      })
      const keys = new Map(events.map((event) => [event, order.next().value]))
      const shuffled = events.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
      const half = Math.ceil(shuffled.length / 2)
      // Two connections of one device, each retrying an event that the other has sent.
      await Promise.all([
        send(audit.scanner, shuffled.slice(0, half)),
        send(audit.scanner, shuffled.slice(half - 1)),
      ])
      expect(statuses(await send(audit.scanner, events))).toEqual(events.map(() => 'known'))
      const expected = new Map<string, number>()
      for (const { code, entered, isUndone } of list) {
        if (isUndone) continue
        const line = code === 'unknown' ? '?unknown' : tea.id
        const factor = code === '10036000291459' ? 12 : 1
        expected.set(line, (expected.get(line) ?? 0) + entered * factor)
      }
      expect(await linesOf(audit)).toEqual(Object.fromEntries(expected))
    }),
    { numRuns: 8 },
  )
})

describe('a phone that comes late', () => {
  const at = (audit: CountedStore & { shelf: string }, deviceTimeMs: number, entered: number) =>
    world.scan(audit.shelf, { itemId: tea.id, deviceTimeMs, entered })
  const stop = (audit: CountedStore) =>
    world.run(audit.owner, api.audits.stop, { auditId: audit.auditId, reason: 'Fire drill' })
  const goOn = ({ owner, auditId }: CountedStore) =>
    world.run(owner, api.audits.updateStatus, { auditId, status: 'active' })

  test('after a stop brings what was counted before it; the rest is kept for the manager', async () => {
    const audit = await counting()
    const before = Date.now() - 60_000
    await stop(audit)
    const late = at(audit, Date.now() + 60_000, 100)
    const outcomes = await send(audit.scanner, [at(audit, before, 2), late])
    expect(statuses(outcomes)).toEqual(['recorded', 'recorded'])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 2 })
    const { progress } = await ask(node, audit.manager, api.audits.getDashboard, {
      auditId: audit.auditId,
    })
    expect(progress).toMatchObject({ events: 2, quantity: 2, quarantined: 1 })
    const { page } = await ask(node, audit.manager, api.scanEvents.getByAssignment, {
      auditAssignmentId: audit.shelf,
    })
    expect(page.filter(({ quarantined }) => quarantined).map(({ id }) => id)).toEqual([late.id])
    // Undoing an event that has no effect changes nothing.
    await send(audit.scanner, [
      world.scan(audit.shelf, { kind: 'void', voids: late.id, deviceTimeMs: before }),
    ])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 2 })
  })

  test('with an undo made during the stop undoes nothing', async () => {
    const audit = await counting()
    const event = at(audit, Date.now() - 60_000, 2)
    await send(audit.scanner, [event])
    await stop(audit)
    const undo = (deviceTimeMs: number) =>
      world.scan(audit.shelf, { kind: 'void', voids: event.id, deviceTimeMs })
    await send(audit.scanner, [undo(Date.now() + 60_000)])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 2 })
    await send(audit.scanner, [undo(Date.now() - 30_000)])
    expect(await linesOf(audit)).toEqual({})
  })

  test('still brings nothing of the stop after the audit goes on', async () => {
    const audit = await counting()
    await stop(audit)
    const during = Date.now() + 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    await goOn(audit)
    await send(audit.scanner, [at(audit, during, 100), at(audit, Date.now() + 60_000, 3)])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 3 })
  })

  test('after submission is kept; after cancelling it is refused, but a retry is known', async () => {
    const audit = await counting()
    const { owner, auditId, scanner } = audit
    const early = at(audit, Date.now() - 60_000, 1)
    await send(scanner, [early])
    const waivers = [{ point: 'coverage', name: 'Dana', reason: 'Closed' }] as const
    await world.run(owner, api.audits.updateStatus, {
      auditId,
      status: 'submitted',
      waivers: [...waivers],
    })
    expect(statuses(await send(scanner, [at(audit, Date.now() - 60_000, 9)]))).toEqual(['recorded'])
    expect(await linesOf(audit)).toEqual({ [tea.id]: 1 })
    await world.run(owner, api.audits.updateStatus, {
      auditId,
      status: 'cancelled',
      reason: 'Wrong day',
      typedName: 'Spring count',
    })
    expect(await send(scanner, [early, at(audit, 0, 1)])).toMatchObject([
      { status: 'known' },
      { status: 'refused', fault: { code: 'illegal_transition' } },
    ])
  })
})

test('counters see their own counts in a store, the newest first, in pages', async () => {
  const audit = await counting()
  const { scanner, storeId, shelf } = audit
  for (const entered of [1, 2, 3]) {
    await send(scanner, [world.scan(shelf, { itemId: tea.id, entered })])
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await send(audit.manager, [world.scan(shelf, { itemId: tea.id, entered: 9 })])
  const history = (paginationOpts: object) =>
    ask(node, scanner, api.scanEvents.getUserHistory, { storeId, paginationOpts })
  const first = await history({ numItems: 2, cursor: null })
  expect(first).toMatchObject({ total: 3, isDone: false })
  expect(first.page.map(({ entered }) => entered)).toEqual([3, 2])
  const rest = await history({ numItems: 2, cursor: first.continueCursor })
  expect(rest.page.map(({ entered, itemName }) => [entered, itemName])).toEqual([[1, 'Tea']])
  expect(rest.isDone).toBe(true)
  const inAudit = (auditId: string) =>
    ask(node, scanner, api.scanEvents.getUserHistory, { storeId, auditId })
  expect(await inAudit(audit.auditId)).toMatchObject({ total: 3 })
  expect(await inAudit(crypto.randomUUID())).toMatchObject({ total: 0, page: [] })
  const { newestCounts } = await ask(node, audit.manager, api.audits.getActivity, {
    auditId: audit.auditId,
  })
  expect(newestCounts.map(({ entered, shelfCode }) => [entered, shelfCode])).toEqual([
    [9, 'A-1'],
    [3, 'A-1'],
    [2, 'A-1'],
    [1, 'A-1'],
  ])
})
