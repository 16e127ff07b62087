// What completed audits show together, compared with figures that were worked out by hand.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { ProtocolInput } from '#domain/protocol.ts'
import { type LineFacts, type Person, type ReviewedStore, type Shop, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const ACCEPT = { decision: 'accept', reasonCode: 'miscount', note: null } as const

interface Completed {
  readonly shop: Shop
  readonly lines: readonly LineFacts[]
  readonly name?: string
  readonly at?: string
  readonly protocol?: ProtocolInput
  readonly manager?: Person
  readonly scanner?: Person
}

async function completedAudit({ at, ...facts }: Completed): Promise<ReviewedStore> {
  // Items that were not counted could be on the second shelf, which nobody has counted.
  const audit = await world.submittedAudit({ shelves: 2, ...facts })
  const { auditId, owner } = audit
  await world.run(owner, api.audits.decideLines, { auditId, matching: { tab: 'open' }, ...ACCEPT })
  if (at) world.setClock(new Date(at))
  await world.run(owner, api.audits.complete, { auditId })
  world.setClock(null)
  return audit
}

/** Expected 10 at $2.50 and found 8; expected 4 at $10 and found 5; as expected; not counted; new. */
const STREET: readonly LineFacts[] = [
  { name: 'Tea', category: 'Drinks', expected: 10, counted: 8, cost: 2.5 },
  { name: 'Coffee', category: 'Drinks', expected: 4, counted: 5, cost: 10 },
  { name: 'Salt', category: 'Dry', expected: 6, counted: 6, cost: 1 },
  { name: 'Rice', category: 'Dry', expected: 5, counted: null, cost: 3 },
  { name: 'Soap', counted: 2, cost: 0.5 },
]
/** An item by weight, a baseline below zero, and an item without a cost. */
const MARKET: readonly LineFacts[] = [
  { name: 'Flour', category: 'Dry', expected: 2.5, counted: 2.25, cost: 4 },
  { name: 'Oil', category: 'Dry', expected: -2, counted: 1, cost: 5 },
  { name: 'Bags', category: 'Other', expected: 3, counted: 1, cost: null },
]

test('two stores together are the sums of both, and no mean of shares', async () => {
  const shop = await world.shop()
  const street = await completedAudit({ shop, lines: STREET, at: '2026-03-14T15:00:00Z' })
  const market = await completedAudit({ shop, lines: MARKET, at: '2026-05-02T09:00:00Z' })
  const orgId = shop.organizationId
  const summary = await ask(node, shop.owner, api.reports.getSummary, { orgId })
  expect(summary).toMatchObject({ audits: 2, corrected: 0, differences: [] })
  expect(summary.figures).toEqual({
    currency: 'USD',
    lines: 8,
    countedLines: 7,
    matchedLines: 1,
    missingLines: 3,
    extraLines: 3,
    unexpectedLines: 1,
    uncountedLines: 1,
    unvaluedLines: 1,
    expectedQuantity: 25 + 3.5,
    expectedValue: 86 + 10 - 10,
    comparedValue: 71 + 10 - 10,
    countedQuantity: 21 + 4.25,
    countedValue: 77 + 9 + 5,
    netVariance: 1 + 0.75,
    grossVariance: 5 + 5.25,
    netValue: 6 - 1 + 15,
    grossValue: 16 + 1 + 15,
    accuracyByLine: 1 / 7,
    accuracyByUnit: 1 - 10.25 / (20 + 7.5),
    shrinkage: (5 + 1) / (71 + 10 - 10),
    notCounted: { lines: 1, value: 15, unvalued: 0 },
  })
  expect(summary.stores.map(({ id }) => id).sort()).toEqual([street.storeId, market.storeId].sort())
  expect(summary.storeTrend.map(({ of, month }) => [of, month])).toEqual([
    [street.storeId, '2026-03'],
    [market.storeId, '2026-05'],
  ])
  const drinks = await ask(node, shop.owner, api.reports.getSummary, {
    orgId,
    filter: { category: 'Drinks' },
  })
  // A store keeps its name where it has no line to add up.
  expect(drinks.stores.map(({ id }) => id)).toEqual(summary.stores.map(({ id }) => id))
  const shown = summary.categories.map(({ id, figures }) => [id, figures.grossValue])
  expect(shown).toEqual([
    ['Dry', 16],
    ['Drinks', 15],
    ['', 1],
    ['Other', null],
  ])
  expect(summary.categoryTrend).toContainEqual(
    expect.objectContaining({ of: 'Dry', month: '2026-05' }),
  )
})

test('one audit in a report has the figures of its own results', async () => {
  const shop = await world.shop()
  const { auditId } = await completedAudit({ shop, lines: STREET })
  const { figures } = await ask(node, shop.owner, api.audits.getResults, { auditId })
  const { page } = await ask(node, shop.owner, api.reports.list, { orgId: shop.organizationId })
  expect(page).toHaveLength(1)
  expect(page[0]?.confirmationNumber).toMatch(/^SC-/)
  expect(page[0]?.figures).toMatchObject({
    lines: figures.lines,
    matchedLines: figures.matched,
    uncountedLines: figures.uncounted,
    netValue: figures.netValue,
    grossValue: figures.grossValue,
    accuracyByLine: figures.accuracyByLine,
    accuracyByUnit: figures.accuracyByUnit,
    shrinkage: figures.shrinkage,
  })
})

test('lines that were decided to be none count as 0 here too', async () => {
  const shop = await world.shop()
  const audit = await world.submittedAudit({
    shop,
    lines: [{ expected: 4, counted: null, cost: 2 }],
  })
  const { auditId, storeId } = audit
  const [itemId = ''] = audit.itemIds
  await world.run(shop.owner, api.audits.decideLine, {
    auditId,
    storeId,
    itemId,
    seenVersion: 0,
    decision: 'zero',
    reasonCode: 'unknown',
    note: null,
  })
  await world.run(shop.owner, api.audits.complete, { auditId })
  const { figures } = await ask(node, shop.owner, api.reports.getSummary, {
    orgId: shop.organizationId,
  })
  expect(figures).toMatchObject({
    uncountedLines: 0,
    missingLines: 1,
    netVariance: -4,
    netValue: -8,
  })
})

test('filters are by store, time, category and name, and the list goes on where it ended', async () => {
  const shop = await world.shop()
  const orgId = shop.organizationId
  const names = ['Spring count', 'Summer count', 'Conteo de otoño']
  const audits = []
  for (const [n, name] of names.entries()) {
    audits.push(
      await completedAudit({ shop, name, lines: STREET, at: `2026-0${n + 3}-14T15:00:00Z` }),
    )
  }
  const list = (filter: object, paginationOpts?: object) =>
    ask(node, shop.owner, api.reports.list, {
      orgId,
      filter,
      ...(paginationOpts && { paginationOpts }),
    })
  const first = await list({}, { numItems: 2 })
  expect(first.page.map(({ auditName }) => auditName)).toEqual(['Conteo de otoño', 'Summer count'])
  expect(first).toMatchObject({ total: 3, isDone: false })
  const rest = await list({}, { numItems: 2, cursor: first.continueCursor })
  expect(rest.page.map(({ auditName }) => auditName)).toEqual(['Spring count'])
  expect(rest.isDone).toBe(true)
  const pinned = await list({}, { numItems: 1, cursor: null, endCursor: first.continueCursor })
  expect(pinned.page).toHaveLength(2)
  const found = async (filter: object) =>
    (await list(filter)).page.map(({ auditName }) => auditName)
  expect(await found({ storeIds: [audits[1]?.storeId] })).toEqual(['Summer count'])
  expect(await found({ search: 'SPRING' })).toEqual(['Spring count'])
  expect(await found({ search: 'OTONO' })).toEqual(['Conteo de otoño'])
  expect(await found({ auditIds: [audits[0]?.auditId] })).toEqual(['Spring count'])
  const fromMs = Date.parse('2026-04-01T00:00:00Z')
  const untilMs = Date.parse('2026-05-01T00:00:00Z')
  expect(await found({ fromMs, untilMs })).toEqual(['Summer count'])
  const drinks = await ask(node, shop.owner, api.reports.getSummary, {
    orgId,
    filter: { category: 'Drinks' },
  })
  expect(drinks.figures).toMatchObject({ lines: 6, grossValue: 45, netValue: 15 })
  const none = await ask(node, shop.owner, api.reports.getSummary, {
    orgId,
    filter: { category: '' },
  })
  expect(none.figures).toMatchObject({ lines: 3, unexpectedLines: 3 })
})

test('an audit that was corrected is listed and in no sum', async () => {
  const shop = await world.shop()
  const orgId = shop.organizationId
  const wrong = await completedAudit({ shop, name: 'Wrong', lines: STREET })
  const { id } = await world.run(shop.owner, api.audits.createCorrection, {
    auditId: wrong.auditId,
    reason: 'A delivery was missing',
  })
  await world.run(shop.owner, api.audits.start, { auditId: id })
  const before = await ask(node, shop.owner, api.reports.getSummary, { orgId })
  expect(before).toMatchObject({ audits: 1, corrected: 0 })
  await world.submit({ owner: shop.owner, auditId: id })
  await world.run(shop.owner, api.audits.complete, { auditId: id })
  const after = await ask(node, shop.owner, api.reports.getSummary, { orgId })
  expect(after).toMatchObject({ audits: 1, corrected: 1 })
  expect(after.figures).toMatchObject({ countedLines: 0, uncountedLines: 4 })
  const { page } = await ask(node, shop.owner, api.reports.list, { orgId })
  expect(page.map(({ correctedBy }) => correctedBy)).toEqual([null, id])
})

test('audits under different protocols say so', async () => {
  const shop = await world.shop()
  const orgId = shop.organizationId
  const tolerance = { units: 100 }
  await completedAudit({ shop, lines: STREET })
  const other = await completedAudit({ shop, lines: STREET, protocol: { blind: false, tolerance } })
  const summary = await ask(node, shop.owner, api.reports.getSummary, { orgId })
  expect(summary.differences).toEqual(['blind', 'tolerance'])
  const alone = await ask(node, shop.owner, api.reports.getSummary, {
    orgId,
    filter: { storeIds: [other.storeId] },
  })
  expect(alone.differences).toEqual([])
})

test('two audits of a store stand side by side, item by item', async () => {
  const shop = await world.shop()
  const orgId = shop.organizationId
  const first = await completedAudit({
    shop,
    lines: [
      { name: 'Tea', category: 'Drinks', expected: 10, counted: 8, cost: 2 },
      { name: 'Salt', category: 'Dry', expected: 6, counted: 6, cost: 1 },
    ],
    at: '2026-03-14T15:00:00Z',
  })
  const [tea = '', salt = ''] = first.itemIds
  const { storeId } = first
  const { id: auditId } = await world.run(shop.owner, api.audits.create, {
    orgId,
    storeIds: [storeId],
    name: 'Again',
    protocol: { tolerance: { units: 100 } },
  })
  const [coffee = ''] = await world.items(orgId, [{ name: 'Coffee', unitCost: 5 }])
  await world.baseline({
    organizationId: orgId,
    storeId,
    auditId,
    lines: [
      { itemId: tea, expected: 8, unitCost: 2 },
      { itemId: coffee, expected: 3, unitCost: 5 },
    ],
  })
  await world.run(shop.owner, api.audits.start, { auditId })
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from assignment where audit_id = $1',
    [auditId],
  )
  await world.run(shop.owner, api.scanEvents.recordMany, {
    events: [world.scan(rows[0]?.id ?? '', { itemId: tea, entered: 3 })],
  })
  await world.submit({ owner: shop.owner, auditId })
  await world.run(shop.owner, api.audits.complete, { auditId })

  const auditIds = [auditId, first.auditId]
  const compared = await ask(node, shop.owner, api.reports.compare, { orgId, auditIds })
  expect(compared.earlier.id).toBe(first.auditId)
  expect(compared.later.id).toBe(auditId)
  expect(compared).toMatchObject({ differences: ['tolerance'] })
  expect(compared.earlier.figures.netValue).toBe(-4)
  expect(compared.later.figures.netValue).toBe(-10)
  expect(compared.categories.find(({ id }) => id === 'Dry')?.later).toBeNull()

  const { page, total } = await ask(node, shop.owner, api.reports.listComparedLines, {
    orgId,
    auditIds,
  })
  expect(total).toBe(3)
  expect(page.map(({ itemId }) => itemId)).toEqual([
    tea,
    ...[salt, coffee].sort((one, other) => (one < other ? -1 : 1)),
  ])
  expect(page[0]).toMatchObject({
    earlier: { expected: 10, counted: 8, variance: -2, value: -4 },
    later: { expected: 8, counted: 3, variance: -5, value: -10 },
  })
  const lineOf = (itemId: string) => page.find((line) => line.itemId === itemId)
  expect(lineOf(salt)).toMatchObject({ later: null, earlier: { variance: 0 } })
  expect(lineOf(coffee)).toMatchObject({
    earlier: null,
    later: { expected: 3, counted: null, variance: null, value: null },
  })
  const found = await ask(node, shop.owner, api.reports.listComparedLines, {
    orgId,
    auditIds,
    search: 'coff',
  })
  expect(found.page.map(({ name }) => name)).toEqual(['Coffee'])
  const window = { orgId, auditIds, skip: 1, paginationOpts: { numItems: 1, cursor: null } }
  const second = await ask(node, shop.owner, api.reports.listComparedLines, window)
  expect(second).toMatchObject({ page: [page[1]], total: 3, isDone: false })
})

