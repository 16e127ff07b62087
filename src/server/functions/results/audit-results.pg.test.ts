// The results of an audit through its functions: figures, lines, filters, and who sees them.

import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { VarianceLine } from '#contract/audit-variances.ts'
import type { ArgsOf } from '#contract/define.ts'
import { needsDecision, reviewOf } from '#domain/decision.ts'
import { limitsOf, worthOf } from '#domain/variance.ts'
import { type Person, World } from '#seeds/world.ts'
import { materializeResults } from '#server/jobs/tasks/materialize-results.ts'
import { figuresOf, isBeyond } from '#tests/oracles/variance.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()

type Asked = Omit<ArgsOf<typeof api.audits.getVariances>, 'auditId'>

async function linesOf(
  person: Person,
  auditId: string,
  asked: Partial<Asked> = {},
): Promise<readonly VarianceLine[]> {
  return (await ask(node, person, api.audits.getVariances, { auditId, tab: 'all', ...asked })).page
}

async function shelvesOf(roomId: string): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from shelf where room_id = $1 order by position',
    [roomId],
  )
  return rows.map(({ id }) => id)
}

test('the headline is what anybody can work out by hand', async () => {
  const { auditId, owner, auditAssignmentIds } = await world.submittedAudit({
    shop,
    lines: [
      { expected: 10, counted: 8, cost: 2.5 },
      { expected: 4, counted: 5, cost: 10 },
      { expected: 6, counted: 6, cost: 1 },
      { expected: 5, counted: null, cost: 3 },
      { counted: 2, cost: 0.5 },
    ],
  })
  const results = await ask(node, owner, api.audits.getResults, { auditId })
  expect(results.figures).toEqual({
    currency: 'USD',
    lines: 5,
    counted: 4,
    matched: 1,
    missing: 1,
    extra: 2,
    unexpected: 1,
    uncounted: 1,
    expectedQuantity: 25,
    expectedValue: 25 + 40 + 6 + 15,
    comparedValue: 25 + 40 + 6,
    countedQuantity: 21,
    countedValue: 20 + 50 + 6 + 1,
    netVariance: 1,
    grossVariance: 5,
    netValue: -5 + 10 + 1,
    grossValue: 16,
    unvalued: 0,
    accuracyByLine: 0.25,
    accuracyByUnit: 1 - 5 / 20,
    shrinkage: 5 / (25 + 40 + 6),
    notFound: { lines: 1, value: 15, unvalued: 0 },
    notCounted: { lines: 1, value: 15, unvalued: 0 },
  })
  expect(results.decisions).toMatchObject({ open: 4, accepted: 0 })
  expect(results).toMatchObject({ sealed: false, status: 'submitted', unknownLines: 0 })
  expect(results.stores).toHaveLength(1)
  expect(results.stores[0]?.baseline).toMatchObject({ items: 4, quantity: 25, byShelf: false })
  expect(auditAssignmentIds).toHaveLength(1)
})

test('fractions, oversold stock, nothing expected and no cost known come out as on paper', async () => {
  const { auditId, owner } = await world.submittedAudit({
    shop,
    lines: [
      { name: 'By weight', expected: 12.5, counted: 11.875, cost: 33.333 },
      { name: 'Oversold', expected: -2, counted: 1, cost: 40 },
      { name: 'None expected', expected: 0, counted: 3, cost: 10 },
      { name: 'Not counted', expected: 4, counted: null, cost: 11 },
      { name: 'Without a cost', expected: 5, counted: 2, cost: null },
      { name: 'Not in the baseline', counted: 6, cost: 5 },
    ],
  })
  const { figures } = await ask(node, owner, api.audits.getResults, { auditId })
  expect(figures).toEqual({
    currency: 'USD',
    lines: 6,
    counted: 5,
    matched: 0,
    missing: 2,
    extra: 3,
    unexpected: 1,
    uncounted: 1,
    expectedQuantity: 19.5,
    expectedValue: 380.66,
    comparedValue: 336.66,
    countedQuantity: 23.875,
    countedValue: 495.83,
    netVariance: 8.375,
    grossVariance: 15.625,
    netValue: 159.17,
    grossValue: 200.83,
    unvalued: 1,
    accuracyByLine: 0,
    accuracyByUnit: 1 - 15.625 / 19.5,
    shrinkage: 20_830 / 336_660,
    notFound: { lines: 1, value: 44, unvalued: 0 },
    notCounted: { lines: 1, value: 44, unvalued: 0 },
  })
  const lines = await linesOf(owner, auditId, { sort: 'name' })
  const told = lines.map(({ name, variance, percent, value }) => [name, variance, percent, value])
  expect(told).toEqual([
    ['By weight', -0.625, -5, -20.83],
    ['None expected', 3, 'new', 30],
    ['Not counted', null, null, null],
    ['Not in the baseline', 6, 'new', 30],
    ['Oversold', 3, 150, 120],
    ['Without a cost', -3, -60, null],
  ])
})

