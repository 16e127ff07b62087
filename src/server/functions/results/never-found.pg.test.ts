// Expected items that were never found: a cleared-out shelf is a loss, and nothing is sealed without saying so.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()

interface Stock {
  readonly name: string
  readonly cost?: number | null
  /** The quantity expected on the first shelf, the second, and so on; or in the store as a whole. */
  readonly expected: readonly number[] | number
}

type Counted = CountedStore & { readonly itemIds: readonly string[] }

/** A running audit with a baseline by shelf. Items that name no shelf are expected in the store. */
async function startedAudit(shelves: number, stock: readonly Stock[]): Promise<Counted> {
  const draft = await world.draftAudit({ shop, shelves, withoutBaseline: false })
  const { organizationId, storeId, auditId, owner } = draft
  const itemIds = await world.items(
    organizationId,
    stock.map(({ name, cost }) => ({ name, unitCost: cost === undefined ? 2 : cost })),
  )
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from shelf where store_id = $1 order by code',
    [storeId],
  )
  await world.baseline({
    organizationId,
    storeId,
    auditId,
    lines: stock.map(({ expected }, n) => {
      const itemId = itemIds[n] ?? ''
      if (typeof expected === 'number') return { itemId, expected }
      const own = expected.map((units, at) => ({ shelfId: rows[at]?.id ?? '', expected: units }))
      return {
        itemId,
        expected: expected.reduce((sum, units) => sum + units, 0),
        shelves: own.filter((shelf) => shelf.expected > 0),
      }
    }),
  })
  await world.run(owner, api.audits.start, { auditId })
  const { rows: planned } = await database.owner.query<{ id: string }>(
    `select a.id from assignment a join shelf s on s.id = a.shelf_id
     where a.audit_id = $1 order by s.code`,
    [auditId],
  )
  return { ...draft, itemIds, auditAssignmentIds: planned.map(({ id }) => id) }
}

/** Counts and hands in a shelf; without counts it is declared empty. */
async function handIn(
  person: Person,
  auditAssignmentId: string,
  counts: readonly (readonly [itemId: string | undefined, entered: number])[],
): Promise<void> {
  const deviceId = 'device-1'
  await world.run(person, api.auditAssignments.createSelfAssignment, {
    auditAssignmentId,
    deviceId,
  })
  const events =
    counts.length === 0
      ? [world.scan(auditAssignmentId, { kind: 'empty' })]
      : counts.map(([itemId = '', entered]) => world.scan(auditAssignmentId, { itemId, entered }))
  await world.run(person, api.scanEvents.recordMany, { events })
  await world.run(person, api.auditAssignments.updateStatus, {
    auditAssignmentId,
    status: 'submitted',
    deviceId,
    eventsSent: events.length,
    declaredEmpty: counts.length === 0,
  })
}

const close = ({ owner, auditId }: Counted) =>
  world.run(owner, api.audits.updateStatus, { auditId, status: 'submitted' })

const figuresOf = async ({ owner, auditId }: Counted) =>
  (await ask(node, owner, api.audits.getResults, { auditId })).figures

async function linesOf({ owner, auditId }: Counted, tab: 'all' | 'open' | 'uncounted' = 'all') {
  const page = await ask(node, owner, api.audits.getVariances, { auditId, tab, sort: 'name' })
  return new Map(page.page.map((line) => [line.name, line]))
}

const complete = ({ owner, auditId }: Counted) => world.run(owner, api.audits.complete, { auditId })

