import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Pool, PoolClient } from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { normalizeEmail } from '#domain/invitation.ts'
import { AUTH_ORIGIN, cookieOf, linkIn, PASSWORD, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { newId } from '../new-id.ts'

const ORIGIN = AUTH_ORIGIN
const database = await testDatabase()
const deleted: string[] = []
const { auth, lines, mails, call, signUp, signIn, session } = startAuthNode(database, {
  beforeDeleteUser: async (userId) => void deleted.push(userId),
})

const tokenBody = z.object({ token: z.string() })

async function accessToken(cookie: string): Promise<string> {
  const response = await call('GET', '/token', { cookie })
  return tokenBody.parse(await response.json()).token
}

function isInvitable(email: string): boolean {
  try {
    normalizeEmail(email)
    return true
  } catch {
    return false
  }
}

beforeEach(() => {
  lines.length = 0
})

describe('the schema', () => {
  test('has every table and column that the library asks for', async () => {
    await signUp()
    expect(lines).toEqual([])
  })

  test('gives functions names and addresses, and no secret', async () => {
    await signUp()
    const { rows } = await database.app.query('select id, name, email, image from auth."user"')
    expect(rows.length).toBeGreaterThan(0)
    for (const secret of ['select token from auth.session', 'select password from auth.account']) {
      await expect(database.app.query(secret)).rejects.toThrow('permission denied')
    }
  })
})

test('a token with a zero byte in it is refused and no failure', async () => {
  const body = { token: 'a\0b', newPassword: PASSWORD }
  for (const path of ['/reset-password', '/one-time-token/verify', '/recovery/complete']) {
    expect((await call('POST', path, { body })).status).toBe(400)
  }
})

test('a database that goes away in the middle is one word of the log, and none past it', async () => {
  const { email } = await signUp()
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cut = startAuthNode({ ...database, auth: cutAt(database.auth, 'insert into "session"') })
  const response = await cut.signIn(email)
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('unavailable')
  expect(printed).not.toHaveBeenCalled()
  expect(cut.lines).toEqual([])
  printed.mockRestore()
})

/** A pool whose connections break at statements that begin so. */
function cutAt(pool: Pool, begin: string): Pool {
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  const cutClient = (client: PoolClient): PoolClient => {
    const query = (statement: string, values: unknown[]) =>
      String(statement).startsWith(begin) ? Promise.reject(broken) : client.query(statement, values)
    return Object.assign(Object.create(client), { query, release: () => client.release() })
  }
  return Object.assign(Object.create(pool), {
    connect: async () => cutClient(await pool.connect()),
    query: pool.query.bind(pool),
  })
}

test('without a session there is no token, which is an answer and no error', async () => {
  const { cookie } = await signUp()
  expect(await accessToken(cookie)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  for (const nobody of [{}, { cookie: 'shelfcount.session_token=forged' }]) {
    const response = await call('GET', '/token', nobody)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ token: null })
  }
})

