// Decisions about lines: which are allowed, what happens when two managers decide at once, and what a recount undoes.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type Person, type ReviewedStore, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const ACCEPT = { decision: 'accept', reasonCode: 'miscount', note: null } as const

function decide(
  audit: ReviewedStore,
  line: number,
  verdict: {
    readonly decision: 'accept' | 'reject' | 'recount' | 'zero' | null
    readonly reasonCode?: 'miscount' | null
    readonly seenVersion?: number
    readonly seenCounted?: number | null
  },
  person: Person = audit.manager,
) {
  const { auditId, storeId, itemIds } = audit
  return world.run(person, api.audits.decideLine, {
    auditId,
    storeId,
    itemId: itemIds[line] ?? '',
    seenVersion: 0,
    reasonCode: 'miscount',
    note: null,
    ...verdict,
  })
}

async function reviews(audit: ReviewedStore): Promise<readonly (string | undefined)[]> {
  const { auditId, itemIds, owner } = audit
  const { page } = await ask(node, owner, api.audits.getVariances, { auditId, tab: 'all' })
  return itemIds.map((id) => page.find(({ itemId }) => itemId === id)?.review)
}

test('lines are accepted, rejected, set to zero, sent back to be counted, and taken back', async () => {
  const audit = await world.submittedAudit({
    shop,
    lines: [
      { expected: 10, counted: 8 },
      { expected: 10, counted: 9 },
      { expected: 10, counted: null },
      { expected: 10, counted: 7 },
      { expected: 10, counted: 10 },
    ],
  })
  expect(await reviews(audit)).toEqual(['open', 'open', 'open', 'open', 'none'])
  expect(await decide(audit, 0, { decision: 'accept' })).toEqual({ version: 1, review: 'accepted' })
  await decide(audit, 1, { decision: 'reject' })
  await decide(audit, 2, { decision: 'zero' })
  await decide(audit, 3, { decision: 'recount', reasonCode: null })
  expect(await reviews(audit)).toEqual(['accepted', 'rejected', 'zero', 'recount', 'none'])
  const { auditId, owner } = audit
  const { page } = await ask(node, owner, api.audits.getVariances, { auditId, tab: 'decided' })
  const settled = Object.fromEntries(page.map(({ review, settled: end }) => [review, end]))
  expect(settled).toEqual({ accepted: 8, rejected: 10, zero: 0 })
  const zero = page.find(({ review }) => review === 'zero')
  expect(zero).toMatchObject({ counted: null, variance: -10 })
  await decide(audit, 0, { decision: null, seenVersion: 1 })
  expect((await reviews(audit))[0]).toBe('open')
  const activity = await ask(node, owner, api.audits.getActivity, { auditId })
  expect(activity.page.filter(({ action }) => action === 'audits.decideLine')).toHaveLength(5)
})

test('what does not fit a line is refused', async () => {
  const audit = await world.submittedAudit({
    shop,
    lines: [
      { expected: 10, counted: 8 },
      { expected: 10, counted: null },
    ],
  })
  await expect(decide(audit, 0, { decision: 'zero' })).rejects.toMatchObject({
    details: { guard: 'counted' },
  })
  await expect(decide(audit, 1, { decision: 'accept' })).rejects.toMatchObject({
    details: { guard: 'uncounted' },
  })
  await expect(decide(audit, 0, { decision: 'accept', reasonCode: null })).rejects.toMatchObject({
    details: { field: 'reasonCode' },
  })
  await expect(decide(audit, 0, { decision: 'accept', seenCounted: 9 })).rejects.toMatchObject({
    code: 'conflict',
    details: { current: 8 },
  })
  const running = await world.runningAudit({ shop })
  const early = decide({ ...running, itemIds: audit.itemIds }, 0, { decision: 'accept' })
  await expect(early).rejects.toMatchObject({ details: { guard: 'audit_status' } })
})

test('of two managers who decide at once the second is told', async () => {
  const audit = await world.submittedAudit({ shop, lines: [{ expected: 10, counted: 8 }] })
  const works = [audit.owner, audit.manager].map(
    (person) => () =>
      decide(audit, 0, { decision: person === audit.owner ? 'accept' : 'reject' }, person),
  )
  const lock = { text: 'lock table journal in exclusive mode' }
  const outcomes = await atOnce(database.owner, lock, works)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const loser = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(loser?.reason).toMatchObject({ code: 'conflict', details: { current: { version: 1 } } })
})

