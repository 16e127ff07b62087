// Figures of people in completed audits: checked by hand, and against the domain rule for random histories.

import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { judgeEvents, type ShelfEvent } from '#domain/count.ts'
import { counterWork, type RecordedEvent } from '#domain/reports/counter-work.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { leaveOrganizations } from '#server/auth/leave-organizations.ts'
import { materializeResults } from '#server/jobs/tasks/materialize-results.ts'
import { recountTold } from '#tests/oracles/recount-told.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const SECOND = 1_000
const START_MS = Date.parse('2026-03-14T08:00:00Z')

async function countedShelf() {
  const shop = await world.shop()
  const ann = await world.person({ name: 'Ann' })
  const ben = await world.person({ name: 'Ben' })
  world.setClock(new Date(START_MS))
  const audit = await world.runningAudit({ shop, scanner: ann, manager: ben })
  world.setClock(null)
  const [tea = '', rice = '', salt = ''] = await world.items(shop.organizationId, [
    { name: 'Tea' },
    { name: 'Rice' },
    { name: 'Salt' },
  ])
  const [shelf = ''] = audit.auditAssignmentIds
  return { audit, ann, ben, shelf, tea, rice, salt }
}

let takenAtMs = START_MS

/** Takes a shelf, late enough that every earlier lease on it has ended. */
async function take(person: Person, shelf: string): Promise<void> {
  takenAtMs += 600 * SECOND
  world.setClock(new Date(takenAtMs))
  const taken = { auditAssignmentId: shelf, deviceId: `device of ${person.name}` }
  await world.run(person, api.auditAssignments.createSelfAssignment, taken)
  world.setClock(null)
}

function add(shelf: string, itemId: string, entered: number, atMs: number) {
  return world.scan(shelf, { itemId, entered, deviceTimeMs: START_MS + atMs })
}

function record(person: Person, events: readonly ReturnType<typeof world.scan>[]) {
  return world.run(person, api.scanEvents.recordMany, { events: [...events] })
}

async function recount(audit: CountedStore, shelf: string): Promise<string> {
  const { auditAssignmentIds } = await world.run(audit.owner, api.audits.requestRecount, {
    auditId: audit.auditId,
    auditAssignmentIds: [shelf],
    reason: 'It looked odd',
    userId: null,
    sameCounterAllowed: true,
  })
  return auditAssignmentIds[0] ?? ''
}

async function complete(audit: CountedStore): Promise<void> {
  await world.submit(audit)
  await world.run(audit.owner, api.audits.complete, { auditId: audit.auditId })
}

/** The figures of the report, by name. */
async function figuresOf({ owner, organizationId: orgId }: CountedStore) {
  const people = await ask(node, owner, api.reports.listCounters, { orgId })
  return Object.fromEntries(
    people.map(({ name, shelves, lines, quantity, activeMs, recountedLines, differingLines }) => [
      name,
      { shelves, lines, quantity, activeMs, recountedLines, differingLines },
    ]),
  )
}

/** The figures of the dashboard for everyone who has recorded anything, by name. */
async function watchedOf({ owner, auditId }: CountedStore) {
  const { people } = await ask(node, owner, api.audits.getDashboard, { auditId })
  const counted = people.filter(({ lastEventAt }) => lastEventAt !== null)
  return Object.fromEntries(
    counted.map(({ name, lines, quantity, activeMs }) => [
      name,
      { lines, quantity: quantity ?? 0, activeMs },
    ]),
  )
}

function workOf(figures: Awaited<ReturnType<typeof figuresByRule>>) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, { lines, quantity, activeMs }]) => [
      name,
      { lines, quantity: lines === 0 ? 0 : quantity, activeMs },
    ]),
  )
}

async function teamOf({ auditId }: CountedStore) {
  const { rows } = await database.owner.query<{ lines: number; quantity: number }>(
    'select lines, quantity from report_store where audit_id = $1',
    [auditId],
  )
  return rows[0]
}

test('a shelf that was taken over belongs to both, each for what they counted', async () => {
  const { audit, ann, ben, shelf, tea, rice, salt } = await countedShelf()
  await take(ann, shelf)
  await record(ann, [add(shelf, tea, 4, 0), add(shelf, rice, 2, 20 * SECOND)])
  await take(ben, shelf)
  await record(ben, [
    add(shelf, rice, 1, 700 * SECOND),
    add(shelf, salt, 5, 730 * SECOND),
    add(shelf, salt, 5, 740 * SECOND),
  ])
  await complete(audit)
  const none = { shelves: 1, recountedLines: 0, differingLines: 0 }
  expect(await figuresOf(audit)).toEqual({
    Ann: { ...none, lines: 2, quantity: 6, activeMs: 20 * SECOND },
    Ben: { ...none, lines: 2, quantity: 11, activeMs: 40 * SECOND },
  })
  // The team has counted the three lines of the shelf once.
  expect(await teamOf(audit)).toEqual({ lines: 3, quantity: 17_000 })
})

