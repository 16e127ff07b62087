// Shelves that are counted twice: by different people, blind to each other; the counts are compared, never added up.

import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { CountedStore, Person } from '#seeds/world.ts'
import { loadEvents } from '#server/insight-worker/load-events.ts'
import { newId } from '#server/new-id.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { openTeaShop } from '#tests/support/tea-shop.ts'

const { database, world, node, shop, tea } = await openTeaShop()

async function twice(protocol: object = {}) {
  const audit = await world.runningAudit({
    shop,
    protocol: { mode: 'independent', ...protocol },
  })
  const [first = '', second = ''] = await passesOf(audit)
  const [ann, bob, eve] = [audit.scanner, await newcomer(audit), await newcomer(audit)]
  return { ...audit, first, second, ann, bob, eve }
}

type Twice = Awaited<ReturnType<typeof twice>>

const newcomer = (audit: CountedStore) => world.teamMember(audit, 'scanner')

async function passesOf({ auditId }: CountedStore): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from assignment where audit_id = $1 order by round desc, pass',
    [auditId],
  )
  return rows.map(({ id }) => id)
}

const shelves = ({ auditId }: CountedStore, person: Person) =>
  ask(node, person, api.auditAssignments.getAssignmentsWithProgress, { auditId })

const take = (person: Person, auditAssignmentId: string) =>
  world.run(person, api.auditAssignments.createSelfAssignment, {
    auditAssignmentId,
    deviceId: person.id,
  })

const count = (person: Person, shelf: string, entered: number) =>
  world.run(person, api.scanEvents.recordMany, {
    events: [world.scan(shelf, { itemId: tea.id, entered, deviceId: person.id })],
  })

const handIn = (person: Person, auditAssignmentId: string, eventsSent = 1) =>
  world.run(person, api.auditAssignments.updateStatus, {
    auditAssignmentId,
    status: 'submitted',
    deviceId: person.id,
    eventsSent,
  })

async function counted(person: Person, shelf: string, entered: number) {
  await take(person, shelf)
  await count(person, shelf, entered)
  await handIn(person, shelf)
}

const standing = async ({ auditId, manager }: Twice) =>
  (
    await ask(node, manager, api.scanEvents.getItemCount, {
      auditId,
      itemId: tea.id,
      auditItemId: null,
    })
  ).quantity

const comparison = async (audit: Twice) =>
  (await shelves(audit, audit.manager)).page.find(({ pass }) => pass === 0)?.comparison