test('many lines are decided at once: named ones, and all that match and that nobody has decided', async () => {
  const lines = [
    { expected: 10, counted: 9 },
    { expected: 10, counted: 8 },
    { expected: 10, counted: 2 },
    { expected: 10, counted: null },
  ]
  const audit = await world.submittedAudit({ shop, lines })
  const { auditId, storeId, itemIds, manager } = audit
  await decide(audit, 0, { decision: 'reject' })
  const named = await world.run(manager, api.audits.decideLines, {
    auditId,
    lines: itemIds.slice(0, 2).map((itemId) => ({ storeId, itemId, seenVersion: 0 })),
    ...ACCEPT,
  })
  expect(named).toEqual({
    decided: 1,
    skipped: 0,
    conflicts: [{ storeId, itemId: itemIds[0] }],
  })
  expect(await reviews(audit)).toEqual(['rejected', 'accepted', 'open', 'open'])
  const matching = await world.run(manager, api.audits.decideLines, {
    auditId,
    matching: { tab: 'all' },
    ...ACCEPT,
  })
  expect(matching).toEqual({ decided: 1, skipped: 1, conflicts: [] })
  expect(await reviews(audit)).toEqual(['rejected', 'accepted', 'accepted', 'open'])
  const without = { auditId, matching: { tab: 'all' as const }, ...ACCEPT, reasonCode: null }
  await decide(audit, 1, { decision: null, seenVersion: 1 })
  await expect(world.run(manager, api.audits.decideLines, without)).rejects.toMatchObject({
    details: { field: 'reasonCode' },
  })
  const nothing = world.run(manager, api.audits.decideLines, { auditId, ...ACCEPT })
  await expect(nothing).rejects.toMatchObject({ details: { field: 'lines' } })
})

test('of many lines those stay as they are whose count is not the one that was looked at', async () => {
  const lines = [
    { expected: 10, counted: 9 },
    { expected: 10, counted: 8 },
  ]
  const audit = await world.submittedAudit({ shop, lines })
  const { auditId, storeId, itemIds, manager } = audit
  const seen = itemIds.map((itemId) => ({ storeId, itemId, seenVersion: 0, seenCounted: 9 }))
  const answer = await world.run(manager, api.audits.decideLines, {
    auditId,
    lines: seen,
    ...ACCEPT,
  })
  expect(answer).toEqual({
    decided: 1,
    skipped: 0,
    conflicts: [{ storeId, itemId: itemIds[1] }],
  })
  expect(await reviews(audit)).toEqual(['accepted', 'open'])
})

test('what is counted again makes decisions stale, and a recount that agrees settles the line', async () => {
  const audit = await world.submittedAudit({
    shop,
    shelves: 2,
    lines: [
      { expected: 10, counted: 8 },
      { expected: 10, counted: 9 },
      { expected: 10, counted: 5 },
    ],
  })
  const { auditId, storeId, itemIds, manager, scanner, owner } = audit
  await decide(audit, 0, { decision: 'accept' })
  const wish = { auditId, lines: [1, 2].map((n) => ({ storeId, itemId: itemIds[n] ?? '' })) }
  const plan = await ask(node, manager, api.audits.getRecountPlan, wish)
  expect(plan.shelves).toMatchObject([
    { shelfCode: 'A-1', round: 0, countedBy: [{ id: owner.id }] },
  ])
  expect(plan.people.map(({ id }) => id).at(-1)).toBe(owner.id)
  const recount = (userId: string, sameCounterAllowed = false) =>
    world.run(manager, api.audits.requestRecount, {
      ...wish,
      reason: 'Far off',
      userId,
      sameCounterAllowed,
    })
  await expect(recount(owner.id)).rejects.toMatchObject({
    code: 'conflict',
    details: { guard: 'same_counter', current: owner.id },
  })
  const { auditAssignmentIds } = await recount(scanner.id)
  const [again = ''] = auditAssignmentIds
  expect((await ask(node, manager, api.audits.getDetails, { auditId })).status).toBe('active')
  await world.run(scanner, api.scanEvents.recordMany, {
    events: [8, 9, 6].map((entered, n) => world.scan(again, { itemId: itemIds[n] ?? '', entered })),
  })
  await world.submit(audit)
  // The first item was not part of the recount, so its decision and its count stay.
  expect(await reviews(audit)).toEqual(['accepted', 'recounted', 'stale'])
  const { decisions } = await ask(node, manager, api.audits.getResults, { auditId })
  expect(decisions).toMatchObject({ open: 1, stale: 1, recounted: 1 })
  await decide(audit, 2, { decision: 'accept', seenVersion: 1 })
  expect((await reviews(audit))[2]).toBe('accepted')
})

