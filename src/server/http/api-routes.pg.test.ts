// The public API over HTTP: every operation as every kind of key, with what it declares and without errors of ours.

import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { queryFields } from '#contract/v1/json-schema.ts'
import { openApiDocument, statusOf } from '#contract/v1/openapi.ts'
import { isList, type Operation } from '#contract/v1/operation.ts'
import { OPERATIONS } from '#contract/v1/operations.ts'
import { curlOf, GUIDE_EXAMPLES, type GuideExample } from '#domain/api/guide-examples.ts'
import { KEY_SCOPES, type KeyScope, scopeOf } from '#domain/api/key-scopes.ts'
import { freshImport } from '#tests/support/callers/fresh-import.ts'
import { setGround, setStage } from '#tests/support/callers/stage.ts'
import { startTestHost } from '#tests/support/test-host.ts'
import { createGate } from './api-gate.ts'

const ground = await setGround()
const { database, node } = ground
/** For what keys may send in a minute: each test has one of its own. */
let minute = 0
beforeEach(() => {
  minute += 1
})
const clock = { nowMs: () => minute * 60_000, wait: async () => {} }
const gate = createGate(database, clock)
const host = await startTestHost(database, { functions: node.engine, gate })
afterAll(async () => {
  await host.close()
  await node.stop()
})
const home = await setStage(ground, 'Home')
const away = await setStage(ground, 'Neighbours')
type Stage = typeof home

interface Wish {
  readonly scopes?: readonly KeyScope[]
  readonly storeIds?: readonly string[] | null
}

async function keyOf({ orgId, people }: Stage, wish: Wish = {}) {
  const { scopes = KEY_SCOPES, storeIds = null } = wish
  const args = { orgId, name: 'Till', scopes, storeIds, expiresAt: null }
  const made = await node.engine.runAction(people.owner.identity, api.apiKeys.create.name, args)
  return z.object({ id: z.string(), secret: z.string() }).parse(made)
}

const whole = await keyOf(home)

const elsewhereAtHome = await keyOf(home, { storeIds: [home.secondStore] })

/** An organization has so many keys, so each set of scopes has one here. */
const keysByScopes = new Map<string, ReturnType<typeof keyOf>>()

function keyFor(isHeld: (scope: KeyScope) => boolean) {
  const scopes = KEY_SCOPES.filter(isHeld)
  const name = scopes.join()
  const key = keysByScopes.get(name) ?? keyOf(home, { scopes })
  keysByScopes.set(name, key)
  return key
}

/** What stands in an address, of one organization. */
async function idsOf(stage: Stage, { path, id }: Operation): Promise<Record<string, string>> {
  const { storeId, count, tea, idsOf: look } = stage
  if (id === 'listLineCounts') return stage.reviewedLine
  const room = id === 'archiveRoom' ? await freshRoom(stage) : count.roomId
  const [shelf = ''] = await look(
    'select id from shelf where room_id = $1 and archived_at is null order by random() limit 1',
    id === 'archiveShelf' ? await freshRoom(stage) : count.roomId,
  )
  return {
    storeId: /rooms|shelves/.test(path) ? count.storeId : storeId,
    ...{ roomId: room, shelfId: shelf },
    itemId: id === 'archiveItem' ? await freshItem(stage) : tea.id,
    auditId: await auditFor(stage, id),
    laterAuditId: stage.laterSealedAudit.auditId,
    assignmentId: path.includes('{assignmentId}') ? await assignmentFor(stage, id) : '',
    ...(path.includes('{webhookId}') && (await webhookFor(stage, id))),
    importId: path.includes('{importId}') ? await importFor(stage, id) : '',
  }
}

/** Its jobs do not run here, so it is made as it would be. */
async function importFor(stage: Stage, id: string): Promise<string> {
  const importId = await freshImport(stage, id === 'undoImport' ? 'undone' : 'checked')
  await database.owner.query('update import set summary = $2 where id = $1', [importId, CHECKED])
  return importId
}

