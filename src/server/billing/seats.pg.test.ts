// Seats through the public calls: charged, assigned, recorded and answered together.

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { faultOf, GOOD_CARD, ledgerGaps, moneyGaps } from '#tests/support/billing.ts'
import { SEAT_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'
import { newId } from '../new-id.ts'
import { createBilling } from './create-billing.ts'
import { createSandboxProvider } from './sandbox-provider.ts'

/** Chosen so that the first cycle has 28 days. */
const START = Date.UTC(2027, 0, 31, 9)
const DAY_MS = 86_400_000
const LATER_DECLINED = '4000000000000341'

const database = await testDatabase()
const world = new World({ database, catalog: SEAT_CATALOG })
const { billing } = world
const { usage, sandbox } = billing

let nowMs = START
const at = (days: number) => {
  nowMs = START + days * DAY_MS
  world.setClock(new Date(nowMs))
}
beforeEach(() => at(0))
afterAll(() => world.setClock(null))

async function on(productId: string): Promise<string> {
  const { organizationId } = await world.shop()
  await sandbox.saveCard(organizationId, GOOD_CARD)
  await billing.attach(organizationId, { productId })
  return organizationId
}

const seats = (orgId: string, value: number, more: object = {}) =>
  usage.track(orgId, { featureId: 'seats', value, ...more }, 'server')

async function invoices(orgId: string) {
  const found = (await sandbox.portal(orgId)).invoices
  return found.map(({ total }) => total).reverse()
}

const inUse = async (orgId: string) =>
  (await billing.createCustomer(orgId, {})).features.seats?.usage

async function rowsOf(orgId: string, table: 'billing_event' | 'billing_operation') {
  const { rows } = await database.owner.query(`select * from ${table} where organization_id = $1`, [
    orgId,
  ])
  return rows
}

async function expectBooks(orgId: string) {
  expect(await ledgerGaps(database, orgId)).toEqual([])
  expect(await moneyGaps(database, orgId)).toEqual([])
}

describe('a seat that is added', () => {
  test('is charged for the rest of the cycle, with the event and the invoice that say so', async () => {
    const orgId = await on('crew')
    at(14)
    await seats(orgId, 2)
    expect(await invoices(orgId)).toEqual([20])
    await seats(orgId, 1)
    const [newest] = (await sandbox.portal(orgId)).invoices
    expect(newest).toMatchObject({
      total: 5,
      status: 'paid',
      product_ids: ['crew'],
      lines: [{ description: 'CREW - Seats × 1', amount: 5 }],
    })
    expect(await rowsOf(orgId, 'billing_event')).toHaveLength(2)
    expect(await inUse(orgId)).toBe(3)
    await expectBooks(orgId)
  })

  test('is charged by a check that takes it, and refused by one at the limit', async () => {
    const orgId = await on('club')
    const ask = (requiredBalance: number) =>
      billing.check(orgId, { featureId: 'seats', requiredBalance })
    expect(await ask(6)).toMatchObject({ allowed: true })
    const server = createBilling({ ...options(), catalog: trackable() })
    const take = (requiredBalance: number) =>
      server.check(orgId, { featureId: 'seats', requiredBalance, sendEvent: true })
    expect(await take(5)).toMatchObject({ allowed: true })
    expect(await take(2)).toMatchObject({ allowed: false })
    expect(await invoices(orgId)).toEqual([50])
    expect(await inUse(orgId)).toBe(5)
  })

  test('by an entity is charged as well, and once however often it is said', async () => {
    const orgId = await on('club')
    at(14)
    const till = { id: 'till', featureId: 'seats' }
    expect(await billing.createEntity(orgId, till)).toMatchObject({ id: 'till' })
    await billing.createEntity(orgId, till)
    expect(await invoices(orgId)).toEqual([10])
    await billing.deleteEntity(orgId, 'till')
    expect((await sandbox.portal(orgId)).credit).toBe(0)
    await billing.createEntity(orgId, { id: 'other', featureId: 'seats' })
    expect(await invoices(orgId), 'it takes the place of the first').toEqual([10])
    await billing.createEntity(orgId, { id: 'third', featureId: 'seats' })
    expect(await invoices(orgId)).toEqual([10, 10])
    await expectBooks(orgId)
  })

  test('is refused with the card, and nothing is written down', async () => {
    const orgId = await on('crew')
    await seats(orgId, 2)
    await sandbox.saveCard(orgId, LATER_DECLINED)
    const [events, ledger] = [await rowsOf(orgId, 'billing_event'), await inUse(orgId)]
    expect(await faultOf(seats(orgId, 1))).toMatchObject({ code: 'card_declined' })
    const entity = billing.createEntity(orgId, { id: 'till', featureId: 'seats' })
    expect(await faultOf(entity)).toMatchObject({ code: 'card_declined' })
    expect(await rowsOf(orgId, 'billing_event')).toEqual(events)
    expect(await inUse(orgId)).toBe(ledger)
    expect(await faultOf(billing.getEntity(orgId, { entityId: 'till' }))).toMatchObject({
      code: 'entity_not_found',
    })
    expect(await invoices(orgId)).toEqual([20])
    await sandbox.saveCard(orgId, null)
    expect(await faultOf(seats(orgId, 1))).toMatchObject({ code: 'customer_has_no_payment_method' })
    await sandbox.saveCard(orgId, GOOD_CARD)
    await seats(orgId, 1)
    expect(await invoices(orgId)).toEqual([20, 10])
  })

  test('under a key that was used before is refused before it is charged', async () => {
    const orgId = await on('club')
    await seats(orgId, 1, { idempotencyKey: 'k' })
    expect(await faultOf(seats(orgId, 1, { idempotencyKey: 'k' }))).toMatchObject({
      code: 'duplicate_event',
    })
    expect(await invoices(orgId)).toEqual([10])
    expect(await inUse(orgId)).toBe(1)
  })

  test('is not added by the way, where somebody only says whose usage it is', async () => {
    const orgId = await on('crew')
    const entityData = { featureId: 'seats' }
    const used = { featureId: 'calls', entityId: 'till', entityData }
    expect(await faultOf(usage.track(orgId, used, 'server'))).toMatchObject({
      code: 'invalid_inputs',
    })
    expect(await inUse(orgId)).toBe(0)
  })
})

describe('seats at once', () => {
  test('two that come together are two seats, each charged once', async () => {
    const orgId = await on('club')
    await Promise.all([seats(orgId, 1), seats(orgId, 1)])
    expect(await invoices(orgId)).toEqual([10, 10])
    expect(await inUse(orgId)).toBe(2)
    await expectBooks(orgId)
  })

  test('of eight where six have room, six are given and charged', async () => {
    const orgId = await on('club')
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        index % 2
          ? seats(orgId, 1)
          : billing.createEntity(orgId, { id: `e${index}`, featureId: 'seats' }),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    expect(await invoices(orgId)).toEqual([10, 10, 10, 10, 10, 10])
    expect(await inUse(orgId)).toBe(6)
    await expectBooks(orgId)
  })

  test('of two that come for one place that is paid for, one pays', async () => {
    const orgId = await on('club')
    await seats(orgId, 1)
    await seats(orgId, -1)
    await Promise.all([seats(orgId, 1), seats(orgId, 1)])
    expect(await invoices(orgId)).toEqual([10, 10])
    await expectBooks(orgId)
  })
})

describe('a seat that is given back', () => {
  test('is credited, and the credit pays for the next cycle', async () => {
    const orgId = await on('crew')
    await seats(orgId, 3)
    at(14)
    await seats(orgId, -1)
    expect((await sandbox.portal(orgId)).credit).toBe(5)
    at(28)
    expect((await sandbox.portal(orgId)).credit).toBe(0)
    expect(await invoices(orgId)).toEqual([20, 10, 0, 15])
    await expectBooks(orgId)
  })

  test('is billed no more from the next cycle on, which bills as many as there are', async () => {
    const orgId = await on('club')
    await seats(orgId, 4)
    await seats(orgId, -3)
    at(28)
    expect(await inUse(orgId)).toBe(1)
    expect(await invoices(orgId)).toEqual([40, 10])
  })

  test('cannot be given back by a browser', async () => {
    const orgId = await on('club')
    await seats(orgId, 1)
    const refused = billing.track(orgId, { featureId: 'seats', value: -1 })
    expect(await faultOf(refused)).toMatchObject({ code: 'track_not_allowed' })
  })
})

describe('a crash while a seat is paid for', () => {
  test('is finished under the same name: one charge, one seat, one event', async () => {
    const orgId = await on('club')
    const ordered: string[] = []
    const sandboxProvider = createSandboxProvider('http://localhost:3000')
    let isBroken = true
    const crashing = createBilling({
      ...options(),
      patienceMs: 100,
      provider: {
        ...sandboxProvider,
        charge: async (order) => {
          ordered.push(order.operationId)
          if (isBroken) throw new Error('the process died')
          return sandboxProvider.charge(order)
        },
      },
    })
    const add = (idempotencyKey: string) =>
      crashing.usage.track(orgId, { featureId: 'seats', idempotencyKey }, 'server')
    await expect(add('first')).rejects.toThrow('died')
    expect(await inUse(orgId)).toBe(0)
    expect(await faultOf(add('second'))).toMatchObject({ code: 'operation_in_progress' })
    isBroken = false
    at(0.01)
    expect(await faultOf(add('first'))).toMatchObject({ code: 'duplicate_event' })
    expect(new Set(ordered).size).toBe(1)
    expect(await inUse(orgId)).toBe(1)
    expect(await invoices(orgId)).toEqual([10])
    await expectBooks(orgId)
  })
})

describe('what is no number of seats', () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e12, 0.1234567])('%s', async (value) => {
    const orgId = await on('crew')
    expect(await faultOf(seats(orgId, value))).toMatchObject({ code: 'invalid_inputs' })
    expect(await inUse(orgId)).toBe(0)
  })

  test('a part of a seat is paid as a whole one', async () => {
    const orgId = await on('club')
    await seats(orgId, 0.5)
    await seats(orgId, 0.5)
    expect(await invoices(orgId)).toEqual([10])
  })

  test('seats are not chosen as a quantity', async () => {
    const orgId = await on('crew')
    const options = [{ featureId: 'seats', quantity: 3 }]
    expect(await faultOf(billing.attach(orgId, { productId: 'crew', options }))).toMatchObject({
      code: 'invalid_options',
    })
  })
})

