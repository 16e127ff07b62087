// Concurrent usage reports: stored together, each with its own result.

import { expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { faultOf, ledgerGaps, newCustomer, TWENTY_CALLS } from '#tests/support/billing.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const world = new World({ database, catalog: TWENTY_CALLS })
const { usage } = world.billing

const customer = () => newCustomer(world)

function track(orgId: string, more: object = {}) {
  return usage.track(orgId, { featureId: 'calls', ...more }, 'server')
}

async function balanceOf(orgId: string): Promise<number | null | undefined> {
  const { features } = await world.billing.createCustomer(orgId, {})
  return features.calls?.balance
}

/** How many events these customers have, and in how many transactions they were stored. */
async function eventsOf(orgIds: readonly string[]) {
  const { rows } = await database.owner.query<{ events: number; transactions: number }>(
    `select count(*)::integer as events, count(distinct xmin::text)::integer as transactions
     from billing_event where organization_id = any($1::uuid[])`,
    [orgIds],
  )
  return rows[0]
}

test('many at once are written in a few transactions, each with its event and its movement', async () => {
  const orgIds = await Promise.all(Array.from({ length: 10 }, customer))
  const answers = await Promise.all(
    orgIds.flatMap((id) => [
      track(id, { properties: { shelf: 'Ä "1"' } }),
      track(id, { value: 2.5 }),
    ]),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(20)
  const written = await eventsOf(orgIds)
  expect(written?.events).toBe(20)
  expect(written?.transactions).toBeLessThan(10)
  for (const orgId of orgIds) {
    expect(await balanceOf(orgId)).toBe(16.5)
    expect(await ledgerGaps(database, orgId)).toEqual([])
  }
  const { rows } = await database.owner.query(
    `select distinct properties from billing_event where value = 1 and organization_id = $1`,
    [orgIds[0]],
  )
  expect(rows).toEqual([{ properties: { shelf: 'Ä "1"' } }])
})

test('a customer who has no more left is refused, and those in the same batch are not', async () => {
  const [poor, rich] = [await customer(), await customer()]
  await track(poor, { value: 18 })
  const spent = await Promise.allSettled(
    Array.from({ length: 6 }, () => [track(poor), track(rich)]).flat(),
  )
  expect(spent.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  expect([await balanceOf(poor), await balanceOf(rich)]).toEqual([0, 14])
  expect((await eventsOf([poor, rich]))?.events).toBe(9)
})

test('a row that somebody holds is waited for by those whose it is, and by nobody else', async () => {
  const [held, free] = [await customer(), await customer()]
  const holder = await database.owner.connect()
  await holder.query('begin')
  await holder.query('select from billing_balance where organization_id = $1 for update', [held])
  const waiting = Array.from({ length: 4 }, () => track(held))
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.all(Array.from({ length: 4 }, () => track(free)))
  }
  expect(await balanceOf(free)).toBe(8)
  expect((await eventsOf([held]))?.events).toBe(0)
  await holder.query('commit')
  holder.release()
  await Promise.all(waiting)
  expect(await balanceOf(held)).toBe(16)
  expect(await ledgerGaps(database, held)).toEqual([])
})

test('a key that comes again is refused without anybody beside noticing', async () => {
  const orgId = await customer()
  await track(orgId, { idempotencyKey: 'once' })
  const [again, ...others] = await Promise.allSettled([
    faultOf(track(orgId, { idempotencyKey: 'once' })),
    ...Array.from({ length: 5 }, () => track(orgId)),
  ])
  expect(again).toMatchObject({ value: { code: 'duplicate_event' } })
  expect(others.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await balanceOf(orgId)).toBe(14)
})
