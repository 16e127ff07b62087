// Rules of the engine that only show when it is asked from outside.

import { describe, expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { faultOf, GOOD_CARD } from '#tests/support/billing.ts'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const world = new World({ database, catalog: TEST_CATALOG })
const { billing } = world
const { usage, sandbox } = billing

async function customer() {
  const { organizationId } = await world.shop()
  await billing.createCustomer(organizationId, {})
  return organizationId
}

async function subscribe(orgId: string, productId: string, more: object = {}) {
  const { checkout_url } = await billing.attach(orgId, { productId, ...more })
  await sandbox.pay([orgId], checkout_url?.split('/').at(-1) ?? '', GOOD_CARD)
}

describe('an answer says what it is about', () => {
  test('of what the plan does not have: found, and not allowed', async () => {
    const orgId = await customer()
    expect(await billing.check(orgId, { featureId: 'dark_mode' })).toMatchObject({
      allowed: false,
      code: 'feature_found',
    })
    await subscribe(orgId, 'pro')
    expect(await billing.check(orgId, { featureId: 'dark_mode' })).toMatchObject({ allowed: true })
  })

  test('of a product: found, with how it stands', async () => {
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

  test('of usage: that it was received', async () => {
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

  test('is as much as its properties say, where nothing else is said', async () => {
    const orgId = await customer()
    await usage.track(orgId, { featureId: 'calls', properties: { value: 7 } }, 'server')
    expect((await billing.createCustomer(orgId, {})).features.calls?.balance).toBe(23)
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

  test('is made on the way where it is said what it is', async () => {
    const orgId = await customer()
    expect(await faultOf(usage.track(orgId, asked, 'server'))).toMatchObject({
      code: 'entity_not_found',
    })
    await usage.track(orgId, { ...asked, entityData }, 'server')
    const { entities, features } = await billing.createCustomer(orgId, { expand: ['entities'] })
    expect(entities).toMatchObject([{ id: 'till-9', name: 'Till 9' }])
    expect(features.seats?.balance, 'it has taken a place').toBe(2)
  })

  test('is not made on the way where it would cost something', async () => {
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
