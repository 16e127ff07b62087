// The preview of an attach takes the same path as the attach, and stops before changing anything.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { faultOf, GOOD_CARD, newCustomer } from '#tests/support/billing.ts'
import { testDatabase } from '#tests/support/database.ts'
import { parsePlans } from './plan-file.ts'

const database = await testDatabase()
const plans = parsePlans(readFileSync('plans.json', 'utf8'), 'plans.json')
const world = new World({ database, catalog: plans })
const { billing } = world

const customer = () => newCustomer(world)

async function subscribe(orgId: string, productId: string): Promise<void> {
  const { url } = await billing.checkout(orgId, { productId, freeTrial: false })
  await billing.sandbox.pay([orgId], url?.split('/').at(-1) ?? '', GOOD_CARD)
}

async function previewOf(orgId: string, body: object) {
  const answer = await billing.check(orgId, { ...body, withPreview: true })
  if (!('product_id' in answer) || !answer.preview) throw new Error('no preview')
  return answer.preview
}

test('a trial is called one, and left out when it is not wanted', async () => {
  const orgId = await customer()
  expect(await previewOf(orgId, { productId: 'team' })).toMatchObject({
    free_trial: true,
    due_today: { price: 0 },
    due_next_cycle: { price: 29 },
  })
  const plain = await previewOf(orgId, { productId: 'team', freeTrial: false })
  expect(plain.free_trial).toBeUndefined()
  expect(plain.due_today).toMatchObject({ price: 29 })
})

test('a trial that this browser has had is not promised again', async () => {
  const customerData = { fingerprint: `print of ${await customer()}` }
  const [first, second] = [await customer(), await customer()]
  for (const orgId of [first, second]) await billing.createCustomer(orgId, { customerData })
  await billing.attach(first, { productId: 'team' })
  expect((await previewOf(first, { productId: 'team' })).free_trial).toBe(true)
  const other = await previewOf(second, { productId: 'team' })
  expect([other.free_trial, other.due_today?.price]).toEqual([undefined, 29])
})

test('other quantities of a product are a change, with the price of these', async () => {
  const orgId = await customer()
  await subscribe(orgId, 'team')
  expect(await previewOf(orgId, { productId: 'team' })).toMatchObject({ error_on_attach: true })
  const options = [{ featureId: 'members', quantity: 10 }]
  const preview = await previewOf(orgId, { productId: 'team', options })
  expect(preview.error_on_attach).toBeUndefined()
  expect(preview.due_today?.price).toBeCloseTo(20, 1)
  const { total } = await billing.checkout(orgId, { productId: 'team', options })
  expect(preview.due_today?.price).toBeCloseTo(total, 1)
})

test('a product preview takes a promotion code into account', async () => {
  const orgId = await customer()
  const preview = await previewOf(orgId, { productId: 'business', reward: 'LAUNCH20' })
  expect(preview.due_today?.price).toBeCloseTo(79.2, 5)
  const asked = billing.check(orgId, { productId: 'business', withPreview: true, reward: 'GOLD' })
  expect(await faultOf(asked)).toMatchObject({ code: 'reward_not_found' })
})

test('checking a product with a preview changes nothing', async () => {
  const orgId = await customer()
  await subscribe(orgId, 'team')
  await previewOf(orgId, { productId: 'business' })
  const { products, invoices } = await billing.createCustomer(orgId, { expand: ['invoices'] })
  expect(products.map(({ id }) => id)).toEqual(['team'])
  expect(invoices).toHaveLength(1)
})

test('an entity has its own products and not those of another', async () => {
  const orgId = await customer()
  await subscribe(orgId, 'business')
  const asked = billing.check(orgId, { productId: 'business', entityId: 'nobody' })
  expect(await faultOf(asked)).toMatchObject({ code: 'entity_not_found' })
})

test('a closed door leads to a plan that what was asked for fits into', async () => {
  const orgId = await customer()
  const offered = async (featureId: string, requiredBalance: number) => {
    const body = { featureId, requiredBalance, withPreview: true }
    const { preview } = await billing.check(orgId, body)
    return preview && 'products' in preview ? preview.products.map(({ id }) => id) : []
  }
  expect((await offered('items', 600))[0]).toBe('team')
  expect((await offered('items', 20_000)).slice(0, 3)).toEqual([
    'business',
    'business_yearly',
    'team',
  ])
  expect((await offered('audits', 50))[0]).toBe('team')
})
