// Somebody who counts on is recorded in one trip, by what was so before. Whatever has changed meanwhile, on
// whatever node, counts as it does for everybody else: tables are changed here behind the back of this one.

import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { SentScanEvent } from '#contract/scan-events.ts'
import { type CountedStore, type Person, World } from '#seeds/world.ts'
import { newId } from '#server/new-id.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { tripsOf } from '#tests/support/trips-of.ts'
import { inCountedAssignment } from './counted-assignment.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const { organizationId } = shop

interface CountedShelf extends CountedStore {
  readonly shelf: string
  readonly counter: Person
  readonly code: string
  readonly itemId: string
}

interface ShelfFacts {
  readonly role?: 'manager' | 'scanner'
  readonly blind?: boolean
}

/** A shelf where somebody has counted a code so often that another count of it is one trip. */
async function countedShelf({ role = 'scanner', blind = false }: ShelfFacts = {}) {
  const audit = await world.runningAudit({ shop, shelves: 2, protocol: { blind } })
  const [shelf = ''] = audit.auditAssignmentIds
  const counter = audit[role]
  await take(counter, shelf)
  const code = `CODE-${newId()}`
  const itemId = await item(code)
  const counted = { ...audit, shelf, counter, code, itemId }
  for (let time = 0; time < TIMES; time += 1) await record(counted)
  expect(await tripsOf(() => record(counted))).toBe(1)
  return counted
}

/** Another code, which was counted once, at another shelf of the same audit. */
async function countedByColleague(shelf: CountedShelf): Promise<CountedShelf> {
  const [, elsewhere = ''] = shelf.auditAssignmentIds
  const colleague = await world.teamMember(shelf, 'scanner')
  await take(colleague, elsewhere)
  const code = `CODE-${newId()}`
  const other = { ...shelf, code, itemId: await item(code) }
  await record({ ...other, counter: colleague, shelf: elsewhere })
  return other
}

/** A connection learns its statements in the first times. */
const TIMES = 3
const COUNTED = TIMES + 1

function take(person: Person, auditAssignmentId: string) {
  const args = { auditAssignmentId, deviceId: 'device-1' }
  return world.run(person, api.auditAssignments.createSelfAssignment, args)
}

async function item(code: string): Promise<string> {
  const args = { orgId: organizationId, name: 'Tea', barcodes: [{ code }] }
  return (await world.run(shop.owner, api.items.upsert, args)).id
}

/** One by one, unless more is said. */
function count({ shelf, code }: CountedShelf, facts: Partial<SentScanEvent> = {}) {
  return world.scan(shelf, { code, quantityMode: 'scanned', ...facts })
}

let requestId = 0
async function record(
  counted: CountedShelf,
  facts: Partial<SentScanEvent> = {},
): Promise<{ status: string; warnings: readonly string[] }> {
  requestId += 1
  return send(counted, count(counted, facts), requestId)
}

function send({ counter }: CountedShelf, event: SentScanEvent, request: number) {
  const id = { connectionId: 'client', requestId: request }
  const path = api.scanEvents.recordCount.name
  return node.engine.runMutation(counter.identity, path, event, id) as Promise<{
    status: string
    warnings: readonly string[]
  }>
}

async function unitsOf({ manager, auditId }: CountedShelf, itemId: string): Promise<number | null> {
  const args = { auditId, itemId, auditItemId: null }
  return (await ask(node, manager, api.scanEvents.getItemCount, args)).quantity
}

/** As on another node, or by hand. */
function change(text: string, values: readonly unknown[]) {
  return database.owner.query(text, [...values])
}

