// API keys as tokens of sockets: what each key follows and writes there, and when it ends.

import { ConvexClient } from 'convex/browser'
import { makeFunctionReference } from 'convex/server'
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { KEY_SCOPES, type KeyScope, scopeOf } from '#domain/api/key-scopes.ts'
import { liveScopesOf } from '#domain/api/live-scopes.ts'
import { KEY_REQUESTS } from '#domain/api/request-budget.ts'
import { callRows } from '#tests/support/callers/rows.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FrameClient } from '#tests/support/frame-client.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const ground = await setGround()
const { database, node, gate } = ground
const host = await startTestHost(database, { functions: node.engine, gate })
const clients: FrameClient[] = []
afterAll(async () => {
  for (const client of clients) client.close()
  await host.close()
  await node.stop()
})
const home = await setStage(ground, 'Home')
const away = await setStage(ground, 'Neighbours')
type Stage = typeof home
const ROWS = await callRows(home)
const QUERIES = ROWS.filter(({ contract }) => contract.kind === 'query')
const WRITES = ROWS.filter(({ contract }) => contract.kind !== 'query')

interface Wish {
  readonly scopes?: readonly KeyScope[]
  readonly storeIds?: readonly string[] | null
  readonly expiresAt?: number | null
}

async function keyOf({ orgId, people }: Stage, wish: Wish = {}) {
  const { scopes = KEY_SCOPES, storeIds = null, expiresAt = null } = wish
  const args = { orgId, name: 'Board', scopes, storeIds, expiresAt }
  const made = await node.engine.runAction(people.owner.identity, api.apiKeys.create.name, args)
  return z.object({ id: z.string(), secret: z.string() }).parse(made)
}

async function connect(secret: string): Promise<FrameClient> {
  const client = await FrameClient.open(node)
  clients.push(client)
  client.authenticate(secret)
  return client
}

async function socketOf(stage: Stage, wish: Wish = {}): Promise<FrameClient> {
  return connect((await keyOf(stage, wish)).secret)
}

const known = new Map<string, Promise<FrameClient>>()

/** One socket for each kind of key: an organization has only so many keys. */
function sharedSocket(stage: Stage, wish: Wish = {}): Promise<FrameClient> {
  const kind = JSON.stringify([stage.orgId, wish])
  const client = known.get(kind) ?? socketOf(stage, wish)
  known.set(kind, client)
  return client
}

const refusal = z.object({
  code: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
})

/** The answer of a query, or the code that it was refused with. */
async function follow(client: FrameClient, name: string, args: unknown) {
  const said = await client.last(client.subscribe(name, args))
  if (said.type !== 'QueryFailed') return { value: said }
  return { refused: refusal.parse(said.errorData) }
}

const rooms = (client: FrameClient, storeId = home.count.storeId) =>
  client.subscribe(api.rooms.getWithDetails.name, { storeId })

async function refusedWith(client: FrameClient, queryId: number): Promise<string> {
  return eventually(() => {
    const last = client.said(queryId).at(-1)
    if (last?.type !== 'QueryFailed') throw new Error('not refused')
    return refusal.parse(last.errorData).code
  })
}

let sequence = 0

/** The code that a write was refused with, or 'done'. */
async function write(client: FrameClient, name: string, args: unknown): Promise<string> {
  sequence += 1
  client.mutate(sequence, name, args)
  return outcomeOf(await client.answer('MutationResponse', sequence))
}

function outcomeOf(response: { readonly success: boolean }): string {
  if (response.success) return 'done'
  return z.object({ errorData: refusal }).parse(response).errorData.code
}

const whole = await socketOf(home)