test('codes that no item has are counted apart, and null is not zero', async () => {
  const audit = await world.runningAudit({ shop })
  const { auditId, owner } = audit
  const [shelf = ''] = audit.auditAssignmentIds
  const [tea = ''] = await world.items(shop.organizationId, [{ name: 'Tea', unitCost: 2 }])
  await world.run(owner, api.scanEvents.recordMany, {
    events: [
      world.scan(shelf, { itemId: tea, entered: 3 }),
      world.scan(shelf, { code: 'mystery', entered: 7 }),
    ],
  })
  const results = await ask(node, owner, api.audits.getResults, { auditId })
  expect(results).toMatchObject({ unknownLines: 1, unknownQuantity: 7 })
  expect(results.figures).toMatchObject({
    lines: 1,
    countedQuantity: 3,
    expectedQuantity: null,
    netVariance: null,
    accuracyByLine: null,
    shrinkage: null,
  })
  const [line] = await linesOf(owner, auditId)
  expect(line).toMatchObject({ expected: null, counted: 3, variance: null, review: 'none' })
})

test('lines and figures are those of the domain, whatever was expected, counted and decided', async () => {
  const line = fc.record({
    expected: fc.option(fc.integer({ min: -5_000, max: 50_000 }), { nil: undefined }),
    counted: fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: null }),
    cost: fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: null }),
  })
  const limit = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null })
  const tolerance = fc.record({
    units: limit(10),
    percent: limit(60),
    value: limit(50),
    valuePercent: limit(8),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 25 }),
      tolerance,
      async (drawn, limits) => {
        const lines = drawn
          .filter(({ expected, counted }) => expected !== undefined || counted !== null)
          .map(({ expected, counted, cost }) => ({
            expected: expected === undefined ? undefined : expected / 1_000,
            counted: counted === null ? null : counted / 1_000,
            cost: cost === null ? null : cost / 10_000,
          }))
        const facts = { shop, lines, protocol: { tolerance: limits } }
        const { auditId, owner, itemIds } = await world.submittedAudit(facts)
        const shown = await linesOf(owner, auditId, {
          paginationOpts: { numItems: 100, cursor: null },
        })
        expect(shown).toHaveLength(lines.length)
        const isBegun = lines.some(({ counted }) => counted !== null)
        const own = lines.map(({ expected, counted, cost }) => ({
          expected: Math.round((expected ?? 0) * 1_000),
          counted: counted === null ? null : Math.round(counted * 1_000),
          unitCost: cost === null ? null : Math.round(cost * 10_000),
          due:
            isBegun && (expected || counted !== null) ? Math.round((expected ?? 0) * 1_000) : null,
        }))
        const base = own.reduce(
          (sum, { expected, unitCost }) =>
            sum + (unitCost === null ? 0 : worthOf(expected, unitCost)),
          0,
        )
        const measured = limitsOf(limits)
        for (const [n, figures] of own.entries()) {
          const found = shown.find(({ itemId }) => itemId === itemIds[n])
          const beyond = isBeyond(figures, measured, { storeValue: base })
          expect(found?.beyond).toBe(beyond)
          expect(found?.review).toBe(reviewOf({ figures, beyond, decision: null }))
        }
        const results = await ask(node, owner, api.audits.getResults, { auditId })
        const sums = figuresOf(own)
        expect(results.figures).toMatchObject({
          counted: sums.linesCounted,
          uncounted: sums.linesUncounted,
          matched: sums.linesMatched,
          accuracyByLine: sums.accuracyByLine,
          accuracyByUnit: sums.accuracyByUnit,
          shrinkage: sums.shrinkage,
        })
        expect(results.figures.netVariance ?? 0).toBe(sums.netVariance / 1_000)
        expect(results.figures.grossValue ?? 0).toBe(sums.grossValue / 1_000)
        expect(results.decisions.open).toBe(
          shown.filter(({ review }) => needsDecision(review)).length,
        )
      },
    ),
    { numRuns: 12 },
  )
})

