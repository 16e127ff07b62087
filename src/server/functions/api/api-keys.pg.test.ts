// What a key lets in: its scopes in its stores, until it ends or is revoked.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { NewApiKey } from '#contract/api-keys.ts'
import type { AnyContract } from '#contract/define.ts'
import { MOST_KEYS } from '#domain/api/api-key.ts'
import type { KeyScope } from '#domain/api/key-scopes.ts'
import { Fault } from '#domain/fault.ts'
import { type Shop, World } from '#seeds/world.ts'
import { createRateLimits } from '#server/auth/rate-limits.ts'
import type { Identity } from '#server/functions/viewer.ts'
import { createKeyring } from '#server/http/keyring.ts'
import { allowEverything } from '#tests/support/allow-everything.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
let includesApi = true
const node = await startLiveNode({
  database,
  entitlements: {
    ...allowEverything,
    require: async ({ feature }) => {
      if (feature === 'api' && !includesApi) {
        throw new Fault('limit_reached', undefined, { feature })
      }
    },
  },
})
const ring = () => createKeyring({ pool: database.app, limits: createRateLimits(database.auth) })
const keyring = ring()
const ADDRESS = '192.0.2.1'
afterAll(() => node.stop())

interface Wish {
  readonly scopes?: readonly KeyScope[]
  readonly storeIds?: readonly string[] | null
  readonly expiresAt?: number | null
}

async function keyFor(shop: Shop, wish: Wish = {}): Promise<NewApiKey> {
  const args = {
    ...{ orgId: shop.organizationId, name: 'Till', scopes: ['rooms:read', 'items:read'] },
    ...{ storeIds: null, expiresAt: null, ...wish },
  }
  const { identity } = shop.owner
  return (await node.engine.runAction(
    identity,
    api.apiKeys.create.name,
    args,
  )) as unknown as NewApiKey
}

async function call({ secret }: NewApiKey, { kind, name }: AnyContract, args: object) {
  const { identity } = await keyring.callerOf(secret, ADDRESS)
  if (kind === 'mutation') return node.engine.runMutation(identity, name, args)
  return ask(identity, name, args)
}

async function ask(identity: Identity, path: string, args: object): Promise<unknown> {
  const [answer] = await node.engine.runQueries(identity, [{ path, args }], 'inconsistent')
  return answer
}

const list = ({ organizationId: orgId, owner }: Shop) =>
  ask(owner.identity, api.apiKeys.list.name, { orgId })

