// The second step of signing in, as others try to get around it.

import { describe, expect, test } from 'vitest'
import { cookieOf, linkIn, PASSWORD, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { secretIn, totp } from '#tests/support/totp.ts'
import {
  confirmAddress,
  giveCode,
  giveRecoveryCode,
  halfWay,
  withTwoFactor,
} from '#tests/support/two-factor.ts'

const database = await testDatabase()
const node = startAuthNode(database)
const { auth, mails, call, signUp, signIn, session } = node

const WRONG = '000000'

describe('the password alone', () => {
  test('opens nothing before the code is given', async () => {
    const { email } = await withTwoFactor(node)
    const response = await signIn(email)
    const half = cookieOf(response)
    expect(await session(half)).toBeNull()
    expect(await auth.session(new Headers({ cookie: half }))).toBeNull()
    expect(await (await call('GET', '/token', { cookie: half })).json()).toEqual({ token: null })
    const bearer = response.headers.get('set-auth-token')
    if (bearer)
      expect(await auth.session(new Headers({ authorization: `Bearer ${bearer}` }))).toBeNull()
    const closed = [
      ['GET', '/one-time-token/generate', undefined],
      ['POST', '/update-user', { name: 'Somebody' }],
      ['POST', '/revoke-sessions', {}],
      ['POST', '/two-factor/enable', { password: PASSWORD }],
      ['POST', '/two-factor/disable', { password: PASSWORD }],
      ['POST', '/two-factor/generate-backup-codes', { password: PASSWORD }],
      ['POST', '/delete-user', { password: PASSWORD }],
    ] as const
    for (const [method, path, body] of closed) {
      const { status } = await call(method, path, { cookie: half, ...(body && { body }) })
      expect({ path, status }).toEqual({ path, status: 401 })
    }
    const { rowCount } = await database.owner.query(
      `select from auth."user" where email = $1 and "twoFactorEnabled"`,
      [email],
    )
    expect(rowCount).toBe(1)
  })

  test('a code works once, also for somebody who has the password', async () => {
    const { email, secret } = await withTwoFactor(node)
    const code = totp(secret, 1)
    expect((await giveCode(node, await halfWay(node, email), code)).status).toBe(200)
    const again = await giveCode(node, await halfWay(node, email), code)
    expect(again.status).toBe(401)
    expect(await session(cookieOf(again))).toBeNull()
  })

  test('of two requests with one code at a time, one is let in', async () => {
    const { email, secret } = await withTwoFactor(node)
    const [code, halves] = [
      totp(secret, 1),
      [await halfWay(node, email), await halfWay(node, email)],
    ]
    const both = await Promise.all(halves.map((half) => giveCode(node, half, code)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('a code of another account opens nothing', async () => {
    const [one, other] = [await withTwoFactor(node), await withTwoFactor(node)]
    const tried = await giveCode(node, await halfWay(node, one.email), totp(other.secret, 1))
    expect(tried.status).toBe(401)
    const foreign = other.recoveryCodes[0] ?? ''
    const recovered = await giveRecoveryCode(node, await halfWay(node, one.email), foreign)
    expect(recovered.status).toBe(401)
    // A session of one’s own does not open another account either.
    const mixed = `${other.cookie}; ${await halfWay(node, one.email)}`
    const own = await giveCode(node, mixed, totp(other.secret, 1))
    expect((await session(cookieOf(own) || other.cookie))?.user.email).not.toBe(one.email)
  })

  test('a code without a password, and one with a forged sign-in, is refused', async () => {
    const { secret } = await withTwoFactor(node)
    expect((await giveCode(node, '', totp(secret, 1))).status).toBe(401)
    const forged = 'shelfcount.two_factor=2fa-abcdefghijklmnopqrst.c2lnbmF0dXJl'
    expect((await giveCode(node, forged, totp(secret, 1))).status).toBe(401)
  })
})

describe('guessing', () => {
  test('five wrong codes end a sign-in, even for the right one', async () => {
    const { email, secret } = await withTwoFactor(node)
    const half = await halfWay(node, email)
    for (let n = 0; n < 5; n += 1) await giveCode(node, half, `00000${n}`)
    expect((await giveCode(node, half, totp(secret, 1))).status).toBe(400)
    const after = await giveCode(node, half, totp(secret, -1))
    expect(await after.json()).toMatchObject({ code: 'INVALID_TWO_FACTOR_COOKIE' })
  })

  test('goes on with no new sign-in and from no other address', async () => {
    const { email, secret } = await withTwoFactor(node)
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await giveCode(node, await halfWay(node, email), `0000${10 + n}`)).status)
    }
    expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 401))
    expect(statuses.at(-1)).toBe(429)
    const right = await giveCode(node, await halfWay(node, email), totp(secret, 1))
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('the password of a stolen session is limited as well', async () => {
    const { cookie } = await withTwoFactor(node)
    const guess = (password: string) =>
      call('POST', '/two-factor/disable', { cookie, body: { password } })
    for (let n = 0; n < 10; n += 1) await guess(`wrong password ${n}`)
    expect((await guess(PASSWORD)).status).toBe(429)
  })
})

describe('a stranger', () => {
  test('cannot lock the owner of an address out of it', async () => {
    const { email, cookie } = await signUp()
    const begin = () => call('POST', '/two-factor/enable', { cookie, body: { password: PASSWORD } })
    const refused = await begin()
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ message: 'Confirm your email address first.' })
    await confirmAddress(node, email)
    expect((await begin()).status).toBe(200)
  })

  test('cannot guess the password of a stolen session in the name of somebody else', async () => {
    const [thief, victim] = [await withTwoFactor(node), await withTwoFactor(node)]
    const bearer = (await session(victim.cookie))?.session.token ?? ''
    const paths = ['disable', 'enable', 'generate-backup-codes']
    for (const cookie of [thief.cookie, await halfWay(node, thief.email), '']) {
      for (const path of paths) {
        const tried = { cookie, bearer, body: { password: PASSWORD } }
        const { status } = await call('POST', `/two-factor/${path}`, tried)
        expect({ path, status }).toEqual({ path, status: 401 })
      }
    }
    expect((await signIn(victim.email)).headers.getSetCookie().join()).toContain('two_factor')
  })

  test('who was signed in before it was on is signed out', async () => {
    const { email, cookie } = await signUp()
    await confirmAddress(node, email)
    const thief = cookieOf(await signIn(email))
    const body = { password: PASSWORD }
    const begun = await (await call('POST', '/two-factor/enable', { cookie, body })).json()
    const on = await giveCode(node, cookie, totp(secretIn(begun.totpURI)))
    expect(await session(cookieOf(on))).not.toBeNull()
    expect(await session(thief)).toBeNull()
    const off = await call('POST', '/two-factor/disable', { cookie: thief, body })
    expect(off.status).toBe(401)
  })
})

