// What a line stands at: the same on the phone, on the server and under the seal, never below zero, and what
// domain/count.ts says of its events, whatever phones do.

import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { type ShelfEvent, totalsOf } from '#domain/count.ts'
import { fromMilli, type Milli } from '#domain/quantity.ts'
import { type Person, World } from '#seeds/world.ts'
import { newId } from '#server/new-id.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import type { OutboxEntry } from '#web/outbox/outbox-entry.ts'
import { snapshotOf } from '#web/outbox/shelf-snapshot.ts'
import { ShelfTally } from '#web/outbox/shelf-tally.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const [tea = '', milk = ''] = await world.items(shop.organizationId, [
  { name: 'Tea' },
  { name: 'Milk' },
])
const CODE = '36000291452'
const UNKNOWN = '?00036000291452'

async function counting() {
  const audit = await world.runningAudit({ shop })
  const [shelf = ''] = audit.auditAssignmentIds
  const taken = { auditAssignmentId: shelf, deviceId: 'phone-1' }
  await world.run(audit.scanner, api.auditAssignments.createSelfAssignment, taken)
  return { ...audit, shelf }
}

type Counting = Awaited<ReturnType<typeof counting>>

const send = (person: Person, events: readonly unknown[]) =>
  world.run(person, api.scanEvents.recordMany, { events: [...events] })

const countsOf = ({ shelf }: Counting, person: Person) =>
  ask(node, person, api.scanEvents.getByAssignment, {
    auditAssignmentId: shelf,
    paginationOpts: { numItems: 200, cursor: null },
  })

const linesOf = async (audit: Counting) => {
  const { lines } = await countsOf(audit, audit.manager)
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))
}

/** Two phones, each with a clock of its own. */
const onPhone = (deviceId: string, deviceTimeMs: number) => ({ deviceId, deviceTimeMs })
const NOON = Date.now() - 60_000

