// Materialized lines equal their sources, whatever has happened and however long they were not updated: every query is
// run with them and as if they did not exist.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { VARIANCE_SORTS, VARIANCE_TABS } from '#contract/variance-choices.ts'
import { isInTotals } from '#domain/assignment.ts'
import { Fault } from '#domain/fault.ts'
import { parseProtocol } from '#domain/protocol.ts'
import { limitsOf } from '#domain/variance.ts'
import { type CountedStore, World } from '#seeds/world.ts'
import { leaveScope, type ScopedDatabase, scopedDatabase } from '#server/db/scoped-database.ts'
import { materializeResults } from '#server/jobs/tasks/materialize-results.ts'
import {
  lineStandOf,
  type PlaceCount,
  placeStandOf,
  storeStandOf,
} from '#tests/oracles/handed-in.ts'
import { testDatabase } from '#tests/support/database.ts'
import { selectLineKeys } from '../reports/report-documents.ts'
import { LINE_CURSOR } from './line-cursor.ts'
import { selectFigures } from './result-figures.ts'
import { selectFreshness } from './result-freshness.ts'
import { selectGroups } from './result-groups.ts'
import { selectManyLinesOf, selectMatchingLines } from './result-lines.ts'
import { selectLinePage } from './result-page.ts'
import { selectPlacesOf } from './result-places.ts'

const database = await testDatabase()
const world = new World({ database })
const shop = await world.shop()

const TOLERANCE = { units: 2, percent: null, value: null, valuePercent: 4 }
const PROTOCOL = { tolerance: TOLERANCE }
const LIMITS = limitsOf(parseProtocol(PROTOCOL).tolerance)
const STRICT = limitsOf({ units: null, percent: 10, value: 5, valuePercent: null })
const ITEMS = 6

type Counted = CountedStore & {
  readonly itemIds: readonly string[]
  readonly shelfIds: readonly string[]
}

async function countedAudit(mode: 'additive' | 'independent'): Promise<Counted> {
  const draft = await world.draftAudit({
    shop,
    shelves: 2,
    withoutBaseline: false,
    protocol: { ...PROTOCOL, mode },
  })
  const itemIds = await world.items(
    draft.organizationId,
    Array.from({ length: ITEMS }, (_, n) => ({
      name: `Item ${n}`,
      ...(n % 2 === 0 && { category: 'Even' }),
      unitCost: n === 3 ? null : 1.25 * n,
    })),
  )
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from shelf where store_id = $1 order by code',
    [draft.storeId],
  )
  const audit = { ...draft, itemIds, shelfIds: rows.map(({ id }) => id) }
  await newBaseline(audit, 7)
  await world.run(draft.owner, api.audits.start, { auditId: draft.auditId })
  return audit
}

/**
 * A baseline of some of the items; the others are unexpected if counted. With or without shelves, and some items name a
 * shelf for only a part.
 */
function newBaseline(audit: Counted, seed: number) {
  const { organizationId, storeId, auditId, itemIds, shelfIds } = audit
  const lines = itemIds
    .slice(0, 4)
    .filter((_, n) => (seed >> n) % 2 === 1)
    .map((itemId, n) => {
      const own = shelfIds.slice(0, 1 + ((seed + n) % 2))
      const shelves = own.map((shelfId) => ({ shelfId, expected: 1 + ((seed + n) % 3) }))
      const placed = shelves.reduce((sum, { expected }) => sum + expected, 0)
      const isPartly = (seed + n) % 4 === 0
      return seed % 3 === 0
        ? { itemId, expected: 1 + ((seed + n) % 5) }
        : { itemId, expected: placed + (isPartly ? 2 : 0), shelves }
    })
  return world.baseline({ organizationId, storeId, auditId, lines })
}