test('a shelf that was handed in as empty has lost what was expected there alone', async () => {
  const audit = await startedAudit(2, [
    { name: 'Bags', expected: [0, 400], cost: 0.5 },
    { name: 'Rice', expected: [10, 0] },
  ])
  const [first = '', second = ''] = audit.auditAssignmentIds
  await handIn(audit.owner, first, [[audit.itemIds[1], 10]])
  await handIn(audit.owner, second, [])
  await close(audit)
  const bags = (await linesOf(audit)).get('Bags')
  expect(bags).toMatchObject({ counted: 0, variance: -400, value: -200, review: 'open' })
  expect(bags?.places).toMatchObject([{ expected: 400, counted: 0 }])
  expect(await figuresOf(audit)).toMatchObject({
    missing: 1,
    uncounted: 0,
    netValue: -200,
    notFound: { lines: 0 },
    notCounted: { lines: 0 },
  })
  await expect(complete(audit)).rejects.toMatchObject({
    details: { guard: 'undecided_lines', undecidedLines: 1 },
  })
})

test('an empty shelf answers only its own part of an item', async () => {
  const audit = await startedAudit(2, [
    { name: 'Bags', expected: [4, 400] },
    { name: 'Rice', expected: [10, 0] },
  ])
  const [first = '', second = ''] = audit.auditAssignmentIds
  await handIn(audit.owner, first, [[audit.itemIds[1], 10]])
  await handIn(audit.owner, second, [])
  await close(audit)
  const bags = (await linesOf(audit, 'open')).get('Bags')
  expect(bags).toMatchObject({ counted: null, due: 404, variance: null, review: 'open' })
  expect(bags?.places).toMatchObject([
    { shelfCode: 'A-1', expected: 4, counted: null },
    { shelfCode: 'A-2', expected: 400, counted: 0 },
  ])
})

test('what nobody scanned on a shelf that was handed in is decided before anything is sealed', async () => {
  const audit = await startedAudit(1, [
    { name: 'Bath mats', expected: [12], cost: 5 },
    { name: 'Rice', expected: [10] },
    { name: 'Soap', expected: [3], cost: null },
  ])
  const { owner, auditId, storeId, itemIds } = audit
  const [shelf = ''] = audit.auditAssignmentIds
  await handIn(audit.owner, shelf, [[itemIds[1], 10]])
  await close(audit)
  const notFound = { lines: 2, value: 60, unvalued: 1 }
  expect(await figuresOf(audit)).toMatchObject({ notFound, notCounted: notFound, netValue: 0 })
  expect((await linesOf(audit, 'open')).get('Bath mats')).toMatchObject({ review: 'open', due: 12 })
  await expect(complete(audit)).rejects.toMatchObject({ details: { undecidedLines: 2 } })
  await world.run(owner, api.audits.decideLine, {
    auditId,
    storeId,
    itemId: itemIds[0] ?? '',
    decision: 'zero',
    reasonCode: 'theft',
    note: null,
    seenVersion: 0,
  })
  expect((await linesOf(audit)).get('Bath mats')).toMatchObject({
    review: 'zero',
    variance: -12,
    value: -60,
    settled: 0,
  })
  expect(await figuresOf(audit)).toMatchObject({ notFound: { lines: 1 }, netValue: -60 })
  await expect(complete(audit)).rejects.toMatchObject({ details: { undecidedLines: 1 } })
})

test('all that was not found on a shelf is decided at once, with a reason', async () => {
  const audit = await startedAudit(2, [
    { name: 'Bath mats', expected: [12, 0], cost: 5 },
    { name: 'Towels', expected: [6, 0], cost: 3 },
    { name: 'Rice', expected: [1, 9] },
    { name: 'Soap', expected: [0, 2] },
  ])
  const { owner, auditId, itemIds } = audit
  const [first = '', second = ''] = audit.auditAssignmentIds
  await handIn(audit.owner, first, [[itemIds[2], 1]])
  await handIn(audit.owner, second, [[itemIds[2], 9]])
  await close(audit)
  const line = (await linesOf(audit)).get('Bath mats')
  const shelfId = line?.places[0]?.shelfId ?? ''
  const none = { decision: 'zero', reasonCode: 'theft', note: 'Cleared out' } as const
  const decided = await world.run(owner, api.audits.decideLines, {
    auditId,
    matching: { tab: 'uncounted', shelfId },
    ...none,
  })
  expect(decided).toEqual({ decided: 2, skipped: 0, conflicts: [] })
  expect([...(await linesOf(audit, 'open')).keys()]).toEqual(['Soap'])
  await world.run(owner, api.audits.decideLines, {
    auditId,
    matching: { tab: 'open' },
    ...none,
  })
  await complete(audit)
  expect(await figuresOf(audit)).toMatchObject({
    netValue: -82,
    uncounted: 0,
    notCounted: { lines: 0 },
  })
})