describe('a correction', () => {
  test('of a number that nothing ever stood at waits, by whatever way it comes', async () => {
    const audit = await counting()
    const { scanner, shelf } = audit
    await send(scanner, [world.scan(shelf, { itemId: tea, entered: 10 })])
    const absurd = { kind: 'set', itemId: tea, entered: 0, replaces: 99_999 } as const
    const waits = { status: 'recorded', setAside: 'impossible_correction' }
    expect(await send(scanner, [world.scan(shelf, absurd)])).toMatchObject([waits])
    const { kind, ...event } = world.scan(shelf, absurd)
    expect(
      await world.run(scanner, api.scanEvents.recordCount, { ...event, kind: 'set' }),
    ).toMatchObject(waits)
    expect(await linesOf(audit)).toEqual({ [tea]: 10 })
  })

  test('of what the same phone counted counts, in whatever order both arrive', async () => {
    const audit = await counting()
    const { scanner, shelf } = audit
    const add = world.scan(shelf, { itemId: tea, entered: 5, ...onPhone('phone-1', NOON) })
    const set = { kind: 'set', itemId: tea, entered: 3, replaces: 5 } as const
    const correction = { ...world.scan(shelf, { ...set, ...onPhone('phone-1', NOON + 1) }) }
    const outcomes = await send(scanner, [{ ...correction, deviceSeq: add.deviceSeq + 1 }, add])
    expect(outcomes).toMatchObject([{ setAside: null }, { setAside: null }])
    expect(await linesOf(audit)).toEqual({ [tea]: 3 })
  })

  test('of a shelf with packs and taken codes is measured in units', async () => {
    const audit = await counting()
    const { scanner, manager, shelf, auditId } = audit
    await send(scanner, [world.scan(shelf, { code: CODE, entered: 2 })])
    await world.run(manager, api.scanEvents.resolveUnknown, {
      auditId,
      unknownId: UNKNOWN,
      resolution: { kind: 'item', itemId: tea, addBarcode: false, quantity: 6 },
    })
    const set = { kind: 'set', itemId: tea, entered: 11, seenVersion: 1 } as const
    const correct = (replaces: number) => send(scanner, [world.scan(shelf, { ...set, replaces })])
    expect(await correct(12)).toMatchObject([{ setAside: null }])
    expect(await correct(99)).toMatchObject([{ setAside: 'impossible_correction' }])
    expect(await linesOf(audit)).toEqual({ [tea]: 11 })
  })

  test('of a line below zero waits, since no line ever stood there', async () => {
    const audit = await counting()
    const { scanner, shelf } = audit
    await send(scanner, [world.scan(shelf, { itemId: tea, entered: 10 })])
    const below = { kind: 'set', itemId: tea, entered: 0, seenVersion: 1, replaces: -5 } as const
    expect(await send(scanner, [world.scan(shelf, below)])).toMatchObject([
      { status: 'recorded', setAside: 'impossible_correction' },
    ])
    expect(await linesOf(audit)).toEqual({ [tea]: 10 })
  })

  test('of 10 to 0 by two phones without network leaves 0, and the other one is shown', async () => {
    const audit = await counting()
    const { scanner, shelf } = audit
    await send(scanner, [
      world.scan(shelf, { itemId: tea, entered: 10, ...onPhone('phone-1', NOON) }),
    ])
    const seen = { kind: 'set', itemId: tea, entered: 0, seenVersion: 1, replaces: 10 } as const
    const [one, other] = ['phone-1', 'phone-2'].map((phone, n) =>
      world.scan(shelf, { ...seen, ...onPhone(phone, NOON + n) }),
    )
    await send(scanner, [one])
    await send(scanner, [other])
    expect(await linesOf(audit)).toEqual({ [tea]: 0 })
    const { page } = await countsOf(audit, audit.manager)
    expect(page.find(({ id }) => id === one?.id)?.replacedBy).toMatchObject({
      id: other?.id,
      entered: 0,
      userId: scanner.id,
      deviceTime: NOON + 1,
    })
    expect(page.find(({ id }) => id === other?.id)?.replacedBy).toBeNull()
    const { kind: _kind, ...undo } = world.scan(shelf, onPhone('phone-2', NOON + 2))
    const { entered: _entered, ...undone } = undo
    await world.run(scanner, api.scanEvents.void, { ...undone, eventId: other?.id ?? '' })
    expect(await linesOf(audit)).toEqual({ [tea]: 0 })
    await world.run(scanner, api.scanEvents.void, {
      ...undone,
      id: newId(),
      eventId: one?.id ?? '',
    })
    expect(await linesOf(audit)).toEqual({ [tea]: 10 })
  })

  test('of what nobody can have seen is set aside, with a reason that the manager sees', async () => {
    const audit = await counting()
    const { scanner, manager, shelf, auditId } = audit
    await send(scanner, [world.scan(shelf, { itemId: tea, entered: 10 })])
    for (const seenVersion of [2, 99_999, Number.MAX_SAFE_INTEGER]) {
      const set = { kind: 'set', itemId: tea, entered: 0, seenVersion } as const
      const outcomes = await send(scanner, [
        world.scan(shelf, { ...set, ...onPhone('phone-2', NOON) }),
      ])
      expect(outcomes).toMatchObject([
        { status: 'recorded', warnings: expect.arrayContaining(['impossible_correction']) },
      ])
      // What was said before counts for nothing.
      await world.run(manager, api.scanEvents.releaseQuarantined, {
        auditId,
        accept: false,
        reason: 'Never',
        eventIds: outcomes.map(({ id }) => id),
      })
    }
    expect(await linesOf(audit)).toEqual({ [tea]: 10 })
    const absurd = { kind: 'set', itemId: tea, entered: 3, seenVersion: 50 } as const
    await send(scanner, [world.scan(shelf, { ...absurd, ...onPhone('phone-2', NOON) })])
    const { page } = await ask(node, manager, api.scanEvents.listQuarantined, { auditId })
    expect(page).toMatchObject([{ entered: 3, warnings: ['impossible_correction'] }])
    // Accepted it stands for what had come until then, and for nothing that comes later.
    await send(scanner, [world.scan(shelf, { itemId: tea, entered: 2 })])
    await world.run(manager, api.scanEvents.releaseQuarantined, {
      auditId,
      accept: true,
      reason: 'He was there',
      eventIds: page.map(({ id }) => id),
    })
    expect(await linesOf(audit)).toEqual({ [tea]: 5 })
  })

  test('of an item stands for a code that was taken for it, and for none that is taken for it later', async () => {
    const audit = await counting()
    const { scanner, manager, shelf, auditId } = audit
    const resolveAs = (kind: 'item' | 'undo') =>
      world.run(manager, api.scanEvents.resolveUnknown, {
        auditId,
        unknownId: UNKNOWN,
        resolution: kind === 'item' ? { kind, itemId: tea, addBarcode: false } : { kind },
      })
    const correct = (entered: number, seenVersion: number) =>
      send(scanner, [world.scan(shelf, { kind: 'set', itemId: tea, entered, seenVersion })])
    await send(scanner, [
      world.scan(shelf, { code: CODE, entered: 5 }),
      world.scan(shelf, { itemId: tea, entered: 3 }),
    ])
    await correct(4, 2)
    expect(await linesOf(audit)).toEqual({ [tea]: 4, [UNKNOWN]: 5 })
    await resolveAs('item')
    expect(await linesOf(audit)).toEqual({ [tea]: 9 })
    await correct(6, 3)
    expect(await linesOf(audit)).toEqual({ [tea]: 6 })
    await resolveAs('undo')
    expect(await linesOf(audit)).toEqual({ [tea]: 6, [UNKNOWN]: 5 })
  })

  test('is what the seal has, too', async () => {
    const lines = [{ expected: 10, counted: null }]
    const audit = await world.draftAudit({ shop, withoutBaseline: false })
    const { organizationId, storeId, auditId, owner, scanner } = audit
    await world.baseline({
      organizationId,
      storeId,
      auditId,
      lines: lines.map(({ expected }) => ({ itemId: tea, expected })),
    })
    await world.run(owner, api.audits.start, { auditId })
    const { rows } = await database.owner.query('select id from assignment where audit_id = $1', [
      auditId,
    ])
    const shelf: string = rows[0].id
    const taken = { auditAssignmentId: shelf, deviceId: 'phone-1' }
    await world.run(scanner, api.auditAssignments.createSelfAssignment, taken)
    await send(scanner, [
      world.scan(shelf, { itemId: tea, entered: 10, ...onPhone('phone-1', NOON) }),
    ])
    const set = { kind: 'set', itemId: tea, seenVersion: 1, replaces: 10 } as const
    await send(scanner, [
      world.scan(shelf, { ...set, entered: 2, ...onPhone('phone-1', NOON + 9) }),
    ])
    await send(scanner, [
      world.scan(shelf, { ...set, entered: 0, ...onPhone('phone-2', NOON + 5) }),
    ])
    await world.submit({ owner, auditId })
    await world.run(owner, api.audits.decideLines, {
      auditId,
      matching: { tab: 'open' },
      decision: 'accept',
      reasonCode: 'theft',
      note: null,
    })
    await world.run(owner, api.audits.complete, { auditId })
    const sealed = await database.owner.query(
      'select counted from audit_line where audit_id = $1',
      [auditId],
    )
    expect(sealed.rows.map(({ counted }) => Number(counted))).toEqual([2_000])
  })
})