describe('a function that answers', () => {
  const open = QUERIES.filter(({ contract }) => liveScopesOf(contract.name))
  const closed = QUERIES.filter(({ contract }) => !liveScopesOf(contract.name))

  test('is followed by keys only where the API has an operation of it', () => {
    expect(open.map(({ contract }) => contract.name).toSorted()).toEqual(
      open.flatMap(({ contract }) => (scopeOf(contract.name) ? [contract.name] : [])).toSorted(),
    )
    expect(open.length).toBeGreaterThan(15)
  })

  test.each(open)('$contract.name is followed by a key with its scopes', async (row) => {
    const { refused } = await follow(whole, row.contract.name, await row.args())
    expect(refused).toBeUndefined()
  })

  test.each(open)('$contract.name is refused to a key that misses one of them', async (row) => {
    for (const scope of liveScopesOf(row.contract.name) ?? []) {
      const scopes = KEY_SCOPES.filter((one) => one !== scope)
      const client = await sharedSocket(home, { scopes })
      expect(await follow(client, row.contract.name, await row.args())).toEqual({
        refused: { code: 'forbidden', details: { scope } },
      })
    }
  })

  test.each(open)('$contract.name says nothing to a key of others', async (row) => {
    const marks = [home.orgId, home.storeId, home.count.storeId, home.count.auditId, home.tea.id]
    const foreign = await sharedSocket(away)
    const answers = [await follow(foreign, row.contract.name, await row.args())]
    if (!('orgId' in Object(await row.args()))) {
      const narrow = await sharedSocket(home, { storeIds: [home.secondStore] })
      answers.push(await follow(narrow, row.contract.name, await row.args()))
    }
    const told = JSON.stringify(answers.map(({ value }) => value ?? null))
    if (row.contract === api.organizations.getByUser)
      return expect(told).not.toContain(home.storeId)
    expect(marks.filter((mark) => told.includes(mark))).toEqual([])
  })

  test.each(closed)('$contract.name is closed to every key', async (row) => {
    const { refused } = await follow(whole, row.contract.name, await row.args())
    expect(refused?.code).toBe('forbidden')
  })
})

describe('a function that writes', () => {
  const reading = KEY_SCOPES.filter((scope) => scope.endsWith(':read'))

  test.each(WRITES)(
    '$contract.name is refused to a key that only reads',
    async ({ contract, args }) => {
      const client = await sharedSocket(home, { scopes: reading })
      const given = await args()
      if (contract.kind === 'action') {
        sequence += 1
        client.send({ type: 'Action', requestId: sequence, udfPath: contract.name, args: [given] })
        return expect(outcomeOf(await client.answer('ActionResponse', sequence))).toBe('forbidden')
      }
      expect(await write(client, contract.name, given)).toBe('forbidden')
    },
  )

  test('is seen by whoever follows it, before it is answered', async () => {
    const client = await socketOf(home)
    const seen = rooms(client)
    await client.last(seen)
    const name = `Room ${crypto.randomUUID().slice(0, 8)}`
    const args = { storeId: home.count.storeId, name }
    expect(await write(client, api.rooms.create.name, args)).toBe('done')
    expect(JSON.stringify(client.said(seen).at(-1))).toContain(name)
  })

  test('of another store is not there for a key', async () => {
    const client = await socketOf(home, { storeIds: [home.secondStore] })
    const args = { storeId: home.count.storeId, name: 'Elsewhere' }
    expect(await write(client, api.rooms.create.name, args)).toBe('not_found')
  })
})

