// Entering the demo, and how the host treats its visitors.

import { afterAll, expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { startTestHost, testHostOptions } from '#tests/support/test-host.ts'
import { createRateLimits } from '../auth/rate-limits.ts'
import { DEMO_PEOPLE, standingIdentity } from '../demo/demo-people.ts'
import { withVisitors } from '../demo/visitor-auth.ts'

const database = await testDatabase()
const node = await startLiveNode({ database })
const world = new World({ database })
const places = { organizationId: 'o', storeId: 'store-of-demo', auditId: 'count', startedAtMs: 0 }
let opening: Promise<typeof places> = Promise.resolve(places)
const { auth } = testHostOptions(database, { functions: node.engine })
const host = await startTestHost(database, {
  functions: node.engine,
  auth: withVisitors(auth, database.owner),
  demo: { demo: { open: () => opening }, limits: createRateLimits(database.auth) },
})
afterAll(async () => {
  await host.close()
  await node.stop()
})

const { visitor } = DEMO_PEOPLE
const COOKIE = { cookie: 'shelfcount-demo=1', origin: 'http://shelfcount.example' }

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${host.url}${path}`, { redirect: 'manual', ...init })

async function makeVisitor(): Promise<void> {
  const { owner } = database
  await owner.query(
    `insert into auth."user" (id, name, email) values ($1, $2, $3) on conflict do nothing`,
    [visitor.id, visitor.name, visitor.email],
  )
  await owner.query(
    `insert into auth.session (id, token, "userId", "expiresAt")
     values ($1, gen_random_uuid()::text, $1, now() + interval '1 day') on conflict do nothing`,
    [visitor.id],
  )
}

test('the cookie alone opens nothing while there is no demo', async () => {
  const answer = await call('/api/auth/token', { headers: COOKIE })
  expect(await answer.json()).toEqual({ token: null })
})

test('the demo leads to its running count, and says so with a cookie that no script reads', async () => {
  await makeVisitor()
  const answer = await call('/demo')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/stores/store-of-demo/audit/count')
  expect(answer.headers.get('set-cookie')).toMatch(/^shelfcount-demo=1; .*HttpOnly; SameSite=Lax/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('while the demo is being made a small page says so, and asks again', async () => {
  opening = new Promise(() => {})
  const answer = await call('/demo', { headers: { 'accept-language': 'de' } })
  opening = Promise.resolve(places)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
  const html = await answer.text()
  expect(html).toContain('http-equiv="refresh"')
  expect(html).toContain('lang="de"')
  expect(html).toContain('Die Demo wird vorbereitet')
})

test('visitors get the token of the one visitor there is, and nothing of the auth library', async () => {
  const answer = await call('/api/auth/token', { headers: COOKIE })
  const { token } = (await answer.json()) as { token: string }
  expect(await auth.verifyToken(token)).toMatchObject(standingIdentity(visitor))
  const doors = ['/update-user', '/delete-user', '/revoke-sessions', '/send-verification-email']
  for (const door of doors) {
    const headers = { ...COOKIE, 'content-type': 'application/json' }
    const refused = await call(`/api/auth${door}`, { method: 'POST', headers, body: '{}' })
    expect(refused.status, door).toBeGreaterThanOrEqual(400)
  }
})

test('visitors store no file and no picture', async () => {
  const organizationId = '019aa000-0000-7000-8000-000000000000'
  for (const [method, path] of [
    ['POST', `/api/files?organizationId=${organizationId}&name=a.png`],
    ['POST', '/api/avatar'],
    ['DELETE', '/api/avatar'],
  ] as const) {
    const body = method === 'POST' ? 'bytes' : null
    const refused = await call(path, { method, headers: COOKIE, body })
    expect(refused.status, path).toBe(403)
  }
})

test('whoever has an account is never the visitor, whatever cookie they carry', async () => {
  const person = await world.person()
  const headers = { ...COOKIE, authorization: `Bearer ${await host.tokenOf(person)}` }
  const answer = await call('/api/query', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ path: 'users:current', args: {} }),
  })
  expect(await answer.json()).toMatchObject({ value: { id: person.id } })
})

test('whoever signs up or in leaves the demo: when that login ends elsewhere, nobody becomes the visitor', async () => {
  const body = (door: string, fields: object) =>
    call(`/api/auth${door}`, {
      method: 'POST',
      headers: { ...COOKIE, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
  const login = { email: 'from-demo@example.test', password: 'a long enough password' }
  const signedUp = await body('/sign-up/email', { ...login, name: 'Ana' })
  const signedIn = await body('/sign-in/email', login)
  for (const answer of [signedUp, signedIn]) {
    expect(answer.status).toBe(200)
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toContainEqual(expect.stringMatching(/^shelfcount-demo=1; .*Max-Age=0/))
    expect(cookies).toContainEqual(expect.stringMatching(/^shelfcount.session_token=/))
  }
})

test('the way out takes the cookie back, and leads nowhere else', async () => {
  const out = await call('/demo/leave?to=/sign-up')
  expect(out.headers.get('location')).toBe('/sign-up')
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
  const away = await call('/demo/leave?to=https://elsewhere.example')
  expect(away.headers.get('location')).toBe('/')
})

test('one address opens the demo so often and no more', async () => {
  let refused: Response | undefined
  for (let visit = 0; visit < 80 && !refused; visit += 1) {
    const answer = await call('/demo')
    if (answer.status === 429) refused = answer
  }
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})
