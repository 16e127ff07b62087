// The same functions through two doors of one host: the public API with a key, and the one that pages use.

import * as z from 'zod'
import { api } from '#contract/api.ts'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import { World } from '#seeds/world.ts'
import { createRateLimits } from '#server/auth/rate-limits.ts'
import { ApiGate } from '#server/http/api-gate.ts'
import { createKeyring } from '#server/http/keyring.ts'
import type { LiveNode } from '#tests/support/live-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'
import type { BenchDatabase } from './bench-database.ts'

const ITEMS = 200
const PAGE = 25

export type ApiDoors = Awaited<ReturnType<typeof openApiDoors>>

/** What is measured is not how soon a key has asked enough. */
class OpenGate extends ApiGate {
  override spend(): void {}
}

export async function openApiDoors(database: BenchDatabase, { engine }: LiveNode) {
  const world = new World({ database })
  const { owner, organizationId: orgId } = await world.shop()
  const itemIds: string[] = []
  for (let at = 0; at < ITEMS; at += 1) {
    itemIds.push((await world.run(owner, api.items.upsert, { orgId, name: `Tea ${at}` })).id)
  }
  const wish = { orgId, name: 'Bench', scopes: KEY_SCOPES, storeIds: null, expiresAt: null }
  const made = await engine.runAction(owner.identity, api.apiKeys.create.name, wish)
  const { secret } = z.object({ secret: z.string() }).parse(made)
  const keyring = createKeyring({ pool: database.app, limits: createRateLimits(database.auth) })
  const host = await startTestHost(database, { functions: engine, gate: new OpenGate(keyring) })
  const token = await host.tokenOf(owner)
  const anItem = () => itemIds[Math.floor(Math.random() * itemIds.length)] ?? ''

  const send = async (path: string, bearer: string, body?: object) => {
    const response = await fetch(`${host.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${path}: ${answer}`)
  }
  const ask = (path: string, args: object) => send('/api/query', token, { path, args })
  let sequence = 0
  const item = () => {
    sequence += 1
    return { name: `Green tea ${sequence}`, sku: `TEA-${sequence}`, unitCost: 2.1 }
  }

  return {
    readList: () => send(`/api/v1/items?limit=${PAGE}`, secret),
    readListBare: () =>
      ask(api.items.list.name, { orgId, paginationOpts: { numItems: PAGE, cursor: null } }),
    readOne: () => send(`/api/v1/items/${anItem()}`, secret),
    readOneBare: () => ask(api.items.get.name, { orgId, itemId: anItem() }),
    write: () => send('/api/v1/items', secret, item()),
    writeBare: () =>
      send('/api/mutation', token, { path: api.items.upsert.name, args: { orgId, ...item() } }),
    close: () => host.close(),
  }
}