describe('a recount of single items', () => {
  const linesOf = async ({ auditId, manager, itemIds }: ReviewedStore) => {
    const { page } = await ask(node, manager, api.audits.getVariances, { auditId, tab: 'all' })
    return itemIds.map((id) => page.find(({ itemId }) => itemId === id))
  }
  const recountOf = async (audit: ReviewedStore, ...wanted: readonly number[]) => {
    const { auditId, storeId, itemIds, manager, scanner } = audit
    const lines = wanted.map((n) => ({ storeId, itemId: itemIds[n] ?? '' }))
    const who = { reason: 'Far off', userId: scanner.id, sameCounterAllowed: true }
    const args = { auditId, lines, ...who }
    const { auditAssignmentIds } = await world.run(manager, api.audits.requestRecount, args)
    return auditAssignmentIds[0] ?? ''
  }
  const count = async (audit: ReviewedStore, at: string, entered: readonly (number | null)[]) => {
    const events = entered.flatMap((number, n) =>
      number === null ? [] : [world.scan(at, { itemId: audit.itemIds[n] ?? '', entered: number })],
    )
    return world.run(audit.scanner, api.scanEvents.recordMany, { events })
  }

  test('replaces these and nothing else, and tells the counter which, not how many', async () => {
    const audit = await world.submittedAudit({
      shop,
      lines: [
        { expected: 10, counted: 8 },
        { expected: 10, counted: 5 },
        { expected: 10, counted: 10 },
      ],
    })
    const { auditId, itemIds, manager, scanner } = audit
    const again = await recountOf(audit, 1)
    expect((await linesOf(audit)).map((line) => line?.counted)).toEqual([8, null, 10])
    const asked = await ask(node, scanner, api.devices.getExpectedHere, {
      auditAssignmentId: again,
    })
    expect(asked.items?.map(({ id }) => id)).toEqual([itemIds[1]])
    const { mine } = await ask(node, scanner, api.auditAssignments.getUserScannerAssignments, {
      storeId: audit.storeId,
    })
    expect(mine.find(({ id }) => id === again)?.recountItems).toMatchObject([{ id: itemIds[1] }])
    // Counts of other items there are stored and change nothing.
    const counted = await count(audit, again, [3, 9, null])
    expect(counted).toMatchObject([{ warnings: ['not_in_recount'] }, { warnings: [] }])
    await world.submit(audit)
    const lines = await linesOf(audit)
    expect(lines.map((line) => line?.counted)).toEqual([8, 9, 10])
    expect(lines.map((line) => line?.places[0]?.rounds.map(({ round }) => round))).toEqual([
      [0],
      [0, 1],
      [0],
    ])
    const dashboard = await ask(node, manager, api.audits.getDashboard, { auditId })
    expect(dashboard.coverage.shelves).toBe(1)
    expect(dashboard.progress).toMatchObject({ events: 5, lines: 3, quantity: 27, warnings: 1 })
  })

  test('can be asked for again, and ends when the whole shelf is counted anew', async () => {
    const audit = await world.submittedAudit({
      shop,
      lines: [
        { expected: 10, counted: 8 },
        { expected: 10, counted: 5 },
      ],
    })
    const { auditId, manager, scanner, auditAssignmentIds } = audit
    await count(audit, await recountOf(audit, 1), [null, 9])
    await count(audit, await recountOf(audit, 1), [null, 7])
    expect((await linesOf(audit)).map((line) => line?.counted)).toEqual([8, 7])
    const whole = await world.run(manager, api.audits.requestRecount, {
      auditId,
      auditAssignmentIds: [...auditAssignmentIds],
      reason: 'All of it',
      userId: scanner.id,
      sameCounterAllowed: true,
    })
    expect((await linesOf(audit)).map((line) => line?.counted)).toEqual([null, null])
    await count(audit, whole.auditAssignmentIds[0] ?? '', [6, 4])
    expect((await linesOf(audit)).map((line) => line?.counted)).toEqual([6, 4])
  })

  test('that is left out leaves what stood before', async () => {
    const audit = await world.submittedAudit({ shop, lines: [{ expected: 10, counted: 8 }] })
    const again = await recountOf(audit, 0)
    const args = { auditAssignmentId: again, status: 'excluded', reason: 'Sold meanwhile' } as const
    await world.run(audit.manager, api.auditAssignments.updateStatus, args)
    expect((await linesOf(audit)).map((line) => line?.counted)).toEqual([8])
  })
})