const CHECKED = {
  ...{ rows: 2, fine: 1, warned: 0, bad: 1, byCode: { quantity_not_a_number: 1 }, knownRows: 1 },
  ...{ newRows: 0, newShelves: 0, newPlaces: [], comparison: null, listedFindings: 500 },
}

/** A new one each time, with a message in its log; an organization has only so many. */
async function webhookFor({ world, people: { owner }, orgId }: Stage, id: string) {
  await forgetWebhooks(orgId)
  const url = 'https://receiver.example/hooks'
  const wish = { orgId, url, name: '', events: ['audit.completed' as const] }
  const { id: endpointId } = await world.run(owner, api.webhooks.create, wish)
  const { id: eventId } = await world.run(owner, api.webhooks.sendTest, { orgId, endpointId })
  if (id === 'resumeWebhook') await world.run(owner, api.webhooks.pause, { orgId, endpointId })
  return { webhookId: endpointId, eventId }
}

async function forgetWebhooks(orgId: string): Promise<void> {
  await database.owner.query('delete from webhook_endpoint where organization_id = $1', [orgId])
}

async function auditFor(stage: Stage, id: string): Promise<string> {
  const { world, home: place, sealedAudit, count } = stage
  if (id === 'startAudit') return (await world.draftAudit(place)).auditId
  if (id === 'stopAudit' || id === 'submitAudit') return (await world.runningAudit(place)).auditId
  return id === 'assignShelves' || id === 'listAssignments' ? count.auditId : sealedAudit.auditId
}

async function freshRoom({ world, people, count }: Stage): Promise<string> {
  const args = { storeId: count.storeId, name: `Room ${crypto.randomUUID().slice(0, 8)}` }
  const shelves = [{ code: crypto.randomUUID().slice(0, 8) }]
  return (await world.run(people.owner, api.rooms.create, { ...args, shelves })).id
}

async function freshItem({ world, people, orgId }: Stage): Promise<string> {
  return (await world.run(people.owner, api.items.upsert, { orgId, name: 'Short-lived' })).id
}

/** A shelf that the whole key holds, unless it is going to take it. */
async function assignmentFor(stage: Stage, id: string): Promise<string> {
  if (id === 'listCounts') return stage.heldShelf
  const assignmentId = stage.freshShelf()
  if (id === 'takeShelf') return assignmentId
  if (stage === home) {
    await send(whole.secret, `/assignments/${assignmentId}/take`, 'POST', { deviceId: 'robot-1' })
  }
  return assignmentId
}

/** The newest files of a store, and what a search found: the function itself ends these. */
const BOUNDED = new Set(['listImports', 'searchItems'])

let sequence = 0

function bodyOf({ id, example }: Operation, ids: Record<string, string>): object | undefined {
  if (id === 'recordCount') {
    sequence += 1
    return { ...example, id: crypto.randomUUID(), deviceSeq: sequence, code: `C-${sequence}` }
  }
  if (id === 'submitShelf') return { deviceId: 'robot-1', eventsSent: 0, declaredEmpty: true }
  if (id === 'addBarcode') return { code: crypto.randomUUID() }
  if (id === 'createItem') return { ...example, sku: crypto.randomUUID(), barcodes: [] }
  if (id === 'replaceItem') return { name: 'Tea', unitCost: 2, unitPrice: 3 }
  if (id === 'createRoom') return { name: `Room ${crypto.randomUUID().slice(0, 8)}` }
  if (id === 'renameRoom') return { name: `Room ${crypto.randomUUID().slice(0, 8)}` }
  if (id === 'createShelf' || id === 'replaceShelf')
    return { code: crypto.randomUUID().slice(0, 8), ...(id === 'replaceShelf' && { name: null }) }
  if (!example) return undefined
  const text = JSON.stringify(example).replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => ids[name] ?? '',
  )
  return JSON.parse(text) as object
}

function addressOf({ path, id }: Operation, ids: Record<string, string>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
  if (path.includes('/comparison')) return `${filled}?with=${ids.laterAuditId}`
  return id === 'searchItems' ? `${filled}?text=tea` : filled
}

