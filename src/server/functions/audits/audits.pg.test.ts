// The life of an audit through its functions, and who sees how much of it.

import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { AuditDashboard } from '#contract/audits.ts'
import type { ArgsOf } from '#contract/define.ts'
import { type Person, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { startLiveNode, token } from '#tests/support/live-node.ts'
import { statementsOf } from '#tests/support/statements-of.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

/** Every step ends with a journal entry, so locking the journal stops it just before its end. */
const JOURNAL_LOCK = { text: 'lock table journal in exclusive mode' }

const guard = (name: string) => ({ code: 'illegal_transition', details: { guard: name } })

async function statusOf(audit: { owner: Parameters<typeof ask>[1]; auditId: string }) {
  const { auditId } = audit
  return (await ask(node, audit.owner, api.audits.getDetails, { auditId })).status
}

test('an audit is created, started, stopped, resumed, submitted, reopened and cancelled', async () => {
  const audit = await world.draftAudit({ shelves: 2 })
  const { auditId, manager } = audit
  const update = (args: Omit<ArgsOf<typeof api.audits.updateStatus>, 'auditId'>) =>
    world.run(manager, api.audits.updateStatus, { auditId, ...args })
  expect(await statusOf(audit)).toBe('draft')
  await world.run(manager, api.audits.start, { auditId })
  expect(await statusOf(audit)).toBe('active')
  await expect(world.run(manager, api.audits.start, { auditId })).rejects.toMatchObject(
    guard('status'),
  )
  await expect(world.run(manager, api.audits.stop, { auditId, reason: ' ' })).rejects.toMatchObject(
    guard('reason'),
  )
  await world.run(manager, api.audits.stop, { auditId, reason: 'Fire drill' })
  expect(await statusOf(audit)).toBe('stopped')
  await update({ status: 'active' })
  await expect(update({ status: 'submitted' })).rejects.toMatchObject({
    details: { guard: 'checklist', points: ['coverage'] },
  })
  const waivers = [{ point: 'coverage' as const, name: 'Dana', reason: 'Closed aisle' }]
  await update({ status: 'submitted', waivers })
  expect(await statusOf(audit)).toBe('submitted')
  const { page } = await ask(node, manager, api.auditAssignments.getAssignmentsWithProgress, {
    auditId,
  })
  await world.run(manager, api.audits.reopenSubmittedAudit, {
    auditId,
    reason: 'Shelf missed',
    auditAssignmentIds: [page[0]?.id ?? ''],
  })
  expect(await statusOf(audit)).toBe('active')
  const { rooms } = await ask(node, manager, api.audits.getDashboard, { auditId })
  expect(rooms[0]?.tiles.map(({ round }) => round)).toEqual([1, 0])
  await update({ status: 'cancelled', reason: 'Wrong day' })
  expect(await statusOf(audit)).toBe('cancelled')
  const activity = await ask(node, manager, api.audits.getActivity, { auditId })
  expect(activity.page.map(({ action }) => action)).toEqual([
    'audits.cancel',
    'audits.reopenSubmittedAudit',
    'audits.submit',
    'audits.resume',
    'audits.stop',
    'audits.start',
    'audits.create',
  ])
  expect(activity.total).toBe(7)
})

test('a start needs a shelf and a baseline, or the choice to do without', async () => {
  const { auditId, owner } = await world.draftAudit()
  const start = world.run(owner, api.audits.start, { auditId, withoutBaseline: false })
  await expect(start).rejects.toMatchObject(guard('baseline'))
  const empty = await world.shop()
  const { id } = await world.run(empty.owner, api.audits.create, {
    orgId: empty.organizationId,
    storeIds: [empty.storeId],
    name: 'Nothing here',
    withoutBaseline: true,
  })
  await expect(world.run(empty.owner, api.audits.start, { auditId: id })).rejects.toMatchObject(
    guard('shelves'),
  )
})

test('a room without shelves is counted as one', async () => {
  const { auditId, owner } = await world.runningAudit({ shelves: 0 })
  const { rooms, coverage } = await ask(node, owner, api.audits.getDashboard, { auditId })
  expect(coverage).toEqual({ shelves: 1, explained: 0 })
  expect(rooms[0]?.tiles).toMatchObject([{ shelfId: null, code: null, status: 'open' }])
  expect(rooms[0]?.tiles[0]?.progress.quantity).toBeNull()
})

test('shelves that another running audit holds are named; of two that start at once one wins', async () => {
  const first = await world.draftAudit({ name: 'Spring count' })
  const { owner, organizationId, storeId } = first
  const second = await world.run(owner, api.audits.create, {
    orgId: organizationId,
    storeIds: [storeId],
    name: 'Second count',
    withoutBaseline: true,
  })
  const works = [first.auditId, second.id].map(
    (auditId) => () => world.run(owner, api.audits.start, { auditId }),
  )
  const outcomes = await atOnce(database.owner, JOURNAL_LOCK, works)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const loser = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(loser?.reason).toMatchObject(guard('held_shelves'))
  expect(String(loser?.reason)).toMatch(/The audit (Spring|Second) count is counting shelf A-1/)
})

test('an audit of thousands of shelves starts in statements of some hundreds', async () => {
  const draft = await world.draftAudit()
  const { auditId, owner, organizationId, storeId, roomId } = draft
  await database.owner.query(
    `insert into shelf (organization_id, id, store_id, room_id, code, position)
     select $1, gen_random_uuid(), $2, $3, 'B-' || n, n from generate_series(2, 5000) n`,
    [organizationId, storeId, roomId],
  )
  const added = await rowsPerStatement('assignment', () =>
    world.run(owner, api.audits.start, { auditId }),
  )
  expect(added.reduce((sum, rows) => sum + rows, 0)).toBe(5_000)
  expect(Math.max(...added)).toBeLessThanOrEqual(500)
  const { rooms } = await ask(node, owner, api.audits.getDashboard, { auditId })
  const codes = rooms.flatMap(({ tiles }) => tiles.map(({ code }) => code))
  expect(codes).toHaveLength(5_000)
  expect(codes.slice(0, 3)).toEqual(['A-1', 'B-2', 'B-3'])
})

/** The number of rows that each insert statement has added during `work`. */
async function rowsPerStatement(table: string, work: () => Promise<unknown>) {
  await database.owner.query(
    `create table app.seen_insert (rows integer);
     grant insert on app.seen_insert to shelfcount_app;
     create function app.see_insert() returns trigger language plpgsql as $$
     begin
       insert into app.seen_insert select count(*) from new_rows;
       return null;
     end $$;
     create trigger see_insert after insert on ${table} referencing new table as new_rows
       for each statement execute function app.see_insert()`,
  )
  await work()
  const { rows } = await database.owner.query<{ rows: number }>('select rows from app.seen_insert')
  await database.owner.query('drop function app.see_insert cascade; drop table app.seen_insert')
  return rows.map((row) => row.rows)
}

test('rules that may still change do, take effect for the next count, and are told in the journal', async () => {
  const audit = await world.runningAudit({ shelves: 2 })
  const { auditId, manager, scanner } = audit
  const [first = '', second = ''] = audit.auditAssignmentIds
  for (const [person, auditAssignmentId] of [
    [manager, first],
    [scanner, second],
  ] as const) {
    const taken = { auditAssignmentId, deviceId: 'device-1' }
    await world.run(person, api.auditAssignments.createSelfAssignment, taken)
  }
  const help = async () => {
    const events = [world.scan(first, { code: 'x', entered: 1 })]
    const [outcome] = await world.run(scanner, api.scanEvents.recordMany, { events })
    return outcome && 'setAside' in outcome ? outcome.setAside : undefined
  }
  expect(await help()).toBe('held_by_another')
  await world.run(manager, api.audits.updateProtocol, { auditId, protocol: { helping: true } })
  expect(await help(), 'from now on').toBeNull()
  const blind = { auditId, protocol: { helping: false, blind: false } }
  await expect(world.run(manager, api.audits.updateProtocol, blind)).rejects.toMatchObject({
    details: { guard: 'protocol', option: 'blind' },
  })
  expect(await help(), 'what is refused changes nothing').toBeNull()
  const { page } = await ask(node, manager, api.audits.getActivity, { auditId })
  const told = page.filter(({ action }) => action === 'audits.updateProtocol')
  expect(told.map(({ details }) => details)).toEqual([{ helping: true }])
})

test('of two people who stop an audit at once one does', async () => {
  const { auditId, owner, manager } = await world.runningAudit()
  const stop = (person: typeof owner) => () =>
    world.run(person, api.audits.stop, { auditId, reason: 'Fire drill' })
  const outcomes = await atOnce(database.owner, JOURNAL_LOCK, [stop(owner), stop(manager)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('cancelling asks for the name once something was counted', async () => {
  const { auditId, owner, auditAssignmentIds } = await world.runningAudit({ name: 'Spring count' })
  const [shelf = ''] = auditAssignmentIds
  await world.run(owner, api.scanEvents.recordMany, { events: [world.scan(shelf, { code: 'x' })] })
  const cancel = (typedName?: string) =>
    world.run(owner, api.audits.updateStatus, {
      auditId,
      status: 'cancelled',
      reason: 'Wrong day',
      typedName,
    })
  await expect(cancel()).rejects.toMatchObject(guard('typed_name'))
  await cancel('Spring count')
})

/** What an open screen shows through its live query, among others. */
async function liveRooms(person: Person, auditId: string) {
  const client = await FrameClient.open(node)
  client.authenticate(token(person.identity))
  const said = await client.last(client.subscribe('audits:getDashboard', { auditId }))
  return (said as unknown as { value: AuditDashboard }).value.rooms
}

test('a manager of some stores of an audit sees those, and leaves the whole to others', async () => {
  const north = await world.draftAudit({ shelves: 2 })
  const { owner, organizationId, manager } = north
  const south = await world.store(owner, organizationId, 'South')
  await world.room({ owner, organizationId, storeId: south }, 'Back room', ['S-1'])
  const { id: auditId } = await world.run(owner, api.audits.create, {
    orgId: organizationId,
    storeIds: [north.storeId, south],
    name: 'Both',
    withoutBaseline: true,
  })
  await expect(world.run(manager, api.audits.start, { auditId })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await world.run(owner, api.audits.start, { auditId })
  const mine = await ask(node, manager, api.audits.getDetails, { auditId })
  expect(mine).toMatchObject({ storeIds: [north.storeId], whole: false, role: 'manager' })
  expect(mine.coverage.shelves).toBe(2)
  const all = await ask(node, owner, api.audits.getDashboard, { auditId })
  const part = await ask(node, manager, api.audits.getDashboard, { auditId })
  expect(all.rooms.map(({ name }) => name).sort()).toEqual(['Back room', 'Hall'])
  expect(part.rooms.map(({ name }) => name)).toEqual(['Hall'])
  const { page, total } = await ask(node, manager, api.audits.getAuditHistory, {
    orgId: organizationId,
  })
  expect({ total, stores: page.map(({ storeIds }) => storeIds) }).toEqual({
    total: 2,
    stores: [[north.storeId], [north.storeId]],
  })
  const seen = await Promise.all([owner, manager].map((person) => liveRooms(person, auditId)))
  expect(seen.map((rooms) => rooms.length)).toEqual([2, 1])
  const southShelf = all.rooms.find(({ storeId }) => storeId === south)?.tiles[0]?.id
  await expect(
    world.run(manager, api.auditAssignments.remove, { auditAssignmentId: southShelf ?? '' }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('history comes in pages of ten without gaps, with the total beside', async () => {
  const shop = await world.shop()
  for (let n = 0; n < 12; n += 1) {
    await world.run(shop.owner, api.audits.create, {
      orgId: shop.organizationId,
      storeIds: [shop.storeId],
      name: `Count ${n}`,
    })
  }
  const history = (paginationOpts?: object) =>
    ask(node, shop.owner, api.audits.getAuditHistory, {
      orgId: shop.organizationId,
      ...(paginationOpts && { paginationOpts }),
    })
  const first = await history()
  expect(first).toMatchObject({ isDone: false, total: 12 })
  expect(first.page.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Count ${11 - n}`),
  )
  const second = await history({ numItems: 10, cursor: first.continueCursor })
  expect(second.page.map(({ name }) => name)).toEqual(['Count 1', 'Count 0'])
  expect(second.isDone).toBe(true)
  await world.run(shop.owner, api.audits.create, {
    orgId: shop.organizationId,
    storeIds: [shop.storeId],
    name: 'Newest',
  })
  const pinned = await history({ numItems: 10, cursor: null, endCursor: first.continueCursor })
  expect(pinned.page.map(({ name }) => name)).toEqual([
    'Newest',
    ...first.page.map(({ name }) => name),
  ])
  await expect(history({ numItems: 10, cursor: 'x' })).rejects.toMatchObject({
    code: 'invalid_argument',
  })
})

test('counters see what is counted, and no plans', async () => {
  const draft = await world.draftAudit()
  const { scanner, manager, organizationId: orgId, storeId } = draft
  const names = async (person: typeof scanner) =>
    (await ask(node, person, api.audits.getActive, { orgId })).map(({ status }) => status)
  expect(await names(scanner)).toEqual([])
  expect(await names(manager)).toEqual(['draft'])
  await world.run(manager, api.audits.start, { auditId: draft.auditId })
  expect(await names(scanner)).toEqual(['active'])
  expect(await ask(node, scanner, api.audits.getByStore, { storeId })).toHaveLength(1)
})

test('what one person counts, another sees on the dashboard by itself', async () => {
  const audit = await world.runningAudit()
  const { auditId, scanner, manager } = audit
  const [shelf = ''] = audit.auditAssignmentIds
  const client = await FrameClient.open(node)
  client.authenticate(token(manager.identity))
  const query = client.subscribe('audits:getDashboard', { auditId })
  const dashboard = async () => {
    const said = await client.last(query)
    return (said as unknown as { value: AuditDashboard }).value
  }
  expect((await dashboard()).progress.quantity).toBeNull()
  const { kind: _kind, ...event } = world.scan(shelf, { code: '4006381333931', entered: 3 })
  await node.engine.runMutation(scanner.identity, 'scanEvents.recordCount', event)
  await eventually(async () => expect((await dashboard()).progress.quantity).toBe(3))
  expect((await dashboard()).progress).toMatchObject({ events: 1, lines: 1, unknownLines: 1 })
  client.close()
})

test('the dashboard is answered without reading an event', async () => {
  const { auditId, manager } = await world.runningAudit()
  const seen = await statementsOf(database, manager, 'audits.getDashboard', { auditId })
  expect(seen.some((text) => text.includes('assignment_progress'))).toBe(true)
  expect(seen.filter((text) => /scan_event|count_total/.test(text))).toEqual([])
})
