// Rules of the engine that only show from outside.

import { describe, expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { faultOf, GOOD_CARD, ledgerGaps, newCustomer } from '#tests/support/billing.ts'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const world = new World({ database, catalog: TEST_CATALOG })
const { billing } = world
const { usage, sandbox } = billing

const customer = () => newCustomer(world)

async function subscribe(orgId: string, productId: string, more: object = {}) {
  const { checkout_url } = await billing.attach(orgId, { productId, ...more })
  await sandbox.pay([orgId], checkout_url?.split('/').at(-1) ?? '', GOOD_CARD)
}

describe('an answer says what it is about', () => {
  test('about a feature that the plan lacks: found, and not allowed', async () => {
    const orgId = await customer()
    expect(await billing.check(orgId, { featureId: 'dark_mode' })).toMatchObject({
      allowed: false,
      code: 'feature_found',
    })
    await subscribe(orgId, 'pro')
    expect(await billing.check(orgId, { featureId: 'dark_mode' })).toMatchObject({ allowed: true })
  })

  test('about a product: found, with its status', async () => {
    const orgId = await customer()
    expect(await billing.check(orgId, { productId: 'pro' })).toMatchObject({
      allowed: false,
      code: 'product_found',
    })
    await subscribe(orgId, 'max')
    expect(await billing.check(orgId, { productId: 'max' }), 'a trial is not active').toMatchObject(
      { allowed: false, status: 'trialing' },
    )
  })

  test('about usage: that it was received', async () => {
    const orgId = await customer()
    const used = await usage.track(orgId, { eventName: 'ring', value: 2 }, 'server')
    expect(used).toMatchObject({ code: 'event_received', event_name: 'ring' })
  })
})

describe('usage', () => {
  test('of a feature and by a name at once, or of nothing, is refused', async () => {
    const orgId = await customer()
    for (const body of [{ featureId: 'calls', eventName: 'ring' }, {}]) {
      expect(await faultOf(usage.track(orgId, body, 'server'))).toMatchObject({
        code: 'invalid_inputs',
      })
    }
  })

  test('takes its amount from the properties when none is given', async () => {
    const orgId = await customer()
    await usage.track(orgId, { featureId: 'calls', properties: { value: 7 } }, 'server')
    expect((await billing.createCustomer(orgId, {})).features.calls?.balance).toBe(23)
  })
})

describe('a feature and the credits that pay for it', () => {
  test('are asked as the browser asks: too little of the one is enough of the other', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'pack', { options: [{ featureId: 'credits', quantity: 10 }] })
    await usage.track(orgId, { featureId: 'scans', value: 2 }, 'server')
    const asked = { featureId: 'scans', requiredBalance: 5 }
    const answer = await billing.check(orgId, asked)
    expect(answer, 'three are left').toMatchObject({ allowed: true, feature_id: 'credits' })
    await usage.track(orgId, { featureId: 'scans', value: 5 }, 'server')
    const { features } = await billing.createCustomer(orgId, {})
    expect([features.scans?.balance, features.credits?.balance]).toEqual([0, 9.4])
  })
})

describe('a cycle that is over', () => {
  test('is over once, however many look at the same time', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'pro')
    await usage.track(orgId, { featureId: 'calls', value: 70 }, 'server')
    const ahead = 32 * 86_400_000
    await database.owner.query(
      'update billing_customer set clock_ahead_ms = $2 where organization_id = $1',
      [orgId, ahead],
    )
    const looks = Array.from({ length: 8 }, (_, index) =>
      index % 2
        ? billing.createCustomer(orgId, {})
        : usage.track(orgId, { featureId: 'calls', value: 1 }, 'server'),
    )
    await Promise.all(looks)
    const { features } = await billing.createCustomer(orgId, { expand: ['invoices'] })
    expect(features.calls, 'thirty were left, and four of them are used').toMatchObject({
      balance: 126,
      rollovers: { balance: 26 },
    })
    const { invoices } = await billing.createCustomer(orgId, { expand: ['invoices'] })
    expect(invoices?.map(({ total }) => total)).toEqual([20, 20])
    expect(await ledgerGaps(database, orgId)).toEqual([])
  })
})

describe('an entity', () => {
  test('beyond what the plan has room for is refused by name', async () => {
    const orgId = await customer()
    for (const id of ['a', 'b', 'c']) await billing.createEntity(orgId, { id, featureId: 'seats' })
    const more = billing.createEntity(orgId, { id: 'd', featureId: 'seats' })
    expect(await faultOf(more)).toMatchObject({
      code: 'feature_limit_reached',
      details: { feature: 'seats' },
    })
  })

  test('of what is used up, or of what the product counts, is none', async () => {
    const orgId = await customer()
    const wrong = billing.createEntity(orgId, { id: 'a', featureId: 'calls' })
    expect(await faultOf(wrong)).toMatchObject({ code: 'invalid_inputs' })
    const unknown = billing.createEntity(orgId, { id: 'a', featureId: 'nothing' })
    expect(await faultOf(unknown)).toMatchObject({ code: 'feature_not_found' })
  })
})

describe('who has left a card', () => {
  test('is charged at once, unless a page or an invoice is wanted', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'pack')
    for (const way of [{ forceCheckout: true }, { invoice: true }]) {
      expect(await billing.attach(orgId, { productId: 'pro', ...way })).toMatchObject({
        code: 'checkout_created',
        checkout_url: expect.any(String),
      })
    }
    const attached = await billing.attach(orgId, { productId: 'pro' })
    expect(attached).toMatchObject({ code: 'new_product_attached' })
    expect(attached.checkout_url).toBeFalsy()
  })
})

describe('an entity that nobody knows', () => {
  const asked = { featureId: 'calls', entityId: 'till-9' }
  const entityData = { featureId: 'seats', name: 'Till 9' }

  test('is created on the way when its data is given', async () => {
    const orgId = await customer()
    expect(await faultOf(usage.track(orgId, asked, 'server'))).toMatchObject({
      code: 'entity_not_found',
    })
    await usage.track(orgId, { ...asked, entityData }, 'server')
    const { entities, features } = await billing.createCustomer(orgId, { expand: ['entities'] })
    expect(entities).toMatchObject([{ id: 'till-9', name: 'Till 9' }])
    expect(features.seats?.balance, 'it has taken a place').toBe(2)
  })

  test('is not created on the way if it would cost something', async () => {
    const orgId = await customer()
    await subscribe(orgId, 'pro', { options: [{ featureId: 'seats', quantity: 2 }] })
    expect(await faultOf(usage.track(orgId, { ...asked, entityData }, 'server'))).toMatchObject({
      code: 'invalid_inputs',
    })
    expect((await billing.createCustomer(orgId, {})).features.calls?.balance).toBe(100)
    await billing.createEntity(orgId, { id: 'till-9', featureId: 'seats' })
    await usage.track(orgId, { ...asked, entityData }, 'server')
    expect((await billing.createCustomer(orgId, {})).features.calls?.balance).toBe(99)
  })
})