function send(
  secret: string,
  path: string,
  method = 'GET',
  body?: object | string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const told = new Headers({
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
  })
  for (const [name, value] of Object.entries(headers)) told.set(name, value)
  const text = typeof body === 'string' ? body : body && JSON.stringify(body)
  return fetch(`${host.url}/api/v1${path}`, {
    method,
    headers: told,
    ...(text !== undefined && { body: text }),
  })
}

async function ask(operation: Operation, stage: Stage, secret: string): Promise<Response> {
  const ids = await idsOf(stage, operation)
  return send(secret, addressOf(operation, ids), operation.method, bodyOf(operation, ids))
}

/** Every test here comes from one address. */
async function forgetGuesses(): Promise<void> {
  await database.owner.query(`delete from auth."rateLimit" where key like 'api-key/%'`)
}

const problem = z.object({
  ...{ type: z.string(), title: z.string(), status: z.int(), code: z.string(), detail: z.string() },
  ...{ requestId: z.string(), details: z.record(z.string(), z.unknown()).optional() },
})

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const told = problem.parse(await response.json())
  expect(told.status).toBe(response.status)
  return told
}

describe.each(OPERATIONS.map((operation) => ({ id: operation.id, operation })))(
  '$id',
  ({ operation }) => {
    const scope = scopeOf(operation.calls.name)

    test('answers a key with every scope as it declares', async () => {
      const response = await ask(operation, home, whole.secret)
      const text = await response.text()
      if (operation.id === 'submitAudit') {
        // Its shelves are open, so the checklist holds it back.
        expect(JSON.parse(text)).toMatchObject({ code: 'illegal_transition' })
        return
      }
      expect([response.status, text.slice(0, 300)]).toEqual([
        statusOf(operation),
        expect.any(String),
      ])
      if (operation.answer) operation.answer.parse(JSON.parse(text))
      expect(Number(response.headers.get('ratelimit-remaining'))).toBeGreaterThan(0)
    })

    test('answers a key that has its scope and no other', async () => {
      const { secret } = await keyFor((one) => one === scope)
      const response = await ask(operation, home, secret)
      // Counting is up to whoever has taken the shelf, which is the other key; a checklist holds its audit back.
      const isElsewhere = ['recordCount', 'submitShelf', 'submitAudit'].includes(operation.id)
      const told = response.ok ? undefined : await problemOf(response)
      if (!isElsewhere) expect([response.status, told]).toEqual([statusOf(operation), undefined])
      expect(told?.details?.scope).toBeUndefined()
    })

    test('is closed to a key without its scope', async () => {
      expect(KEY_SCOPES).toContain(scope)
      const { secret } = await keyFor((one) => one !== scope)
      expect(await problemOf(await ask(operation, home, secret))).toMatchObject({
        ...{ status: 403, code: 'forbidden', details: { scope } },
      })
    })

    test('shows nothing of another organization, nor of a store that is not the key’s', async () => {
      const marks = [away.orgId, away.storeId, away.tea.id, away.count.auditId]
      const elsewhere = await ask(operation, away, whole.secret)
      const told = await elsewhere.text()
      if (operation.path.includes('{')) {
        expect([elsewhere.status, told.slice(0, 200)]).toEqual([404, expect.any(String)])
      } else if (operation.id === 'createAudit') {
        expect(elsewhere.status).toBeGreaterThanOrEqual(400)
      }
      expect(marks.filter((mark) => told.includes(mark) && !operation.path.includes('{'))).toEqual(
        [],
      )
      const { secret } = elsewhereAtHome
      const foreign = await ask(operation, home, secret)
      const text = await foreign.text()
      if (/storeId|auditId|assignmentId/.test(operation.path)) expect(foreign.status).toBe(404)
      expect(text.includes(home.count.auditId) && foreign.status < 400).toBe(false)
    })

    test('is closed to keys that ended, were revoked, or are invented', async () => {
      await forgetGuesses()
      const ended = await keyOf(home)
      await database.owner.query(
        `update api_key set expires_at = now() - interval '1 second' where id = $1`,
        [ended.id],
      )
      const revoked = await keyOf(home)
      await send(revoked.secret, '/organization')
      await home.world.run(home.people.owner, api.apiKeys.revoke, {
        orgId: home.orgId,
        keyId: revoked.id,
      })
      for (const secret of [ended.secret, revoked.secret, `${whole.secret}x`, 'nothing']) {
        expect(await problemOf(await ask(operation, home, secret))).toMatchObject({ status: 401 })
      }
    })

    test('has an answer to what makes no sense, and never an error of ours', async () => {
      const ids = await idsOf(home, operation)
      const wrong: readonly (object | string)[] = [
        ...['', '[]', '{', 'null', '"x"', '{"name":{"a":[]}}'],
        {
          name: 'te\0a\ud800',
          code: '\0',
          quantity: Number.MAX_VALUE,
          storeIds: ['x'],
          userId: '\0',
        },
        { ...bodyOf(operation, ids), surplus: true },
        { name: '', id: ids.itemId, reason: '', deviceId: '', kind: 'set', eventsSent: -1 },
      ]
      const address = addressOf(operation, ids)
      const queries = ['?limit=0', '?limit=x&cursor=%00', '?cursor=nonsense', '?storeId=1&from=x']
      const answers =
        operation.method === 'GET'
          ? queries.map((query) => send(whole.secret, address.split('?')[0] + query))
          : wrong.map((body) => send(whole.secret, address, operation.method, body))
      for (const response of await Promise.all(answers)) {
        expect(response.status).toBeLessThan(500)
        if (response.status >= 400) await problemOf(response)
      }
      expect(node.reports).toEqual([])
    })
  },
)