describe('a key', () => {
  test('does what its scopes say, and nothing else', async () => {
    const shop = await world.shop()
    const key = await keyFor(shop)
    const { storeId, organizationId: orgId } = shop
    expect(await call(key, api.rooms.getWithDetails, { storeId })).toEqual([])
    const add = call(key, api.rooms.create, { storeId, name: 'Cellar' })
    await expect(add).rejects.toMatchObject({
      code: 'forbidden',
      details: { scope: 'rooms:write' },
    })
    const people = call(key, api.members.list, { orgId })
    await expect(people).rejects.toThrow('This is not open to API keys.')
  })

  test('lets in a program that begins with many calls at once', async () => {
    const { secret } = await keyFor(await world.shop())
    const fresh = ring()
    const calls = Array.from({ length: 100 }, () => fresh.callerOf(secret, ADDRESS))
    expect(new Set((await Promise.all(calls)).map(({ keyId }) => keyId)).size).toBe(1)
  })

  test('for one store does not see another', async () => {
    const shop = await world.shop()
    const other = await world.store(shop.owner, shop.organizationId, 'Mill')
    const key = await keyFor(shop, { storeIds: [shop.storeId] })
    await expect(call(key, api.rooms.getWithDetails, { storeId: shop.storeId })).resolves.toEqual(
      [],
    )
    const foreign = call(key, api.rooms.getWithDetails, { storeId: other })
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
    const elsewhere = call(key, api.items.list, { orgId: (await world.shop()).organizationId })
    await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is made only while there is room, even if two make one at once', async () => {
    const shop = await world.shop()
    await database.owner.query(
      `select app.create_api_key($1, gen_random_uuid(), gen_random_uuid()::text, 'Till',
         gen_random_uuid()::text, 'hint', '{items:read}', null, $2, null)
       from generate_series(1, $3::int - 1)`,
      [shop.organizationId, shop.owner.id, MOST_KEYS],
    )
    const lock = {
      text: 'select from organization where id = $1 for update',
      values: [shop.organizationId],
    }
    const made = await atOnce(database.owner, lock, [() => keyFor(shop), () => keyFor(shop)])
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is refused at once when it is revoked, and was named in the journal', async () => {
    const shop = await world.shop()
    const { storeId, organizationId: orgId, owner } = shop
    const key = await keyFor(shop, { scopes: ['rooms:write', 'rooms:read'] })
    await call(key, api.rooms.create, { storeId, name: 'Cellar' })
    expect(await ask(owner.identity, api.journal.list.name, { orgId })).toMatchObject({
      page: expect.arrayContaining([
        expect.objectContaining({ action: 'rooms.create', userName: 'Till (API key)' }),
        expect.objectContaining({
          action: 'apiKeys.create',
          details: { name: 'Till', scopes: 'rooms:read, rooms:write' },
        }),
      ]),
    })
    await world.run(owner, api.apiKeys.revoke, { orgId, keyId: key.id })
    const again = () => call(key, api.rooms.getWithDetails, { storeId })
    await expect(again()).rejects.toMatchObject({ code: 'unauthenticated' })
    const write = () => call(key, api.rooms.create, { storeId, name: 'Attic' })
    await expect(write()).rejects.toMatchObject({ code: 'unauthenticated' })
    const twice = world.run(owner, api.apiKeys.revoke, { orgId, keyId: key.id })
    await expect(twice).rejects.toMatchObject({ code: 'conflict' })
    expect(await list(shop)).toMatchObject([{ state: 'revoked' }])
  })

  test('is part of a plan: without it there are no new ones, and those that are there go on', async () => {
    const shop = await world.shop()
    const key = await keyFor(shop)
    const { organizationId: orgId, owner, storeId } = shop
    includesApi = false
    try {
      await expect(keyFor(shop)).rejects.toMatchObject({ details: { feature: 'api' } })
      const url = 'https://receiver.example/hooks'
      const endpoint = { orgId, url, name: '', events: ['audit.created'] }
      const listen = node.engine.runMutation(owner.identity, api.webhooks.create.name, endpoint)
      await expect(listen).rejects.toMatchObject({ details: { feature: 'api' } })
      expect(await list(shop)).toMatchObject([{ id: key.id, state: 'open' }])
      expect(await call(key, api.rooms.getWithDetails, { storeId })).toEqual([])
    } finally {
      includesApi = true
    }
  })

  test('ends when it was said to', async () => {
    const shop = await world.shop()
    const key = await keyFor(shop, { expiresAt: Date.now() + 3_600_000 })
    const look = () => call(key, api.items.list, { orgId: shop.organizationId })
    await expect(look()).resolves.toMatchObject({ page: [] })
    await database.owner.query(
      `update api_key set expires_at = now() - interval '1 second' where id = $1`,
      [key.id],
    )
    await expect(look()).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(ring().callerOf(key.secret, ADDRESS)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  test('of a suspended organization is told so', async () => {
    const shop = await world.shop()
    const key = await keyFor(shop)
    await database.owner.query(
      `update organization set suspended_reason = 'Unpaid', suspended_at = now() where id = $1`,
      [shop.organizationId],
    )
    const look = call(key, api.items.list, { orgId: shop.organizationId })
    await expect(look).rejects.toMatchObject({ code: 'suspended' })
  })

  test('is shown once: no table holds its secret', async () => {
    const shop = await world.shop()
    const { id, secret } = await keyFor(shop)
    const { rows } = await database.owner.query<{ readonly name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'app', 'auth')`,
    )
    const holding: string[] = []
    for (const { name } of rows) {
      const text = `select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`
      const found = await database.owner.query(text, [secret.slice(-30)])
      if (found.rowCount) holding.push(name)
    }
    expect(holding).toEqual([])
    expect(await list(shop)).toMatchObject([
      { id, name: 'Till', state: 'open', hint: secret.slice(-4), stores: null, lastUsedAt: null },
    ])
    await keyring.callerOf(secret, ADDRESS)
    expect(await list(shop)).toMatchObject([{ lastUsedAt: expect.any(Number) }])
  })

  test('goes with its organization, and so does the user that it acted under', async () => {
    const shop = await world.shop()
    const { identity } = await keyring.callerOf((await keyFor(shop)).secret, ADDRESS)
    await database.owner.query('delete from organization where id = $1', [shop.organizationId])
    const { rows } = await database.owner.query('select 1 from auth."user" where id = $1', [
      identity.userId,
    ])
    expect(rows).toEqual([])
  })
})