test('a shelf that was given to somebody who counts nothing stays with whoever counted', async () => {
  const { audit, ann, ben, shelf, tea } = await countedShelf()
  await take(ann, shelf)
  await record(ann, [add(shelf, tea, 4, 0), add(shelf, tea, 2, 30 * SECOND)])
  await take(ben, shelf)
  await complete(audit)
  expect(await figuresOf(audit)).toEqual({
    Ann: {
      shelves: 1,
      lines: 1,
      quantity: 6,
      activeMs: 30 * SECOND,
      recountedLines: 0,
      differingLines: 0,
    },
  })
})

test('what somebody has counted whose account is gone is not missing, before and after', async () => {
  const { audit, ann, ben, shelf, tea, rice } = await countedShelf()
  await take(ann, shelf)
  await record(ann, [add(shelf, tea, 4, 0), add(shelf, rice, 2, 20 * SECOND)])
  await world.submit(audit)
  await leaveOrganizations(database.app, ann.id)
  await database.owner.query('delete from auth."user" where id = $1', [ann.id])
  const work = { lines: 2, quantity: 6, activeMs: 20 * SECOND }
  expect(await watchedOf(audit)).toEqual({ 'Somebody who left': work })
  await world.run(ben, api.audits.complete, { auditId: audit.auditId })
  expect(await figuresOf(audit)).toEqual({
    'Somebody who left': { ...work, shelves: 1, recountedLines: 0, differingLines: 0 },
  })
})

test('a recount is told of whoever had counted the line, a missed one of whoever handed in', async () => {
  const { audit, ann, ben, shelf, tea, rice, salt } = await countedShelf()
  const carl = await world.teamMember(audit, 'scanner', await world.person({ name: 'Carl' }))
  await take(ann, shelf)
  await record(ann, [add(shelf, tea, 4, 0)])
  await take(ben, shelf)
  await record(ben, [add(shelf, rice, 7, 0)])
  await world.submit(audit)
  const again = await recount(audit, shelf)
  await take(carl, again)
  await record(carl, [add(again, tea, 5, 0), add(again, rice, 7, 0), add(again, salt, 1, 0)])
  await complete(audit)
  expect(await figuresOf(audit)).toMatchObject({
    Ann: { lines: 1, quantity: 4, recountedLines: 1, differingLines: 1 },
    Ben: { lines: 1, quantity: 7, recountedLines: 2, differingLines: 1 },
    Carl: { lines: 3, quantity: 13, recountedLines: 0, differingLines: 0 },
  })
})

test('a shelf that is begun anew keeps what was counted before with whoever did', async () => {
  const { audit, ann, ben, shelf, tea, rice } = await countedShelf()
  await take(ann, shelf)
  await record(ann, [add(shelf, tea, 4, 0), add(shelf, rice, 2, 0)])
  const reset = { auditAssignmentId: shelf, reason: 'Doubtful', userId: ben.id }
  const { auditAssignmentId } = await world.run(ben, api.auditAssignments.resetAssignment, reset)
  await record(ben, [add(auditAssignmentId, tea, 4, 0)])
  await complete(audit)
  expect(await figuresOf(audit)).toMatchObject({
    Ann: { shelves: 1, lines: 2, quantity: 6, recountedLines: 2, differingLines: 1 },
    Ben: { shelves: 1, lines: 1, quantity: 4, recountedLines: 0, differingLines: 0 },
  })
})

test('what was known of a shelf ahead is not believed after somebody else has counted there', async () => {
  const { audit, ann, ben, shelf, tea } = await countedShelf()
  await take(ann, shelf)
  await record(ann, [add(shelf, tea, 4, 0)])
  await world.submit(audit)
  await materializeResults(database.app, audit)
  // A late count that a manager accepts.
  await record(ben, [add(shelf, tea, 2, 0)])
  const accepted = { accept: true, reason: 'Counted before the end' }
  const released = { auditId: audit.auditId, auditAssignmentId: shelf, ...accepted }
  await world.run(audit.owner, api.scanEvents.releaseQuarantined, released)
  await world.run(audit.owner, api.audits.complete, { auditId: audit.auditId })
  expect(await figuresOf(audit)).toMatchObject({ Ann: { quantity: 4 }, Ben: { quantity: 2 } })
})