test('a key of a suspended organization hears that it is suspended, and nothing else', async () => {
  const closed = await setStage(ground, 'Closed')
  const { secret } = await keyOf(closed)
  const ids = new Map<Operation, Record<string, string>>()
  for (const operation of OPERATIONS) ids.set(operation, await idsOf(closed, operation))
  await database.owner.query(
    `update organization set suspended_reason = 'Unpaid', suspended_at = now() where id = $1`,
    [closed.orgId],
  )
  for (const [operation, own] of ids) {
    const address = addressOf(operation, own)
    const response = await send(secret, address, operation.method, bodyOf(operation, own))
    expect([operation.id, response.status, (await problemOf(response)).code]).toEqual([
      ...[operation.id, 403, 'suspended'],
    ])
  }
})

describe('an Idempotency-Key', () => {
  const add = (key: string, name: string) =>
    send(whole.secret, '/items', 'POST', { name }, { 'idempotency-key': key })
  const named = async (name: string) =>
    (
      await home.idsOf(
        'select id from item where organization_id = $1 and name = $2',
        home.orgId,
        name,
      )
    ).length

  test('with the same body answers the same, and writes once', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(async () => (await add(key, 'Once')).json()))
    expect(new Set(answers.map(({ id }: { id: string }) => id)).size).toBe(1)
    expect(await named('Once')).toBe(1)
  })

  test('with another body is refused, and writes nothing', async () => {
    const key = crypto.randomUUID()
    await add(key, 'First')
    expect(await problemOf(await add(key, 'Second'))).toMatchObject({
      ...{ status: 409, code: 'conflict', details: { guard: 'idempotency_key' } },
    })
    expect(await named('Second')).toBe(0)
  })

  test('answers nothing to a key that was revoked since', async () => {
    const { id: keyId, secret } = await keyOf(home)
    const { people, orgId, world } = home
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const ask = () => send(secret, '/items', 'POST', { name: 'Before the end' }, headers)
    expect((await ask()).status).toBe(201)
    await world.run(people.owner, api.apiKeys.revoke, { orgId, keyId })
    expect(await problemOf(await ask())).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('is of one key alone, and has to be one', async () => {
    const key = crypto.randomUUID()
    await add(key, 'Mine')
    const other = await keyOf(home)
    const theirs = await send(
      other.secret,
      '/items',
      'POST',
      { name: 'Theirs' },
      { 'idempotency-key': key },
    )
    expect(theirs.status).toBe(201)
    expect((await problemOf(await add('with space', 'Never'))).details).toEqual({
      field: 'Idempotency-Key',
    })
  })
})