/** What one of several phones does next. */
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('count' as const),
      phone: fc.nat(2),
      kind: fc.constantFrom('add' as const, 'add' as const, 'set' as const),
      line: fc.nat(2),
      entered: fc.nat(9),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('undo' as const), phone: fc.nat(2), at: fc.nat(30) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      phone: fc.nat(2),
      most: fc.integer({ min: 1, max: 5 }),
      isShuffled: fc.boolean(),
      isDoubled: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('look' as const), phone: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('attack' as const),
      phone: fc.nat(2),
      how: fc.constantFrom('unseen' as const, 'replay' as const, 'undo' as const),
      seenVersion: fc.constantFrom(0, 1, 3, 1_000, Number.MAX_SAFE_INTEGER),
      at: fc.nat(30),
      entered: fc.nat(9),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      what: fc.constantFrom('resolve' as const, 'unresolve' as const, 'release' as const),
      accept: fc.boolean(),
    }),
  },
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** A phone with its outbox, its clock and the server's list as it last saw it. */
class Phone {
  readonly person: Person
  readonly deviceId: string
  readonly sent: SentScanEvent[] = []
  readonly tally: ShelfTally
  unsent: OutboxEntry[] = []
  #seq = 0
  readonly #audit: Counting
  readonly #clockMs: number

  constructor(audit: Counting, person: Person, deviceId: string, clockMs: number) {
    this.#audit = audit
    this.person = person
    this.deviceId = deviceId
    this.#clockMs = clockMs
    this.tally = new ShelfTally(() => deviceId)
  }

