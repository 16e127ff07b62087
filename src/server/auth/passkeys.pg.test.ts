// Passkeys, as people add and use them.

import { describe, expect, test } from 'vitest'
import { cookieOf, PASSWORD, startAuthNode } from '#tests/support/auth-node.ts'
import { Authenticator } from '#tests/support/authenticator.ts'
import { testDatabase } from '#tests/support/database.ts'
import {
  addPasskey,
  askToAdd,
  confirmPassword,
  sendAdded,
  signInWith,
  withPasskey,
} from '#tests/support/passkeys.ts'
import { halfWay, newPerson, withTwoFactor } from '#tests/support/two-factor.ts'

const database = await testDatabase()
const node = startAuthNode(database)
const { auth, mails, call, signUp, session } = node

const subjectsTo = (email: string) =>
  mails.filter(({ to }) => to === email).map(({ subject }) => subject)

async function passkeysOf(email: string) {
  const { rows } = await database.owner.query<{
    id: string
    name: string
    user: string
    used: boolean
  }>(
    `select p.id, p.name, p."userId" as user, p."lastUsedAt" is not null as used
     from auth.passkey p join auth."user" u on u.id = p."userId"
     where u.email = $1 order by p."createdAt"`,
    [email],
  )
  return rows
}

describe('adding one', () => {
  test('takes the password, and is told by mail', async () => {
    const { email, cookie } = await newPerson(node)
    const early = await call('GET', '/passkey/generate-register-options', { cookie })
    expect(early.status).toBe(403)
    expect((await confirmPassword(node, cookie, 'wrong password')).status).toBe(400)
    const still = await call('GET', '/passkey/generate-register-options', { cookie })
    expect(still.status).toBe(403)
    await addPasskey(node, cookie, '  Sam’s   laptop ')
    expect(await passkeysOf(email)).toMatchObject([{ name: 'Sam’s laptop', used: false }])
    expect(subjectsTo(email)).toContain('A passkey was added')
    expect(mails.at(-1)?.text).toContain('“Sam’s laptop”')
  })

  test('takes a confirmed address', async () => {
    const { cookie } = await signUp()
    expect((await confirmPassword(node, cookie)).status).toBe(403)
  })

  test('takes a device that checks whose it is, and a name', async () => {
    const { email, cookie: own } = await newPerson(node)
    await confirmPassword(node, own)
    const device = new Authenticator()
    const first = await askToAdd(node, own)
    const unchecked = device.create(first.options, { isVerified: false })
    expect((await sendAdded(node, first.cookie, unchecked)).status).toBe(403)
    const second = await askToAdd(node, own)
    const answer = device.create(second.options)
    expect((await sendAdded(node, second.cookie, answer, { name: ' ' })).status).toBe(400)
    expect(await passkeysOf(email)).toEqual([])
  })

  test('ends with the password that was given for it', async () => {
    const { cookie } = await newPerson(node)
    await confirmPassword(node, cookie)
    const identity = await auth.session(new Headers({ cookie }))
    await auth.changePassword({
      userId: identity?.user.id ?? '',
      sessionId: identity?.sessionId ?? '',
      currentPassword: 'correct horse battery',
      newPassword: 'another good password',
      revokeOtherSessions: true,
    })
    const late = await call('GET', '/passkey/generate-register-options', { cookie })
    expect(late.status).toBe(403)
  })

  test('is done twenty times at most', async () => {
    const { email, cookie } = await withPasskey(node)
    await database.owner.query(
      `insert into auth.passkey
         (id, "userId", name, "credentialID", "publicKey", counter, "deviceType", "backedUp")
       select p.id || n, p."userId", 'Another', p."credentialID" || n, 'key', 0, 'multiDevice', true
       from auth.passkey p join auth."user" u on u.id = p."userId", generate_series(1, 19) n
       where u.email = $1`,
      [email],
    )
    await confirmPassword(node, cookie)
    const more = await call('GET', '/passkey/generate-register-options', { cookie })
    expect(more.status).toBe(409)
  })
})

