// What a stranger, a narrow key and an impatient program try on the public API.

import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { queryFields } from '#contract/v1/json-schema.ts'
import { isList, type Operation } from '#contract/v1/operation.ts'
import { OPERATIONS } from '#contract/v1/operations.ts'
import { KEY_SCOPES } from '#domain/api/key-scopes.ts'
import { freshImport } from '#tests/support/callers/fresh-import.ts'
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

async function keyOf({ orgId, people }: Stage, storeIds: readonly string[] | null = null) {
  const args = { orgId, name: 'Robot', scopes: KEY_SCOPES, storeIds, expiresAt: null }
  const made = await node.engine.runAction(people.owner.identity, api.apiKeys.create.name, args)
  return z.object({ secret: z.string() }).parse(made).secret
}

const own = await keyOf(home)
const foreign = await keyOf(away)

function send(
  secret: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${host.url}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secret}`, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function codeOf(asked: Promise<Response>): Promise<unknown> {
  const response = await asked
  const { code } = (await response.json()) as { readonly code?: unknown }
  return [response.status, code]
}

async function rowsNamed(stage: Stage, name: string): Promise<number> {
  const text = 'select id from item where organization_id = $1 and name = $2'
  return (await stage.idsOf(text, stage.orgId, name)).length
}

describe('ids of another organization', () => {
  test('in a query compare nothing', async () => {
    const [mine, theirs] = [home.sealedAudit.auditId, away.sealedAudit.auditId]
    for (const list of ['', '/lines']) {
      expect(await codeOf(send(own, `/audits/${mine}/comparison${list}?with=${theirs}`))).toEqual([
        ...[404, 'not_found'],
      ])
    }
  })

  test('in a body write nothing', async () => {
    const [shelf = ''] = await away.idsOf(
      'select id from shelf where room_id = $1 limit 1',
      away.count.roomId,
    )
    const { auditId } = home.count
    const tried: readonly (readonly [string, object])[] = [
      ['/audits', { name: 'Theirs', storeIds: [away.storeId] }],
      ['/audits', { name: 'Both', storeIds: [home.storeId, away.storeId] }],
      [`/audits/${auditId}/assignments`, { userId: null, shelfIds: [shelf] }],
      [`/audits/${auditId}/assignments`, { userId: null, roomIds: [away.count.roomId] }],
      [
        `/audits/${auditId}/assignments`,
        { userId: away.people.manager.id, roomIds: [home.count.roomId] },
      ],
      [`/stores/${home.count.storeId}/rooms/${away.count.roomId}/shelves`, { code: 'Z9' }],
    ]
    for (const [path, body] of tried) {
      const [status] = (await codeOf(send(own, path, body))) as readonly [number]
      expect([path, status]).toEqual([
        path,
        expect.toSatisfy((code) => [400, 403, 404].includes(code)),
      ])
    }
    const audits = await away.idsOf(`select id from audit where name in ('Theirs', 'Both')`)
    expect(audits).toEqual([])
  })

  test('in a count are not looked at', async () => {
    const assignmentId = home.freshShelf()
    await send(own, `/assignments/${assignmentId}/take`, { deviceId: 'robot-1' })
    const count = {
      ...{ id: crypto.randomUUID(), kind: 'add', itemId: away.tea.id, quantity: 1 },
      ...{ deviceId: 'robot-1', deviceSeq: 1, countedAt: new Date().toISOString() },
    }
    const response = await send(own, `/assignments/${assignmentId}/counts`, count)
    expect([response.status, (await response.text()).includes(away.tea.id)]).toEqual([404, false])
  })
})

async function webhookOf({ world, people: { owner }, orgId }: Stage): Promise<string> {
  const wish = { orgId, url: 'https://receiver.example/hooks', name: '' }
  const events = ['audit.completed' as const]
  const { id: endpointId } = await world.run(owner, api.webhooks.create, { ...wish, events })
  for (let at = 0; at < 3; at += 1) {
    await world.run(owner, api.webhooks.sendTest, { orgId, endpointId })
  }
  return endpointId
}

const webhooks = new Map([
  [home, await webhookOf(home)],
  [away, await webhookOf(away)],
])

const imports = new Map([
  [home, await freshImport(home, 'checked', { storeId: home.count.storeId, auditId: null })],
  [away, await freshImport(away, 'checked', { storeId: away.count.storeId, auditId: null })],
])

/** Of the list of an operation, the page after a cursor. */
async function pageOf(stage: Stage, secret: string, operation: Operation, query: string) {
  const ids: Readonly<Record<string, string>> = {
    ...{ storeId: stage.count.storeId, auditId: stage.sealedAudit.auditId, itemId: stage.tea.id },
    ...{ assignmentId: stage.heldShelf, webhookId: webhooks.get(stage) ?? '' },
    importId: imports.get(stage) ?? '',
  }
  const lineOf: Readonly<Record<string, string>> =
    operation.id === 'listLineCounts' ? stage.reviewedLine : ids
  const auditId = operation.id === 'listAssignments' ? stage.count.auditId : lineOf.auditId
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'auditId' ? (auditId ?? '') : (lineOf[name] ?? ''),
  )
  const beside = operation.path.includes('/comparison')
    ? `&with=${stage.laterSealedAudit.auditId}`
    : ''
  const response = await send(secret, `${path}?${query}${beside}`)
  return { status: response.status, text: await response.text() }
}

const CURSORED = OPERATIONS.filter(
  (one) => isList(one) && Object.hasOwn(queryFields(one.query).properties, 'cursor'),
)

describe('cursors', () => {
  test.each(CURSORED.map((one) => [one.id, one] as const))(
    'of another organization open nothing of it: %s',
    async (_id, operation) => {
      const whole = await pageOf(home, own, operation, 'limit=500')
      const ids = (JSON.parse(whole.text).data as readonly { readonly id?: string }[]).flatMap(
        ({ id }) => id ?? [],
      )
      const { nextCursor } = JSON.parse((await pageOf(home, own, operation, 'limit=1')).text)
      // Everything fits into one page, or the function itself has an end.
      if (nextCursor === null) return
      const cursor = encodeURIComponent(nextCursor)
      const page = await pageOf(away, foreign, operation, `limit=500&cursor=${cursor}`)
      expect([page.status, page.text.slice(0, 200)]).toEqual([
        expect.toSatisfy((status) => status === 200 || status === 400),
        expect.any(String),
      ])
      expect(ids.filter((id) => page.text.includes(id))).toEqual([])
    },
  )

  test.each(['x', '%00', '🐈', 'W10', 'eyJhIjp7fX0', 'null', '[]', '{}', '1'.repeat(1_000)])(
    'that are made up are refused in words: %s',
    async (made) => {
      for (const path of [
        '/items',
        '/audits',
        '/journal',
        '/stores',
        `/stores/${home.storeId}/rooms`,
        `/audits/${home.sealedAudit.auditId}/lines`,
        `/audits/${home.sealedAudit.auditId}/findings`,
      ]) {
        const response = await send(own, `${path}?cursor=${encodeURIComponent(made)}`)
        expect([path, response.status]).toEqual([path, 400])
      }
      expect(node.reports).toEqual([])
    },
  )

  test('do not make a page larger', async () => {
    for (const limit of ['501', '1e9', '-1', '0', '1.5', 'Infinity', '']) {
      expect([limit, (await send(own, `/items?limit=${limit}`)).status]).toEqual([limit, 400])
    }
  })
})

const SENSELESS = [
  ...[
    '',
    'x',
    '%00',
    '-1',
    '1e9',
    'null',
    '%5B%5D',
    'a'.repeat(2_000),
    '%F0%9F%90%88',
    '2026-13-40',
  ],
  ...[
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-02-30T00:00:00Z',
    '2026-01-01T00:00:00',
  ],
  ...['1969-12-31T23:59:59%2B14:00', '2026-01-01T00:00:00%2B99:99'],
]

/** What makes no sense in the fields of the document, and is not refused by its schema. */
function wrongQueries({ query }: Operation): readonly string[] {
  const { properties, required } = queryFields(query)
  const queries = Object.keys(properties).flatMap((name) =>
    SENSELESS.map((value) => `?${name}=${value}${neededBeside(name, required)}`),
  )
  return queries.filter(
    (one) => query.safeParse(Object.fromEntries(new URLSearchParams(one))).success,
  )
}

function neededBeside(name: string, required: readonly string[]): string {
  const others = required.filter((one) => one !== name)
  return others.map((one) => `&${one}=${home.laterSealedAudit.auditId}`).join('')
}

/** In the place of every id that an address names. */
const IDS: Readonly<Record<string, string>> = {
  ...{ storeId: home.count.storeId, auditId: home.sealedAudit.auditId, itemId: home.tea.id },
  ...{ assignmentId: home.heldShelf, shelfId: home.storeId, webhookId: webhooks.get(home) ?? '' },
  importId: imports.get(home) ?? '',
}

test.each(OPERATIONS.filter(({ method }) => method === 'GET').map((one) => [one.id, one] as const))(
  '%s has an answer to every senseless value of every field that the document names',
  async (_id, operation) => {
    const secret = await keyOf(home)
    const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => IDS[name] ?? '')
    for (const query of wrongQueries(operation)) {
      const { status } = await send(secret, address + query)
      expect([query, status]).toEqual([query, expect.toSatisfy((one) => one < 500 && one !== 429)])
    }
    expect(node.reports).toEqual([])
  },
)

describe('at the same moment', () => {
  test('one Idempotency-Key with two bodies writes one of them', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      ['Left', 'Right', 'Left', 'Right'].map((name) => send(own, '/items', { name }, headers)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
    expect((await rowsNamed(home, 'Left')) + (await rowsNamed(home, 'Right'))).toBe(1)
  })

  test('one Idempotency-Key for two operations does one of them', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const draft = { name: 'Twice', storeIds: [home.storeId], withoutBaseline: true }
    const answers = await Promise.all([
      send(own, '/items', { name: 'Twice' }, headers),
      send(own, '/audits', draft, headers),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('two keys take a shelf, and one of them holds it', async () => {
    const assignmentId = home.freshShelf()
    const others = [own, await keyOf(home)]
    const answers = await Promise.all(
      others.map((secret, at) =>
        send(secret, `/assignments/${assignmentId}/take`, { deviceId: `robot-${at}` }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(204)
    expect(statuses[1]).toBeGreaterThanOrEqual(400)
    expect(statuses[1]).toBeLessThan(500)
  })

  test('one count is sent ten times and counts once', async () => {
    const assignmentId = home.freshShelf()
    await send(own, `/assignments/${assignmentId}/take`, { deviceId: 'robot-1' })
    const count = {
      ...{ id: crypto.randomUUID(), kind: 'add', itemId: home.tea.id, quantity: 3 },
      ...{ deviceId: 'robot-1', deviceSeq: 9_001, countedAt: new Date().toISOString() },
    }
    const path = `/assignments/${assignmentId}/counts`
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(own, path, count)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { data } = await (await send(own, path)).json()
    expect(data).toMatchObject([{ id: count.id, effect: 3 }])
  })
})

test('a key of one store plans nothing in another', async () => {
  const narrow = await keyOf(home, [home.storeId])
  const both = { name: 'Wide', storeIds: [home.storeId, home.secondStore] }
  const [status] = (await codeOf(send(narrow, '/audits', both))) as readonly [number]
  expect([403, 404]).toContain(status)
  const { data } = await (await send(narrow, '/stores')).json()
  expect(data.map(({ id }: { readonly id: string }) => id)).toEqual([home.storeId])
})

/** The bytes of a request as nobody's library would write them, and the first line of each answer. */
async function speak(bytes: string): Promise<readonly string[]> {
  const { port } = new URL(host.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(bytes)
  const answers = (await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)
  return [...answers].map(([, status = '']) => status)
}

describe('a request within a request', () => {
  const inner = `POST /api/v1/items HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${own}\r\nContent-Length: 19\r\n\r\n{"name":"Smuggled"}`
  const outer = `POST /api/v1/items HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${own}\r\n`
  test.each([
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`],
    [
      'a length and pieces',
      `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
    ],
    ['pieces by another name', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`],
    [
      'a folded header',
      `Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${inner}`,
    ],
    ['a size that is none', `Transfer-Encoding: chunked\r\n\r\n0x13\r\n${inner}`],
  ])('is not read: %s', async (_name, rest) => {
    expect(await speak(outer + rest)).toEqual(['400'])
    expect(await rowsNamed(home, 'Smuggled')).toBe(0)
  })

  test('is one where it follows as a request of its own', async () => {
    const closing = inner.replace('Host: x', 'Host: x\r\nConnection: close')
    expect(await speak(`GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n${closing}`)).toEqual([
      ...['200', '201'],
    ])
    expect(await rowsNamed(home, 'Smuggled')).toBe(1)
  })
})

test('two secrets in one request are none', async () => {
  const { port } = new URL(host.url)
  const socket = connect(Number(port), '127.0.0.1')
  const line = `Authorization: Bearer ${foreign}\r\nAuthorization: Bearer ${own}\r\n`
  socket.write(`GET /api/v1/organization HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${line}\r\n`)
  expect(await text(socket)).toContain('401 Unauthorized')
})

test.each([
  ...['/items/..%2forganization', '//organization', '/organization/', '/ITEMS', '/items%00'],
  ...[
    '/items/%ff',
    `/items/${'a'.repeat(4_000)}`,
    '/%7BitemId%7D',
    '/stores/[object Object]/rooms',
  ],
])('the address %s leads nowhere', async (path) => {
  const response = await send(own, path)
  expect([400, 404]).toContain(response.status)
  expect(node.reports).toEqual([])
})