test('what another counts at a shelf is added to what is kept of it, however much that is', async () => {
  const { audit, ann, ben, shelf, tea, rice } = await countedShelf()
  await take(ann, shelf)
  const first = add(shelf, tea, 4, 0)
  await record(ann, [first, add(shelf, rice, 1, 0)])
  await record(ben, [add(shelf, tea, 1, 0)])
  // If the work were recomputed from all events, this change would be lost.
  await database.owner.query(
    'update counter_work set quantity = quantity + 7000 where assignment_id = $1',
    [shelf],
  )
  await record(ben, [add(shelf, tea, 2, 10 * SECOND), add(shelf, rice, 3, 20 * SECOND)])
  await record(ann, [add(shelf, rice, 1, 5 * SECOND)])
  expect(await watchedOf(audit)).toEqual({
    Ann: { lines: 2, quantity: 7 + 6, activeMs: 5 * SECOND },
    Ben: { lines: 2, quantity: 7 + 6, activeMs: 20 * SECOND },
  })
  // An undo may restore what was replaced, so the shelf is read again.
  const undo = world.scan(shelf, {
    kind: 'void',
    voids: first.id,
    deviceTimeMs: START_MS + 500 * SECOND,
  })
  await record(ben, [undo])
  expect(await watchedOf(audit)).toEqual({
    Ann: { lines: 1, quantity: 2, activeMs: 5 * SECOND },
    Ben: { lines: 2, quantity: 6, activeMs: 140 * SECOND },
  })
})

test('time is told in the order of the clock, whatever came first', async () => {
  const { audit, ann, ben, shelf, tea } = await countedShelf()
  await take(ann, shelf)
  await record(ann, [add(shelf, tea, 1, 0)])
  for (const at of [60, 30, 70]) await record(ben, [add(shelf, tea, 1, at * SECOND)])
  expect(await watchedOf(audit)).toMatchObject({ Ben: { quantity: 3, activeMs: 40 * SECOND } })
})

/** One step on one of two shelves; steps that are not allowed are skipped. */
const step = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'add', 'code', 'batch', 'set', 'void', 'empty', 'take', 'reset'] as const),
  ),
  by: fc.integer({ min: 0, max: 2 }),
  shelf: fc.integer({ min: 0, max: 1 }),
  item: fc.integer({ min: 0, max: 2 }),
  entered: fc.integer({ min: 0, max: 9 }),
  afterMs: fc.integer({ min: 0, max: 200 * SECOND }),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Resolution = { readonly kind: 'junk' } | { readonly kind: 'item'; readonly quantity: number }

test('after any history people have what they recorded, as the rule says', async () => {
  const steps = fc.array(step, { minLength: 4, maxLength: 24 })
  const resolutions = fc.constantFrom<Resolution | null>(
    null,
    { kind: 'junk' },
    { kind: 'item', quantity: 6 },
  )
  await fc.assert(
    fc.asyncProperty(steps, resolutions, fc.boolean(), async (history, resolution, isKept) => {
      const audit = await afterHistory(history, resolution)
      const watched = await watchedOf(audit)
      expect(watched).toEqual(workOf(await figuresByRule(audit)))
      await world.submit(audit)
      if (isKept) await materializeResults(database.app, audit)
      await world.run(audit.owner, api.audits.complete, { auditId: audit.auditId })
      const figures = await figuresOf(audit)
      expect(figures).toEqual(await figuresByRule(audit))
      const units = Object.values(figures).reduce((sum, { quantity }) => sum + quantity, 0)
      expect(units * 1_000).toBe((await teamOf(audit))?.quantity)
    }),
    { numRuns: 15 },
  )
})

const CODE = '4006381333931'
const NOTHING = '00000000-0000-4000-8000-000000000000'