describe('NDJSON', () => {
  const lines = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))

  test('takes one item a line: what is refused does not hold up the others', async () => {
    const body = '{"name":"Line one"}\n{"sku":"no name"}\n{"name":"Line three"}\nnot json\n'
    const headers = {
      'content-type': 'application/x-ndjson',
      'idempotency-key': crypto.randomUUID(),
    }
    const first = lines(await (await send(whole.secret, '/items', 'POST', body, headers)).text())
    expect(first).toMatchObject([
      { line: 1, status: 201, data: { id: expect.any(String) } },
      { line: 2, status: 400, problem: { code: 'invalid_argument', detail: 'Name is missing.' } },
      { line: 3, status: 201 },
      { line: 4, status: 400 },
    ])
    const again = lines(await (await send(whole.secret, '/items', 'POST', body, headers)).text())
    expect(again).toEqual(first)
  })

  test('spends a request for every ten lines, and nothing where that is too much', async () => {
    const { secret } = await keyOf(home)
    const headers = { 'content-type': 'application/x-ndjson' }
    const bulk = (count: number) =>
      send(secret, '/items', 'POST', '{"sku":"no name"}\n'.repeat(count), headers)
    const left = (response: Response) => Number(response.headers.get('ratelimit-remaining'))
    expect(left(await bulk(1))).toBe(599)
    expect(left(await bulk(11))).toBe(597)
    for (let at = 0; at < 5; at += 1) expect((await bulk(1_000)).status).toBe(200)
    const late = await bulk(1_000)
    expect(left(late)).toBe(96)
    expect(await problemOf(late)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect((await bulk(10)).status).toBe(200)
  })

  test('spends a request for every page that it gives', async () => {
    const { secret } = await keyOf(home)
    const headers = { accept: 'application/x-ndjson' }
    const rows = lines(
      await (await send(secret, '/items?limit=2', 'GET', undefined, headers)).text(),
    )
    const after = await send(secret, '/organization')
    expect(Number(after.headers.get('ratelimit-remaining'))).toBe(599 - Math.ceil(rows.length / 2))
  })

  test('gives all pages, a row a line', async () => {
    const headers = { accept: 'application/x-ndjson' }
    const response = await send(whole.secret, '/items?limit=2', 'GET', undefined, headers)
    const rows = lines(await response.text())
    const { total } = await (await send(whole.secret, '/items?limit=1')).json()
    expect(rows).toHaveLength(total)
    expect(new Set(rows.map(({ id }: { id: string }) => id)).size).toBe(total)
  })
})

interface Row {
  readonly id: string
  readonly shelves?: readonly object[]
}

/** The rows of all pages, which are asked for one after the other. */
async function follow(path: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
    const page = await (await send(whole.secret, `${path}${query}`)).json()
    rows.push(...page.data)
    cursor = page.nextCursor
  }
  return rows
}

test('pages follow each other by cursor', async () => {
  const seen = (await follow('/items?limit=3')).map(({ id }) => id)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toContain(home.tea.id)
})

test('shelves of a store come in pages, too', async () => {
  const path = `/stores/${home.count.storeId}/rooms`
  const { data } = await (await send(whole.secret, path)).json()
  const shelvesOf = (rows: readonly Row[]) => rows.flatMap(({ shelves = [] }) => shelves)
  const parts = await follow(`${path}?limit=2`)
  expect(parts.length).toBeGreaterThan(data.length)
  expect(shelvesOf(parts)).toEqual(shelvesOf(data))
})

test('every list has a limit, and a cursor to go on', () => {
  const withoutLimit = OPERATIONS.filter(isList).filter(({ id, query }) => {
    const { properties } = queryFields(query)
    return !('limit' in properties && 'cursor' in properties) && !BOUNDED.has(id)
  })
  expect(withoutLimit).toEqual([])
})