describe('signing up and in', () => {
  test('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const { response, email, cookie } = await signUp()
    const [setCookie = ''] = response.headers.getSetCookie()
    expect(setCookie).toMatch(/HttpOnly/i)
    expect(setCookie).toMatch(/SameSite=Lax/i)
    expect((await session(cookie))?.user.email).toBe(email)
  })

  test('ids are UUIDs of version 7', async () => {
    const { cookie } = await signUp()
    const current = await session(cookie)
    expect(z.uuidv7().safeParse(current?.user.id).success).toBe(true)
    expect(z.uuidv7().safeParse(current?.session.id).success).toBe(true)
  })

  test('refuses a wrong password, a short one and one that is too long', async () => {
    const { email } = await signUp()
    expect((await signIn(email, 'wrong password')).status).toBe(401)
    for (const password of ['short', 'x'.repeat(129)]) {
      const body = { name: 'N', email: 'new@example.test', password }
      expect((await call('POST', '/sign-up/email', { body })).status).toBe(400)
    }
  })

  test('lets people sign up only if they could be invited', async () => {
    const unusual = ["o'neil+1", 'a_b-c', '1.2.3', 'péter', 'a..b', '.a', 'a b', 'a#b', 'x.']
    const domains = ['example.test', 'EXAMPLE.test', 'exämple.test', 'a-b.example.co', 'localhost']
    const emails = [
      ...unusual.map((name) => `${name}@example.test`),
      ...domains.map((domain) => `${newId()}@${domain}`),
    ]
    for (const email of emails) {
      const body = { name: 'N', email, password: PASSWORD }
      const { status } = await call('POST', '/sign-up/email', { body })
      expect({ email, canSignUp: status === 200 }).toEqual({ email, canSignUp: isInvitable(email) })
    }
  })

  test('refuses a request that another site makes with the cookie', async () => {
    const { cookie } = await signUp()
    const options = { cookie, origin: 'https://evil.example', body: {} }
    expect((await call('POST', '/sign-out', options)).status).toBe(403)
    expect(await session(cookie)).not.toBeNull()
  })

  test('sign-out ends the session', async () => {
    const { cookie } = await signUp()
    expect((await call('POST', '/sign-out', { cookie, body: {} })).status).toBe(200)
    expect(await session(cookie)).toBeNull()
  })

  test('update-user changes the name that the session shows', async () => {
    const { cookie } = await signUp()
    await call('POST', '/update-user', { cookie, body: { name: 'Another Name' } })
    const current = await auth.session(new Headers({ cookie }))
    expect(current?.user.name).toBe('Another Name')
  })

  test('the mailed link confirms the address', async () => {
    const { email, cookie } = await signUp()
    const { pathname, search } = linkIn(mails.find((mail) => mail.to === email))
    const path = pathname.replace('/api/auth', '') + search
    expect((await call('GET', path, { cookie })).status).toBeLessThan(400)
    const { rows } = await database.auth.query(
      'select "emailVerified" as yes from auth."user" where email = $1',
      [email],
    )
    expect(rows).toEqual([{ yes: true }])
  })
})

describe('access tokens', () => {
  test('name the user and the session and little else', async () => {
    const { cookie } = await signUp()
    const token = await accessToken(cookie)
    const current = await session(cookie)
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
    expect(await auth.verifyToken(token)).toEqual({
      userId: current?.user.id,
      sessionId: current?.session.id,
      expiresAt: payload.exp * 1_000,
    })
  })

  test('are also issued for a page, once per session', async () => {
    const { cookie } = await signUp()
    const current = await auth.session(new Headers({ cookie }))
    if (!current) throw new Error('no session')
    const identity = { userId: current.user.id, sessionId: current.sessionId }
    const token = await auth.issueToken(identity)
    expect(await auth.verifyToken(token)).toMatchObject(identity)
    expect(await auth.issueToken(identity)).toBe(token)
  })

  test('that are forged, changed, expired, foreign or unsigned are refused', async () => {
    const { cookie } = await signUp()
    const token = await accessToken(cookie)
    const [head = '', body = '', signature = ''] = token.split('.')
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString())
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
    const { privateKey } = await generateKeyPair('EdDSA')
    const own = (claims: object) =>
      new SignJWT({ ...payload, ...claims })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .sign(privateKey)
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const refused = [
      await own({}),
      `${head}.${encoded({ ...payload, sub: newId() })}.${signature}`,
      `${encoded({ alg: 'none' })}.${body}.`,
      'nonsense',
      '',
    ]
    for (const one of refused) expect(await auth.verifyToken(one)).toBeNull()
    expect(await auth.verifyToken(token)).not.toBeNull()
  })

  test('of this key but another time or place are refused', async () => {
    const { cookie } = await signUp()
    const current = await session(cookie)
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
    const kid = newId()
    const jwk = JSON.stringify(await exportJWK(publicKey))
    await database.auth.query(
      `insert into auth.jwks (id, "publicKey", "privateKey", "createdAt") values ($1, $2, '', now())`,
      [kid, jwk],
    )
    const sign = (claims: { iss?: string; aud?: string; exp?: number }) =>
      new SignJWT({
        sub: current?.user.id ?? '',
        sid: current?.session.id,
        iss: ORIGIN,
        aud: ORIGIN,
        exp: Math.floor(Date.now() / 1_000) + 60,
        ...claims,
      })
        .setProtectedHeader({ alg: 'EdDSA', kid })
        .sign(privateKey)
    // A key created after the others were read is found as well.
    expect(await auth.verifyToken(await sign({}))).not.toBeNull()
    expect(await auth.verifyToken(await sign({ iss: 'https://elsewhere.example' }))).toBeNull()
    expect(await auth.verifyToken(await sign({ aud: 'https://elsewhere.example' }))).toBeNull()
    expect(await auth.verifyToken(await sign({ exp: 1_000 }))).toBeNull()
    await database.auth.query('delete from auth.jwks where id = $1', [kid])
  })

  test('end with their session', async () => {
    const { cookie } = await signUp()
    const token = await accessToken(cookie)
    await call('POST', '/revoke-sessions', { cookie, body: {} })
    expect(await auth.verifyToken(token)).toBeNull()
  })

  test('of other sessions end when those are revoked; this one goes on', async () => {
    const { email, cookie } = await signUp()
    const other = cookieOf(await signIn(email))
    const tokens = [await accessToken(cookie), await accessToken(other)]
    await call('POST', '/revoke-other-sessions', { cookie, body: {} })
    const [own, others] = await Promise.all(tokens.map((token) => auth.verifyToken(token)))
    expect(own).not.toBeNull()
    expect(others).toBeNull()
  })
})

