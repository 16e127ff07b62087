import { expect } from '@playwright/test'
import { listIn, valueIn } from '../e2e/support/calls.ts'
import { product } from '../e2e/support/product.ts'
import { locationOf } from './support/page-answer.ts'
import { type BrowserRow, walkInBrowser } from './support/walk-in-browser.ts'

const USER_FIELDS = {
  id: expect.stringMatching(/./),
  name: 'Olivia Fennel',
  email: 'owner@shelfcount.test',
  image: null,
  createdAt: expect.any(Number),
  storeIds: expect.arrayContaining([expect.any(String)]),
}

const user: readonly BrowserRow[] = [
  ...Object.entries(USER_FIELDS).map(([field, value]) => ({
    row: `User: ${field}`,
    check: async ({ callAs }: Parameters<BrowserRow['check']>[0]) => {
      const current = await (await callAs('owner')).query('users:current')
      expect(current).toHaveProperty(field, value)
    },
  })),
  {
    row: 'User: the first store id is the default store',
    check: async ({ callAs }) => {
      const owner = await callAs('owner')
      const [first] = listIn(valueIn(await owner.query('users:current'), 'storeIds'))
      expect(await locationOf(owner, '/sign-in')).toBe(`/stores/${first}`)
    },
  },
]

const places: readonly BrowserRow[] = [
  {
    row: 'Store: belongs to an organization',
    check: async ({ callAs }) => {
      const owner = await callAs('owner')
      const [organization] = listIn(await owner.query('organizations:getByUser'))
      const orgId = valueIn(organization, 'id')
      const stores = listIn(await owner.query('stores:getByOrganization', { orgId }))
      expect(stores.map((store) => valueIn(store, 'id'))).toContain(product().storeId)
      for (const store of stores) expect(store).toHaveProperty('organizationId', orgId)
    },
  },
  {
    row: 'Room: has shelves',
    check: async ({ callAs }) => {
      const { storeId, roomId, shelfId } = product()
      const owner = await callAs('owner')
      const rooms = listIn(await owner.query('rooms:getWithDetails', { storeId }))
      const room = rooms.find((one) => valueIn(one, 'id') === roomId)
      expect(listIn(valueIn(room, 'shelves'))[0]).toHaveProperty('id', shelfId)
    },
  },
]

const session: readonly BrowserRow[] = [
  {
    row: 'Session: has a token field',
    check: async ({ callAs }) => {
      const found = await (await callAs('owner')).get('/api/auth/get-session')
      expect(found).toHaveProperty('session.token', expect.any(String))
    },
  },
  {
    row: 'Session: the token endpoint carries token',
    check: async ({ callAs }) => {
      const found = await (await callAs('owner')).get('/api/auth/token')
      expect(found).toHaveProperty('token', expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/))
    },
  },
  {
    row: 'Session: the one-time-token verification returns session',
    check: async ({ callAs }) => {
      const token = valueIn(
        await (await callAs('owner')).get('/api/auth/one-time-token/generate'),
        'token',
      )
      const verified = await (await callAs()).post('/api/auth/one-time-token/verify', { token })
      expect(verified).toHaveProperty('session.token', expect.any(String))
    },
  },
]

const purchases: readonly BrowserRow[] = [
  {
    row: 'Attach/checkout result: checkout_url or url',
    check: async ({ callAs }) => {
      const owner = await callAs('stranger')
      const attached = await owner.post('/api/billing/attach', { productId: 'ai_credits' })
      const checkout = await owner.post('/api/billing/checkout', { productId: 'ai_credits' })
      const address = expect.stringMatching(/^https?:\/\/.+\/checkout\//)
      expect(attached).toHaveProperty('checkout_url', address)
      expect(checkout).toHaveProperty('url', address)
    },
  },
  {
    row: 'Attach/checkout result: product_ids',
    check: async ({ callAs }) => {
      const owner = await callAs('stranger')
      const attached = await owner.post('/api/billing/attach', { productId: 'ai_credits' })
      expect(attached).toHaveProperty('product_ids', ['ai_credits'])
    },
  },
]

walkInBrowser('3. Entities and their fields', [...user, ...places, ...session, ...purchases])