test('what is offered says how seats are charged', async () => {
  const { list } = await billing.listProducts(null)
  const item = list
    .find(({ id }) => id === 'guild')
    ?.items.find((one) => one.feature_id === 'seats')
  expect(item).toMatchObject({
    usage_model: 'pay_per_use',
    config: { on_increase: 'next_cycle', on_decrease: 'none' },
    display: { primary_text: '1 seats', secondary_text: 'then from $10 per seats per month' },
  })
})

test('a change of plan says what a seat costs, also where none is included', async () => {
  const orgId = await on('crew')
  const answer = await billing.check(orgId, { productId: 'club', withPreview: true })
  expect(answer).toMatchObject({
    preview: { items: [{ description: 'Seats', price: '$10 per seats per month' }] },
  })
})

test('a plan is taken with the seats in use, and says what they cost', async () => {
  const { organizationId: orgId } = await world.shop()
  await sandbox.saveCard(orgId, GOOD_CARD)
  await seats(orgId, 3)
  const quote = await billing.checkout(orgId, { productId: 'crew' })
  expect(quote).toMatchObject({
    total: 30,
    lines: [{ amount: 20 }, { description: 'CREW - Seats × 1', amount: 10 }],
    next_cycle: { total: 30 },
    options: [],
  })
  await billing.attach(orgId, { productId: 'crew' })
  expect(await invoices(orgId)).toEqual([30])
  expect(await faultOf(billing.attach(orgId, { productId: 'crew' }))).toMatchObject({
    code: 'product_already_attached',
  })
})

function options() {
  return {
    pool: database.app,
    catalog: SEAT_CATALOG,
    publicUrl: 'http://localhost:3000',
    now: () => new Date(nowMs),
    newId,
    provider: createSandboxProvider('http://localhost:3000'),
  }
}

function trackable() {
  const features = SEAT_CATALOG.features.map((one) =>
    one.id === 'seats' ? { ...one, trackable: true } : one,
  )
  return { ...SEAT_CATALOG, features }
}