test('reopening makes decisions on the touched lines stale, and leaves the others', async () => {
  const audit = await world.submittedAudit({
    shop,
    shelves: 2,
    lines: [{ expected: 10, counted: 8 }],
  })
  const { auditId, organizationId, manager, owner, auditAssignmentIds } = audit
  const [first = '', second = ''] = auditAssignmentIds
  await decide(audit, 0, { decision: 'accept' })
  const reopen = async (id: string) => {
    const args = { auditId, reason: 'Shelf missed', auditAssignmentIds: [id] }
    await world.run(manager, api.audits.reopenSubmittedAudit, args)
  }
  await reopen(second)
  await world.submit({ owner, auditId })
  expect(await reviews(audit)).toEqual(['accepted'])
  await reopen(first)
  expect(organizationId).toBe(shop.organizationId)
  const { page } = await ask(node, owner, api.audits.getVariances, { auditId, tab: 'all' })
  expect(page[0]).toMatchObject({ review: 'stale', counted: null })
})

test('every line that is marked is counted again, however many there are', async () => {
  const lines = Array.from({ length: 2_003 }, () => ({ expected: 10, counted: 8 }))
  const audit = await world.submittedAudit({ shop, lines })
  const { auditId, manager } = audit
  await decide(audit, 0, { decision: 'accept' })
  await world.run(manager, api.audits.decideLines, {
    auditId,
    matching: { tab: 'open' },
    decision: 'recount',
    reasonCode: null,
    note: null,
  })
  const wish = { auditId, marked: true }
  const plan = await ask(node, manager, api.audits.getRecountPlan, wish)
  expect(plan).toMatchObject({ lines: 2_002, shelves: [{ round: 0 }] })
  expect(plan.shelves[0]?.itemIds).toHaveLength(2_002)
  const asked = { ...wish, reason: 'Too many', userId: null, sameCounterAllowed: false }
  const { auditAssignmentIds } = await world.run(manager, api.audits.requestRecount, asked)
  const { page } = await ask(node, manager, api.auditAssignments.getAssignmentsWithProgress, {
    auditId,
  })
  const round = page.find(({ id }) => auditAssignmentIds.includes(id))
  expect(round?.recountItems).toHaveLength(2_002)
})

test('a recount of what nobody has seen anywhere needs shelves', async () => {
  const audit = await world.submittedAudit({ shop, lines: [{ expected: 10, counted: null }] })
  const { auditId, storeId, itemIds, manager } = audit
  const lines = [{ storeId, itemId: itemIds[0] ?? '' }]
  const args = { auditId, lines, reason: 'Look again', userId: null, sameCounterAllowed: false }
  await expect(world.run(manager, api.audits.requestRecount, args)).rejects.toMatchObject({
    details: { field: 'auditAssignmentIds' },
  })
  const { auditAssignmentIds } = await world.run(manager, api.audits.requestRecount, {
    ...args,
    auditAssignmentIds: [...audit.auditAssignmentIds],
  })
  expect(auditAssignmentIds).toHaveLength(1)
})

test('a recount of items that is called off settles nothing', async () => {
  const lines = [{ expected: 10, counted: 8 }]
  const audit = await world.submittedAudit({ shop, lines, shelves: 2 })
  const { auditId, storeId, itemIds, manager, owner } = audit
  const { auditAssignmentIds } = await world.run(manager, api.audits.requestRecount, {
    auditId,
    lines: [{ storeId, itemId: itemIds[0] ?? '' }],
    reason: 'Look again',
    userId: null,
    sameCounterAllowed: false,
  })
  const [recount = ''] = auditAssignmentIds
  const update = (status: 'excluded' | 'open') =>
    world.run(manager, api.auditAssignments.updateStatus, {
      auditAssignmentId: recount,
      status,
      reason: 'Nobody has time',
    })
  const line = async () => {
    const { page } = await ask(node, owner, api.audits.getVariances, { auditId, tab: 'all' })
    return page[0]
  }
  await update('excluded')
  expect(await line()).toMatchObject({ counted: 8, review: 'recount' })
  await world.submit({ owner, auditId })
  await expect(world.run(manager, api.audits.complete, { auditId })).rejects.toMatchObject({
    details: { guard: 'undecided_lines' },
  })
  await world.run(manager, api.audits.reopenSubmittedAudit, {
    auditId,
    reason: 'Somebody has time',
    auditAssignmentIds: [audit.auditAssignmentIds[1] ?? ''],
  })
  await update('open')
  const events = [world.scan(recount, { itemId: itemIds[0] ?? '', entered: 8 })]
  await world.run(owner, api.scanEvents.recordMany, { events })
  await world.submit(audit)
  expect(await line()).toMatchObject({ counted: 8, review: 'recounted' })
})