describe('two counts of a shelf', () => {
  test('are made by two people; nobody counts against themselves', async () => {
    const audit = await twice()
    expect((await shelves(audit, audit.manager)).page).toMatchObject([
      { mode: 'independent', pass: 0, status: 'open' },
      { mode: 'independent', pass: 1, status: 'open' },
    ])
    await take(audit.ann, audit.first)
    await expect(take(audit.ann, audit.second)).rejects.toMatchObject({ code: 'conflict' })
    await take(audit.bob, audit.second)
  })

  test('never mix: what another sends for a count that is taken is kept aside for the manager', async () => {
    const audit = await twice()
    const { auditId, manager, ann, bob, eve } = audit
    await take(ann, audit.first)
    await count(eve, audit.first, 3)
    await counted(ann, audit.first, 5)
    await counted(bob, audit.second, 5)
    expect(await comparison(audit)).toMatchObject({ state: 'agreed' })
    expect(await standing(audit)).toBe(5)
    const asides = { auditId, state: 'waiting', paginationOpts: { numItems: 10, cursor: null } }
    expect(await ask(node, manager, api.scanEvents.listQuarantined, asides)).toMatchObject({
      waiting: [{ auditAssignmentId: audit.first, events: 1 }],
      page: [{ userId: eve.id }],
    })
  })

  test('stand once they agree, and only once', async () => {
    const audit = await twice()
    await counted(audit.ann, audit.first, 5)
    expect(await standing(audit)).toBeNull()
    expect(await comparison(audit)).toMatchObject({ state: 'waiting' })
    await counted(audit.bob, audit.second, 5)
    expect(await comparison(audit)).toMatchObject({ state: 'agreed' })
    expect(await standing(audit)).toBe(5)
    const { auditId, manager } = audit
    const dashboard = await ask(node, manager, api.audits.getDashboard, { auditId })
    expect(dashboard).toMatchObject({
      coverage: { shelves: 1, explained: 1 },
      progress: { quantity: 5 },
      rooms: [{ tiles: [{ pass: 0, comparison: { state: 'agreed' } }, { pass: 1 }] }],
    })
  })

  test('that agree after all need no third, also one that could not be made', async () => {
    const audit = await twice()
    const { auditId, manager, eve } = audit
    await counted(audit.ann, audit.first, 5)
    await counted(audit.bob, audit.second, 6)
    const [, , third = ''] = await passesOf(audit)
    await take(eve, third)
    await world.run(eve, api.auditAssignments.updateStatus, {
      auditAssignmentId: third,
      status: 'excluded',
      reason: 'Blocked',
    })
    const coverage = async () =>
      (await ask(node, manager, api.audits.getDashboard, { auditId })).coverage.explained
    expect(await coverage()).toBe(0)
    await count(audit.ann, audit.first, 1)
    expect(await comparison(audit)).toMatchObject({ state: 'agreed' })
    expect(await coverage()).toBe(1)
  })

  test('that differ call for a third, which breaks the tie', async () => {
    const audit = await twice()
    await counted(audit.ann, audit.first, 5)
    await counted(audit.bob, audit.second, 6)
    expect(await comparison(audit)).toMatchObject({ state: 'differs', differing: 1 })
    expect(await standing(audit)).toBeNull()
    const [, , third = ''] = await passesOf(audit)
    await expect(take(audit.ann, third)).rejects.toMatchObject({ code: 'conflict' })
    await counted(audit.eve, third, 6)
    expect(await comparison(audit)).toMatchObject({ state: 'settled', disputed: 0 })
    expect(await standing(audit)).toBe(6)
  })

  test('handed in at the same moment are compared all the same', async () => {
    const audit = await twice()
    await take(audit.ann, audit.first)
    await take(audit.bob, audit.second)
    await count(audit.ann, audit.first, 5)
    await count(audit.bob, audit.second, 5)
    const lock = {
      text: 'select from assignment where id = any($1) for update',
      values: [[audit.first, audit.second]],
    }
    const works = [() => handIn(audit.ann, audit.first), () => handIn(audit.bob, audit.second)]
    const outcomes = await atOnce(database.owner, lock, works)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await comparison(audit)).toMatchObject({ state: 'agreed' })
  })

  test('are compared again when one is taken back or a count comes late', async () => {
    const audit = await twice()
    await counted(audit.ann, audit.first, 5)
    await counted(audit.bob, audit.second, 6)
    await count(audit.ann, audit.first, 1)
    expect(await comparison(audit)).toMatchObject({ state: 'agreed' })
    expect(await standing(audit)).toBe(6)
    await world.run(audit.bob, api.auditAssignments.updateStatus, {
      auditAssignmentId: audit.second,
      status: 'in_progress',
    })
    expect(await comparison(audit)).toMatchObject({ state: 'waiting' })
    expect(await standing(audit)).toBeNull()
  })

  test('are hidden from each other, even where a count is not blind', async () => {
    const audit = await twice({ blind: false })
    await counted(audit.ann, audit.first, 5)
    await take(audit.bob, audit.second)
    await count(audit.bob, audit.second, 7)
    const seen = (await shelves(audit, audit.bob)).page
    expect(seen.map(({ progress, comparison: compared }) => [progress, compared])).toEqual([
      [null, null],
      [null, null],
    ])
    const counts = (auditAssignmentId: string) =>
      ask(node, audit.bob, api.scanEvents.getByAssignment, { auditAssignmentId })
    await expect(counts(audit.first)).rejects.toMatchObject({ code: 'forbidden' })
    expect((await counts(audit.second)).lines).toMatchObject([{ quantity: 7 }])
    const args = { auditId: audit.auditId, itemId: tea.id, auditItemId: null }
    expect((await ask(node, audit.bob, api.scanEvents.getItemCount, args)).quantity).toBe(7)
  })

  test('are in results that counters see only when counting is over', async () => {
    const audit = await twice({ blind: false, showResults: true })
    const { auditId, ann, bob, manager } = audit
    const isShown = async () =>
      (await ask(node, bob, api.audits.getDetails, { auditId })).seesResults
    await counted(ann, audit.first, 5)
    expect(await isShown()).toBe(false)
    await expect(ask(node, bob, api.audits.getResults, { auditId })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(ask(node, manager, api.audits.getResults, { auditId })).resolves.toBeDefined()
    await counted(bob, audit.second, 5)
    await world.submit(audit)
    expect(await isShown()).toBe(true)
    const { figures } = await ask(node, bob, api.audits.getResults, { auditId })
    expect(figures.countedQuantity).toBe(5)
  })

  test('a reset starts both counts of a shelf again', async () => {
    const audit = await twice()
    await counted(audit.ann, audit.first, 5)
    await counted(audit.bob, audit.second, 5)
    await world.run(audit.manager, api.auditAssignments.resetAssignment, {
      auditAssignmentId: audit.second,
    })
    expect((await shelves(audit, audit.manager)).page).toMatchObject([
      { round: 1, pass: 0, status: 'open' },
      { round: 1, pass: 1, status: 'open' },
    ])
    expect(await standing(audit)).toBeNull()
  })

  test('follow what unknown codes were taken for', async () => {
    const audit = await twice()
    const code = `code${newId().slice(-8)}`
    for (const [person, shelf] of [
      [audit.ann, audit.first],
      [audit.bob, audit.second],
    ] as const) {
      await take(person, shelf)
      const named = person === audit.ann ? { code } : { itemId: tea.id }
      const event = world.scan(shelf, { ...named, entered: 4, deviceId: person.id })
      await world.run(person, api.scanEvents.recordMany, { events: [event] })
      await handIn(person, shelf)
    }
    expect(await comparison(audit)).toMatchObject({ state: 'differs', differing: 2 })
    await world.run(audit.manager, api.scanEvents.resolveUnknown, {
      auditId: audit.auditId,
      unknownId: `?${code}`,
      resolution: { kind: 'item', itemId: tea.id, addBarcode: false },
    })
    expect(await comparison(audit)).toMatchObject({ state: 'agreed' })
    expect(await standing(audit)).toBe(4)
    expect((await shelves(audit, audit.manager)).page.map(({ pass }) => pass)).toEqual([0, 1])
  })
})

