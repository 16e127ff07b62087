// The second step of signing in, as people take it.

import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { cookieOf, linkIn, PASSWORD, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { totp } from '#tests/support/totp.ts'
import {
  beginTwoFactor,
  giveCode,
  giveRecoveryCode,
  halfWay,
  newPerson,
  withTwoFactor,
} from '#tests/support/two-factor.ts'

const database = await testDatabase()
const node = startAuthNode(database)
const { auth, lines, mails, call, signUp, signIn, session } = node

const WRONG = '000000'

const subjectsTo = (email: string) =>
  mails.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('turning it on', () => {
  test('takes the password and a code, and is told by mail', async () => {
    const { email, cookie } = await newPerson(node)
    const wrong = { cookie, body: { password: 'wrong password' } }
    expect((await call('POST', '/two-factor/enable', wrong)).status).toBe(400)
    const { secret } = await beginTwoFactor(node, cookie)
    expect((await signIn(email)).status).toBe(200)
    expect(await session(cookieOf(await signIn(email)))).not.toBeNull()
    expect((await giveCode(node, cookie, WRONG)).status).toBe(401)
    expect(subjectsTo(email)).not.toContain('Two-step sign-in is on')
    const on = await giveCode(node, cookie, totp(secret))
    expect(on.status).toBe(200)
    expect(subjectsTo(email)).toContain('Two-step sign-in is on')
    expect(await session(cookieOf(on))).not.toBeNull()
    expect(await session(cookieOf(await signIn(email)))).toBeNull()
  })

  test('keeps neither the secret nor a recovery code as it is, and writes neither to the log', async () => {
    const { secret, recoveryCodes } = await withTwoFactor(node)
    const { rows } = await database.owner.query<{ row: string }>(
      `select t::text as row from auth."twoFactor" t`,
    )
    const kept = rows.map(({ row }) => row).join('\n')
    expect(kept).not.toBe('')
    for (const word of [secret, ...recoveryCodes]) {
      expect(kept).not.toContain(word)
      expect(lines.join('\n')).not.toContain(word)
    }
    for (const column of ['secret', '"backupCodes"', '"userId"']) {
      const asked = database.app.query(`select ${column} from auth."twoFactor"`)
      await expect(asked).rejects.toThrow('permission denied')
    }
  })

  test('ends links and sign-ins that were under way', async () => {
    const { email, cookie } = await newPerson(node)
    await call('POST', '/request-password-reset', { body: { email } })
    const token = linkIn(mails.findLast(({ to }) => to === email)).searchParams.get('token')
    const { secret } = await beginTwoFactor(node, cookie)
    expect((await giveCode(node, cookie, totp(secret))).status).toBe(200)
    const body = { token, newPassword: 'another good password' }
    expect((await call('POST', '/reset-password', { body })).status).toBe(400)
  })
})

describe('turning it off', () => {
  test('takes the password, and is told by mail', async () => {
    const { email, cookie } = await withTwoFactor(node)
    const wrong = { cookie, body: { password: 'wrong password' } }
    expect((await call('POST', '/two-factor/disable', wrong)).status).toBe(400)
    expect(await session(cookieOf(await signIn(email)))).toBeNull()
    const off = await call('POST', '/two-factor/disable', { cookie, body: { password: PASSWORD } })
    expect(off.status).toBe(200)
    expect(subjectsTo(email)).toContain('Two-step sign-in is off')
    expect(await session(cookieOf(await signIn(email)))).not.toBeNull()
  })

  test('is refused where it is not on, and told to nobody', async () => {
    const { email, cookie } = await signUp()
    const off = await call('POST', '/two-factor/disable', { cookie, body: { password: PASSWORD } })
    expect(off.status).toBe(409)
    expect(subjectsTo(email)).not.toContain('Two-step sign-in is off')
  })
})

describe('signing in', () => {
  test('takes a code after the password', async () => {
    const { email, secret } = await withTwoFactor(node)
    const half = await halfWay(node, email)
    const whole = await giveCode(node, half, totp(secret, 1))
    expect(whole.status).toBe(200)
    expect((await session(cookieOf(whole)))?.user.email).toBe(email)
  })

  test('is done once: a session that is renewed days later goes on', async () => {
    const { email, cookie } = await withTwoFactor(node)
    await database.owner.query(
      `update auth.session set "expiresAt" = now() + interval '5 days'
       where "userId" = (select id from auth."user" where email = $1)`,
      [email],
    )
    const { token } = await (await call('GET', '/token', { cookie })).json()
    expect(token).toEqual(expect.any(String))
    expect((await session(cookie))?.user.email).toBe(email)
    const { rows } = await database.owner.query<{ days: number }>(
      `select extract(day from "expiresAt" - now())::int as days from auth.session
       where "userId" = (select id from auth."user" where email = $1)`,
      [email],
    )
    expect(rows).toEqual([{ days: 6 }])
  })

  test.each([['12345'], ['1234567'], ['12345a'], ['']])('%j is no code', async (code) => {
    const { email } = await withTwoFactor(node)
    expect((await giveCode(node, await halfWay(node, email), code)).status).toBe(401)
  })

  test('a recovery code works once, and not with another account', async () => {
    const { email, recoveryCodes } = await withTwoFactor(node)
    const [code = '', next = ''] = recoveryCodes
    const whole = await giveRecoveryCode(node, await halfWay(node, email), code)
    expect((await session(cookieOf(whole)))?.user.email).toBe(email)
    expect((await giveRecoveryCode(node, await halfWay(node, email), code)).status).toBe(401)
    expect((await giveRecoveryCode(node, await halfWay(node, email), next)).status).toBe(200)
  })

  test('new recovery codes take the place of the old ones', async () => {
    const { email, cookie, recoveryCodes } = await withTwoFactor(node)
    const path = '/two-factor/generate-backup-codes'
    const wrong = { cookie, body: { password: 'wrong password' } }
    expect((await call('POST', path, wrong)).status).toBe(400)
    const made = await call('POST', path, { cookie, body: { password: PASSWORD } })
    const { backupCodes } = z.object({ backupCodes: z.array(z.string()) }).parse(await made.json())
    const old = await giveRecoveryCode(node, await halfWay(node, email), recoveryCodes[0] ?? '')
    expect(old.status).toBe(401)
    expect(
      (await giveRecoveryCode(node, await halfWay(node, email), backupCodes[0] ?? '')).status,
    ).toBe(200)
  })
})

describe('a trusted browser', () => {
  async function trusted() {
    const person = await withTwoFactor(node)
    const half = await halfWay(node, person.email)
    const whole = await giveCode(node, half, totp(person.secret, 1), { trustDevice: true })
    return { ...person, whole, trust: trustIn(whole) }
  }

  function trustIn(response: Response): string {
    return cookieOf(response)
      .split('; ')
      .filter((one) => one.includes('trust_device'))
      .join('; ')
  }

  test('is asked for no code', async () => {
    const { email, trust } = await trusted()
    const body = { email, password: PASSWORD }
    const response = await call('POST', '/sign-in/email', { body, cookie: trust })
    expect((await session(cookieOf(response)))?.user.email).toBe(email)
  })

  test('is trusted for one person, and not without the choice', async () => {
    const { trust } = await trusted()
    const other = await withTwoFactor(node)
    await halfWay(node, other.email, trust)
    const whole = await giveCode(node, await halfWay(node, other.email), totp(other.secret, 1))
    expect(trustIn(whole)).toBe('')
  })

  test('is no longer trusted once it is off and on, or all others were signed out', async () => {
    const one = await trusted()
    const off = { cookie: one.cookie, body: { password: PASSWORD } }
    const cookie = cookieOf(await call('POST', '/two-factor/disable', off))
    const { secret } = await beginTwoFactor(node, cookie)
    expect((await giveCode(node, cookie, totp(secret))).status).toBe(200)
    await halfWay(node, one.email, one.trust)

    const other = await trusted()
    const ended = await call('POST', '/revoke-other-sessions', { cookie: other.cookie, body: {} })
    expect(ended.status).toBe(200)
    await halfWay(node, other.email, other.trust)

    const third = await trusted()
    const bearer = (await session(third.cookie))?.session.token ?? ''
    expect((await call('POST', '/revoke-other-sessions', { bearer, body: {} })).status).toBe(200)
    await halfWay(node, third.email, third.trust)
  })

  test('is no longer trusted once it was signed out from another device', async () => {
    const { email, whole, trust } = await trusted()
    const identity = await auth.session(new Headers({ cookie: cookieOf(whole) }))
    const { user, sessionId = '' } = identity ?? {}
    await auth.revokeSession({ userId: user?.id ?? '', sessionId })
    expect(await session(cookieOf(whole))).toBeNull()
    await halfWay(node, email, trust)
  })

  test('is no longer trusted once the password is another', async () => {
    const { email, trust } = await trusted()
    await call('POST', '/request-password-reset', { body: { email } })
    const token = linkIn(mails.findLast(({ to }) => to === email)).searchParams.get('token')
    const chosen = { token, newPassword: PASSWORD }
    expect((await call('POST', '/reset-password', { body: chosen })).status).toBe(200)
    await halfWay(node, email, trust)

    const other = await trusted()
    const identity = await auth.session(new Headers({ cookie: other.cookie }))
    await auth.changePassword({
      userId: identity?.user.id ?? '',
      sessionId: identity?.sessionId ?? '',
      currentPassword: PASSWORD,
      newPassword: PASSWORD,
      revokeOtherSessions: true,
    })
    await halfWay(node, other.email, other.trust)
  })
})