  count(kind: 'add' | 'set', line: string, entered: number): void {
    const code = line === UNKNOWN ? { code: CODE } : { itemId: line }
    const seenVersion = this.tally.seenVersionOf(line)
    const isSet = kind === 'set' && this.tally.quantityOf(line) !== null
    this.#append(
      {
        kind: isSet ? 'set' : 'add',
        ...code,
        entered,
        factor: 1,
        ...(isSet && { seenVersion, replaces: this.tally.quantityOf(line) }),
      },
      { line, effect: entered * 1_000 },
    )
  }

  undo(at: number): void {
    const own = [...this.sent, ...this.unsent.flatMap(eventOf)].filter(
      ({ kind }) => kind !== 'void',
    )
    const target = own[at % Math.max(1, own.length)]
    if (!target) return
    const line = target.itemId ?? UNKNOWN
    this.#append(
      { kind: 'void', voids: target.id },
      { line, effect: -1_000 * (target.entered ?? 0) },
    )
  }

  #append(facts: Partial<SentScanEvent>, shown: { line: string; effect: Milli }): void {
    this.#seq += 1
    const { shelf } = this.#audit
    const event = {
      ...world.scan(shelf, facts),
      deviceId: this.deviceId,
      deviceSeq: this.#seq,
      deviceTimeMs: NOON + this.#clockMs + this.#seq,
    }
    const entry: OutboxEntry = {
      seq: this.#seq,
      userId: this.person.id,
      auditAssignmentId: shelf,
      state: 'waiting',
      savedAtMs: this.#seq,
      work: { kind: 'count', event, shown: { name: null, unit: null, ...shown } },
    }
    this.unsent.push(entry)
    this.tally.apply({ type: 'appended', entries: [entry] }, shelf)
    for (const { quantity } of this.tally.lines()) expect(quantity).toBeGreaterThanOrEqual(0)
  }

  async send(most = this.unsent.length, { isShuffled = false, isDoubled = false } = {}) {
    const batch = this.unsent.slice(0, most)
    if (batch.length === 0) return
    const events = batch.flatMap(eventOf)
    const order = isShuffled ? events.toReversed() : events
    const outcomes = await send(this.person, isDoubled ? [...order, ...order] : order)
    expect(outcomes.every(({ status }) => status !== 'refused')).toBe(true)
    this.unsent = this.unsent.slice(most)
    this.sent.push(...events)
    const settlements = batch.map(({ seq }) => ({ seq }))
    this.tally.apply({ type: 'settled', settlements, atMs: 0 }, this.#audit.shelf)
  }

  async look(): Promise<void> {
    const counts = await countsOf(this.#audit, this.person)
    this.tally.learn(snapshotOf(this.person.id, counts, 0))
  }

  lines(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.tally.lines().map(({ line, quantity }) => [line, quantity]))
  }
}

function eventOf({ work, seq }: OutboxEntry): readonly SentScanEvent[] {
  if (work.kind !== 'count') return []
  const { deviceId } = work.event as SentScanEvent
  return [{ ...work.event, deviceId, deviceSeq: seq }]
}

class Model {
  readonly audit: Counting
  readonly phones: readonly Phone[]

  constructor(audit: Counting) {
    this.audit = audit
    this.phones = [
      new Phone(audit, audit.scanner, 'phone-1', 0),
      // With a clock that is ahead.
      new Phone(audit, audit.scanner, 'phone-2', 7),
      new Phone(audit, audit.manager, 'phone-3', -3),
    ]
  }

  async take(next: Step): Promise<void> {
    if (next.does === 'decide') return this.#decide(next)
    const phone = this.phones[next.phone]
    if (!phone) return
    switch (next.does) {
      case 'count':
        phone.count(next.kind, [tea, milk, UNKNOWN][next.line] ?? tea, next.entered)
        return
      case 'undo':
        phone.undo(next.at)
        return
      case 'send':
        await phone.send(next.most, next)
        return
      case 'look':
        await phone.look()
        return
      case 'attack':
        await this.#attack(phone, next)
    }
  }

