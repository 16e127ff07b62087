// If a client leaves, its queries are canceled, and a flood from one organization does not delay another.

import { afterAll, expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { placesOf } from '#server/realtime/places.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { Gate } from '#tests/support/gated-functions.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const database = await testDatabase()
const world = new World({ database })
const gate = new Gate()
/** One place of an organization is left to the colleagues of whoever asks. */
const PLACES = placesOf(database).reads.perOrganization - 1
const node = await startLiveNode({ database, extraFunctions: gate.functions })
const host = await startTestHost(database, { functions: node.engine })
afterAll(async () => {
  await host.close()
  await node.stop()
})

interface Asked {
  readonly bearer: string
  readonly storeId: string
  readonly mode?: 'consistent' | 'inconsistent'
  readonly times?: number
  readonly signal?: AbortSignal
}

function ask({ bearer, storeId, mode = 'inconsistent', times = 100, signal }: Asked) {
  const queries = Array.from({ length: times }, (_, nth) => ({
    path: 'gatedRooms:get',
    args: { storeId, nth },
  }))
  return fetch(`${host.url}/api/queries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ mode, queries }),
    ...(signal ? { signal } : {}),
  })
}

test('while one organization asks for hundreds of slow answers, another one is answered', async () => {
  const [busy, quiet] = [await world.shop(), await world.shop()]
  gate.close(busy.storeId)
  const bearer = await host.tokenOf(busy.owner)
  const storm = [1, 2, 3].map(() => ask({ bearer, storeId: busy.storeId }))
  await eventually(() => expect(gate.begun.get(busy.storeId)).toBe(PLACES))
  const other = { bearer: await host.tokenOf(quiet.owner), storeId: quiet.storeId, times: 10 }
  const answer = await ask(other)
  const { results } = (await answer.json()) as { results: { status: string }[] }
  expect(results.map(({ status }) => status)).toEqual(Array(10).fill('success'))
  expect(gate.begun.get(busy.storeId)).toBe(PLACES)
  gate.open(busy.storeId)
  for (const { status } of await Promise.all(storm)) expect(status).toBe(200)
  expect(gate.ended.get(busy.storeId)).toBe(300)
})

test('a question at a point in time that was left is cancelled as well', async () => {
  const shop = await world.shop()
  const { storeId } = shop
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await host.tokenOf(shop.owner)}`,
  }
  const drawn = await fetch(`${host.url}/api/query_ts`, { method: 'POST', headers })
  const { ts } = (await drawn.json()) as { ts: string }
  gate.close(storeId)
  const leaving = new AbortController()
  const left = fetch(`${host.url}/api/query_at_ts`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ path: 'gatedRooms:get', args: { storeId }, ts }),
    signal: leaving.signal,
  })
  await eventually(() => expect(gate.begun.get(storeId)).toBe(1))
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  await eventually(() => expect(database.reads.idleCount).toBe(database.reads.totalCount))
  gate.open(storeId)
  expect(gate.ended.get(storeId)).toBeUndefined()
  expect(node.reports).toEqual([])
})

test.each(['consistent', 'inconsistent'] as const)(
  'of a %s request that was left nothing more is asked, and its connections are free',
  async (mode) => {
    const shop = await world.shop()
    const { storeId } = shop
    gate.close(storeId)
    const leaving = new AbortController()
    const bearer = await host.tokenOf(shop.owner)
    const left = ask({ bearer, storeId, mode, signal: leaving.signal })
    await eventually(() => expect(gate.begun.get(storeId)).toBe(mode === 'consistent' ? 1 : PLACES))
    const begun = gate.begun.get(storeId)
    leaving.abort()
    await expect(left).rejects.toThrow('aborted')
    await eventually(() => expect(database.reads.idleCount).toBe(database.reads.totalCount))
    gate.open(storeId)
    const again = await ask({ bearer, storeId, times: 1 })
    expect(await again.json()).toMatchObject({ results: [{ status: 'success' }] })
    expect(gate.begun.get(storeId)).toBe((begun ?? 0) + 1)
    expect(gate.ended.get(storeId)).toBe(1)
    expect(node.reports).toEqual([])
  },
)