async function inAudit<Result>(
  { organizationId, auditId }: Counted,
  work: (db: ScopedDatabase) => Promise<Result>,
): Promise<Result> {
  const client = await database.app.connect()
  try {
    leaveScope(client)
    await client.query('begin isolation level repeatable read')
    return await work(scopedDatabase(client, { kind: 'audit', organizationId, auditId }, new Set()))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function forgetting<Result>(
  audit: Counted,
  work: (db: ScopedDatabase) => Promise<Result>,
): Promise<Result> {
  return inAudit(audit, async (db) => {
    await db.raw(
      {
        name: 'forget_for_a_test',
        text: 'delete from result_store where audit_id = $1',
        reads: ['result_store'],
      },
      [audit.auditId],
    )
    return work(db)
  })
}

const standOf = (audit: Counted) =>
  inAudit(audit, async (db) => (await selectFreshness(db, placeOf(audit), LIMITS)).source)

const placeOf = ({ auditId, storeId }: Counted, sealed = false) => ({
  auditId,
  sealed,
  storeIds: [storeId],
})

/** Every query on lines, each list in pages of two. */
function everything(audit: Counted) {
  return async (db: ScopedDatabase) => {
    const place = placeOf(audit)
    const plain = { limits: LIMITS, asked: LIMITS }
    const filters = [
      ...VARIANCE_TABS.map((tab) => ({ ...plain, tab })),
      { ...plain, tab: 'all' as const, words: ['item', '1'] },
      { ...plain, tab: 'missing' as const, category: 'Even' },
      { ...plain, tab: 'open' as const, roomId: audit.roomId },
      { tab: 'beyond' as const, limits: LIMITS, asked: STRICT },
    ]
    const pages = []
    for (const filter of filters) {
      for (const sort of filter.tab === 'all' ? VARIANCE_SORTS : (['value'] as const)) {
        pages.push(await allPages(db, place, filter, sort))
      }
    }
    const all = { ...plain, tab: 'all' as const }
    const groups = []
    for (const by of ['room', 'shelf', 'category'] as const) {
      groups.push(new Set((await selectGroups(db, place, by, all)).map(comparable)))
    }
    return {
      figures: await selectFigures(db, place, place.storeIds, LIMITS).then(onlyFigures),
      pages,
      groups,
      keys: [
        await selectLineKeys(db, place, all, 'value'),
        await selectLineKeys(db, place, all, 'name'),
      ],
      matching: new Set((await selectMatchingLines(db, place, all)).map(comparable)),
      many: new Set((await selectManyLinesOf(db, place, audit.itemIds, LIMITS)).map(comparable)),
    }
  }
}

async function allPages(
  db: ScopedDatabase,
  place: ReturnType<typeof placeOf>,
  filter: Parameters<typeof selectLinePage>[2],
  sort: (typeof VARIANCE_SORTS)[number],
) {
  const lists: unknown[] = []
  for (let after: string | undefined; ; ) {
    const range = {
      after: after === undefined ? undefined : LINE_CURSOR.read(after),
      until: undefined,
      limit: 2,
    }
    const { rows, totals, tabs } = await selectLinePage(db, place, filter, { sort, range })
    lists.push({ filter, sort, totals: onlyTotals(totals), tabs, rows: rows.map(comparable) })
    const last = rows.at(-1)
    if (!last || rows.length < 2) return lists
    after = LINE_CURSOR.write(last.key)
  }
}

const comparable = (row: object) => JSON.stringify(Object.entries(row).sort())

const SUMS = ['lines', 'expected', 'counted', 'net', 'gross', 'net_value', 'gross_value'] as const
const onlyTotals = (row: Readonly<Record<(typeof SUMS)[number], number | null>>) =>
  SUMS.map((name) => row[name])

/** Materialized figures have more columns than a headline. */
const onlyFigures = (rows: Awaited<ReturnType<typeof selectFigures>>) =>
  rows.map((row) =>
    Object.entries(row)
      .filter(([name]) => name !== 'tab' && !name.startsWith('with_'))
      .sort(),
  )

async function expectMaterializedToBeRight(audit: Counted): Promise<void> {
  const kept = await inAudit(audit, everything(audit))
  expect(kept).toEqual(await forgetting(audit, everything(audit)))
  await inAudit(audit, (db) => expectDueByTheRules(db, audit))
}

/** What statements say is counted and due must equal what the rules say about the same places. */
async function expectDueByTheRules(db: ScopedDatabase, audit: Counted): Promise<void> {
  const { auditId, storeId, itemIds } = audit
  const { rows: counts } = await database.owner.query<PlaceCount & { place_id: string }>(
    `select coalesce(a.shelf_id, a.room_id) as place_id, a.status, a.mode, a.pass,
       a.comparison ->> 'state' as comparison, p.events
     from assignment a join assignment_progress p on p.assignment_id = a.id
     where a.audit_id = $1 and not a.partial`,
    [auditId],
  )
  const { rows: audits } = await database.owner.query<{ status: string }>(
    'select status from audit where id = $1',
    [auditId],
  )
  const { rows: rounds } = await database.owner.query<{ item_id: string; place_id: string }>(
    `select r.item_id, coalesce(a.shelf_id, a.room_id) as place_id
     from recount_item r join assignment a on a.id = r.assignment_id
     where a.audit_id = $1 and a.status in ('open', 'assigned', 'in_progress')
       and not a.in_review`,
    [auditId],
  )
  const { rows: scanned } = await database.owner.query<{ key: string }>(
    `select distinct assignment_id || ' ' || item_id as key from count_total
     where audit_id = $1 and item_id is not null and events > 0
     union select r.assignment_id || ' ' || r.item_id from recount_item r
     join assignment a on a.id = r.assignment_id where a.audit_id = $1`,
    [auditId],
  )
  // A zero for an item on a shelf that was handed in as empty is not a count.
  const isCounted = ({
    assignment_id,
    item_id,
  }: {
    assignment_id: string | null
    item_id: string
  }) => scanned.some(({ key }) => key === `${assignment_id} ${item_id}`)
  const isCounting = audits[0]?.status !== 'submitted'
  const standOfPlace = new Map(
    [...Map.groupBy(counts, ({ place_id }) => place_id)].map(([id, own]) => [
      id,
      placeStandOf(
        own.filter(({ status }) => isInTotals(status)),
        { isCounting },
      ),
    ]),
  )
  const store = storeStandOf([...standOfPlace.values()])
  const lines = await selectManyLinesOf(db, placeOf(audit), itemIds, LIMITS)
  const places = await selectPlacesOf(db, placeOf(audit), itemIds)
  for (const line of lines) {
    const asked = rounds.filter(({ item_id }) => isCounting && item_id === line.item_id)
    const own = places.filter(({ item_id }) => item_id === line.item_id)
    const parts = [...Map.groupBy(own, (row) => row.shelf_id ?? row.room_id)].map(([id, rows]) => {
      const standing = rows.filter(isCounted).flatMap((row) => row.standing ?? [])
      const isAsked = asked.some(({ place_id }) => place_id === id)
      return {
        stand: isAsked ? ('open' as const) : (standOfPlace.get(id) ?? 'out'),
        expected: rows[0]?.expected ?? 0,
        counted: standing.length === 0 ? null : standing.reduce((sum, one) => sum + one, 0),
        saidEmpty: false,
      }
    })
    const isOpen = asked.length > 0 ? ('open' as const) : store
    const { due } = lineStandOf({ expected: line.expected, parts, store: isOpen })
    expect({ storeId, ...line }, JSON.stringify(parts)).toMatchObject({ due })
  }
}

/** The data of a sealed document. */
function allLines(audit: Counted, sealed: boolean) {
  return async (db: ScopedDatabase) => {
    const place = placeOf(audit, sealed)
    const all = { limits: LIMITS, asked: LIMITS, tab: 'all' as const }
    return {
      figures: await selectFigures(db, place, place.storeIds, LIMITS).then(onlyFigures),
      lines: await allPages(db, place, all, 'value'),
      keys: await selectLineKeys(db, place, all, 'name'),
    }
  }
}

const MATERIALIZED_IN = [
  'result_store',
  'result_place',
  'result_mark',
  'result_line',
  'result_figure',
]

/**
 * Closes, decides and completes. The frozen lines must equal the lines before, and no materialized ones may be left.
 * Returns false if the rules do not allow completion.
 */
async function expectFrozenToBeTheSame(audit: Counted): Promise<boolean> {
  const { auditId, owner } = audit
  const accept = { decision: 'accept', reasonCode: 'other', note: 'As it is' } as const
  const before = await closed(async () => {
    await world.submit(audit).catch(onlyFaults)
    await withdrawAll(audit)
    const matching = { tab: 'open' } as const
    await world.run(owner, api.audits.decideLines, { auditId, matching, ...accept })
    await world.run(owner, api.audits.decideLines, {
      auditId,
      matching,
      ...accept,
      decision: 'zero',
    })
    const lines = await inAudit(audit, allLines(audit, false))
    await world.run(owner, api.audits.complete, { auditId })
    return lines
  })
  if (!before) return false
  expect(await inAudit(audit, allLines(audit, true))).toEqual(before)
  await materializeResults(database.app, audit)
  for (const table of MATERIALIZED_IN) {
    const left = `select from ${table} where audit_id = $1`
    expect((await database.owner.query(left, [auditId])).rowCount, table).toBe(0)
  }
  return true
}

/** Undefined if the rules refuse it. */
function closed<Result>(close: () => Promise<Result>): Promise<Result | undefined> {
  return close().catch((error: unknown) => {
    onlyFaults(error)
    return undefined
  })
}

interface Step {
  readonly kind: (typeof KINDS)[number]
  readonly item: number
  readonly number: number
}

const KINDS = [
  'count',
  'count',
  'count unknown',
  'undo',
  'resolve',
  'resolve',
  'decide',
  'decide',
  'decide',
  'decide many',
  'recount lines',
  'recount lines',
  'recount shelf',
  'hand in',
  'hand in',
  'hand in as empty',
  'exclude',
  'rename',
  'new cost',
  'new baseline',
  'submit',
  'submit',
  'recount beside',
  'withdraw',
  'reopen',
  'release',
  'materialize',
  'materialize',
] as const

async function shelvesOf({ auditId }: Counted): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ id: string }>(
    `select id from assignment where audit_id = $1 and status in
       ('open', 'assigned', 'in_progress', 'submitted', 'approved', 'excluded') order by id`,
    [auditId],
  )
  return rows.map(({ id }) => id)
}

