// Lines that are recounted while the others are reviewed: who sees them, what counts in the meantime, and what happens
// to counts that arrive too late.

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

const reviewed = (shelves = 1) =>
  world.submittedAudit({
    shop,
    shelves,
    lines: [
      { expected: 10, counted: 8 },
      { expected: 10, counted: 9 },
      { expected: 10, counted: 10 },
    ],
  })

async function send(
  audit: ReviewedStore,
  lines: readonly number[],
  more: { readonly userId?: string | null; readonly person?: Person } = {},
): Promise<string> {
  const { auditId, storeId, itemIds, manager, scanner } = audit
  const { userId = scanner.id, person = manager } = more
  const { auditAssignmentIds } = await world.run(person, api.audits.requestRecount, {
    auditId,
    lines: lines.map((n) => ({ storeId, itemId: itemIds[n] ?? '' })),
    reason: 'Far off',
    userId,
    sameCounterAllowed: true,
    keepsReview: true,
  })
  return auditAssignmentIds[0] ?? ''
}

function count(audit: ReviewedStore, at: string, entered: readonly (number | null)[]) {
  const events = entered.flatMap((number, n) =>
    number === null ? [] : [world.scan(at, { itemId: audit.itemIds[n] ?? '', entered: number })],
  )
  return world.run(audit.scanner, api.scanEvents.recordMany, { events })
}

const take = (audit: ReviewedStore, at: string) =>
  world.run(audit.scanner, api.auditAssignments.createSelfAssignment, {
    auditAssignmentId: at,
    deviceId: world.scan(at).deviceId,
  })

const handIn = (audit: ReviewedStore, at: string, eventsSent: number) =>
  world.run(audit.scanner, api.auditAssignments.updateStatus, {
    auditAssignmentId: at,
    status: 'submitted',
    deviceId: world.scan(at).deviceId,
    eventsSent,
  })

async function linesOf({ auditId, owner, itemIds }: ReviewedStore) {
  const { page } = await ask(node, owner, api.audits.getVariances, { auditId, tab: 'all' })
  return itemIds.map((id) => page.find(({ itemId }) => itemId === id))
}

const reviews = async (audit: ReviewedStore) =>
  (await linesOf(audit)).map((line) => line && [line.counted, line.review])

function decide(
  audit: ReviewedStore,
  line: number,
  seenVersion: number,
  decision: 'accept' | 'reject' | null,
) {
  const { auditId, storeId, itemIds, manager } = audit
  return world.run(manager, api.audits.decideLine, {
    auditId,
    storeId,
    itemId: itemIds[line] ?? '',
    seenVersion,
    decision,
    reasonCode: decision && 'miscount',
    note: null,
  })
}

const statusOf = async ({ auditId, owner }: ReviewedStore) =>
  (await ask(node, owner, api.audits.getDetails, { auditId })).status

const outOf = async ({ auditId, owner }: ReviewedStore) =>
  (await ask(node, owner, api.audits.getRecountsOut, { auditId })).recounts

const withdraw = (audit: ReviewedStore, ids: readonly string[], person: Person = audit.manager) =>
  world.run(person, api.audits.withdrawRecounts, {
    auditId: audit.auditId,
    auditAssignmentIds: [...ids],
  })

test('one line is recounted while another is decided, and the audit stays in review', async () => {
  const audit = await reviewed()
  const { auditId, itemIds, scanner, owner } = audit
  const before = await ask(node, owner, api.audits.getResults, { auditId })
  const again = await send(audit, [0])
  expect(await statusOf(audit)).toBe('submitted')
  expect(await outOf(audit)).toMatchObject([
    {
      auditAssignmentId: again,
      userId: scanner.id,
      isBegun: false,
      items: [{ id: itemIds[0] }],
    },
  ])
  expect(await reviews(audit)).toEqual([
    [8, 'recount'],
    [9, 'open'],
    [10, 'none'],
  ])
  await decide(audit, 1, 0, 'accept')
  const results = await ask(node, owner, api.audits.getResults, { auditId })
  expect(results.coverage).toEqual(before.coverage)
  expect(results.figures).toEqual(before.figures)
  await expect(world.run(owner, api.audits.complete, { auditId })).rejects.toMatchObject({
    details: { guard: 'recounts_out', recountsOut: 1 },
  })

  // A recount in progress has no effect on the result yet.
  await take(audit, again)
  expect(await count(audit, again, [6])).toMatchObject([{ status: 'recorded', setAside: null }])
  expect((await outOf(audit))[0]?.isBegun).toBe(true)
  expect(await reviews(audit)).toEqual([
    [8, 'recount'],
    [9, 'accepted'],
    [10, 'none'],
  ])
  await handIn(audit, again, 1)
  expect(await outOf(audit)).toEqual([])
  expect(await statusOf(audit)).toBe('submitted')
  expect(await reviews(audit)).toEqual([
    [6, 'stale'],
    [9, 'accepted'],
    [10, 'none'],
  ])
  const [line] = await linesOf(audit)
  expect(line?.decision).toMatchObject({ decision: 'recount', counted: 8 })
  expect(line?.places[0]?.rounds.map((round) => round.counted)).toEqual([8, 6])
  await decide(audit, 0, 1, 'accept')
  await world.run(owner, api.audits.complete, { auditId })
  expect(await reviews(audit)).toEqual([
    [6, 'accepted'],
    [9, 'accepted'],
    [10, 'none'],
  ])
})