test('a recount that does not find it either leaves it to be decided', async () => {
  const audit = await startedAudit(1, [
    { name: 'Bath mats', expected: [12] },
    { name: 'Towels', expected: [6] },
    { name: 'Rice', expected: [10] },
  ])
  const { owner, scanner, auditId, storeId, itemIds } = audit
  const [shelf = ''] = audit.auditAssignmentIds
  await handIn(audit.owner, shelf, [[itemIds[2], 10]])
  await close(audit)
  const lines = [0, 1].map((n) => ({ storeId, itemId: itemIds[n] ?? '' }))
  const { auditAssignmentIds } = await world.run(owner, api.audits.requestRecount, {
    auditId,
    lines,
    reason: 'Look again',
    userId: scanner.id,
    sameCounterAllowed: true,
  })
  expect((await linesOf(audit)).get('Bath mats')).toMatchObject({ due: null, review: 'none' })
  expect(await figuresOf(audit)).toMatchObject({ notFound: { lines: 0 }, matched: 1 })
  const [round = ''] = auditAssignmentIds
  await handIn(audit.scanner, round, [[itemIds[1], 6]])
  await close(audit)
  const after = await linesOf(audit)
  expect(after.get('Bath mats')).toMatchObject({ counted: null, due: 12, review: 'open' })
  expect(after.get('Towels')).toMatchObject({ counted: 6, variance: 0, review: 'none' })
})

test('a recount that was handed in as empty has found none', async () => {
  const audit = await startedAudit(1, [
    { name: 'Bath mats', expected: [12] },
    { name: 'Rice', expected: [10] },
  ])
  const { owner, scanner, auditId, storeId, itemIds } = audit
  const [shelf = ''] = audit.auditAssignmentIds
  await handIn(audit.owner, shelf, [[itemIds[1], 10]])
  await close(audit)
  const { auditAssignmentIds } = await world.run(owner, api.audits.requestRecount, {
    auditId,
    lines: [{ storeId, itemId: itemIds[0] ?? '' }],
    reason: 'Look again',
    userId: scanner.id,
    sameCounterAllowed: true,
  })
  await handIn(audit.scanner, auditAssignmentIds[0] ?? '', [])
  await close(audit)
  expect((await linesOf(audit)).get('Bath mats')).toMatchObject({ counted: 0, variance: -12 })
})

test('while shelves are open the headline speaks of those that were handed in', async () => {
  const audit = await startedAudit(3, [
    { name: 'Bags', expected: [0, 400, 0], cost: 1 },
    { name: 'Rice', expected: [10, 10, 10] },
    { name: 'Tea', expected: [4, 0, 0] },
  ])
  const { owner, itemIds } = audit
  const [first = '', second = ''] = audit.auditAssignmentIds
  await handIn(audit.owner, first, [
    [itemIds[1], 8],
    [itemIds[2], 4],
  ])
  const taken = { auditAssignmentId: second, deviceId: 'device-1' }
  await world.run(owner, api.auditAssignments.createSelfAssignment, taken)
  const events = [world.scan(second, { itemId: itemIds[1] ?? '', entered: 3 })]
  await world.run(owner, api.scanEvents.recordMany, { events })
  expect(await figuresOf(audit)).toMatchObject({
    netVariance: -2,
    netValue: -4,
    comparedValue: 34,
    shrinkage: 4 / 34,
    matched: 1,
    missing: 1,
    notFound: { lines: 0 },
  })
  expect((await linesOf(audit)).get('Rice')).toMatchObject({ expected: 30, counted: 11, due: 13 })
  const shelves = await ask(node, owner, api.audits.getVarianceGroups, {
    auditId: audit.auditId,
    groupBy: 'shelf',
    tab: 'all',
  })
  expect(shelves.page.map(({ shelfCode, netVariance }) => [shelfCode, netVariance])).toEqual(
    expect.arrayContaining([
      ['A-1', -2],
      ['A-2', null],
      ['A-3', null],
    ]),
  )
})