  /** Refused or not: nothing of it may put a line below zero. */
  async #attack(phone: Phone, attack: Extract<Step, { does: 'attack' }>): Promise<void> {
    const { how, at, seenVersion, entered } = attack
    const all = this.phones.flatMap(({ sent }) => sent)
    const target = all[at % Math.max(1, all.length)]
    const { shelf } = this.audit
    const device = { deviceId: phone.deviceId, deviceSeq: at, deviceTimeMs: NOON + at }
    const set = { kind: 'set', itemId: tea, entered, seenVersion, replaces: 99_999 } as const
    if (how === 'unseen') await send(phone.person, [world.scan(shelf, { ...set, ...device })])
    if (how === 'replay' && target) await send(phone.person, [{ ...target, entered }])
    if (how === 'undo') {
      const voids = target?.id ?? newId()
      const undo = world.scan(shelf, { kind: 'void', voids, ...device })
      await send(phone.person, [
        undo,
        world.scan(shelf, { kind: 'void', voids: undo.id, ...device }),
        world.scan(shelf, { kind: 'void', voids: newId(), ...device }),
      ])
    }
  }

  async #decide({ what, accept }: Extract<Step, { does: 'decide' }>): Promise<void> {
    const { manager, auditId } = this.audit
    const release = { auditId, accept, reason: 'Seen', auditAssignmentId: this.audit.shelf }
    const resolution =
      what === 'resolve'
        ? ({ kind: 'item', itemId: tea, addBarcode: false, quantity: 2 } as const)
        : ({ kind: 'undo' } as const)
    const done =
      what === 'release'
        ? world.run(manager, api.scanEvents.releaseQuarantined, release)
        : world.run(manager, api.scanEvents.resolveUnknown, {
            auditId,
            unknownId: UNKNOWN,
            resolution,
          })
    // There may be nothing to decide.
    await done.catch(() => {})
  }

  /** All that the server has of the shelf, read as a person would. */
  async told(): Promise<ReadonlyMap<string, Milli>> {
    const { auditId } = this.audit
    const { rows } = await database.owner.query(
      `select e.*, e.quarantined and not exists (
         select from quarantine_decision d where d.event_id = e.id and d.accepted) as held
       from scan_event e where e.audit_id = $1`,
      [auditId],
    )
    const resolved = await database.owner.query(
      'select line, item_id, factor from unknown_resolution where audit_id = $1',
      [auditId],
    )
    const resolutions = new Map(resolved.rows.map((row) => [row.line, row]))
    return totalsOf(rows.map(toShelfEvent), (line) => {
      const found = resolutions.get(line)
      return { line: found?.item_id ?? line, factor: found ? Number(found.factor) : 1_000 }
    })
  }

  async stands() {
    const { auditId } = this.audit
    const [totals, progress, work] = await Promise.all([
      database.owner.query(
        'select line, quantity from count_total where audit_id = $1 and events > 0 order by line',
        [auditId],
      ),
      database.owner.query(
        'select lines, quantity, shared from assignment_progress where audit_id = $1',
        [auditId],
      ),
      database.owner.query(
        'select coalesce(sum(quantity), 0) as quantity from counter_work where audit_id = $1',
        [auditId],
      ),
    ])
    const [{ lines, quantity, shared }] = progress.rows
    return {
      totals: totals.rows.map((row): [string, number] => [row.line, Number(row.quantity)]),
      lines: Number(lines),
      quantity: Number(quantity),
      ofPeople: shared ? Number(work.rows[0].quantity) : Number(quantity),
    }
  }
}

function toShelfEvent(row: Record<string, unknown>): ShelfEvent {
  return {
    id: String(row.id),
    kind: row.kind as ShelfEvent['kind'],
    line: row.line as string | null,
    quantity: Number(row.effect),
    voids: row.voids_id as string | null,
    version: Number(row.version),
    seenVersion: row.seen_version === null ? null : Number(row.seen_version),
    replacesLines: row.replaces_lines as readonly string[] | null,
    quarantined: Boolean(row.held),
    userId: String(row.user_id),
    deviceId: String(row.device_id),
    deviceSeq: Number(row.device_seq),
    deviceTimeMs: Number(row.device_time_ms),
  }
}

test('whatever phones do, a line stands at what its events say, and never below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const model = new Model(await counting())
      for (const next of steps) await model.take(next)
      for (const phone of model.phones) await phone.send()
      const told = [...(await model.told())].sort(([one], [other]) => (one < other ? -1 : 1))
      const sum = told.reduce((total, [, quantity]) => total + quantity, 0)
      expect(told.every(([, quantity]) => quantity >= 0)).toBe(true)
      const stands = await model.stands()
      expect(stands.totals.toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual(told)
      expect(stands).toMatchObject({ lines: told.length, quantity: sum, ofPeople: sum })
      const units = Object.fromEntries(told.map(([line, quantity]) => [line, fromMilli(quantity)]))
      for (const phone of model.phones) {
        await phone.look()
        expect(phone.lines()).toEqual(units)
      }
    }),
    { numRuns: 30 },
  )
}, 120_000)

test('what a phone shows while its counts wait is what the server says when they have come', async () => {
  const honest = fc.array(
    step.filter(({ does }) => does !== 'attack' && does !== 'decide'),
    { minLength: 5, maxLength: 30 },
  )
  await fc.assert(
    fc.asyncProperty(honest, fc.nat(2), async (steps, last) => {
      const model = new Model(await counting())
      for (const next of steps) await model.take(next)
      const phone = model.phones[last]
      await phone?.look()
      const shown = phone?.lines()
      await phone?.send()
      await phone?.look()
      expect(phone?.lines()).toEqual(shown)
    }),
    { numRuns: 30 },
  )
}, 120_000)