test('a scanner reads only about themselves; a manager about the team, themselves first', async () => {
  const shop = await world.shop()
  const orgId = shop.organizationId
  const scanner = await world.person({ name: 'Sam' })
  const manager = await world.person({ name: 'Mia' })
  const audit = await world.runningAudit({ shop, shelves: 2, scanner, manager })
  const [one = '', two = ''] = audit.auditAssignmentIds
  const [tea = ''] = await world.items(orgId, [{ name: 'Tea' }])
  const at = Date.now()
  for (const [person, shelf] of [
    [scanner, one],
    [manager, two],
  ] as const) {
    await world.run(person, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId: shelf,
      deviceId: 'device-1',
    })
    await world.run(person, api.scanEvents.recordMany, {
      events: [0, 60_000].map((ms) =>
        world.scan(shelf, { itemId: tea, entered: 2, deviceTimeMs: at + ms }),
      ),
    })
  }
  await world.submit(audit)
  await world.run(shop.owner, api.audits.complete, { auditId: audit.auditId })
  const counters = (person: Person) =>
    ask(node, person, api.reports.listCounters, { orgId, filter: {} })
  const own = await counters(scanner)
  expect(own).toEqual([
    {
      id: scanner.id,
      name: 'Sam',
      isViewer: true,
      audits: 1,
      shelves: 1,
      lines: 1,
      quantity: 4,
      activeMs: 60_000,
      unitsPerMinute: 4,
      linesPerMinute: 1,
      recountedLines: 0,
      differingLines: 0,
    },
  ])
  expect((await counters(manager)).map(({ name }) => name)).toEqual(['Mia', 'Sam'])
  expect((await counters(shop.owner)).map(({ isViewer }) => isViewer)).toEqual([false, false])
  await expect(ask(node, scanner, api.reports.list, { orgId })).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test('a manager reads about their own stores and about no other', async () => {
  const shop = await world.shop()
  const orgId = shop.organizationId
  const here = await completedAudit({ shop, name: 'Here', lines: STREET })
  const there = await completedAudit({ shop, name: 'There', lines: MARKET })
  const list = (person: Person, filter: object = {}) =>
    ask(node, person, api.reports.list, { orgId, filter })
  expect((await list(here.manager)).page.map(({ auditName }) => auditName)).toEqual(['Here'])
  expect((await list(here.manager, { storeIds: [there.storeId] })).page).toEqual([])
  expect((await list(shop.owner)).total).toBe(2)
  const auditIds = [here.auditId, there.auditId]
  await expect(
    ask(node, here.manager, api.reports.compare, { orgId, auditIds }),
  ).rejects.toMatchObject({ code: 'not_found' })
  const stranger = await world.shop()
  await expect(
    ask(node, stranger.owner, api.reports.compare, { orgId: stranger.organizationId, auditIds }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('lines that somebody counted again and otherwise are told of whoever counted first', async () => {
  const shop = await world.shop()
  const orgId = shop.organizationId
  const scanner = await world.person({ name: 'Sam' })
  const audit = await world.runningAudit({ shop, scanner })
  const { auditId } = audit
  const [shelf = ''] = audit.auditAssignmentIds
  const [tea = '', rice = ''] = await world.items(orgId, [{ name: 'Tea' }, { name: 'Rice' }])
  const count = async (person: Person, auditAssignmentId: string, counts: readonly number[]) => {
    await world.run(person, api.auditAssignments.createSelfAssignment, {
      auditAssignmentId,
      deviceId: 'device-1',
    })
    const events = counts.map((entered, n) =>
      world.scan(auditAssignmentId, { itemId: n === 0 ? tea : rice, entered }),
    )
    await world.run(person, api.scanEvents.recordMany, { events })
  }
  await count(scanner, shelf, [4, 7])
  await world.submit(audit)
  const { auditAssignmentIds } = await world.run(shop.owner, api.audits.requestRecount, {
    auditId,
    auditAssignmentIds: [shelf],
    reason: 'It looked odd',
    userId: null,
    sameCounterAllowed: false,
  })
  await count(audit.manager, auditAssignmentIds[0] ?? '', [5, 7])
  await world.submit(audit)
  await world.run(shop.owner, api.audits.complete, { auditId })
  const people = await ask(node, shop.owner, api.reports.listCounters, { orgId })
  const told = people.map(({ name, recountedLines, differingLines }) => ({
    name,
    recountedLines,
    differingLines,
  }))
  expect(told).toContainEqual({ name: 'Sam', recountedLines: 2, differingLines: 1 })
  expect(told).toContainEqual({
    name: audit.manager.name,
    recountedLines: 0,
    differingLines: 0,
  })
})