/** Withdraws recounts that are open during the review. */
async function withdrawAll({ auditId, owner }: Counted): Promise<void> {
  const { rows } = await database.owner.query<{ id: string }>(
    `select id from assignment where audit_id = $1 and in_review
       and status in ('open', 'assigned', 'in_progress')`,
    [auditId],
  )
  const auditAssignmentIds = rows.map(({ id }) => id)
  if (auditAssignmentIds.length === 0) return
  await world.run(owner, api.audits.withdrawRecounts, { auditId, auditAssignmentIds })
}

const at = <Value>(list: readonly Value[], n: number) => list[n % list.length]

type Doing = (audit: Counted, step: Step, shelf: string, itemId: string) => Promise<unknown>

const DOINGS: Readonly<Record<Step['kind'], Doing>> = {
  count: ({ owner }, { number }, shelf, itemId) =>
    world.run(owner, api.scanEvents.recordMany, {
      events: [world.scan(shelf, { itemId, entered: number })],
    }),
  'count unknown': ({ owner }, { number }, shelf) =>
    world.run(owner, api.scanEvents.recordMany, {
      events: [world.scan(shelf, { code: `mystery ${number % 2}`, entered: number })],
    }),
  undo: async ({ owner, auditId }, { number }) => {
    const { rows } = await database.owner.query<{ id: string; assignment_id: string }>(
      `select id, assignment_id from scan_event where audit_id = $1 and kind = 'add' order by id`,
      [auditId],
    )
    const event = at(rows, number)
    if (!event) return
    const undo = world.scan(event.assignment_id, { kind: 'void', voids: event.id })
    await world.run(owner, api.scanEvents.recordMany, { events: [undo] })
  },
  resolve: ({ owner, auditId }, { number }, _shelf, itemId) =>
    world.run(owner, api.scanEvents.resolveUnknown, {
      auditId,
      unknownId: `?mystery ${number % 2}`,
      resolution:
        number > 4
          ? { kind: 'junk', reason: 'A label' }
          : { kind: 'item', itemId, addBarcode: false },
    }),
  decide: async (audit, { number }, _shelf, itemId) => {
    const { auditId, storeId, owner } = audit
    const { rows } = await database.owner.query<{ version: number }>(
      'select version from audit_decision where audit_id = $1 and item_id = $2',
      [auditId, itemId],
    )
    await world.run(owner, api.audits.decideLine, {
      auditId,
      storeId,
      itemId,
      decision: at(['accept', 'reject', 'recount', 'zero', null] as const, number) ?? null,
      reasonCode: 'other',
      note: 'As it is',
      seenVersion: rows[0]?.version ?? 0,
    })
  },
  'decide many': ({ auditId, owner }, { number }) =>
    world.run(owner, api.audits.decideLines, {
      auditId,
      matching: { tab: at(VARIANCE_TABS, number) ?? 'all' },
      decision: 'accept',
      reasonCode: 'other',
      note: 'All of them',
    }),
  'recount lines': ({ auditId, storeId, owner }, _step, _shelf, itemId) =>
    world.run(owner, api.audits.requestRecount, {
      auditId,
      lines: [{ storeId, itemId }],
      reason: 'Look again',
      userId: owner.id,
      sameCounterAllowed: true,
    }),
  'recount beside': ({ auditId, storeId, owner }, _step, _shelf, itemId) =>
    world.run(owner, api.audits.requestRecount, {
      auditId,
      lines: [{ storeId, itemId }],
      reason: 'Look again',
      userId: owner.id,
      sameCounterAllowed: true,
      keepsReview: true,
    }),
  withdraw: (audit) => withdrawAll(audit),
  'recount shelf': ({ auditId, owner }, _step, shelf) =>
    world.run(owner, api.audits.requestRecount, {
      auditId,
      auditAssignmentIds: [shelf],
      reason: 'All of it',
      userId: owner.id,
      sameCounterAllowed: true,
    }),
  'hand in': async ({ owner }, _step, auditAssignmentId) => {
    const { rows } = await database.owner.query<{ sent: number }>(
      'select count(*)::int as sent from scan_event where assignment_id = $1',
      [auditAssignmentId],
    )
    await world.run(owner, api.auditAssignments.updateStatus, {
      auditAssignmentId,
      status: 'submitted',
      deviceId: 'device-1',
      eventsSent: rows[0]?.sent ?? 0,
    })
  },
  'hand in as empty': async ({ owner }, _step, auditAssignmentId) => {
    const taken = { auditAssignmentId, deviceId: 'device-1' }
    await world.run(owner, api.auditAssignments.createSelfAssignment, taken).catch(onlyFaults)
    const events = [world.scan(auditAssignmentId, { kind: 'empty' })]
    await world.run(owner, api.scanEvents.recordMany, { events })
    const { rows } = await database.owner.query<{ sent: number }>(
      'select count(*)::int as sent from scan_event where assignment_id = $1',
      [auditAssignmentId],
    )
    await world.run(owner, api.auditAssignments.updateStatus, {
      auditAssignmentId,
      status: 'submitted',
      deviceId: 'device-1',
      eventsSent: rows[0]?.sent ?? 0,
      declaredEmpty: true,
    })
  },
  exclude: ({ owner }, { number }, auditAssignmentId) =>
    world.run(owner, api.auditAssignments.updateStatus, {
      auditAssignmentId,
      status: number > 6 ? 'excluded' : 'open',
      reason: 'Closed aisle',
    }),
  rename: ({ organizationId: orgId, owner }, { number }, _shelf, itemId) =>
    world.run(owner, api.items.upsert, { orgId, itemId, name: `Renamed ${number} ${itemId}` }),
  'new cost': ({ organizationId: orgId, owner }, { number, item }, _shelf, itemId) =>
    world.run(owner, api.items.upsert, {
      orgId,
      itemId,
      name: `Item ${item} ${itemId}`,
      unitCost: number === 0 ? null : number * 1.5,
    }),
  'new baseline': (audit, { number }) => newBaseline(audit, number + 1),
  submit: (audit) => world.submit(audit),
  reopen: ({ auditId, owner }, _step, shelf) =>
    world.run(owner, api.audits.reopenSubmittedAudit, {
      auditId,
      reason: 'Not done',
      auditAssignmentIds: [shelf],
    }),
  release: async ({ auditId, owner }, { number }) => {
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from scan_event where audit_id = $1 and quarantined order by id',
      [auditId],
    )
    const event = at(rows, number)
    if (!event) return
    await world.run(owner, api.scanEvents.releaseQuarantined, {
      auditId,
      eventIds: [event.id],
      accept: number % 3 > 0,
      reason: 'Counted in time',
    })
  },
  materialize: ({ organizationId, auditId }) =>
    materializeResults(database.app, { organizationId, auditId }),
}