describe('the page for developers', () => {
  test.each(Object.values(GUIDE_EXAMPLES) as readonly GuideExample[])(
    'shows a call that works: $id',
    async ({ method, path, headers = {}, body, status }) => {
      const filled = path
        .replace('STORE_ID', home.storeId)
        .replace('IMPORT_ID', await importFor(home, 'confirmImport'))
      const response = await send(whole.secret, filled, method, body, headers)
      const text = await response.text()
      expect([response.status, text.slice(0, 200)]).toEqual([status, expect.any(String)])
      if (method === 'POST') expect(text).not.toContain('problem')
    },
  )

  test('shows it as a shell takes it', () => {
    expect(curlOf(GUIDE_EXAMPLES.write, 'https://count.example')).toBe(
      [
        "curl -X POST 'https://count.example/api/v1/items' \\",
        '  -H "Authorization: Bearer $SHELFCOUNT_KEY" \\',
        "  -H 'Content-Type: application/json' \\",
        "  -H 'Idempotency-Key: tea-2026-11-19' \\",
        `  --data-binary '${GUIDE_EXAMPLES.write.body}'`,
      ].join('\n'),
    )
  })
})

test('who sends too much is told when to come back', async () => {
  const { secret } = await keyOf(away)
  const answers = await Promise.all(Array.from({ length: 620 }, () => send(secret, '/nowhere')))
  const late = answers.filter(({ status }) => status === 429)
  expect(late).toHaveLength(20)
  expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(late[0]?.headers.get('ratelimit-remaining')).toBe('0')
})

test('who guesses keys is told to wait, and keys that are known go on', async () => {
  await forgetGuesses()
  const guess = () => send(`shelfcount_key_${crypto.randomUUID()}`, '/organization')
  expect((await send(whole.secret, '/organization')).status).toBe(200)
  const answers: Response[] = []
  for (let at = 0; at < 31; at += 1) answers.push(await guess())
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(30).fill(401), 429])
  expect(Number(answers[30]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(whole.secret, '/organization')).status).toBe(200)
  await forgetGuesses()
})

test('a key that is right is no guess', async () => {
  await forgetGuesses()
  const guests = await setStage(ground, 'Guests')
  for (let at = 0; at < 35; at += 1) {
    const { secret } = await keyOf(guests)
    expect((await send(secret, '/organization')).status).toBe(200)
    if (at < 29) await send(`shelfcount_key_${at}`, '/organization')
  }
  await forgetGuesses()
})

test('baselines of an audit are shown to keys that may read baselines', async () => {
  const { auditId } = home.sealedAudit
  const { secret } = await keyOf(home, { scopes: ['audits:read'] })
  expect(await (await send(secret, `/audits/${auditId}`)).json()).toMatchObject({ baselines: null })
  const { baselines } = await (await send(whole.secret, `/audits/${auditId}`)).json()
  expect(baselines).not.toHaveLength(0)
})

test('what is refused before it is understood is a problem like any other', async () => {
  const large = await send(whole.secret, '/items', 'POST', { name: 'x'.repeat(2_000_000) })
  expect(await problemOf(large)).toMatchObject({ status: 413, code: 'invalid_argument' })
  const foreign = await send(
    whole.secret,
    '/items',
    'POST',
    { name: 'Tea' },
    {
      ...{ cookie: 'a=b', origin: 'https://elsewhere.example' },
    },
  )
  expect(await problemOf(foreign)).toMatchObject({ status: 403, code: 'forbidden' })
})

test('other sites’ pages may read the document, and call nothing', async () => {
  const document = await fetch(`${host.url}/api/v1/openapi.json`)
  expect(document.headers.get('access-control-allow-origin')).toBe('*')
  expect(await document.json()).toEqual(
    JSON.parse(JSON.stringify(openApiDocument('http://shelfcount.example'))),
  )
  const call = await send(whole.secret, '/organization')
  expect(call.headers.get('access-control-allow-origin')).toBeNull()
})

test('logins and cookies do not open it', async () => {
  const token = await host.tokenOf(home.people.owner)
  expect(await problemOf(await send(token, '/organization'))).toMatchObject({ status: 401 })
})