describe('how a shelf is counted', () => {
  const give = (audit: CountedStore, args: object) =>
    world.run(audit.manager, api.auditAssignments.create, {
      auditId: audit.auditId,
      userId: null,
      roomIds: [audit.roomId],
      ...args,
    })

  test('is chosen shelf by shelf before the first count, and not after it', async () => {
    const audit = await world.runningAudit({ shop })
    await give(audit, { mode: 'independent' })
    expect((await shelves(audit, audit.manager)).page.map(({ pass }) => pass)).toEqual([0, 1])
    await give(audit, { mode: 'additive' })
    expect((await shelves(audit, audit.manager)).page).toMatchObject([{ mode: 'additive' }])
    await give(audit, { mode: 'independent' })
    const { page } = await shelves(audit, audit.manager)
    expect(page.map(({ pass }) => pass)).toEqual([0, 1])
    const [first] = page
    await take(audit.scanner, first?.id ?? '')
    await count(audit.scanner, first?.id ?? '', 1)
    await expect(give(audit, { mode: 'additive' })).rejects.toMatchObject({
      details: { guard: 'counts' },
    })
  })

  test('of the audit is left for single shelves before the start, and stays so', async () => {
    const protocol = { mode: 'independent' } as const
    const { manager, auditId, storeId } = await world.draftAudit({ shop, shelves: 2, protocol })
    const [room] = await ask(node, manager, api.rooms.getWithDetails, { storeId })
    const shelfIds = [room?.shelves[0]?.id ?? '']
    const once = { auditId, userId: null, shelfIds, mode: 'additive' } as const
    await world.run(manager, api.auditAssignments.create, once)
    await world.run(manager, api.audits.start, { auditId })
    const { page } = await ask(node, manager, api.auditAssignments.getAssignmentsWithProgress, {
      auditId,
    })
    expect(page.map(({ shelfCode, mode, pass }) => [shelfCode, mode, pass]).toSorted()).toEqual([
      ['A-1', 'additive', 0],
      ['A-2', 'independent', 0],
      ['A-2', 'independent', 1],
    ])
  })

  test('decides whose count is whose: each of two people gets one', async () => {
    const audit = await twice()
    await give(audit, { userId: audit.ann.id })
    await give(audit, { userId: audit.bob.id })
    await give(audit, { userId: audit.ann.id })
    const { page } = await shelves(audit, audit.manager)
    expect(page.map(({ pass, userId }) => [pass, userId])).toEqual([
      [0, audit.ann.id],
      [1, audit.bob.id],
    ])
    await expect(give(audit, { userId: audit.eve.id })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('is left out and taken in again as a whole', async () => {
    const audit = await twice()
    await world.run(audit.manager, api.auditAssignments.updateStatus, {
      auditAssignmentId: audit.second,
      status: 'excluded',
      reason: 'Locked',
    })
    const statuses = async () =>
      (await shelves(audit, audit.manager)).page.map(({ status }) => status)
    expect(await statuses()).toEqual(['excluded', 'excluded'])
    await world.run(audit.manager, api.auditAssignments.updateStatus, {
      auditAssignmentId: audit.first,
      status: 'open',
    })
    expect(await statuses()).toEqual(['open', 'open'])
    const { auditId, roomId } = audit
    await world.run(audit.manager, api.auditAssignments.removeRoomAndShelves, { auditId, roomId })
    expect(await statuses()).toEqual([])
    await give(audit, {})
    expect(await statuses()).toEqual(['open', 'open'])
  })
})

test('an excluded shelf that is reset comes back with both counts', async () => {
  const audit = await twice()
  const { manager, first, ann } = audit
  await world.run(manager, api.auditAssignments.updateStatus, {
    auditAssignmentId: first,
    status: 'excluded',
    reason: 'Wet',
  })
  const reset = { auditAssignmentId: first, userId: ann.id }
  await world.run(manager, api.auditAssignments.resetAssignment, reset)
  expect((await shelves(audit, manager)).page).toMatchObject([
    { pass: 0, status: 'assigned', userId: ann.id, reason: null },
    { pass: 1, status: 'open', userId: null, reason: null },
  ])
})

test('two empty counts that agreed start again together when one is reset', async () => {
  const audit = await twice()
  const { manager, first, second, ann, bob } = audit
  const isEmpty = (person: Person, auditAssignmentId: string) =>
    world.run(person, api.auditAssignments.updateStatus, {
      auditAssignmentId,
      status: 'submitted',
      deviceId: person.id,
      eventsSent: 0,
      declaredEmpty: true,
    })
  await take(ann, first)
  await isEmpty(ann, first)
  await take(bob, second)
  await isEmpty(bob, second)
  const comparison = async () => (await shelves(audit, manager)).page[0]?.comparison?.state
  expect(await comparison()).toBe('agreed')
  await world.run(manager, api.auditAssignments.resetAssignment, { auditAssignmentId: second })
  expect((await shelves(audit, manager)).page).toMatchObject([
    { round: 1, pass: 0, status: 'open', comparison: null },
    { round: 1, pass: 1, status: 'open' },
  ])
})

test('a shelf whose items were counted again is still counted twice in its next round', async () => {
  const audit = await twice()
  const { auditId, storeId, owner, manager, first, second, ann, bob } = audit
  await take(ann, first)
  await count(ann, first, 3)
  await handIn(ann, first)
  await take(bob, second)
  await count(bob, second, 3)
  await handIn(bob, second)
  await world.submit({ owner, auditId })
  const { auditAssignmentIds } = await world.run(manager, api.audits.requestRecount, {
    auditId,
    lines: [{ storeId, itemId: tea.id }],
    reason: 'Look again',
    userId: null,
    sameCounterAllowed: false,
  })
  await world.submit({ owner, auditId })
  await world.run(manager, api.audits.reopenSubmittedAudit, {
    auditId,
    reason: 'All of it',
    auditAssignmentIds: [...auditAssignmentIds],
  })
  const { page } = await shelves(audit, manager)
  const counting = page.filter(({ status }) => status === 'open')
  expect(counting).toMatchObject([
    { mode: 'independent', pass: 0 },
    { mode: 'independent', pass: 1 },
  ])
})

const acceptOneCount = (audit: Twice, id: string, reason = 'Bob went home') =>
  world.run(audit.manager, api.auditAssignments.acceptOneCount, {
    auditId: audit.auditId,
    auditAssignmentIds: [id],
    outOf: 'one',
    reason,
  })
const choose = (audit: Twice, auditAssignmentIds: string[], reason = 'Closing time') =>
  world.run(audit.manager, api.auditAssignments.acceptOneCount, {
    auditId: audit.auditId,
    auditAssignmentIds,
    outOf: 'two',
    reason,
  })
const askAgain = (audit: Twice, id: string, more: object = {}) =>
  world.run(audit.manager, api.auditAssignments.requestSecondCount, {
    auditId: audit.auditId,
    auditAssignmentIds: [id],
    ...more,
  })
/** The events in effect, as the pattern search reads them. */
const standingEvents = async ({ organizationId, auditId }: Twice) => {
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    const { events } = await loadEvents(client, { organizationId, auditId })
    return events.isStanding.slice(0, events.length).reduce((sum, one) => sum + one, 0)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const results = ({ auditId, manager }: Twice) =>
  ask(node, manager, api.audits.getResults, { auditId })
const coverage = async ({ auditId, manager }: Twice) => {
  const { points } = await ask(node, manager, api.audits.getChecklist, { auditId })
  return points.find(({ id }) => id === 'coverage')?.open
}

describe('a second count that never comes', () => {
  test('is called off with a reason: the one count stands, and is marked', async () => {
    const audit = await twice()
    await counted(audit.ann, audit.first, 5)
    expect(await coverage(audit)).toBe(1)
    expect((await results(audit)).disputed).toMatchObject([{ id: audit.first, stands: false }])
    await expect(acceptOneCount(audit, audit.first, ' ')).rejects.toMatchObject({
      details: { field: 'reason' },
    })
    await acceptOneCount(audit, audit.second)
    expect(await standing(audit)).toBe(5)
    expect(await standingEvents(audit)).toBe(1)
    expect(await comparison(audit)).toMatchObject({ state: 'single' })
    expect(await coverage(audit)).toBe(0)
    expect(await results(audit)).toMatchObject({
      coverage: { shelves: 1, explained: 1 },
      figures: { countedQuantity: 5 },
      disputed: [{ id: audit.first, counts: 1, stands: true, reason: 'Bob went home' }],
    })
    const { auditId, manager } = audit
    const { page } = await ask(node, manager, api.audits.getActivity, { auditId })
    expect(page[0]).toMatchObject({
      action: 'auditAssignments.acceptOneCount',
      details: { reason: 'Bob went home', shelves: 1 },
    })
  })

  test('may as well be the first; what somebody had begun there does not count', async () => {
    const audit = await twice()
    await take(audit.ann, audit.first)
    await count(audit.ann, audit.first, 2)
    await counted(audit.bob, audit.second, 5)
    await acceptOneCount(audit, audit.first)
    expect(await standing(audit)).toBe(5)
    expect((await shelves(audit, audit.manager)).page).toMatchObject([
      { id: audit.second, pass: 0, comparison: { state: 'single' } },
    ])
    const { auditId, manager } = audit
    const dashboard = await ask(node, manager, api.audits.getDashboard, { auditId })
    expect(dashboard).toMatchObject({
      coverage: { shelves: 1, explained: 1 },
      progress: { quantity: 5 },
    })
    await count(audit.ann, audit.first, 1)
    expect(await standing(audit)).toBe(5)
    await expect(handIn(audit.ann, audit.first, 2)).rejects.toThrow('not needed any more')
  })

  test('is asked for again: the one count waits, and is compared with it', async () => {
    const audit = await twice()
    await counted(audit.ann, audit.first, 5)
    await acceptOneCount(audit, audit.first)
    await askAgain(audit, audit.first)
    expect(await standing(audit)).toBeNull()
    expect(await comparison(audit)).toMatchObject({ state: 'waiting' })
    await counted(audit.bob, audit.second, 5)
    expect(await comparison(audit)).toMatchObject({ state: 'agreed' })
    expect(await standing(audit)).toBe(5)
  })

  test('is called off and asked for also in the review, which is reopened then', async () => {
    const audit = await twice()
    await counted(audit.ann, audit.first, 5)
    await world.submit(audit)
    await acceptOneCount(audit, audit.first)
    expect(await standing(audit)).toBe(5)
    await expect(askAgain(audit, audit.first)).rejects.toMatchObject({
      details: { guard: 'reason' },
    })
    await askAgain(audit, audit.first, { reason: 'Bob is back' })
    const { auditId, manager } = audit
    expect(await ask(node, manager, api.audits.getDetails, { auditId })).toMatchObject({
      status: 'active',
      statusReason: 'Bob is back',
    })
    await take(audit.bob, audit.second)
  })

  test('stays called off when the one is taken back and handed in again', async () => {
    const audit = await twice()
    await counted(audit.ann, audit.first, 5)
    await acceptOneCount(audit, audit.first)
    await world.run(audit.ann, api.auditAssignments.updateStatus, {
      auditAssignmentId: audit.first,
      status: 'in_progress',
    })
    expect(await standing(audit)).toBeNull()
    expect(await coverage(audit)).toBe(1)
    await count(audit.ann, audit.first, 1)
    await handIn(audit.ann, audit.first, 2)
    expect(await standing(audit)).toBe(6)
  })

  test('could not be made: nothing stands, and nothing is explained, before a manager says so', async () => {
    const audit = await twice()
    await counted(audit.ann, audit.first, 5)
    const exclude = (person: Person) =>
      world.run(person, api.auditAssignments.updateStatus, {
        auditAssignmentId: audit.second,
        status: 'excluded',
        reason: 'Blocked',
      })
    await expect(exclude(audit.manager)).rejects.toMatchObject({ details: { guard: 'lone_count' } })
    await take(audit.bob, audit.second)
    await exclude(audit.bob)
    expect(await coverage(audit)).toBe(1)
    expect((await results(audit)).coverage).toEqual({ shelves: 1, explained: 0 })
    await acceptOneCount(audit, audit.second)
    expect(await coverage(audit)).toBe(0)
    expect(await standing(audit)).toBe(5)
  })

  test('is nobody’s to call off but a manager’s, and shows nothing to whoever counts', async () => {
    const audit = await twice({ blind: false })
    const { auditId, ann, bob, first } = audit
    await counted(ann, first, 5)
    const why = { outOf: 'one', reason: 'Bob went home' } as const
    const stand = { auditId, auditAssignmentIds: [first], ...why }
    await expect(world.run(ann, api.auditAssignments.acceptOneCount, stand)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await acceptOneCount(audit, first)
    const seen = (await shelves(audit, bob)).page
    expect(seen).toMatchObject([{ id: first, comparison: null, reason: null, progress: null }])
  })

  test('is written into the seal, and nothing is changed after it', async () => {
    const audit = await twice()
    const { auditId, owner, storeId, first } = audit
    await counted(audit.ann, first, 5)
    await acceptOneCount(audit, first)
    await world.submit(audit)
    await world.run(owner, api.audits.complete, { auditId })
    const { rows } = await database.owner.query<{ facts: { countedOnce?: unknown } }>(
      'select facts from audit_seal where audit_id = $1',
      [auditId],
    )
    expect(rows[0]?.facts.countedOnce).toMatchObject([{ storeId, reason: 'Bob went home' }])
    expect((await results(audit)).disputed).toMatchObject([
      { stands: true, reason: 'Bob went home' },
    ])
    const args = { orgId: shop.organizationId, filter: { auditIds: [auditId] } }
    const reports = await ask(node, owner, api.reports.list, args)
    expect(reports.page).toMatchObject([{ auditId, protocol: { countedOnce: 1 } }])
    await expect(askAgain(audit, first)).rejects.toMatchObject({
      details: { guard: 'audit_status' },
    })
  })
})

describe('two counts that differ, and nobody to break the tie', () => {
  /** Ann has counted 5, and Bob 6. */
  async function tied(protocol: object = {}) {
    const audit = await twice(protocol)
    await counted(audit.ann, audit.first, 5)
    await counted(audit.bob, audit.second, 6)
    const [, , third = ''] = await passesOf(audit)
    return { ...audit, third }
  }

  test('are chosen between with a reason: the one stands, and is told apart from one counted once', async () => {
    const audit = await tied()
    expect(await coverage(audit)).toBe(1)
    expect((await results(audit)).disputed).toMatchObject([{ counts: 2, stands: false }])
    await expect(choose(audit, [audit.second], ' ')).rejects.toMatchObject({
      details: { field: 'reason' },
    })
    await choose(audit, [audit.second])
    expect(await standing(audit)).toBe(6)
    expect(await standingEvents(audit)).toBe(1)
    expect(await coverage(audit)).toBe(0)
    expect((await shelves(audit, audit.manager)).page).toMatchObject([
      { id: audit.first, pass: 1, status: 'submitted', comparison: null },
      { id: audit.second, pass: 0, comparison: { state: 'chosen', differing: 1 } },
    ])
    expect(await results(audit)).toMatchObject({
      coverage: { shelves: 1, explained: 1 },
      figures: { countedQuantity: 6 },
      disputed: [{ counts: 2, stands: true, reason: 'Closing time' }],
    })
    const { auditId, manager, bob } = audit
    const { page } = await ask(node, manager, api.audits.getActivity, { auditId })
    expect(page[0]).toMatchObject({
      action: 'auditAssignments.acceptOneCount',
      details: { reason: 'Closing time', shelves: 1, outOf: 'two', userId: bob.id },
    })
  })

  test('are not chosen between by whoever meant a count that never came', async () => {
    const audit = await tied()
    await expect(acceptOneCount(audit, audit.second)).rejects.toThrow('no second count')
    for (const ids of [[audit.third], [audit.first, audit.second]]) {
      await expect(choose(audit, ids)).rejects.toMatchObject({ code: 'invalid_argument' })
    }
    const lone = await twice()
    await counted(lone.ann, lone.first, 5)
    await expect(choose(lone, [lone.first])).rejects.toMatchObject({ details: { guard: 'tie' } })
  })

  test('call the third off, whoever has begun it, and hide from counters what they are', async () => {
    const audit = await tied({ blind: false, showResults: true })
    const { auditId, eve, first, third } = audit
    await take(eve, third)
    await count(eve, third, 7)
    const why = { outOf: 'two', reason: 'Late' } as const
    const stand = { auditId, auditAssignmentIds: [first], ...why }
    await expect(world.run(eve, api.auditAssignments.acceptOneCount, stand)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await choose(audit, [first])
    expect(await standing(audit)).toBe(5)
    await expect(handIn(eve, third)).rejects.toThrow('not needed any more')
    expect((await shelves(audit, eve)).page).toMatchObject([
      { comparison: null, reason: null, progress: null },
      { comparison: null, reason: null, progress: null },
    ])
  })

  test('wait for the third again, which breaks the tie', async () => {
    const audit = await tied()
    await choose(audit, [audit.second])
    await askAgain(audit, audit.first)
    expect(await standing(audit)).toBeNull()
    expect(await comparison(audit)).toMatchObject({ state: 'differs' })
    await counted(audit.eve, audit.third, 5)
    expect(await standing(audit)).toBe(5)
  })

  test('are to be chosen between anew when one of them was counted anew', async () => {
    const audit = await tied()
    await choose(audit, [audit.first])
    const takeBack = { auditAssignmentId: audit.second, status: 'in_progress' } as const
    await world.run(audit.bob, api.auditAssignments.updateStatus, takeBack)
    await count(audit.bob, audit.second, 1)
    await handIn(audit.bob, audit.second, 2)
    expect(await comparison(audit)).toMatchObject({ state: 'differs' })
    expect(await standing(audit)).toBeNull()
    await counted(audit.eve, audit.third, 7)
    expect(await standing(audit)).toBe(7)
  })

  test('agree after all when a count comes late: then nothing stands by a word', async () => {
    const audit = await tied()
    await choose(audit, [audit.first])
    await count(audit.ann, audit.first, 1)
    expect(await comparison(audit)).toMatchObject({ state: 'agreed' })
    expect((await results(audit)).disputed).toEqual([])
  })

  test('are chosen between also in the review, and written into the seal and the report', async () => {
    const audit = await tied()
    const { auditId, owner, storeId } = audit
    await world.submit(audit)
    await choose(audit, [audit.second])
    const { line } = await ask(node, owner, api.audits.getLine, {
      auditId,
      storeId,
      itemId: tea.id,
    })
    const rounds = line.places.flatMap((place) => place.rounds)
    expect(rounds.map(({ pass, counted, inTotals }) => [pass, counted, inTotals])).toEqual([
      [0, 6, true],
      [1, 5, false],
    ])
    await world.run(owner, api.audits.complete, { auditId })
    const { rows } = await database.owner.query<{ facts: Record<string, unknown> }>(
      'select facts from audit_seal where audit_id = $1',
      [auditId],
    )
    expect(rows[0]?.facts.chosenCounts).toMatchObject([{ storeId, reason: 'Closing time' }])
    expect(rows[0]?.facts.countedOnce).toBeUndefined()
    expect((await results(audit)).disputed).toMatchObject([{ counts: 2, stands: true }])
    const args = { orgId: shop.organizationId, filter: { auditIds: [auditId] } }
    const reports = await ask(node, owner, api.reports.list, args)
    expect(reports.page).toMatchObject([{ protocol: { countedOnce: 0, chosenCounts: 1 } }])
    const document = await ask(node, owner, api.reports.getDocument, { auditId })
    expect(document.protocol).toMatchObject({ countedOnce: 0, chosenCounts: 1 })
  })
})

test('a report covers what the checklist did: not a shelf of which one count could not be made', async () => {
  const audit = await twice()
  const { auditId, owner, ann, bob, first, second } = audit
  await counted(ann, first, 5)
  await take(bob, second)
  await world.run(bob, api.auditAssignments.updateStatus, {
    auditAssignmentId: second,
    status: 'excluded',
    reason: 'Blocked',
  })
  expect((await results(audit)).coverage).toEqual({ shelves: 1, explained: 0 })
  await world.submit(audit)
  await world.run(owner, api.audits.complete, { auditId })
  const args = { orgId: shop.organizationId, filter: { auditIds: [auditId] } }
  const reports = await ask(node, owner, api.reports.list, args)
  expect(reports.page).toMatchObject([{ pace: { coverage: 0 } }])
})