describe('a count that is like the one before', () => {
  test('is recorded, with an answer that is kept', async () => {
    const shelf = await countedShelf()
    const event = count(shelf)
    const twin = count(shelf)
    expect(await send(shelf, event, 1_001)).toEqual(await send(shelf, event, 1_001))
    expect(await unitsOf(shelf, shelf.itemId)).toBe(COUNTED + 1)
    expect(await send(shelf, twin, 1_001)).toMatchObject({ id: event.id })
    expect(await unitsOf(shelf, shelf.itemId)).toBe(COUNTED + 1)
  })

  test('counts once when it comes twice at the same moment', async () => {
    const shelf = await countedShelf()
    const event = count(shelf)
    const lock = {
      text: 'select from assignment_progress where assignment_id = $1 for update',
      values: [shelf.shelf],
    }
    const [one, other] = await atOnce(database.owner, lock, [
      () => send(shelf, event, 1_002),
      () => send(shelf, event, 1_002),
    ])
    expect(one).toMatchObject({ status: 'fulfilled', value: { status: 'recorded' } })
    expect(other).toEqual(one)
    expect(await unitsOf(shelf, shelf.itemId)).toBe(COUNTED + 1)
  })

  test('is known when it was recorded before, by whatever request', async () => {
    const shelf = await countedShelf()
    const event = count(shelf)
    expect(await send(shelf, event, 1_003)).toMatchObject({ status: 'recorded' })
    expect(await send(shelf, event, 1_004)).toMatchObject({ status: 'known' })
    expect(await unitsOf(shelf, shelf.itemId)).toBe(COUNTED + 1)
  })

  test('may be the first of its code there, where somebody else has counted that', async () => {
    const shelf = await countedShelf()
    const other = await countedByColleague(shelf)
    expect(await tripsOf(() => record(other))).toBe(1)
    expect(await unitsOf(shelf, other.itemId)).toBe(2)
  })

  test('is refused as ever when it cannot be', async () => {
    const shelf = await countedShelf()
    await expect(record(shelf, { entered: -1 })).rejects.toMatchObject({ code: 'invalid_argument' })
  })
})

test('each thing that is supposed is looked at', async () => {
  const shelf = await countedShelf()
  const { identity } = shelf.counter
  const { hold } = inCountedAssignment.suppose?.({ identity, args: count(shelf) }) ?? {}
  if (!hold?.values) throw new Error('Nothing is supposed')
  const holds = async (values: readonly unknown[]) => {
    const client = await database.app.connect()
    try {
      await client.query({ text: hold.text, values: [...values] })
      return 'holds'
    } catch (error) {
      return error instanceof pg.DatabaseError ? error.code : error
    } finally {
      client.release()
    }
  }
  expect(await holds(hold.values)).toBe('holds')
  const others = new Map<number, unknown>([[2, '2020-01-01']])
  for (const [index, value] of hold.values.entries()) {
    const other = others.get(index) ?? otherThan(value)
    expect(await holds(hold.values.with(index, other)), `value ${index + 1}`).toBe('40001')
  }
})

function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (value === '[]') return '[{}]'
  if (value === 'false') return 'true'
  return String(value).includes('-') ? newId() : `${value}s`
}

