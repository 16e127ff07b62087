// Assistants: every tool by the published client as every kind of key, and what the protocol itself refuses.

import { spawn } from 'node:child_process'
import { json } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { TOOLS, toolsFor } from '#contract/v1/tools.ts'
import { KEY_SCOPES, type KeyScope, scopeOf } from '#domain/api/key-scopes.ts'
import type { FaultCode } from '#domain/fault.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'
import { startTestHost } from '#tests/support/test-host.ts'

const ground = await setGround()
const { database, node } = ground
const host = await startTestHost(database, { functions: node.engine })
afterAll(async () => {
  await host.close()
  await node.stop()
})
const home = await setStage(ground, 'Home')
const away = await setStage(ground, 'Neighbours')
type Stage = typeof home
const [freeShelf = ''] = await home.idsOf(
  'select id from shelf where room_id = $1 order by id limit 1',
  home.count.roomId,
)

interface Wish {
  readonly scopes?: readonly KeyScope[]
  readonly storeIds?: readonly string[] | null
}

async function keyOf({ orgId, people }: Stage, wish: Wish = {}) {
  const { scopes = KEY_SCOPES, storeIds = null } = wish
  const args = { orgId, name: 'Assistant', scopes, storeIds, expiresAt: null }
  const made = await node.engine.runAction(people.owner.identity, api.apiKeys.create.name, args)
  return z.object({ id: z.string(), secret: z.string() }).parse(made)
}

const answer = z.object({
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })).default([]),
  refused: z.object({ code: z.number().optional(), message: z.string() }).optional(),
})
const told = z.object({
  server: z.object({ name: z.string(), version: z.string() }).optional(),
  hints: z.string().optional(),
  tools: z
    .array(
      z.object({
        name: z.string(),
        annotations: z.object({
          readOnlyHint: z.boolean(),
          destructiveHint: z.boolean().optional(),
        }),
      }),
    )
    .default([]),
  answers: z.array(answer).default([]),
  refused: z.object({ code: z.unknown(), message: z.string() }).optional(),
})