describe('a key that ends', () => {
  const within = async (client: FrameClient, queryId: number, end: () => Promise<unknown>) => {
    await client.last(queryId)
    await end()
    const endedAt = Date.now()
    const code = await refusedWith(client, queryId)
    expect(Date.now() - endedAt).toBeLessThan(1_000)
    return code
  }

  test('by being revoked loses what it follows within a second, and writes nothing', async () => {
    const { id: keyId, secret } = await keyOf(home)
    const client = await connect(secret)
    const { people, orgId, world } = home
    const revoke = () => world.run(people.owner, api.apiKeys.revoke, { orgId, keyId })
    expect(await within(client, rooms(client), revoke)).toBe('unauthenticated')
    expect(client.frames).toContainEqual(expect.objectContaining({ type: 'AuthError' }))
    const args = { storeId: home.count.storeId, name: 'Too late' }
    expect(await write(client, api.rooms.create.name, args)).toBe('unauthenticated')
    const again = await connect(secret)
    expect(await refusedWith(again, rooms(again))).toBe('unauthenticated')
  })

  test('by its time loses what it follows within a second', async () => {
    const expiresAt = Date.now() + 1_500
    const client = await socketOf(home, { expiresAt })
    const seen = rooms(client)
    expect((await client.last(seen)).type).toBe('QueryUpdated')
    await new Promise((resolve) => setTimeout(resolve, expiresAt - Date.now()))
    expect(await within(client, seen, async () => {})).toBe('unauthenticated')
  })

  test('far away has a clock that does not go off at once', async () => {
    const client = await socketOf(home, { expiresAt: Date.now() + 90 * 86_400_000 })
    expect((await client.last(rooms(client))).type).toBe('QueryUpdated')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(client.frames.map(({ type }) => type)).not.toContain('AuthError')
  })

  test('with its organization, which is suspended, hears that', async () => {
    const closed = await setStage(ground, 'Closed')
    const client = await socketOf(closed)
    const suspend = () =>
      database.owner.query(
        `update organization set suspended_reason = 'Unpaid', suspended_at = now() where id = $1`,
        [closed.orgId],
      )
    expect(await within(client, rooms(client, closed.count.storeId), suspend)).toBe('suspended')
  })

  test('before it began, because it is invented, is refused', async () => {
    const client = await connect(`shelfcount_key_${crypto.randomUUID()}`)
    expect(await refusedWith(client, rooms(client))).toBe('unauthenticated')
    expect(client.frames).toContainEqual(expect.objectContaining({ type: 'AuthError' }))
  })
})

test('the published client takes a key for a token, and hears when it is revoked', async () => {
  const { id: keyId, secret } = await keyOf(home)
  const client = new ConvexClient(node.url, {
    webSocketConstructor: WebSocket as never,
    skipConvexDeploymentUrlCheck: true,
    unsavedChangesWarning: false,
  })
  client.setAuth(async () => secret)
  const seen: string[] = []
  const getRooms = makeFunctionReference<'query', { storeId: string }, unknown>(
    'rooms:getWithDetails',
  )
  const note = (what: string) => () => void seen.push(what)
  const { storeId } = home.count
  client.onUpdate(getRooms, { storeId }, note('rooms'), note('refused'))
  await eventually(() => expect(seen.at(-1)).toBe('rooms'))
  const { people, orgId, world } = home
  await world.run(people.owner, api.apiKeys.revoke, { orgId, keyId })
  await eventually(() => expect(seen.at(-1)).toBe('refused'))
  await client.close()
})

test('requests on sockets and to the API are taken off one budget', async () => {
  const { secret } = await keyOf(away)
  const client = await connect(secret)
  const [first = -1] = Array.from({ length: 50 }, () => rooms(client, away.count.storeId))
  expect((await client.last(first)).type).toBe('QueryUpdated')
  const headers = { authorization: `Bearer ${secret}` }
  const api = await fetch(`${host.url}/api/v1/organization`, { headers })
  expect(Number(api.headers.get('ratelimit-remaining'))).toBe(KEY_REQUESTS - 52)
})

test('whoever asks too much is refused, and keeps what it follows', async () => {
  const client = await socketOf(away)
  const kept = rooms(client, away.count.storeId)
  await client.last(kept)
  const args = { storeId: away.count.storeId, name: '' }
  for (let at = 0; at < KEY_REQUESTS; at += 1) {
    sequence += 1
    client.mutate(sequence, api.rooms.create.name, args)
    if (at % 50 === 0) await client.answer('MutationResponse', sequence)
  }
  const last = await client.answer('MutationResponse', sequence)
  expect(outcomeOf(last)).toBe('rate_limited')
  expect(client.said(kept).at(-1)?.type).toBe('QueryUpdated')
})