test('lines are found by tab, tolerance, words, code and category, with sums over all of them', async () => {
  const audit = await world.submittedAudit({
    shop,
    lines: [
      { name: 'Green tea', category: 'Drinks', expected: 10, counted: 7, cost: 4 },
      { name: 'Black tea', category: 'Drinks', expected: 100, counted: 101, cost: 1 },
      { name: 'Plates', category: 'Table', expected: 8, counted: 8, cost: 6 },
      { name: 'Cups', category: 'Table', expected: 12, counted: null, cost: 3 },
      { name: 'Stray', counted: 1, cost: 100 },
    ],
  })
  const { auditId, owner, itemIds } = audit
  await database.owner.query(
    `insert into item_barcode (organization_id, code_key, item_id, raw) values ($1, $2, $3, $4)`,
    [audit.organizationId, '04006381333931', itemIds[2], '4006381333931'],
  )
  const names = async (asked: Partial<Asked>) =>
    (await linesOf(owner, auditId, asked)).map(({ name }) => name)
  expect(await names({ tab: 'beyond' })).toEqual(['Stray', 'Green tea', 'Black tea'])
  expect(await names({ tab: 'beyond', tolerance: { percent: 5 } })).toEqual(['Stray', 'Green tea'])
  expect(await names({ tab: 'beyond', tolerance: { value: 50 } })).toEqual(['Stray'])
  expect(await names({ tab: 'missing' })).toEqual(['Green tea'])
  expect(await names({ tab: 'extra' })).toEqual(['Stray', 'Black tea'])
  expect(await names({ tab: 'unexpected' })).toEqual(['Stray'])
  expect(await names({ tab: 'uncounted' })).toEqual(['Cups'])
  expect(await names({ tab: 'matched' })).toEqual(['Plates'])
  expect(await names({ search: 'TEA gr' })).toEqual(['Green tea'])
  expect(await names({ search: 'TÉA grèen' })).toEqual(['Green tea'])
  expect(await names({ search: '4006381333931' })).toEqual(['Plates'])
  expect(await names({ category: 'Table', sort: 'name' })).toEqual(['Cups', 'Plates'])
  expect(await names({ category: '' })).toEqual(['Stray'])
  expect(await names({ sort: 'units' })).toEqual([
    'Green tea',
    expect.anything(),
    expect.anything(),
    'Plates',
    'Cups',
  ])
  expect(await names({ sort: 'percent' })).toEqual([
    'Stray',
    'Green tea',
    'Black tea',
    'Plates',
    'Cups',
  ])
  const asked = { auditId, tab: 'missing', storeIds: [audit.storeId] } as const
  const page = await ask(node, owner, api.audits.getVariances, asked)
  expect(page.totals).toEqual({
    lines: 1,
    currency: 'USD',
    expectedQuantity: 10,
    countedQuantity: 7,
    netVariance: -3,
    grossVariance: 3,
    netValue: -12,
    grossValue: 12,
  })
  expect(page.tabs).toEqual({
    open: 4,
    beyond: 3,
    missing: 1,
    extra: 2,
    unexpected: 1,
    uncounted: 1,
    matched: 1,
    decided: 0,
    all: 5,
  })
  const nothing = await ask(node, owner, api.audits.getVariances, { auditId, search: 'nowhere' })
  expect(nothing).toMatchObject({ page: [], total: 0, isDone: true, tabs: { all: 0 } })
})

