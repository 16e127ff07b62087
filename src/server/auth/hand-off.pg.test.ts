import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { AUTH_ORIGIN, linkIn, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const { call, signUp, mails } = startAuthNode(database)

const tokenBody = z.object({ token: z.string() })
const handedBody = z.object({ session: z.object({ id: z.string(), token: z.string() }) })

async function handOff(cookie: string): Promise<string> {
  const response = await call('GET', '/one-time-token/generate', { cookie })
  return tokenBody.parse(await response.json()).token
}

const verify = (token: string) => call('POST', '/one-time-token/verify', { body: { token } })

async function expectNothing(response: Response): Promise<void> {
  expect(response.status).toBe(400)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await response.json()).not.toHaveProperty('session')
}

describe('a sign-in that is handed over', () => {
  test('opens the session once', async () => {
    const { cookie } = await signUp()
    const token = await handOff(cookie)
    const { session } = handedBody.parse(await (await verify(token)).json())
    const response = await call('GET', '/get-session', { bearer: session.token })
    expect(handedBody.parse(await response.json()).session.id).toBe(session.id)
    await expectNothing(await verify(token))
  })

  test('is a session of its own: signing out there leaves the desk signed in', async () => {
    const { cookie } = await signUp()
    const response = await verify(await handOff(cookie))
    expect(response.headers.getSetCookie().join()).toContain('session_token')
    const { session } = handedBody.parse(await response.json())
    const desk = handedBody.parse(await (await call('GET', '/get-session', { cookie })).json())
    expect(desk.session.id).not.toBe(session.id)
    await call('POST', '/sign-out', { bearer: session.token, body: {} })
    const after = await call('GET', '/get-session', { cookie })
    expect(handedBody.parse(await after.json()).session.id).toBe(desk.session.id)
    const phone = await call('GET', '/get-session', { bearer: session.token })
    expect(await phone.json()).toBeNull()
  })

  test('opens it for one of two who come at once', async () => {
    const { cookie } = await signUp()
    const token = await handOff(cookie)
    const responses = await Promise.all([verify(token), verify(token)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('is over after three minutes', async () => {
    const { cookie } = await signUp()
    const token = await handOff(cookie)
    const { rows } = await database.owner.query(
      `select extract(epoch from max("expiresAt") - now())::int as seconds from auth.verification`,
    )
    expect(rows[0].seconds).toBeGreaterThan(160)
    expect(rows[0].seconds).toBeLessThanOrEqual(180)
    await database.owner.query(`update auth.verification set "expiresAt" = now()`)
    await expectNothing(await verify(token))
  })

  test('gives nothing for an invented token', async () => {
    for (const token of ['invented', '', 'x'.repeat(32)]) await expectNothing(await verify(token))
  })

  test('gives nothing once the session has ended', async () => {
    const { cookie } = await signUp()
    const token = await handOff(cookie)
    await call('POST', '/sign-out', { cookie, body: {} })
    await expectNothing(await verify(token))
  })

  test('needs a session to begin with', async () => {
    const response = await call('GET', '/one-time-token/generate')
    expect(response.status).toBe(401)
    expect(await response.json()).not.toHaveProperty('token')
  })

  test('is kept as a hash', async () => {
    const { cookie } = await signUp()
    const token = await handOff(cookie)
    const { rows } = await database.owner.query('select identifier from auth.verification')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('who it would be', () => {
  const peek = (token: string, cookie?: string) =>
    call('POST', '/one-time-token/peek', { body: { token }, ...(cookie && { cookie }) })

  test('is shown to somebody signed in as another user, without using up the token', async () => {
    const { cookie: desk } = await signUp('nora@example.test')
    const { cookie: mine } = await signUp()
    const token = await handOff(desk)
    for (let time = 0; time < 2; time += 1) {
      const response = await peek(token, mine)
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await response.json()).toEqual({
        isSame: false,
        name: 'Sam Example',
        email: 'n…@example.test',
      })
    }
    const own = await call('GET', '/get-session', { cookie: mine })
    expect(handedBody.parse(await own.json()).session.id).toBeTruthy()
    expect((await verify(token)).status).toBe(200)
    expect((await peek(token, mine)).status).toBe(400)
  })

  test('is not shown when it is the same user', async () => {
    const { cookie } = await signUp()
    expect(await (await peek(await handOff(cookie), cookie)).json()).toEqual({ isSame: true })
  })

  test('is shown to nobody else, and not for an expired token', async () => {
    const { cookie: desk } = await signUp()
    const { cookie: mine } = await signUp()
    const token = await handOff(desk)
    expect((await peek(token)).status).toBe(401)
    for (const wrong of ['', 'invented', 'x'.repeat(300)]) {
      expect((await peek(wrong, mine)).status, wrong).toBe(400)
    }
    await database.owner.query(`update auth.verification set "expiresAt" = now()`)
    expect((await peek(token, mine)).status).toBe(400)
  })

  test('is not shown for a session that has ended, or to somebody who guesses', async () => {
    const { cookie: desk } = await signUp()
    const { cookie: mine } = await signUp()
    const token = await handOff(desk)
    await call('POST', '/sign-out', { cookie: desk, body: {} })
    expect((await peek(token, mine)).status).toBe(400)
    const guess = () =>
      call('POST', '/one-time-token/peek', {
        body: { token: 'guess' },
        cookie: mine,
        address: '192.0.2.77',
      })
    const statuses = []
    for (let time = 0; time < 31; time += 1) statuses.push((await guess()).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('session cookies', () => {
  test('are secure behind TLS', async () => {
    const { auth } = startAuthNode(database, { publicUrl: 'https://count.example.test' })
    const body = { name: 'N', email: 'tls@example.test', password: 'correct horse battery' }
    const headers = { 'content-type': 'application/json' }
    const request = new Request('https://count.example.test/api/auth/sign-up/email', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const [setCookie = ''] = (await auth.handler(request, '192.0.2.9')).headers.getSetCookie()
    for (const part of [/^__Secure-/, /; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i]) {
      expect(setCookie).toMatch(part)
    }
  })
})

const FOREIGN = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https://localhost:3000@evil.example/',
  'http://localhost:3000.evil.example/',
  'javascript:alert(1)',
]

describe('addresses to go on to', () => {
  test.each(FOREIGN)('%s is refused wherever one can be given', async (url) => {
    const { email, cookie } = await signUp()
    const { pathname, search } = linkIn(mails.find((mail) => mail.to === email))
    const link = new URL(pathname + search, AUTH_ORIGIN)
    link.searchParams.set('callbackURL', url)
    const mailed = await call('GET', link.pathname.replace('/api/auth', '') + link.search, {
      cookie,
    })
    expect(mailed.status).toBe(403)
    const posts = [
      ['/sign-up/email', { name: 'N', email: 'n@example.test', password: 'correct horse' }],
      ['/sign-in/email', { email, password: 'correct horse battery' }],
      ['/send-verification-email', { email }],
      ['/request-password-reset', { email }],
    ] as const
    for (const [path, body] of posts) {
      const name = path === '/request-password-reset' ? 'redirectTo' : 'callbackURL'
      const response = await call('POST', path, { body: { ...body, [name]: url } })
      expect(response.status, path).toBe(403)
      expect(response.headers.get('location')).toBeNull()
    }
  })

  test('a path of ours is fine', async () => {
    const { email, cookie } = await signUp()
    const { pathname, search } = linkIn(mails.find((mail) => mail.to === email))
    const path = pathname.replace('/api/auth', '') + search
    const response = await call('GET', path, { cookie })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/profile')
  })
})

describe('doors that stay shut', () => {
  test.each([
    ['GET', '/admin/list-users'],
    ['POST', '/admin/impersonate-user'],
    ['POST', '/admin/set-role'],
    ['POST', '/admin/set-user-password'],
    ['POST', '//admin/set-role'],
    ['POST', '/%61dmin/set-role'],
    ['POST', '/sign-in/social'],
    ['POST', '/change-email'],
    ['GET', '/list-sessions'],
    ['GET', '/error'],
    ['DELETE', '/sign-out'],
  ])('%s %s is not there, not even for an operator', async (method, path) => {
    const { cookie, email } = await signUp()
    await database.owner.query(`update auth."user" set role = 'admin' where email = $1`, [email])
    const body = method === 'POST' ? { body: { userId: 'x', role: 'admin' } } : {}
    expect((await call(method, path, { cookie, ...body })).status).toBe(404)
  })
})