/** A step that the rules refuse is skipped. */
async function take(audit: Counted, step: Step): Promise<void> {
  const shelf = at(await shelvesOf(audit), step.number)
  if (!shelf) return
  const itemId = at(audit.itemIds, step.item) ?? ''
  await DOINGS[step.kind](audit, step, shelf, itemId).catch(onlyFaults)
}

function onlyFaults(error: unknown): void {
  if (!(error instanceof Fault)) throw error
}

const stepsOf = (
  kinds: readonly Step['kind'][],
  size: { readonly minLength: number; readonly maxLength: number },
) =>
  fc.array(
    fc.record<Step>({
      kind: fc.constantFrom(...kinds),
      item: fc.nat({ max: ITEMS - 1 }),
      number: fc.nat({ max: 9 }),
    }),
    size,
  )

const steps = stepsOf(KINDS, { minLength: 8, maxLength: 24 })

/** Steps after materializing: each must be noticed, although nothing updates the lines. */
const laterSteps = stepsOf(
  [
    ...([
      'decide',
      'decide',
      'new cost',
      'recount lines',
      'undo',
      'release',
      'reopen',
      'count',
    ] as const),
    ...(['recount beside', 'recount beside', 'hand in', 'withdraw'] as const),
  ],
  { minLength: 2, maxLength: 6 },
)
const SUBMIT: Step = { kind: 'submit', item: 0, number: 0 }
const MATERIALIZE: Step = { kind: 'materialize', item: 0, number: 0 }
/** The other of two independent counts never comes. */
const ONE_OF_TWO_SAYS_EMPTY: [Step[], Step[]] = [
  [{ kind: 'hand in as empty', item: 0, number: 3 }, SUBMIT],
  [{ kind: 'decide', item: 4, number: 1 }],
]

for (const mode of ['additive', 'independent'] as const) {
  test(`after anything that may happen to an ${mode} count`, async () => {
    let completed = 0
    await fc.assert(
      fc.asyncProperty(steps, laterSteps, async (taken, later) => {
        const audit = await countedAudit(mode)
        for (let item = 0; item < ITEMS - 1; item += 1) {
          await take(audit, { kind: 'count', item, number: item })
        }
        for (const step of taken) await take(audit, step)
        await expectMaterializedToBeRight(audit)
        for (const step of [SUBMIT, MATERIALIZE, ...later]) await take(audit, step)
        await expectMaterializedToBeRight(audit)
        await take(audit, MATERIALIZE)
        expect(await standOf(audit)).toBe('materialized')
        await expectMaterializedToBeRight(audit)
        if (await expectFrozenToBeTheSame(audit)) completed += 1
      }),
      // Shrinking a failure would take longer than the test may.
      { numRuns: 12, endOnFailure: true, examples: [ONE_OF_TWO_SAYS_EMPTY] },
    )
    expect(completed).toBeGreaterThan(0)
  })
}