test('pages follow each other without gaps in every order', async () => {
  const lines = Array.from({ length: 23 }, (_, n) => ({
    expected: 10,
    counted: n % 5 === 0 ? null : n % 4,
    cost: n % 3,
    name: `Item ${n % 7}`,
  }))
  const { auditId, owner, itemIds } = await world.submittedAudit({ shop, lines })
  for (const sort of ['value', 'units', 'percent', 'name', 'expected', 'counted'] as const) {
    const seen: string[] = []
    let cursor: string | null = null
    for (let page = 0; page < 10; page += 1) {
      const paginationOpts: { numItems: number; cursor: string | null } = { numItems: 5, cursor }
      const asked = { auditId, tab: 'all', sort, paginationOpts } as const
      const answer = await ask(node, owner, api.audits.getVariances, asked)
      seen.push(...answer.page.map(({ itemId }) => itemId))
      expect(answer.total).toBe(23)
      if (answer.isDone) break
      cursor = answer.continueCursor
    }
    expect(new Set(seen)).toEqual(new Set(itemIds))
    expect(seen).toHaveLength(23)
  }
  const wrong = { auditId, paginationOpts: { numItems: 5, cursor: '["x"]' } }
  await expect(ask(node, owner, api.audits.getVariances, wrong)).rejects.toMatchObject({
    code: 'invalid_argument',
  })
})

test('a window anywhere in the list shows the lines that stand there, kept or not', async () => {
  const lines = Array.from({ length: 23 }, (_, n) => ({
    expected: 10,
    counted: n % 5 === 0 ? null : n,
    cost: n % 3,
    name: `Item ${n % 7}`,
  }))
  const { auditId, owner, organizationId } = await world.submittedAudit({ shop, lines })
  const window = async (asked: Partial<Asked>) => {
    const paginationOpts = { numItems: 100, cursor: null, ...asked.paginationOpts }
    const question = { auditId, tab: 'all' as const, ...asked, paginationOpts }
    return ask(node, owner, api.audits.getVariances, question)
  }
  const compare = async () => {
    const paginationOpts = { numItems: 5, cursor: null }
    for (const sort of ['value', 'units', 'name'] as const) {
      for (const tab of ['all', 'missing', 'beyond'] as const) {
        const { page: all } = await window({ sort, tab })
        const part = await window({ sort, tab, skip: 4, paginationOpts })
        expect(part.page).toEqual(all.slice(4, 9))
        expect(part.total).toBe(all.length)
      }
      const found = await window({ sort, search: 'item', skip: 20, paginationOpts })
      expect(found).toMatchObject({ total: 23, isDone: true })
      expect(found.page).toHaveLength(3)
    }
    const past = await window({ skip: 500, paginationOpts })
    expect(past).toMatchObject({ page: [], total: 23, isDone: true, tabs: { all: 23 } })
  }
  await compare()
  await materializeResults(database.app, { organizationId, auditId })
  await compare()
})

test('a baseline by shelf compares shelf by shelf, and rooms and categories add up', async () => {
  const draft = await world.draftAudit({ shop, shelves: 2, withoutBaseline: false })
  const { auditId, owner, storeId, organizationId } = draft
  const [one = '', two = ''] = await shelvesOf(draft.roomId)
  const [tea = '', cups = ''] = await world.items(organizationId, [
    { name: 'Tea', category: 'Drinks', unitCost: 2 },
    { name: 'Cups', category: 'Table', unitCost: 5 },
  ])
  await world.baseline({
    organizationId,
    storeId,
    auditId,
    lines: [
      {
        itemId: tea,
        expected: 10,
        shelves: [
          { shelfId: one, expected: 6 },
          { shelfId: two, expected: 4 },
        ],
      },
      { itemId: cups, expected: 3, shelves: [{ shelfId: two, expected: 3 }] },
    ],
  })
  await world.run(owner, api.audits.start, { auditId })
  const { page } = await ask(node, owner, api.auditAssignments.getAssignmentsWithProgress, {
    auditId,
  })
  const [first = '', second = ''] = page.map(({ id }) => id)
  await world.run(owner, api.scanEvents.recordMany, {
    events: [
      world.scan(first, { itemId: tea, entered: 4 }),
      world.scan(second, { itemId: tea, entered: 6 }),
    ],
  })
  await world.submit({ owner, auditId })
  const groups = (groupBy: 'shelf' | 'room' | 'category') =>
    ask(node, owner, api.audits.getVarianceGroups, { auditId, groupBy, tab: 'all' })
  const shelves = await groups('shelf')
  expect(shelves.total).toBe(2)
  expect(shelves.page).toMatchObject([
    { shelfCode: 'A-1', lines: 1, expectedQuantity: 6, countedQuantity: 4, netVariance: -2 },
    {
      shelfCode: 'A-2',
      lines: 2,
      expectedQuantity: 7,
      countedQuantity: 6,
      netVariance: 2,
      uncounted: 1,
    },
  ])
  // The store nets to zero although two shelves are off: gross shows what net hides.
  expect((await groups('room')).page).toMatchObject([
    { roomName: 'Hall', netVariance: 0, grossVariance: 4, netValue: 0, grossValue: 8 },
  ])
  const categories = (await groups('category')).page
  expect(categories.map(({ category }) => category).sort()).toEqual(['Drinks', 'Table'])
  const [line] = await linesOf(owner, auditId, { shelfId: one })
  expect(line).toMatchObject({
    name: 'Tea',
    variance: 0,
    places: [
      {
        shelfCode: 'A-1',
        expected: 6,
        counted: 4,
        rounds: [{ round: 0, counted: 4, inTotals: true }],
      },
      { shelfCode: 'A-2', expected: 4, counted: 6 },
    ],
  })
  expect(await linesOf(owner, auditId, { shelfId: one })).toHaveLength(1)
  expect(await linesOf(owner, auditId, { roomId: draft.roomId })).toHaveLength(2)
})