test('what names no shelf waits for all shelves of its store', async () => {
  const audit = await startedAudit(2, [
    { name: 'Rice', expected: 10 },
    { name: 'Tea', expected: 4 },
  ])
  const [first = '', second = ''] = audit.auditAssignmentIds
  await handIn(audit.owner, first, [[audit.itemIds[0], 7]])
  expect(await figuresOf(audit)).toMatchObject({ netVariance: null, shrinkage: null, missing: 0 })
  await handIn(audit.owner, second, [])
  expect(await figuresOf(audit)).toMatchObject({
    netVariance: -3,
    notFound: { lines: 1, value: 8 },
  })
  await close(audit)
  await expect(complete(audit)).rejects.toMatchObject({ details: { undecidedLines: 2 } })
})

test('what lies on a shelf that was left out is never counted, and everything says so', async () => {
  const audit = await startedAudit(2, [
    { name: 'Bags', expected: [0, 400], cost: 0.5 },
    { name: 'Rice', expected: [10, 5], cost: 2 },
    { name: 'Soap', expected: [0, 3], cost: null },
  ])
  const { owner, auditId, itemIds } = audit
  const [first = '', second = ''] = audit.auditAssignmentIds
  await handIn(audit.owner, first, [[itemIds[1], 9]])
  await world.run(owner, api.auditAssignments.updateStatus, {
    auditAssignmentId: second,
    status: 'excluded',
    reason: 'Closed aisle',
  })
  await close(audit)
  const notCounted = { lines: 3, value: 210, unvalued: 1 }
  expect(await figuresOf(audit)).toMatchObject({
    netValue: -2,
    comparedValue: 20,
    notFound: { lines: 0 },
    notCounted,
  })
  const accept = { decision: 'accept', reasonCode: 'unknown', note: null } as const
  await world.run(owner, api.audits.decideLines, { auditId, matching: { tab: 'open' }, ...accept })
  // Nine were found where ten were expected. The five on the excluded shelf keep their expected quantity.
  expect((await linesOf(audit)).get('Rice')).toMatchObject({ variance: -1, settled: 14 })
  await complete(audit)
  expect(await figuresOf(audit)).toMatchObject({ netValue: -2, notCounted })
  const exported = async (format: 'json' | 'csv') =>
    (await ask(node, owner, api.audits.exportResults, { auditId, format })).text
  const sealed = JSON.parse(await exported('json'))
  expect(sealed.facts.neverCounted).toEqual([{ storeId: audit.storeId, ...notCounted }])
  const seal = await ask(node, owner, api.audits.getSeal, { auditId })
  expect(seal?.neverCounted).toEqual([
    { storeName: expect.any(String), currency: 'USD', ...notCounted },
  ])
  expect(sealed.lines).toMatchObject([
    { name: 'Bags', counted: null, notCounted: 400, notCountedValue: 200 },
    { name: 'Rice', counted: 9, variance: -1, settled: 14, notCounted: 5, notCountedValue: 10 },
    { name: 'Soap', counted: null, notCounted: 3, notCountedValue: null },
  ])
  expect(await exported('csv')).toContain('not_counted,not_counted_value')
  const { organizationId: orgId } = audit
  const report = await ask(node, owner, api.reports.getSummary, {
    orgId,
    filter: { auditIds: [auditId] },
  })
  expect(report.figures).toMatchObject({ notCounted, netValue: -2 })
  expect((await linesOf(audit)).get('Rice')).toMatchObject({
    variance: -1,
    settled: 14,
    review: 'accepted',
  })
})
