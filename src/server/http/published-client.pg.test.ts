// The published billing client, unchanged, gets an answer to each of its sixteen calls: on the server's own prefix, in
// the mode for an auth library, and through actions without HTTP.

import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import type { Shop } from '#seeds/world.ts'
import { GOOD_CARD } from '#tests/support/billing.ts'
import { TEST_CATALOG } from '#tests/support/billing-catalog.ts'
import {
  type PublishedAnswer,
  type PublishedClient,
  publishedClient,
  startBillingHost,
} from '#tests/support/billing-host.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode, testBilling } from '#tests/support/live-node.ts'

const database = await testDatabase()
// Plans under which every call can succeed; those of the product count their seats themselves.
const host = await startBillingHost(database, TEST_CATALOG)
const node = await startLiveNode({ database, catalog: TEST_CATALOG })
const { sandbox } = await testBilling(database, TEST_CATALOG)
afterAll(async () => {
  await host.stop()
  await node.stop()
})

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** What all modes share; only deleting has different names. */
type AnyClient = Omit<PublishedClient, 'prefix' | 'detectCors' | 'entities'> & {
  readonly entities: Omit<PublishedClient['entities'], 'delete'>
}

type ActionClient = AnyClient & {
  readonly entities: { readonly delete: (args: object) => Promise<PublishedAnswer> }
}

const withUrl = z.object({ url: z.string() })
const withCode = z.object({ code: z.string() })

async function overHttp(shop: Shop, options: object): Promise<PublishedClient> {
  const token = await host.tokenOf(shop.owner)
  return publishedClient({ backendUrl: host.url, getBearerToken: async () => token, ...options })
}

async function byActions({ owner }: Shop): Promise<ActionClient> {
  const entry = createRequire(import.meta.url).resolve('autumn-js')
  const file = new URL('../libraries/react/client/ConvexAutumnClient.mjs', pathToFileURL(entry))
  const { ConvexAutumnClient } = await import(file.href)
  const action = async ({ name }: { readonly name: string }, args: object) => ({
    data: await node.engine.runAction(owner.identity, name, JSON.parse(JSON.stringify(args))),
    error: null,
  })
  return new ConvexAutumnClient({ convex: { action }, convexApi: api.billing })
}

/** The answer; a refusal fails the test with its message. */
async function answered(call: Promise<PublishedAnswer>): Promise<unknown> {
  const { data, error } = await call
  expect(error).toBeNull()
  return data
}

async function usesEveryCall(
  shop: Shop,
  client: AnyClient,
  deleteEntity: (id: string) => Promise<PublishedAnswer>,
) {
  const { organizationId } = shop
  const code = await codeOfAFriend()
  expect(await answered(client.createCustomer({ expand: ['entities'] }))).toMatchObject({
    id: organizationId,
    products: [{ id: 'free' }],
  })
  expect(await answered(client.products.list())).toMatchObject({ list: { length: 5 } })
  expect(await answered(client.check({ featureId: 'calls' }))).toMatchObject({
    allowed: true,
    balance: 30,
  })
  const used = client.track({ featureId: 'calls', value: 4, idempotencyKey: 'once' })
  expect(await answered(used)).toMatchObject({ code: 'event_received' })
  const usage = await answered(client.query({ featureId: 'calls', range: '24h' }))
  expect(usage).toMatchObject({ list: { length: 24, 23: { calls: 4 } } })
  await answered(client.entities.create({ id: 'till-1', featureId: 'seats', name: 'Till 1' }))
  expect(await answered(client.entities.get('till-1', { expand: ['invoices'] }))).toMatchObject({
    id: 'till-1',
  })
  expect(await answered(deleteEntity('till-1'))).toMatchObject({ success: true })
  expect(await answered(client.checkout({ productId: 'pro' }))).toMatchObject({ total: 20 })
  await pay(shop, await answered(client.setupPayment({})))
  expect(await answered(client.attach({ productId: 'pro' }))).toMatchObject({
    code: 'new_product_attached',
  })
  expect(await answered(client.cancel({ productId: 'pro' }))).toMatchObject({ success: true })
  expect(await answered(client.openBillingPortal({}))).toMatchObject({ url: expect.any(String) })
  expect(await answered(client.referrals.createCode({ programId: 'friends' }))).toMatchObject({
    code: expect.stringMatching(/^[A-Z0-9]{6}$/),
  })
  expect(await answered(client.referrals.redeemCode({ code }))).toMatchObject({
    customer_id: organizationId,
  })
}

async function pay({ organizationId }: Shop, page: unknown): Promise<void> {
  const { url } = withUrl.parse(page)
  await sandbox.pay([organizationId], new URL(url).pathname.split('/').at(-1) ?? '', GOOD_CARD)
}

async function codeOfAFriend(): Promise<string> {
  const friend = await overHttp(await host.world.shop(), { pathPrefix: '/api/billing' })
  const made = await answered(friend.referrals.createCode({ programId: 'friends' }))
  return withCode.parse(made).code
}

test.each([
  ['its own prefix', { pathPrefix: '/api/billing' }, '/api/billing'],
  [
    'the mode for an auth library',
    { betterAuthUrl: host.url, pathPrefix: '/api/auth/billing' },
    '/api/auth/billing',
  ],
])('all sixteen calls in %s', async (_name, options, prefix) => {
  const shop = await host.world.shop()
  const client = await overHttp(shop, options)
  expect(client.prefix).toBe(prefix)
  expect(await client.detectCors()).toMatchObject({ valid: true })
  await usesEveryCall(shop, client, (id) => client.entities.delete(id))
})

test('all of them but the one about HTTP by actions', async () => {
  const shop = await host.world.shop()
  const client = await byActions(shop)
  await usesEveryCall(shop, client, (entityId) => client.entities.delete({ entityId }))
})