async function afterHistory(history: readonly Step[], resolution: Resolution | null) {
  const [ann, ben, carl] = await Promise.all([
    world.person({ name: 'Ann' }),
    world.person({ name: 'Ben' }),
    world.person({ name: 'Carl' }),
  ])
  const shop = await world.shop()
  world.setClock(new Date(START_MS))
  // Everyone corrects the counts of others, which only works if they can see them.
  const protocol = { helping: true, blind: false }
  const audit = await world.runningAudit({ shop, shelves: 2, manager: ann, scanner: ben, protocol })
  world.setClock(null)
  await world.teamMember(audit, 'scanner', carl)
  const names = ['Tea', 'Rice', 'Salt'].map((name) => ({ name }))
  const items = await world.items(shop.organizationId, names)
  const shelves = [...audit.auditAssignmentIds]
  let atMs = START_MS
  for (const one of history) {
    atMs += one.afterMs
    const person = [ann, ben, carl][one.by] ?? audit.owner
    const shelf = shelves[one.shelf] ?? ''
    const itemId = items[one.item] ?? ''
    if (one.kind === 'take') await take(person, shelf)
    else if (one.kind === 'reset') shelves[one.shelf] = await begunAnew(audit, shelf)
    else await record(person, await eventsOfStep(one, { audit, shelf, itemId, atMs }))
  }
  const unknown = (await eventsOf(audit)).find(({ line }) => line?.startsWith('?'))
  if (resolution && unknown?.line) {
    await world.run(audit.owner, api.scanEvents.resolveUnknown, {
      auditId: audit.auditId,
      unknownId: unknown.line,
      resolution:
        resolution.kind === 'junk'
          ? resolution
          : { ...resolution, itemId: items[0] ?? '', addBarcode: false },
    })
  }
  return audit
}

async function begunAnew({ owner }: CountedStore, shelf: string): Promise<string> {
  const reset = { auditAssignmentId: shelf, reason: 'Doubtful', userId: null }
  return (await world.run(owner, api.auditAssignments.resetAssignment, reset)).auditAssignmentId
}

interface Place {
  readonly audit: CountedStore
  readonly shelf: string
  readonly itemId: string
  readonly atMs: number
}

async function eventsOfStep({ kind, entered }: Step, { audit, shelf, itemId, atMs }: Place) {
  const deviceTimeMs = atMs
  const count = world.scan(shelf, { itemId, entered, deviceTimeMs })
  switch (kind) {
    case 'set': {
      const there = (await eventsOf(audit)).filter((one) => one.assignment_id === shelf)
      const seenVersion = Math.max(0, there.length - (entered % 3))
      return [world.scan(shelf, { kind, itemId, entered, seenVersion, deviceTimeMs })]
    }
    case 'void': {
      const undone = (await eventsOf(audit)).findLast((one) => one.assignment_id === shelf)
      return [world.scan(shelf, { kind, voids: undone?.id ?? NOTHING, deviceTimeMs })]
    }
    case 'empty':
      return [world.scan(shelf, { kind, deviceTimeMs })]
    case 'code':
      return [world.scan(shelf, { code: CODE, entered, deviceTimeMs })]
    case 'batch': {
      const another = world.scan(shelf, { code: CODE, entered: 1, deviceTimeMs })
      const undo = world.scan(shelf, { kind: 'void', voids: count.id, deviceTimeMs })
      return entered % 2 === 0 ? [count, another] : [count, another, undo]
    }
    default:
      return [count]
  }
}

interface EventRow {
  readonly id: string
  readonly assignment_id: string
  readonly kind: ShelfEvent['kind']
  readonly line: string | null
  readonly effect: number
  readonly version: number
  readonly seen_version: number | null
  readonly replaces_lines: readonly string[] | null
  readonly quarantined: boolean
  readonly voids_id: string | null
  readonly user_id: string
  readonly device_id: string
  readonly device_seq: number
  readonly device_time_ms: number
  readonly resolved: 'item' | 'junk' | null
  readonly resolved_item: string | null
  readonly factor: number | null
}

async function eventsOf({ auditId }: CountedStore): Promise<readonly EventRow[]> {
  const { rows } = await database.owner.query<EventRow>(
    `select e.id, e.assignment_id, e.kind, e.line, e.effect, e.version, e.seen_version, e.replaces_lines,
       e.quarantined, e.voids_id, e.user_id, e.device_id, e.device_seq, e.device_time_ms,
       x.kind as resolved, x.item_id as resolved_item, x.factor
     from scan_event e left join unknown_resolution x using (organization_id, audit_id, line)
     where e.audit_id = $1 order by e.device_seq`,
    [auditId],
  )
  return rows
}