test('a line shows its rounds side by side and the events behind it', async () => {
  const audit = await world.submittedAudit({ shop, lines: [{ expected: 10, counted: 8 }] })
  const { auditId, owner, storeId, scanner } = audit
  const [itemId = ''] = audit.itemIds
  const { auditAssignmentIds } = await world.run(owner, api.audits.requestRecount, {
    auditId,
    lines: [{ storeId, itemId }],
    reason: 'Far off',
    userId: scanner.id,
    sameCounterAllowed: false,
  })
  const [again = ''] = auditAssignmentIds
  await world.run(scanner, api.scanEvents.recordMany, {
    events: [world.scan(again, { itemId, entered: 9 })],
  })
  await world.submit(audit)
  const details = await ask(node, owner, api.audits.getLine, { auditId, storeId, itemId })
  expect(details.line).toMatchObject({
    counted: 9,
    variance: -1,
    places: [
      {
        counted: 9,
        rounds: [
          { round: 0, counted: 8, inTotals: false },
          { round: 1, counted: 9, inTotals: true, userName: scanner.name },
        ],
      },
    ],
  })
  expect(details.page.map(({ round, effect }) => ({ round, effect }))).toEqual([
    { round: 1, effect: 9 },
    { round: 0, effect: 8 },
  ])
  expect(details.total).toBe(2)
  const stranger = { auditId, storeId, itemId: auditId }
  await expect(ask(node, owner, api.audits.getLine, stranger)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('counters are told nothing of a blind count, and of others what the protocol shows', async () => {
  const lines = [{ expected: 10, counted: 8 }]
  const asking = async (protocol: { blind: boolean; showResults: boolean }) => {
    const { auditId, scanner, manager } = await world.submittedAudit({ shop, lines, protocol })
    const details = await ask(node, scanner, api.audits.getDetails, { auditId })
    expect(details.baselines).toBeNull()
    expect((await ask(node, manager, api.audits.getDetails, { auditId })).baselines).toHaveLength(1)
    const answer = ask(node, scanner, api.audits.getResults, { auditId })
    return answer.then(
      () => [details.seesResults, 'allowed'],
      ({ code }: { code: string }) => [details.seesResults, code],
    )
  }
  expect(await asking({ blind: true, showResults: true })).toEqual([false, 'forbidden'])
  expect(await asking({ blind: false, showResults: false })).toEqual([false, 'forbidden'])
  expect(await asking({ blind: false, showResults: true })).toEqual([true, 'allowed'])
})

test('a manager of some stores sees the results of those', async () => {
  const north = await world.draftAudit({ shop, withoutBaseline: false })
  const { owner, organizationId, manager } = north
  const south = await world.store(owner, organizationId, 'South')
  await world.room({ owner, organizationId, storeId: south }, 'Back room', ['S-1'])
  const [tea = ''] = await world.items(organizationId, [{ name: 'Tea', unitCost: 1 }])
  for (const storeId of [north.storeId, south]) {
    await world.baseline({ organizationId, storeId, lines: [{ itemId: tea, expected: 5 }] })
  }
  const { id: auditId } = await world.run(owner, api.audits.create, {
    orgId: organizationId,
    storeIds: [north.storeId, south],
    name: 'Both',
  })
  const all = await ask(node, owner, api.audits.getResults, { auditId })
  const part = await ask(node, manager, api.audits.getResults, { auditId })
  expect(all.figures).toMatchObject({ lines: 2, expectedQuantity: 10 })
  expect(part.figures).toMatchObject({ lines: 1, expectedQuantity: 5 })
  expect(part.stores.map(({ id }) => id)).toEqual([north.storeId])
  expect(await linesOf(manager, auditId)).toHaveLength(1)
  expect(await linesOf(manager, auditId, { storeIds: [south] })).toHaveLength(0)
})

test('a baseline that came with a store is for its next audit, and for no other one after that', async () => {
  const draft = await world.draftAudit({ shop })
  const { owner, organizationId, storeId } = draft
  const [tea = ''] = await world.items(organizationId, [{ name: 'Tea' }])
  await world.baseline({
    organizationId,
    storeId,
    lines: [{ itemId: tea, expected: 5 }],
    fileName: 'stock.csv',
  })
  const create = () =>
    world.run(owner, api.audits.create, {
      orgId: organizationId,
      storeIds: [storeId],
      name: 'Count',
    })
  const waits = async () => {
    const stores = await ask(node, owner, api.stores.getByOrganization, { orgId: organizationId })
    return stores.find(({ id }) => id === storeId)?.hasBaseline
  }
  expect(await waits()).toBe(true)
  const next = await create()
  const details = await ask(node, owner, api.audits.getDetails, { auditId: next.id })
  expect(details.baselines).toMatchObject([{ fileName: 'stock.csv', fromStore: true, items: 1 }])
  await world.run(owner, api.audits.start, { auditId: next.id })
  expect(await waits()).toBe(false)
  const later = await create()
  expect((await ask(node, owner, api.audits.getDetails, { auditId: later.id })).baselines).toEqual(
    [],
  )
  await expect(world.run(owner, api.audits.start, { auditId: later.id })).rejects.toMatchObject({
    details: { guard: 'baseline' },
  })
})

test('what is not in the baseline is a warning, which a blind count keeps from its counters', async () => {
  const counting = async (blind: boolean) => {
    const draft = await world.draftAudit({ shop, withoutBaseline: false, protocol: { blind } })
    const { auditId, organizationId, storeId, owner, scanner } = draft
    const [tea = '', cups = ''] = await world.items(organizationId, [
      { name: 'Tea' },
      { name: 'Cups' },
    ])
    await world.baseline({
      organizationId,
      storeId,
      auditId,
      lines: [{ itemId: tea, expected: 5 }],
    })
    await world.run(owner, api.audits.start, { auditId })
    const { page } = await ask(node, owner, api.auditAssignments.getAssignmentsWithProgress, {
      auditId,
    })
    const events = [tea, cups].map((itemId) => world.scan(page[0]?.id ?? '', { itemId }))
    const outcomes = await world.run(scanner, api.scanEvents.recordMany, { events })
    const told = outcomes.map((outcome) => ('warnings' in outcome ? outcome.warnings : []))
    const { rows } = await database.owner.query<{ warnings: string[] }>(
      'select warnings from scan_event where audit_id = $1 order by device_seq',
      [auditId],
    )
    const asked = { auditId, itemId: tea }
    const seen = async (person: Person) =>
      (await ask(node, person, api.scanEvents.getItemCount, asked)).expected
    const kept = rows.map(({ warnings }) => warnings)
    return { told, kept, counter: await seen(scanner), manager: await seen(owner) }
  }
  const kept = [[], ['unexpected_item']]
  expect(await counting(true)).toEqual({ told: [[], []], kept, counter: null, manager: 5 })
  expect(await counting(false)).toEqual({ told: kept, kept, counter: 5, manager: 5 })
})