interface ToolCall {
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/** As most assistants are today, and as those that speak the newest version of the protocol. */
type Era = 'before' | 'newest'

/** What the published client is told. */
async function assist(secret: string, calls: readonly ToolCall[] = [], era: Era = 'before') {
  const program = spawn(
    process.execPath,
    ['tests/support/assistant.mjs', `${host.url}/mcp`, secret, era],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  program.stdin.end(JSON.stringify(calls))
  return told.parse(await json(program.stdout))
}

/** Arguments for each tool, of one organization. */
function argumentsOf(stage: Stage): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const { count, sealedAudit, laterSealedAudit, reviewedLine, storeId, heldShelf } = stage
  const { auditId } = sealedAudit
  const both = { auditId, with: laterSealedAudit.auditId }
  const once = () => ({ idempotencyKey: crypto.randomUUID() })
  return {
    list_stores: {},
    list_rooms: { storeId: count.storeId },
    find_items: { text: 'tea' },
    list_audits: { status: 'completed' },
    get_audit: { auditId },
    list_assignments: { auditId: count.auditId, limit: 2 },
    get_results: { auditId },
    list_result_lines: { auditId },
    who_counted: reviewedLine,
    list_counts: { assignmentId: heldShelf },
    list_findings: { auditId },
    compare_audits: both,
    compare_lines: both,
    list_journal: { limit: 3, from: '2020-01-01T00:00:00Z' },
    add_item: { ...once(), name: 'Found by an assistant' },
    plan_audit: { ...once(), name: 'Spring', storeIds: [storeId], withoutBaseline: true },
    assign_shelves: { ...once(), auditId: count.auditId, userId: null, shelfIds: [freeShelf] },
  }
}

function callsOf(stage: Stage): readonly ToolCall[] {
  return Object.entries(argumentsOf(stage)).map(([name, given]) => ({ name, arguments: given }))
}

const whole = await keyOf(home)

function post(secret: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${host.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function ask(secret: string, method: string, params: object = {}) {
  return post(secret, { jsonrpc: '2.0', id: 1, method, params })
}

/** What a client of JSON-RPC understands, with the product's code for whoever wants to know more. */
function refusal(code: FaultCode) {
  const data = expect.objectContaining({ code, requestId: expect.any(String) })
  const error = { code: -32_000, message: expect.any(String), data }
  return { jsonrpc: '2.0', id: null, error }
}

describe('the published client', () => {
  test.each(['before', 'newest'] as const)(
    'of the version %s is told who is there, and gets an answer of the described shape from every tool',
    async (era) => {
      const calls = callsOf(home)
      const { server, hints, tools, answers } = await assist(whole.secret, calls, era)
      expect(server).toMatchObject({ name: 'shelfcount', version: '1.0.0' })
      expect(hints).toContain('null was not counted')
      expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
      const taking = tools.filter(({ annotations }) => annotations.destructiveHint)
      expect(taking.map(({ name }) => name)).toEqual(['assign_shelves'])
      expect(calls.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
      expect(answers.filter(({ isError, refused }) => isError || refused)).toEqual([])
      for (const { structuredContent, content } of answers) {
        expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent)
        expect(structuredContent?.source).toContain('http://shelfcount.example/api/v1/')
      }
    },
  )

  test('reads the address that an answer names as its source', async () => {
    const calls = [
      { name: 'list_result_lines', arguments: argumentsOf(home).list_result_lines ?? {} },
    ]
    const { answers } = await assist(whole.secret, calls)
    const { source, ...rows } = answers[0]?.structuredContent ?? {}
    const address = String(source).replace('http://shelfcount.example', host.url)
    const headers = { authorization: `Bearer ${whole.secret}` }
    expect(await (await fetch(address, { headers })).json()).toEqual(rows)
    expect(rows.data).not.toHaveLength(0)
  })

  test('is refused with a key that is wrong, or was revoked', async () => {
    const { id: keyId, secret } = await keyOf(home)
    const { people, orgId, world } = home
    expect((await assist(secret)).tools).toHaveLength(TOOLS.length)
    await world.run(people.owner, api.apiKeys.revoke, { orgId, keyId })
    const calls = [{ name: 'list_stores', arguments: {} }]
    const late = await assist(secret, calls)
    const words = [late.refused?.message, late.answers[0]?.refused?.message].join('')
    expect(words).toMatch(/unauthenticated|not valid|Sign in/i)
    expect(late.answers.some(({ structuredContent }) => structuredContent)).toBe(false)
    const wrong = await assist('shelfcount_key_wrong', calls)
    expect(wrong.refused?.message).toContain('This API key is not valid.')
    const { headers } = await ask('shelfcount_key_wrong', 'ping')
    expect(headers.get('www-authenticate')).toBe('Bearer')
  })

  test('sees nothing of another organization, and nothing of a store that is not the key’s', async () => {
    const closed = ['list_stores', 'find_items', 'list_audits', 'list_journal', 'add_item']
    const calls = callsOf(home).filter(({ name }) => !closed.includes(name))
    const elsewhere = await keyOf(home, { storeIds: [home.secondStore] })
    for (const { secret } of [await keyOf(away), elsewhere]) {
      const { answers } = await assist(secret, calls)
      expect(answers.map(({ isError }) => isError)).toEqual(calls.map(() => true))
      expect(answers.map(({ content }) => content[0]?.text.split(':')[0])).toEqual(
        calls.map(() => expect.stringMatching(/^(not_found|forbidden)$/)),
      )
      const all = [{ name: 'list_audits', arguments: {} }]
      expect(JSON.stringify((await assist(secret, all)).answers)).not.toContain(home.count.auditId)
    }
  })
})

describe.each(TOOLS.map((tool) => ({ name: tool.name, tool })))('$name', ({ name, tool }) => {
  const scope = scopeOf(tool.operation.calls.name)

  test('is not there for a key without its scope, and says whether it writes', async () => {
    const others = KEY_SCOPES.filter((one) => one !== scope)
    const { secret } = await keyOf(home, { scopes: others })
    const { result } = await (await ask(secret, 'tools/list')).json()
    expect(result.tools.map((one: { name: string }) => one.name)).not.toContain(name)
    const call = { name, arguments: argumentsOf(home)[name] }
    const refused = await (await ask(secret, 'tools/call', call)).json()
    expect(refused.error).toEqual({ code: -32_602, message: `There is no tool ${name}.` })
    const writes = tool.operation.method !== 'GET'
    expect(scope?.endsWith(':write')).toBe(writes)
  })

  test('answers what makes no sense in words', async () => {
    const good = argumentsOf(home)[name] ?? {}
    const wrong = [
      { ...good, surplus: true },
      { ...good, limit: 1e9, text: 5, storeId: [], auditId: {}, name: 7, with: null },
      { ...good, cursor: '\0', idempotencyKey: 'with space', storeIds: ['x'], userId: '\ud800' },
    ]
    for (const given of wrong) {
      const response = await ask(whole.secret, 'tools/call', { name, arguments: given })
      const { result } = await response.json()
      expect([response.status, result.isError, result.content[0].text]).toEqual([
        ...[200, true, expect.stringMatching(/^(invalid_argument|not_found|forbidden): /)],
      ])
    }
    expect(node.reports).toEqual([])
  })
})

test('a key of a suspended organization hears that it is suspended from every tool', async () => {
  const closed = await setStage(ground, 'Closed')
  const { secret } = await keyOf(closed)
  const calls = callsOf(closed)
  await database.owner.query(
    `update organization set suspended_reason = 'Unpaid', suspended_at = now() where id = $1`,
    [closed.orgId],
  )
  for (const call of calls) {
    const { result } = await (await ask(secret, 'tools/call', call)).json()
    expect([call.name, result.isError, result.content[0].text]).toEqual([
      ...[call.name, true, expect.stringMatching(/^suspended: /)],
    ])
  }
})

test('a key that only reads has no tool that writes', () => {
  const reading = KEY_SCOPES.filter((scope) => scope.endsWith(':read'))
  const tools = toolsFor(reading)
  expect(tools.filter(({ operation }) => operation.method !== 'GET')).toEqual([])
  expect(tools).toHaveLength(TOOLS.length - 3)
})

test('a write is made once for its text, here and in the API', async () => {
  const given = { name: 'Once', idempotencyKey: crypto.randomUUID() }
  const call = { name: 'add_item', arguments: given }
  const twice = await Promise.all(
    [1, 2].map(async () => (await ask(whole.secret, 'tools/call', call)).json()),
  )
  const ids = twice.map(({ result }) => result.structuredContent.id)
  const direct = await fetch(`${host.url}/api/v1/items`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${whole.secret}`,
      'idempotency-key': given.idempotencyKey,
    },
    body: '{"name":"Once"}',
  })
  expect(new Set([...ids, (await direct.json()).id]).size).toBe(1)
})

test('a write without a text of its own is refused: whoever asks again would write twice', async () => {
  const call = { name: 'add_item', arguments: { name: 'Twice' } }
  const { result } = await (await ask(whole.secret, 'tools/call', call)).json()
  expect(result.isError).toBe(true)
  expect(result.content[0].text).toContain('idempotencyKey is missing')
})

test('requests to tools and to the API are taken off one budget', async () => {
  const { secret } = await keyOf(away)
  await ask(secret, 'ping')
  const all = await Promise.all(Array.from({ length: 299 }, () => ask(secret, 'ping')))
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
  const headers = { authorization: `Bearer ${secret}` }
  const api = () => fetch(`${host.url}/api/v1/nowhere`, { headers })
  await Promise.all(Array.from({ length: 300 }, api))
  const late = await ask(secret, 'ping')
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await late.json()).toMatchObject(refusal('rate_limited'))
})

function introduction(protocolVersion: string) {
  return { protocolVersion, capabilities: {}, clientInfo: { name: 'assistant', version: '1' } }
}

/** As the newest version asks, which says with every message who speaks. */
function askNewest(secret: string, method: string, params: object = {}) {
  const { protocolVersion, capabilities, clientInfo } = introduction('2026-07-28')
  const prefix = 'io.modelcontextprotocol'
  const _meta = {
    [`${prefix}/protocolVersion`]: protocolVersion,
    [`${prefix}/clientCapabilities`]: capabilities,
    [`${prefix}/clientInfo`]: clientInfo,
  }
  const message = { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }
  return post(secret, message, { 'mcp-protocol-version': protocolVersion, 'mcp-method': method })
}

describe('the protocol', () => {
  test('agrees on a version that both know', async () => {
    const versionFor = async (protocolVersion: string) =>
      (await (await ask(whole.secret, 'initialize', introduction(protocolVersion))).json()).result
        .protocolVersion
    expect(await versionFor('2025-06-18')).toBe('2025-06-18')
    expect(await versionFor('1999-01-01')).toBe('2025-11-25')
    const headers = { 'mcp-protocol-version': '1999-01-01' }
    const body = { jsonrpc: '2.0', id: 1, method: 'ping' }
    expect((await post(whole.secret, body, headers)).status).toBe(400)
  })

  test.each([
    ['no JSON', '{', -32_700],
    ['a batch', [], -32_600],
    ['a batch of calls', [{ jsonrpc: '2.0', id: 1, method: 'ping' }], -32_600],
    ['another protocol', { id: 1, method: 'ping' }, -32_600],
  ])('refuses %s', async (_name, body, code) => {
    const response = await post(whole.secret, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code } })
  })

  test('keeps no line open, which could outlive its key', async () => {
    const asked = { notifications: { toolsListChanged: true } }
    const response = await askNewest(whole.secret, 'subscriptions/listen', asked)
    expect(await response.text()).toContain('"error"')
    const known = await (await askNewest(whole.secret, 'server/discover')).json()
    expect(known.result.capabilities).toEqual({ tools: {} })
  })

  test('knows no other methods, and wants what a method needs', async () => {
    const errorOf = async (method: string, params?: object) =>
      (await (await ask(whole.secret, method, params)).json()).error.code
    expect(await errorOf('resources/list')).toBe(-32_601)
    expect(await errorOf('constructor')).toBe(-32_601)
    expect(await errorOf('initialize')).toBeLessThan(0)
    expect(await errorOf('tools/call', { name: 5 })).toBeLessThan(0)
    expect(await errorOf('tools/call', { name: 'constructor' })).toBe(-32_602)
  })

  test('takes notifications, and has nothing to listen to', async () => {
    const noted = await post(whole.secret, { jsonrpc: '2.0', method: 'notifications/initialized' })
    expect([noted.status, await noted.text()]).toEqual([202, ''])
    const headers = { authorization: `Bearer ${whole.secret}` }
    for (const method of ['GET', 'DELETE']) {
      const response = await fetch(`${host.url}/mcp`, { method, headers })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
      expect(await response.json()).toMatchObject({ id: null, error: { code: -32_000 } })
    }
  })

  test('is closed to pages of other sites, to logins and to nobody', async () => {
    for (const origin of ['https://elsewhere.example', new URL(host.url).origin]) {
      const response = await post(whole.secret, {}, { origin })
      expect([response.status, await response.json()]).toEqual([403, refusal('forbidden')])
    }
    const none = await fetch(`${host.url}/mcp`, { method: 'POST' })
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await none.json()).toEqual(refusal('unauthenticated'))
    expect((await ask(await host.tokenOf(home.people.owner), 'ping')).status).toBe(401)
  })

  test('refuses what is too large, and cookies of another site, in its own words', async () => {
    const large = await post(whole.secret, ' '.repeat(1024 * 1024 + 1))
    expect([large.status, await large.json()]).toEqual([413, refusal('invalid_argument')])
    const headers = { cookie: 'a=b', origin: 'https://elsewhere.example' }
    const foreign = await post(whole.secret, {}, headers)
    expect([foreign.status, await foreign.json()]).toEqual([403, refusal('forbidden')])
  })
})