describe('accounts', () => {
  async function signedIn() {
    const { email, cookie } = await signUp()
    const current = await session(cookie)
    if (!current) throw new Error('no session')
    return { email, cookie, userId: current.user.id, sessionId: current.session.id }
  }

  test('a changed password counts from now on, and ends the other sessions', async () => {
    const { email, cookie, userId, sessionId } = await signedIn()
    const other = cookieOf(await signIn(email))
    const newPassword = 'an even better password'
    const change = { userId, sessionId, currentPassword: PASSWORD, newPassword }
    await auth.changePassword({ ...change, revokeOtherSessions: true })
    expect(await session(cookie)).not.toBeNull()
    expect(await session(other)).toBeNull()
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, newPassword)).status).toBe(200)
  })

  test('the other sessions stay when that is asked for', async () => {
    const { email, userId, sessionId } = await signedIn()
    const other = cookieOf(await signIn(email))
    const change = { userId, sessionId, currentPassword: PASSWORD, newPassword: 'new password 1' }
    await auth.changePassword({ ...change, revokeOtherSessions: false })
    expect(await session(other)).not.toBeNull()
  })

  test('a wrong current password is refused, and guessing ends soon', async () => {
    const { userId, sessionId } = await signedIn()
    const change = { userId, sessionId, newPassword: 'new password 1', revokeOtherSessions: true }
    const guess = () => auth.changePassword({ ...change, currentPassword: 'guess' })
    for (let index = 0; index < 10; index += 1) {
      await expect(guess()).rejects.toMatchObject({ code: 'invalid_argument' })
    }
    await expect(guess()).rejects.toMatchObject({ code: 'rate_limited' })
  })

  test('a user deleted either way is gone, and the others are warned beforehand', async () => {
    const first = await signedIn()
    await auth.deleteUser(first.userId)
    const second = await signedIn()
    const response = await call('POST', '/delete-user', { cookie: second.cookie, body: {} })
    expect(response.status).toBe(200)
    expect(deleted).toEqual(expect.arrayContaining([first.userId, second.userId]))
    for (const { email, cookie } of [first, second]) {
      expect(await session(cookie)).toBeNull()
      expect((await signIn(email)).status).toBe(401)
    }
  })

  test('a seeded user signs in like any other', async () => {
    const email = 'Seeded@Example.test'
    await auth.createUser({ name: 'Seeded', email, password: PASSWORD })
    expect((await signIn('seeded@example.test')).status).toBe(200)
  })
})