test('a recount that agrees settles its line', async () => {
  const audit = await reviewed()
  const again = await send(audit, [0])
  await take(audit, again)
  await count(audit, again, [8])
  await handIn(audit, again, 1)
  expect((await reviews(audit))[0]).toEqual([8, 'recounted'])
})

describe('whoever counts', () => {
  test('finds it among their work, blind, and nothing else of the audit', async () => {
    const audit = await reviewed(2)
    const { storeId, scanner, itemIds } = audit
    const work = () =>
      ask(node, scanner, api.auditAssignments.getUserScannerAssignments, { storeId })
    const before = await work()
    expect(before.audits.some(({ id }) => id === audit.auditId)).toBe(false)
    const again = await send(audit, [0])
    const { mine, audits } = await work()
    expect(audits.find(({ id }) => id === audit.auditId)).toMatchObject({
      status: 'active',
      openShelves: 0,
    })
    const own = mine.find(({ id }) => id === again)
    expect(own).toMatchObject({
      auditStatus: 'active',
      status: 'assigned',
      recountItems: [{ id: itemIds[0] }],
      progress: { quantity: null },
    })
    expect(JSON.stringify(own)).not.toMatch(/"(expected|variance|counted)"/)
    const { page } = await ask(node, scanner, api.auditAssignments.getAssignmentsWithProgress, {
      auditId: audit.auditId,
    })
    expect(page.filter(({ auditStatus }) => auditStatus === 'active').map(({ id }) => id)).toEqual([
      again,
    ])
    await expect(
      ask(node, scanner, api.audits.getRecountsOut, { auditId: audit.auditId }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('takes what is for anyone, and nothing that was handed in', async () => {
    const audit = await reviewed()
    const { scanner, auditAssignmentIds } = audit
    const again = await send(audit, [0], { userId: null })
    await expect(take(audit, auditAssignmentIds[0] ?? '')).rejects.toMatchObject({
      code: 'illegal_transition',
    })
    await take(audit, again)
    expect(await outOf(audit)).toMatchObject([{ userId: scanner.id, isBegun: true }])
    const [event] = await count(audit, auditAssignmentIds[0] ?? '', [3])
    expect(event).toMatchObject({ setAside: 'after_submission' })
  })

  test('who comes late is set aside: after it was handed in, and after it was withdrawn', async () => {
    const audit = await reviewed()
    const first = await send(audit, [0])
    await take(audit, first)
    await count(audit, first, [6])
    await handIn(audit, first, 1)
    expect(await count(audit, first, [1])).toMatchObject([{ setAside: 'after_submission' }])
    expect((await reviews(audit))[0]).toEqual([6, 'stale'])
    const second = await send(audit, [1])
    await count(audit, second, [null, 2])
    await withdraw(audit, [second])
    expect(await count(audit, second, [null, 4])).toMatchObject([{ setAside: 'after_submission' }])
    expect((await reviews(audit))[1]).toEqual([9, 'open'])
    await expect(handIn(audit, second, 2)).rejects.toThrow('not needed any more')
  })
})

describe('a recount that is withdrawn', () => {
  test('leaves its line to be decided as it stands', async () => {
    const audit = await reviewed()
    const again = await send(audit, [0, 1])
    await withdraw(audit, [again])
    expect(await outOf(audit)).toEqual([])
    expect(await reviews(audit)).toEqual([
      [8, 'open'],
      [9, 'open'],
      [10, 'none'],
    ])
    await decide(audit, 0, 2, 'accept')
    await decide(audit, 1, 2, 'reject')
    await world.run(audit.owner, api.audits.complete, { auditId: audit.auditId })
    await expect(withdraw(audit, [again])).rejects.toMatchObject({ code: 'illegal_transition' })
  })

  test('is no other shelf, no recount of others, and nobody else withdraws it', async () => {
    const audit = await reviewed()
    const again = await send(audit, [0])
    await expect(withdraw(audit, audit.auditAssignmentIds)).rejects.toMatchObject({
      details: { guard: 'recount_out' },
    })
    await expect(withdraw(audit, [again], audit.scanner)).rejects.toMatchObject({
      code: 'forbidden',
    })
    const other = await reviewed()
    await expect(withdraw(other, [again])).rejects.toMatchObject({ code: 'not_found' })
    expect(await outOf(audit)).toHaveLength(1)
  })

  test('of two managers who withdraw it at once one does', async () => {
    const audit = await reviewed()
    const again = await send(audit, [0])
    const works = [audit.owner, audit.manager].map(
      (person) => () => withdraw(audit, [again], person),
    )
    const lock = { text: 'lock table journal in exclusive mode' }
    const outcomes = await atOnce(database.owner, lock, works)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

test('of two managers who send somebody to one line the second is told', async () => {
  const audit = await reviewed()
  const works = [audit.owner, audit.manager].map((person) => () => send(audit, [0], { person }))
  const lock = { text: 'lock table journal in exclusive mode' }
  const outcomes = await atOnce(database.owner, lock, works)
  const loser = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(loser?.reason).toMatchObject({ code: 'conflict', details: { guard: 'recount_out' } })
  expect(await outOf(audit)).toHaveLength(1)
})

test('a line on two shelves asks to be decided when the last recount is in', async () => {
  const audit = await world.submittedAudit({
    shop,
    shelves: 2,
    lines: [{ expected: 10, counted: 8 }],
  })
  const { auditId, owner, scanner, itemIds, auditAssignmentIds } = audit
  await world.run(owner, api.audits.reopenSubmittedAudit, {
    auditId,
    reason: 'More of it there',
    auditAssignmentIds: [auditAssignmentIds[1] ?? ''],
  })
  const { page } = await ask(node, owner, api.auditAssignments.getAssignmentsWithProgress, {
    auditId,
  })
  const open = page.find(({ round }) => round === 1)?.id ?? ''
  await world.run(owner, api.scanEvents.recordMany, {
    events: [world.scan(open, { itemId: itemIds[0] ?? '', entered: 1 })],
  })
  await world.submit(audit)
  expect(await reviews(audit)).toEqual([[9, 'open']])
  await send(audit, [0])
  const out = await outOf(audit)
  expect(out).toHaveLength(2)
  const [first, second] = out.map(({ auditAssignmentId }) => auditAssignmentId)
  await take(audit, first ?? '')
  await count(audit, first ?? '', [3])
  await handIn(audit, first ?? '', 1)
  expect((await reviews(audit))[0]?.[1]).toBe('recount')
  await withdraw(audit, [second ?? ''])
  expect((await reviews(audit))[0]?.[1]).toBe('stale')
  expect(scanner.id).toBe(out[0]?.userId)
})

test('whole shelves still reopen the audit, and are never counted beside the review', async () => {
  const audit = await reviewed()
  const { auditId, manager, scanner, auditAssignmentIds } = audit
  const ask = {
    auditId,
    auditAssignmentIds: [...auditAssignmentIds],
    reason: 'All of it',
    userId: scanner.id,
    sameCounterAllowed: true,
  }
  await expect(
    world.run(manager, api.audits.requestRecount, { ...ask, keepsReview: true }),
  ).rejects.toMatchObject({ code: 'invalid_argument', details: { field: 'keepsReview' } })
  const out = await send(audit, [0])
  await world.run(manager, api.audits.requestRecount, ask)
  expect(await statusOf(audit)).toBe('active')
  expect(await outOf(audit), 'it goes with its shelf').toEqual([])
  expect(await count(audit, out, [3])).toMatchObject([{ warnings: ['closed_shelf'] }])
})

test('a sealed audit sends nobody anywhere', async () => {
  const audit = await reviewed()
  await decide(audit, 0, 0, 'accept')
  await decide(audit, 1, 0, 'accept')
  await world.run(audit.owner, api.audits.complete, { auditId: audit.auditId })
  await expect(send(audit, [0])).rejects.toMatchObject({ code: 'illegal_transition' })
})
