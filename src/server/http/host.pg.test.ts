import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { ConvexHttpClient } from 'convex/browser'
import { makeFunctionReference } from 'convex/server'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { testDatabase } from '#tests/support/database.ts'
import { readWorkbook } from '#tests/support/read-workbook.ts'
import { createAuth } from '../auth/create-auth.ts'
import { createFunctions } from '../functions/registry.ts'
import { newId } from '../new-id.ts'
import { openQuerySnapshot } from '../realtime/one-time-queries.ts'
import { createHost, type Host } from './host.ts'
import { createHttpMetrics } from './metrics.ts'
import type { RenderPage } from './pages.ts'

const PASSWORD = 'correct horse battery'
const database = await testDatabase()
const lines: string[] = []
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
const PUBLIC_URL = 'http://shelfcount.example'

const auth = createAuth({
  pool: database.auth,
  publicUrl: PUBLIC_URL,
  secret: 'the secret of the tests has enough letters',
  mails: { send: async () => {} },
  beforeDeleteUser: async () => {},
  log: pino({ level: 'silent' }),
})

/** Stands for the framework: says what it was given, and fails on demand. */
const render: RenderPage = async (request, { context }) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/broken') throw new Error('a secret detail')
  const { user, token } = await context.backend.session()
  const current = await context.backend.query(api.users.current, {})
  const shown = { user: user?.email ?? null, token, current: current?.email ?? null }
  const filler = '<!-- padding so that the page is worth compressing -->'.repeat(40)
  const html = `<script nonce="${context.nonce}">${JSON.stringify(shown)}</script>${filler}`
  return new Response(html, { headers: { 'content-type': 'text/html' } })
}

let host: Host
let base: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shelfcount-client-'))
  await mkdir(path.join(folder, 'assets'))
  const script = 'console.log("an asset")'
  await writeFile(path.join(folder, 'assets/app-abc123.js'), script)
  await writeFile(path.join(folder, 'assets/app-abc123.js.gz'), gzipSync(script))
  await writeFile(path.join(folder, 'sw.js'), 'self.addEventListener("fetch", () => {})')
  await writeFile(path.join(folder, '_shell.html'), '<script>start()</script>')
  const functions = createFunctions()
  host = await createHost({
    auth,
    database,
    log,
    functions: {
      async openSnapshot(identity, mode) {
        const snapshot = await openQuerySnapshot(database.app, identity, mode)
        const query = (name: string, args: unknown) =>
          snapshot.query({ implementation: functions.find('query', name), args })
        return { query, close: snapshot.close }
      },
      runMutation: async () => {
        throw new Error('another secret detail')
      },
      runAction: async () => null,
    },
    metrics: createHttpMetrics(),
    publicUrl: PUBLIC_URL,
    operator: { name: 'Test', contact: null },
    strictTransport: true,
    trustedProxies: 0,
    metricsToken: 'a token for the monitoring',
    version: '1.2.3',
    clientBuild: folder,
    mailbox: false,
    createPages: async () => ({ render }),
    certificate: null,
    acceptSocket: (socket) => socket.close(1000, 'hello'),
  })
  const { port } = await host.listen(0, '127.0.0.1')
  base = `http://127.0.0.1:${port}`
})

afterAll(async () => {
  await host.close()
  await rm(folder, { recursive: true })
})

const get = (pathname: string, headers: Record<string, string> = {}) =>
  fetch(base + pathname, { headers, redirect: 'manual' })

function post(pathname: string, body: unknown, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', ...headers }
  return fetch(base + pathname, { method: 'POST', headers: all, body: JSON.stringify(body) })
}

async function signUp() {
  const email = `${newId()}@example.test`
  const { id } = await auth.createUser({ name: 'Sam', email, password: PASSWORD })
  const response = await post(
    '/api/auth/sign-in/email',
    { email, password: PASSWORD },
    { origin: base },
  )
  expect(response.status).toBe(200)
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const answer = await get('/api/auth/token', { cookie })
  const { token } = z.object({ token: z.string() }).parse(await answer.json())
  return { id, email, cookie, token }
}