describe('who calls', () => {
  test('is refused once removed from the organization', async () => {
    const shelf = await countedShelf()
    await world.removeMember(organizationId, shelf.counter)
    await expect(record(shelf)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is refused once removed from the store', async () => {
    const shelf = await countedShelf()
    await change('delete from store_member where user_id = $1', [shelf.counter.id])
    await expect(record(shelf)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is refused once signed out', async () => {
    const shelf = await countedShelf()
    await world.signOut(shelf.counter.identity)
    await expect(record(shelf)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('is refused once the login has ended', async () => {
    const shelf = await countedShelf()
    await change('update auth.session set "expiresAt" = now() where id = $1', [
      shelf.counter.identity.sessionId,
    ])
    await expect(record(shelf)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('is refused while the organization is suspended', async () => {
    const shelf = await countedShelf()
    const suspend = (reason: string | null) =>
      change('select house.platform_suspend($1, $2)', [organizationId, reason])
    onTestFinished(async () => void (await suspend(null)))
    await suspend('unpaid')
    await expect(record(shelf)).rejects.toMatchObject({ code: 'suspended' })
    await suspend(null)
    expect(await record(shelf)).toMatchObject({ status: 'recorded' })
  })

  test('is told what a counter is told once no manager any more', async () => {
    const shelf = await countedShelf({ role: 'manager', blind: true })
    await world.baseline({ ...shelf, lines: [] })
    expect(await record(shelf)).toMatchObject({ warnings: ['unexpected_item'] })
    await change(`update store_member set role = 'scanner' where user_id = $1`, [shelf.counter.id])
    expect(await record(shelf)).toMatchObject({ status: 'recorded', warnings: [] })
  })

  test('changes with what is known of a person, whatever it is', async () => {
    const { counter } = await countedShelf()
    const stamp = async () => {
      const { rows } = await change('select stamp from auth."user" where id = $1', [counter.id])
      return Number(rows[0].stamp)
    }
    const changes = [
      `update auth."user" set email = email || '.test' where id = $1`,
      `update auth."user" set role = 'admin' where id = $1`,
      `update member set role = 'owner' where user_id = $1`,
      `delete from auth.session where "userId" = $1`,
      `delete from member where user_id = $1`,
    ]
    for (const text of changes) {
      const before = await stamp()
      await change(text, [counter.id])
      expect(await stamp(), text).toBeGreaterThan(before)
    }
    const before = await stamp()
    await world.teamMember(shop, 'scanner', counter)
    expect(await stamp()).toBe(before + 2)
  })
})

describe('where they count', () => {
  test('the audit was stopped: what is counted since is kept without effect', async () => {
    const shelf = await countedShelf()
    const { auditId } = shelf
    await world.run(shelf.owner, api.audits.stop, { auditId, reason: 'Fire drill' })
    await record(shelf, { deviceTimeMs: Date.now() + 60_000 })
    expect(await unitsOf(shelf, shelf.itemId)).toBe(COUNTED)
  })

  test('the audit was cancelled: nothing is counted any more', async () => {
    const shelf = await countedShelf()
    await change(`update audit set status = 'cancelled' where id = $1`, [shelf.auditId])
    await expect(record(shelf)).rejects.toMatchObject({ code: 'illegal_transition' })
  })

  test('the shelf was closed: it is said with the count', async () => {
    const shelf = await countedShelf()
    await change(`update assignment set status = 'submitted' where id = $1`, [shelf.shelf])
    expect(await record(shelf)).toMatchObject({ warnings: ['closed_shelf'] })
  })

  test('the shelf was taken over: what they still count there waits', async () => {
    const shelf = await countedShelf()
    const { owner, manager, auditId } = shelf
    const gift = { auditId, userId: manager.id, roomIds: [shelf.roomId] }
    await world.run(owner, api.auditAssignments.create, gift)
    await record(shelf)
    const { rows } = await change(
      'select user_id, quantity::int as quantity from counter_work where audit_id = $1',
      [auditId],
    )
    expect(rows).toEqual([{ user_id: shelf.counter.id, quantity: COUNTED * 1_000 }])
  })

  test('the shelf is counted independently by now', async () => {
    const shelf = await countedShelf()
    await change(`update assignment set mode = 'independent' where id = $1`, [shelf.shelf])
    await record(shelf)
    const { rows } = await change('select quantity::int from pass_total where assignment_id = $1', [
      shelf.shelf,
    ])
    expect(rows).toEqual([{ quantity: 1_000 }])
  })

  test('more was counted there through another node', async () => {
    const shelf = await countedShelf()
    const event = count(shelf, { entered: 30 })
    await world.run(shelf.counter, api.scanEvents.recordMany, { events: [event] })
    expect(await record(shelf, { entered: 100 })).toMatchObject({ warnings: [] })
    expect(await unitsOf(shelf, shelf.itemId)).toBe(COUNTED + 130)
  })

  test('the first count of a code there was on another node', async () => {
    const shelf = await countedShelf()
    const other = await countedByColleague(shelf)
    const events = [count(other)]
    await world.run(shelf.counter, api.scanEvents.recordMany, { events })
    expect(await record(other, { quantityMode: 'typed' })).toMatchObject({
      warnings: ['already_counted'],
    })
  })
})

describe('what they count', () => {
  test('the code stands for a pack by now', async () => {
    const shelf = await countedShelf()
    await change('update item_barcode set quantity = 12000 where item_id = $1', [shelf.itemId])
    await record(shelf)
    expect(await unitsOf(shelf, shelf.itemId)).toBe(COUNTED + 12)
  })

  test('the code is that of another item by now', async () => {
    const shelf = await countedShelf()
    const other = await item(`CODE-${newId()}`)
    await change('update item_barcode set item_id = $1 where item_id = $2', [other, shelf.itemId])
    await record(shelf)
    expect(await unitsOf(shelf, shelf.itemId)).toBe(COUNTED)
    expect(await unitsOf(shelf, other)).toBe(1)
  })

  test("the code is nobody's by now", async () => {
    const shelf = await countedShelf()
    await change('delete from item_barcode where item_id = $1', [shelf.itemId])
    expect(await record(shelf)).toMatchObject({ warnings: ['unknown_code'] })
  })

  test('the store has other books by now', async () => {
    const shelf = await countedShelf()
    await world.baseline({ ...shelf, lines: [] })
    expect(await record(shelf)).toMatchObject({ warnings: ['unexpected_item'] })
    const { itemId } = shelf
    await world.baseline({ ...shelf, lines: [{ itemId, expected: 1, unitCost: 1 }] })
    expect(await record(shelf)).toMatchObject({ warnings: [] })
  })
})