describe('signing in', () => {
  test('takes neither password nor name, and is noted', async () => {
    const { email, device } = await withPasskey(node)
    const response = await signInWith(node, device)
    expect(response.status).toBe(200)
    expect((await session(cookieOf(response)))?.user.email).toBe(email)
    expect(await passkeysOf(email)).toMatchObject([{ used: true }])
    expect((await signInWith(node, device)).status).toBe(200)
    expect(subjectsTo(email)).toContain('New sign-in to your Shelfcount account')
  })

  test('is both steps where signing in takes two', async () => {
    const { email, cookie } = await withTwoFactor(node)
    const device = await addPasskey(node, cookie)
    const response = await signInWith(node, device)
    expect((await session(cookieOf(response)))?.user.email).toBe(email)
    // The password alone still opens nothing.
    await halfWay(node, email)
  })

  test('works with each of several', async () => {
    const { email, cookie, device } = await withPasskey(node)
    const other = await addPasskey(node, cookie, 'Laptop')
    for (const one of [device, other]) {
      expect((await session(cookieOf(await signInWith(node, one))))?.user.email).toBe(email)
    }
  })

  test('ends with the account', async () => {
    const { email, device } = await withPasskey(node)
    const [{ user = '' } = {}] = await passkeysOf(email)
    await auth.deleteUser(user)
    expect(await passkeysOf(email)).toEqual([])
    expect((await signInWith(node, device)).status).toBe(401)
  })
})

describe('a login', () => {
  async function byPasskey(cookie: string): Promise<boolean | undefined> {
    const identity = await auth.session(new Headers({ cookie }))
    const { rows } = await database.owner.query<{ byPasskey: boolean }>(
      'select "byPasskey" from auth.session where id = $1',
      [identity?.sessionId],
    )
    return rows[0]?.byPasskey
  }

  async function takenOver(cookie: string) {
    const { token } = await (await call('GET', '/one-time-token/generate', { cookie })).json()
    return cookieOf(await call('POST', '/one-time-token/verify', { body: { token } }))
  }

  test('says whether a passkey was shown in it, also on a phone that takes over', async () => {
    const { email, cookie } = await newPerson(node)
    expect(await byPasskey(cookie)).toBe(false)
    expect(await byPasskey(await takenOver(cookie))).toBe(false)
    const device = await addPasskey(node, cookie)
    expect(await byPasskey(cookie)).toBe(true)
    const opened = cookieOf(await signInWith(node, device))
    expect(await byPasskey(opened)).toBe(true)
    expect(await byPasskey(await takenOver(opened))).toBe(true)
    expect(await byPasskey(cookieOf(await node.signIn(email)))).toBe(false)
  })

  test('is no younger on a phone that takes over', async () => {
    const { cookie } = await newPerson(node)
    const signedIn = async (own: string) => {
      const identity = await auth.session(new Headers({ cookie: own }))
      const { rows } = await database.owner.query<{ at: string }>(
        'select "signedInAt"::text as at from auth.session where id = $1',
        [identity?.sessionId],
      )
      return rows[0]?.at
    }
    await database.owner.query(`update auth.session set "signedInAt" = '2026-01-02T03:04:05.678Z'`)
    expect(await signedIn(await takenOver(cookie))).toBe(await signedIn(cookie))
  })

  test('says nothing of passkeys that anybody claims', async () => {
    const email = `${crypto.randomUUID()}@example.test`
    const body = { name: 'Sam', email, password: PASSWORD, byPasskey: true }
    expect(await byPasskey(cookieOf(await call('POST', '/sign-up/email', { body })))).toBe(false)
    const claim = { email, password: PASSWORD, byPasskey: true }
    const opened = await call('POST', '/sign-in/email', { body: claim })
    expect(await byPasskey(cookieOf(opened))).toBe(false)
  })
})

describe('renaming and removing', () => {
  test('a name is tidied, and says nothing of anybody else', async () => {
    const { email } = await withPasskey(node)
    const [{ id = '', user = '' } = {}] = await passkeysOf(email)
    await auth.renamePasskey({ userId: user, passkeyId: id, name: ' Till  tablet ' })
    expect(await passkeysOf(email)).toMatchObject([{ name: 'Till tablet' }])
    const empty = auth.renamePasskey({ userId: user, passkeyId: id, name: ' ' })
    await expect(empty).rejects.toThrow('Name is required')
  })

  test('one that was removed opens nothing, and that is told by mail', async () => {
    const { email, device } = await withPasskey(node)
    const [{ id = '', user = '' } = {}] = await passkeysOf(email)
    await auth.removePasskey({ userId: user, passkeyId: id })
    expect(subjectsTo(email)).toContain('A passkey was removed')
    const response = await signInWith(node, device)
    expect(response.status).toBe(401)
    expect(await session(cookieOf(response))).toBeNull()
  })

  test('the last way in stays', async () => {
    const { email } = await withPasskey(node)
    const [{ id = '', user = '' } = {}] = await passkeysOf(email)
    await database.owner.query(`delete from auth.account where "userId" = $1`, [user])
    const removed = auth.removePasskey({ userId: user, passkeyId: id })
    await expect(removed).rejects.toThrow('only way to sign in')
    expect(await passkeysOf(email)).toHaveLength(1)
  })
})
