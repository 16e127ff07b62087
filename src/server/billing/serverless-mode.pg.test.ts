// Serverless-function mode: the published client of that mode, unchanged, calls backend actions by name. The host puts
// their answers and refusals into the client's envelope.

import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { parseFault } from '#domain/fault.ts'
import { type Person, World } from '#seeds/world.ts'
import type { PublishedAnswer, PublishedClient } from '#tests/support/billing-host.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const node = await startLiveNode({ database })
afterAll(() => node.stop())
const world = new World({ database })

type ServerlessClient = Omit<PublishedClient, 'entities' | 'prefix'> & {
  readonly entities: Omit<PublishedClient['entities'], 'delete'> & {
    readonly delete: (args: object) => Promise<PublishedAnswer>
  }
  readonly post: () => Promise<unknown>
}

async function clientOf(person: Person): Promise<ServerlessClient> {
  const entry = createRequire(import.meta.url).resolve('autumn-js')
  const file = new URL('../libraries/react/client/ConvexAutumnClient.mjs', pathToFileURL(entry))
  const { ConvexAutumnClient } = await import(file.href)
  const action = async ({ name }: { readonly name: string }, args: object) => ({
    data: await node.engine.runAction(person.identity, name, JSON.parse(JSON.stringify(args))),
    error: null,
  })
  return new ConvexAutumnClient({ convex: { action }, convexApi: api.billing })
}

test('every call of the client finds its action', async () => {
  const shop = await world.shop()
  const client = await clientOf(shop.owner)
  expect(
    await client.createCustomer({ errorOnNotFound: false, expand: ['invoices'] }),
  ).toMatchObject({ error: null, data: { id: shop.organizationId, products: [{ id: 'free' }] } })
  expect((await client.products.list()).data).toMatchObject({ list: { length: 6 } })
  const check = await client.check({ featureId: 'audits', requiredBalance: 3, withPreview: true })
  expect(check.data).toMatchObject({ allowed: false, preview: { scenario: 'usage_limit' } })
  const order = { productId: 'team', freeTrial: false, dialog: () => null, openInNewTab: true }
  expect((await client.checkout(order)).data).toMatchObject({ total: 29, url: expect.any(String) })
  expect((await client.attach(order)).data).toMatchObject({ code: 'checkout_created' })
  expect((await client.query({ featureId: 'audits', range: '7d' })).data).toMatchObject({
    list: { length: 7 },
  })
  const portal = await client.openBillingPortal({ returnUrl: '/organization', openInNewTab: true })
  expect(portal.data).toMatchObject({ url: expect.stringContaining('/billing/portal') })
  expect((await client.setupPayment({})).data).toMatchObject({ url: expect.any(String) })
  expect((await client.referrals.createCode({ programId: 'friends' })).data).toMatchObject({
    code: expect.stringMatching(/^[A-Z0-9]{6}$/),
  })
})

test('a refusal comes as the error of a failed action', async () => {
  const shop = await world.shop()
  const client = await clientOf(shop.owner)
  const refused = await Promise.all([
    client.track({ featureId: 'audits' }),
    client.cancel({ productId: 'business' }),
    client.entities.create({ id: 'seat-1', featureId: 'members' }),
    client.entities.create([{ id: 'seat-1', featureId: 'members' }]),
    client.entities.get('nobody', {}),
    client.entities.delete({ entityId: 'nobody' }),
    client.referrals.redeemCode({ code: 'NOBODY' }),
  ])
  for (const { data, error } of refused) {
    expect(data).toBeNull()
    expect(error).toMatchObject({ code: 'convex_action_failed', message: expect.any(String) })
    expect(error?.message).not.toBe('')
  }
  await expect(client.post()).rejects.toThrow('HTTP methods not supported in Convex mode')
})

test('who the customer is comes from the login, here too', async () => {
  const shop = await world.shop()
  const other = await world.shop()
  const { owner } = shop
  const asked = { customerId: other.organizationId, customer_data: { name: 'Mallory' } }
  const answer = await node.engine.runAction(owner.identity, api.billing.createCustomer.name, asked)
  expect(answer).toMatchObject({ id: shop.organizationId, name: 'World Goods' })
  const named = { orgId: other.organizationId }
  const refusal = await node.engine
    .runAction(owner.identity, api.billing.createCustomer.name, named)
    .catch(parseFault)
  expect(refusal).toMatchObject({ code: 'not_found' })
})

test('what nobody means is refused by actions as it is over HTTP', async () => {
  const shop = await world.shop()
  let endless: unknown = 1
  for (let level = 0; level < 20_000; level += 1) endless = { a: endless }
  for (const args of [
    { code: 'A', customerData: [] },
    { code: { __proto__: null } },
    { code: 'A', customerId: endless },
    [],
  ]) {
    const refusal = await node.engine
      .runAction(shop.owner.identity, api.billing.redeemReferralCode.name, args)
      .catch(parseFault)
    expect(refusal).toMatchObject({ code: 'invalid_argument' })
  }
})