/** Each event with its effect, in the round it was recorded in. */
async function recordedEvents(audit: CountedStore) {
  const events = await eventsOf(audit)
  const judged = [...Map.groupBy(events, (event) => event.assignment_id).values()].flatMap(
    (own) => {
      const resolutions = new Map(own.map((event) => [event.line, event]))
      return judgeEvents(own.map(toShelfEvent), (line) => {
        const { resolved, resolved_item: itemId, factor } = resolutions.get(line) ?? {}
        return resolved === 'junk' ? null : { line: itemId ?? line, factor: factor ?? 1_000 }
      })
    },
  )
  const live = new Map(judged.map((one) => [one.event.id, one]))
  return events.map((event): RecordedEvent & { readonly round: string } => {
    const { line = null, quantity = 0, replacedBy } = live.get(event.id) ?? {}
    return {
      round: event.assignment_id,
      userId: event.user_id,
      line,
      quantity: replacedBy ? 0 : quantity,
      deviceTimeMs: event.device_time_ms,
    }
  })
}

function toShelfEvent(row: EventRow): ShelfEvent {
  return {
    id: row.id,
    kind: row.kind,
    line: row.line,
    quantity: row.effect,
    voids: row.voids_id,
    version: row.version,
    seenVersion: row.seen_version,
    replacesLines: row.replaces_lines,
    quarantined: row.quarantined,
    userId: row.user_id,
    deviceId: row.device_id,
    deviceSeq: row.device_seq,
    deviceTimeMs: row.device_time_ms,
  }
}

interface RoundRow {
  readonly id: string
  readonly shelf_id: string
  readonly round: number
  readonly status: string
  readonly assignee_id: string | null
}

async function figuresByRule(audit: CountedStore) {
  const events = await recordedEvents(audit)
  const { rows: rounds } = await database.owner.query<RoundRow>(
    'select id, shelf_id, round, status, assignee_id from assignment where audit_id = $1',
    [audit.auditId],
  )
  const { rows: people } = await database.owner.query<{ id: string; name: string }>(
    'select id, name from auth."user" where id = any($1)',
    [events.map(({ userId }) => userId)],
  )
  const told = rounds.flatMap((round) => toldOf(round, rounds, events))
  return Object.fromEntries(
    people.map(({ id, name }) => {
      const work = rounds.flatMap((round) => {
        const own = counterWork(events.filter((event) => event.round === round.id)).get(id)
        return own ? [{ ...own, shelfId: round.shelf_id }] : []
      })
      const sum = (of: (one: (typeof work)[number]) => number) =>
        work.reduce((total, one) => total + of(one), 0)
      const own = told.filter(({ userIds }) => userIds.includes(id))
      return [
        name,
        {
          shelves: new Set(work.map(({ shelfId }) => shelfId)).size,
          lines: sum(({ lines }) => lines),
          quantity: sum(({ quantity }) => quantity) / 1_000,
          activeMs: sum(({ activeMs }) => activeMs),
          recountedLines: own.length,
          differingLines: own.filter(({ differs }) => differs).length,
        },
      ]
    }),
  )
}

type Recorded = Awaited<ReturnType<typeof recordedEvents>>

/** What the recount of a round says about the items that were counted in it. */
function toldOf(round: RoundRow, rounds: readonly RoundRow[], events: Recorded) {
  if (round.status !== 'returned') return []
  const last = rounds.find((one) => one.shelf_id === round.shelf_id && one.status !== 'returned')
  const counted = events.filter(({ line }) => line !== null && !line.startsWith('?'))
  const lines = new Set(counted.map(({ line }) => line))
  return [...lines].flatMap((line) => {
    const of = (id: string | undefined) =>
      counted.filter((event) => event.round === id && event.line === line)
    const total = (own: Recorded) =>
      own.length === 0 ? null : own.reduce((sum, { quantity }) => sum + quantity, 0)
    const told = recountTold({
      counted: total(of(round.id)),
      standing: total(of(last?.id)),
      counterIds: of(round.id).map(({ userId }) => userId),
      holderId: round.assignee_id,
    })
    return told ? [told] : []
  })
}

test('a gap between two counts is worked time, or a break, alike in the database and in the domain', async () => {
  const gaps = [0, 1, 119_999, 120_000, 120_001, 3_600_000]
  const { rows } = await database.owner.query<{ ms: string }>(
    'select app.worked_ms(gap) as ms from unnest($1::bigint[]) with ordinality g (gap, n) order by n',
    [gaps],
  )
  const inDatabase = rows.map(({ ms }) => Number(ms))
  expect(inDatabase).toEqual(gaps.map(workedMs))
  expect(inDatabase.at(-1)).toBe(120_000)
})

/** The active time of two events this far apart, by the domain rule. */
function workedMs(gapMs: number): number | undefined {
  const event = { userId: 'ann', line: 'tea', quantity: 1_000 }
  const events = [0, gapMs].map((deviceTimeMs) => ({ ...event, deviceTimeMs }))
  return counterWork(events).get('ann')?.activeMs
}
