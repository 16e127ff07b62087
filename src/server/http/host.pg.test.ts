import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { ConvexHttpClient } from 'convex/browser'
import { makeFunctionReference } from 'convex/server'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod'
import { PUBLIC_URL, startSite } from '#tests/support/site-host.ts'

const { auth, database, host, base, lines, get, post, signUp } = await startSite()

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

  test('that says nothing about being kept is kept by nobody', async () => {
    const { token } = await signUp()
    const headers = { authorization: `Bearer ${token}` }
    const answers = [
      await post('/api/query', { path: 'users:current', args: {} }, headers),
      await get('/api/auth/token', headers),
      await get('/api/nothing'),
    ]
    const kept = answers.map((answer) => answer.headers.get('cache-control'))
    expect(new Set(kept)).toEqual(new Set(['private, no-store']))
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
    const { cookie } = await signUp()
    const [one, other] = await Promise.all([get('/', { cookie }), get('/', { cookie })])
    const policy = one.headers.get('content-security-policy')
    expect(nonceIn(policy)).toBe(nonceIn(await one.text()))
    expect(nonceIn(policy)).not.toBe(nonceIn(other.headers.get('content-security-policy')))
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
      expect(policy).toContain(part)
    }
  })

  test('for visitors are rendered once, and no nonce lets a script through', async () => {
    const [one, other] = await Promise.all([get('/'), get('/')])
    expect(await one.text()).toBe(await other.text())
    const policy = one.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+' 'wasm-unsafe-eval'/)
    expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=]+'/)
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
    const { cookie } = await signUp()
    for (let index = 0; index < 30; index += 1) {
      const response = await get('/', { cookie })
      await response.body?.cancel()
    }
    await expect.poll(() => database.app.totalCount - database.app.idleCount).toBe(0)
  })

  test('give their snapshot back at once when only their head is asked for', async () => {
    const { cookie } = await signUp()
    const heads = Array.from({ length: 3 }, () =>
      fetch(`${base}/`, { method: 'HEAD', headers: { cookie } }),
    )
    for (const { status } of await Promise.all(heads)) expect(status).toBe(200)
    // Without this, a snapshot expires after five seconds.
    await expect
      .poll(() => database.app.totalCount - database.app.idleCount, { timeout: 4_000 })
      .toBe(0)
  })

  test('for visitors have the same head, whether all of them is asked for or not', async () => {
    const headers = { 'accept-encoding': 'gzip', 'accept-language': 'de' }
    const [whole, head] = [
      await get('/terms', headers),
      await fetch(`${base}/terms`, { method: 'HEAD', headers }),
    ]
    const names = ['content-encoding', 'vary', 'cache-control', 'content-security-policy']
    for (const name of names) expect(head.headers.get(name)).toBe(whole.headers.get(name))
    expect(head.headers.get('vary')).toBe('accept-encoding, accept-language, cookie')
    expect(await head.text()).toBe('')
  })

  test('for visitors are sent as they are to whoever takes nothing else', async () => {
    const plain = await get('/terms', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toContain('padding')
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
  test('does not call it a failure when a function refuses', async () => {
    const before = lines.length
    await post('/api/query', { path: 'organizations:getByUser', args: {} })
    await post('/api/query', { path: 'no:such', args: {} })
    const levels = lines.slice(before).map((line) => JSON.parse(line))
    expect(levels).toContainEqual(expect.objectContaining({ status: 560 }))
    const ERROR = 50
    expect(levels.filter(({ level }) => level >= ERROR)).toEqual([])
  })

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