async function memberOf(organizationId: string) {
  const user = await signUp()
  await database.owner.query(
    `insert into member (organization_id, user_id, role) values ($1, $2, 'owner')`,
    [organizationId, user.id],
  )
  return user
}

async function organization(): Promise<string> {
  const id = newId()
  await database.owner.query('insert into organization (id, name) values ($1, $2)', [id, 'Org'])
  return id
}

describe('every answer', () => {
  test('carries the security headers', async () => {
    const { headers } = await get('/healthz')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('carries the request id it came with, or a new one', async () => {
    const given = await get('/healthz', { 'x-request-id': 'my-request-1' })
    expect(given.headers.get('x-request-id')).toBe('my-request-1')
    const strange = await get('/healthz', { 'x-request-id': 'a b\tc<script>' })
    expect(z.uuid().safeParse(strange.headers.get('x-request-id')).success).toBe(true)
  })

  test('that fails unexpectedly names its request and nothing internal', async () => {
    const response = await get('/broken')
    expect(response.status).toBe(500)
    const body = await response.text()
    const requestId = response.headers.get('x-request-id') ?? 'missing'
    expect(body).toContain(requestId)
    expect(body).not.toContain('secret detail')
    expect(lines.some((line) => line.includes(requestId) && line.includes('secret detail'))).toBe(
      true,
    )
  })
})

describe('pages', () => {
  const nonceIn = (text: string | null) => /nonce[-=]"?([\w+/=]+)/.exec(text ?? '')?.[1]

  test('may run scripts with the nonce of their own answer only', async () => {
    const [one, other] = await Promise.all([get('/'), get('/')])
    const policy = one.headers.get('content-security-policy')
    expect(nonceIn(policy)).toBe(nonceIn(await one.text()))
    expect(nonceIn(policy)).not.toBe(nonceIn(other.headers.get('content-security-policy')))
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
      expect(policy).toContain(part)
    }
  })

  test('know who is signed in, and hand out an access token that holds', async () => {
    const { cookie, email, id } = await signUp()
    const html = await (await get('/', { cookie })).text()
    const shown = JSON.parse(/<script[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '')
    expect(shown).toMatchObject({ user: email, current: email })
    expect(await auth.verifyToken(shown.token)).toMatchObject({ userId: id })
    const stranger = await (await get('/')).text()
    expect(stranger).toContain('{"user":null,"token":null,"current":null}')
  })

  test('give their snapshot back when they are sent, also when nobody reads them', async () => {
    for (let index = 0; index < 30; index += 1) {
      const response = await get('/')
      await response.body?.cancel()
    }
    await expect.poll(() => database.app.totalCount - database.app.idleCount).toBe(0)
  })

  test('are compressed for those who ask, and never cached for others', async () => {
    const response = await get('/', { 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toContain('accept-encoding')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(await response.text()).toContain('padding')
  })
})

describe('files of the build', () => {
  test('with a hash in their name are kept for ever, compressed as built', async () => {
    const response = await get('/assets/app-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toBe('console.log("an asset")')
  })

  test('let a worker do what a page may do', async () => {
    const policy = (await get('/sw.js')).headers.get('content-security-policy')
    expect(policy).toContain("connect-src 'self'")
    expect(policy).toContain("'wasm-unsafe-eval'")
    expect(policy).not.toContain('nonce')
  })

  test('without one are asked for again, and not sent again', async () => {
    const first = await get('/sw.js')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    await first.text()
    const again = await get('/sw.js', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('cannot be left by a path', async () => {
    const status = await new Promise((resolve) => {
      const target = `${base}/assets/..%2f..%2f..%2fetc%2fpasswd`
      httpRequest(target, (response) => resolve(response.headers['content-type'])).end()
    })
    expect(status).toContain('text/html')
  })

  test('the shell may run its own inline scripts, by their hash', async () => {
    const response = await get('/_shell.html')
    const hash = createHash('sha256').update('start()').digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  })
})

describe('operations', () => {
  test('health is the process, readiness the database', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    expect(await (await get('/api/version')).json()).toEqual({ version: '1.2.3' })
  })

  test('a database behind this version is not ready', async () => {
    const newest = 'select max(version) from schema_version'
    await database.owner.query(
      `update schema_version set version = -version where version = (${newest})`,
    )
    expect((await get('/readyz')).status).toBe(503)
    await database.owner.query('update schema_version set version = abs(version)')
    expect((await get('/readyz')).status).toBe(200)
  })

  test('metrics are for this machine, or for who has the token', async () => {
    const local = await get('/metrics')
    expect(await local.text()).toContain('http_requests_total')
    expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).status).toBe(404)
    expect((await get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(404)
    const authorization = 'Bearer a token for the monitoring'
    expect((await get('/metrics', { authorization })).status).toBe(200)
  })
})

describe('the door', () => {
  test('refuses a body over the limit, announced or not', async () => {
    const large = { name: 'x'.repeat(1_100_000) }
    expect((await post('/api/query', large)).status).toBe(413)
    const stream = new Blob([JSON.stringify(large)]).stream()
    const options = { method: 'POST', body: stream, duplex: 'half' as const }
    expect((await fetch(`${base}/api/query`, options)).status).toBe(413)
  })

  test('refuses what another site sends with the cookie', async () => {
    const { cookie } = await signUp()
    const body = { path: 'users:current', args: {} }
    const from = (headers: Record<string, string>) =>
      post('/api/query', body, { cookie, ...headers })
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ origin: 'null' })).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await from({})).status).toBe(403)
    expect((await from({ origin: base })).status).toBe(200)
    expect((await from({ origin: PUBLIC_URL })).status).toBe(200)
    expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  test('says not found under /api instead of showing a page', async () => {
    const response = await get('/api/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
  })
})

describe('functions over HTTP', () => {
  const query = { path: 'users:current', format: 'convex_encoded_json', args: [{}] }

  test('know the caller by the access token', async () => {
    const { token, email } = await signUp()
    const own = await post('/api/query', query, { authorization: `Bearer ${token}` })
    expect(await own.json()).toMatchObject({ status: 'success', value: { email }, logLines: [] })
    const nobody = await post('/api/query', query)
    expect(await nobody.json()).toEqual({ status: 'success', value: null, logLines: [] })
  })

  test('serve the published client of the protocol', async () => {
    const { token, email } = await signUp()
    const client = new ConvexHttpClient(base, { skipConvexDeploymentUrlCheck: true, logger: false })
    const current = makeFunctionReference<'query'>('users:current')
    const organizations = makeFunctionReference<'query'>('organizations:getByUser')
    await expect(client.query(organizations)).rejects.toMatchObject({
      data: { code: 'unauthenticated' },
    })
    client.setAuth(token)
    expect(await client.query(current)).toMatchObject({ email })
    const together = [client.consistentQuery(current), client.consistentQuery(organizations)]
    expect(await Promise.all(together)).toEqual([expect.objectContaining({ email }), []])
  })

  test('refuse a token that does not hold', async () => {
    const response = await post('/api/query', query, { authorization: 'Bearer forged' })
    expect(response.status).toBe(401)
  })

  test('answer a refusal with its fault, and a bug without its cause', async () => {
    const refused = await post('/api/query', { path: 'organizations:getByUser', args: [{}] })
    expect(refused.status).toBe(560)
    expect(await refused.json()).toMatchObject({
      status: 'error',
      errorData: { code: 'unauthenticated' },
    })
    const bug = await post('/api/mutation', { path: 'rooms:create', args: [{}] })
    const text = await bug.text()
    expect(text).toContain('unavailable')
    expect(text).not.toContain('secret detail')
  })

  test('a batch in consistent mode sees one snapshot', async () => {
    const { token } = await signUp()
    const queries = [query, { path: 'organizations.getByUser' }].map(({ path: name }) => ({
      path: name,
      args: {},
    }))
    const headers = { authorization: `Bearer ${token}` }
    for (const mode of ['consistent', 'inconsistent']) {
      const response = await post('/api/queries', { mode, queries }, headers)
      const { results } = z
        .object({ results: z.array(z.object({ status: z.string() })) })
        .parse(await response.json())
      expect(results.map((one) => one.status)).toEqual(['success', 'success'])
    }
  })

  test('queries with one ticket see one state, whatever happens between', async () => {
    const { token, id } = await signUp()
    const headers = { authorization: `Bearer ${token}` }
    const { ts } = z
      .object({ ts: z.string() })
      .parse(await (await post('/api/query_ts', {})).json())
    const at = async () => (await post('/api/query_at_ts', { ...query, ts }, headers)).json()
    expect(await at()).toMatchObject({ value: { name: 'Sam' } })
    await database.auth.query(`update auth."user" set name = 'Changed' where id = $1`, [id])
    expect(await at()).toMatchObject({ value: { name: 'Sam' } })
    const now = await post('/api/query', query, headers)
    expect(await now.json()).toMatchObject({ value: { name: 'Changed' } })
    const unknown = { ...query, ts: 'AQAAAAAAAAA=' }
    const refused = await post('/api/query_at_ts', unknown, headers)
    expect(await refused.json()).toMatchObject({ errorData: { code: 'unavailable' } })
  })
})

describe('the journal as a file', () => {
  test('has every entry, and nothing that a spreadsheet would run', async () => {
    const organizationId = await organization()
    const { token, id } = await memberOf(organizationId)
    for (let entry = 0; entry < 600; entry += 1) {
      await database.owner.query(
        `insert into journal (organization_id, id, user_id, action, details)
         values ($1, $2, $3, 'rooms.create', '{"name": "Hall"}')`,
        [organizationId, newId(), entry === 0 ? '=cmd()' : id],
      )
    }
    const authorization = `Bearer ${token}`
    const response = await get(`/api/journal.csv?orgId=${organizationId}`, { authorization })
    expect(response.headers.get('content-disposition')).toContain('journal.csv')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)], 'says that it is UTF-8').toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text.trimEnd().split('\r\n')).toHaveLength(601)
    expect(text).toContain(",'=cmd(),rooms.create,")
    const stranger = await memberOf(await organization())
    const refused = await get(`/api/journal.csv?orgId=${organizationId}`, {
      authorization: `Bearer ${stranger.token}`,
    })
    expect(refused.status).toBe(404)
    expect((await get(`/api/journal.csv?orgId=${organizationId}`)).status).toBe(401)
    const filtered = `/api/journal.csv?orgId=${organizationId}&action=stores`
    expect((await (await get(filtered, { authorization })).text()).trimEnd()).not.toContain('\n')
    const workbook = await get(`/api/journal.xlsx?orgId=${organizationId}`, { authorization })
    expect(workbook.headers.get('content-disposition')).toContain('journal.xlsx')
    const rows = readWorkbook(new Uint8Array(await workbook.arrayBuffer()))
    expect(rows).toHaveLength(601)
    const cells = rows.flatMap((row) => [...row.values()])
    expect(cells.filter(({ isFormula }) => isFormula)).toEqual([])
    expect(cells.map(({ text: said }) => said)).toContain('=cmd()')
    expect((await get(`/api/journal.xlsx?orgId=${organizationId}`)).status).toBe(401)
  })
})

describe('uploaded files', () => {
  const upload = (
    token: string,
    organizationId: string,
    content: Uint8Array<ArrayBuffer>,
    type = 'image/png',
  ) =>
    fetch(
      `${base}/api/files?organizationId=${organizationId}&name=${encodeURIComponent('../a "b".png')}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        body: content,
      },
    )
  const uploaded = z.object({ id: z.string(), sizeBytes: z.number(), sha256: z.string() })

  test('come back as they were, to members by token and by cookie', async () => {
    const organizationId = await organization()
    const { token, cookie } = await memberOf(organizationId)
    const content = new Uint8Array(randomBytes(700_000))
    const response = await upload(token, organizationId, content)
    expect(response.status).toBe(201)
    const { id, sizeBytes, sha256 } = uploaded.parse(await response.json())
    expect(sizeBytes).toBe(700_000)
    expect(sha256).toBe(createHash('sha256').update(content).digest('hex'))
    const back = await get(`/api/files/${id}`, { cookie })
    expect(Buffer.from(await back.arrayBuffer()).equals(content)).toBe(true)
    expect(back.headers.get('content-type')).toBe('image/png')
    expect(back.headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''a%20%22b%22.png`)
    expect(back.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('that a browser could run are only ever saved', async () => {
    const organizationId = await organization()
    const { token } = await memberOf(organizationId)
    for (const type of ['image/svg+xml', 'text/html']) {
      const content = new Uint8Array(Buffer.from('<svg onload="alert(1)"/>'))
      const { id } = uploaded.parse(
        await (await upload(token, organizationId, content, type)).json(),
      )
      const back = await get(`/api/files/${id}`, { authorization: `Bearer ${token}` })
      expect(back.headers.get('content-disposition')).toMatch(/^attachment/)
      await back.text()
    }
  })

  test('are not there for anybody else', async () => {
    const organizationId = await organization()
    const { token } = await memberOf(organizationId)
    const stranger = await memberOf(await organization())
    const content = new Uint8Array([1, 2, 3])
    const { id } = uploaded.parse(await (await upload(token, organizationId, content)).json())
    const authorization = `Bearer ${stranger.token}`
    expect((await get(`/api/files/${id}`, { authorization })).status).toBe(404)
    expect((await get(`/api/files/${id}`)).status).toBe(401)
    expect((await get('/api/files/nonsense', { authorization })).status).toBe(404)
    expect((await upload(stranger.token, organizationId, content)).status).toBe(404)
  })

  test('of a count come from the team and are for its managers and whoever took them', async () => {
    const organizationId = await organization()
    const [storeId, auditId, roomId, shelf] = [newId(), newId(), newId(), newId()]
    const insert = (text: string, ...values: unknown[]) =>
      database.owner.query(text, [organizationId, ...values])
    await insert('insert into store (organization_id, id, name) values ($1, $2, $3)', storeId, 'A')
    await insert(
      `insert into room (organization_id, id, store_id, name, position) values ($1, $2, $3, 'R', 0)`,
      roomId,
      storeId,
    )
    await insert(
      `insert into audit (organization_id, id, name, protocol) values ($1, $2, 'Count', '{}')`,
      auditId,
    )
    await insert(
      `insert into assignment (organization_id, audit_id, id, store_id, room_id)
       values ($1, $2, $3, $4, $5)`,
      auditId,
      shelf,
      storeId,
      roomId,
    )
    const teamMember = async (role: string | null) => {
      const user = await signUp()
      await insert(
        `insert into member (organization_id, user_id, role) values ($1, $2, 'member')`,
        user.id,
      )
      const seat = `insert into store_member (organization_id, store_id, user_id, role)
        values ($1, $2, $3, $4)`
      if (role) await insert(seat, storeId, user.id, role)
      return { ...user, authorization: `Bearer ${user.token}` }
    }
    const [taker, other, manager, outsider] = [
      await teamMember('scanner'),
      await teamMember('scanner'),
      await teamMember('manager'),
      await teamMember(null),
    ]
    const content = new Uint8Array([1, 2, 3])
    const photograph = ({ authorization }: { authorization: string }, place: string) =>
      fetch(`${base}/api/files?organizationId=${organizationId}&name=a.png${place}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'image/png' },
        body: content,
      })
    const here = `&auditAssignmentId=${shelf}`
    expect((await photograph(outsider, here)).status).toBe(404)
    expect((await photograph(taker, '')).status).toBe(404)
    const { id } = uploaded.parse(await (await photograph(taker, here)).json())
    const seen = async ({ authorization }: { authorization: string }) =>
      (await get(`/api/files/${id}`, { authorization })).status
    expect([await seen(taker), await seen(manager)]).toEqual([200, 200])
    expect([await seen(other), await seen(outsider)]).toEqual([404, 404])
  })

  test('that break off leave nothing', async () => {
    const organizationId = await organization()
    const { token } = await memberOf(organizationId)
    const spools = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('shelfcount-upload-')).length
    const before = await spools()
    const { port } = new URL(base)
    await new Promise<void>((resolve) => {
      const request = httpRequest({
        port,
        method: 'POST',
        path: `/api/files?organizationId=${organizationId}&name=a.png`,
        headers: { authorization: `Bearer ${token}`, 'content-length': '1000000' },
      })
      request.on('error', () => resolve())
      request.write(Buffer.alloc(400_000), () => setTimeout(() => request.destroy(), 100))
    })
    await expect.poll(spools).toBe(before)
    const { rows } = await database.owner.query('select 1 from file where organization_id = $1', [
      organizationId,
    ])
    expect(rows).toEqual([])
  })

  test('of 300 MB are refused before they arrive', async () => {
    const organizationId = await organization()
    const { token } = await memberOf(organizationId)
    const { port } = new URL(base)
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest({
        port,
        method: 'POST',
        path: `/api/files?organizationId=${organizationId}&name=stock.csv&purpose=import`,
        headers: { authorization: `Bearer ${token}`, 'content-length': String(300 * 1024 * 1024) },
      })
      request.on('response', ({ statusCode }) => {
        resolve(statusCode)
        request.destroy()
      })
      request.on('error', reject)
      request.write('SKU,On hand\n')
    })
    expect(status).toBe(413)
  })
})

describe('sockets', () => {
  const open = (pathname: string, origin?: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(base.replace('http', 'ws') + pathname, {
        ...(origin && { origin }),
      })
      socket.on('close', (_code, reason) => resolve(reason.toString()))
      socket.on('error', (error) => resolve(error.message))
    })

  test('are let in from our pages and from programs, at both addresses', async () => {
    expect(await open('/api/sync')).toBe('hello')
    expect(await open('/api/1.25.4/sync', base)).toBe('hello')
    expect(await open('/api/sync', PUBLIC_URL)).toBe('hello')
  })

  test('are refused to other sites and at other addresses', async () => {
    expect(await open('/api/sync', 'https://evil.example')).toContain('403')
    expect(await open('/api/else')).toContain('404')
  })
})

describe('the log', () => {
  test('never holds a token, a cookie, or the secret part of a path', async () => {
    const { token, cookie } = await signUp()
    await get('/invite/very-secret-token?x=also-secret', {
      cookie,
      authorization: `Bearer ${token}`,
    })
    const text = lines.join('\n')
    for (const secret of [token, cookie, 'very-secret-token', 'also-secret']) {
      expect(text).not.toContain(secret)
    }
    expect(text).toContain('/invite/[hidden]')
  })
})

describe('a node that drains', () => {
  test('is no longer ready and takes no new sockets', async () => {
    host.beginDrain()
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
    const refused = await new Promise<string>((resolve) => {
      new WebSocket(`${base.replace('http', 'ws')}/api/sync`).on('error', (e) => resolve(e.message))
    })
    expect(refused).toContain('503')
  })
})