describe('other ways in', () => {
  test('a mailed link to get back in asks for a code, too', async () => {
    const { email, secret } = await withTwoFactor(node)
    await auth.sendRecovery(email)
    const link = linkIn(mails.findLast(({ to }) => to === email))
    const body = { token: link.pathname.split('/').at(-1), newPassword: 'another good password' }
    const response = await call('POST', '/recovery/complete', { body })
    expect(await response.clone().json()).toMatchObject({ twoFactorRedirect: true })
    const half = cookieOf(response)
    expect(await session(half)).toBeNull()
    expect((await session(cookieOf(await giveCode(node, half, totp(secret, 1)))))?.user.email).toBe(
      email,
    )
  })

  test('after a new password from a mailed link a code is still asked for', async () => {
    const { email } = await withTwoFactor(node)
    await call('POST', '/request-password-reset', { body: { email } })
    const token = linkIn(mails.findLast(({ to }) => to === email)).searchParams.get('token')
    const body = { token, newPassword: 'another good password' }
    expect((await call('POST', '/reset-password', { body })).status).toBe(200)
    const half = await signIn(email, 'another good password')
    expect(await half.json()).toMatchObject({ twoFactorRedirect: true })
  })

  test('a phone that takes over from a browser is in', async () => {
    const { email, cookie } = await withTwoFactor(node)
    const made: unknown = await (await call('GET', '/one-time-token/generate', { cookie })).json()
    const phone = await call('POST', '/one-time-token/verify', { body: Object(made) })
    expect((await session(cookieOf(phone)))?.user.email).toBe(email)
  })

  test('ways of the library that are not offered are closed', async () => {
    const { cookie } = await withTwoFactor(node)
    for (const path of ['/send-otp', '/verify-otp', '/get-totp-uri', '/view-backup-codes']) {
      const body = { password: PASSWORD, code: WRONG }
      const { status } = await call('POST', `/two-factor${path}`, { cookie, body })
      expect({ path, status }).toEqual({ path, status: 404 })
    }
  })
})
