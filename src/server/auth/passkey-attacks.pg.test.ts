// Passkeys, as others try to get around them.

import { describe, expect, test } from 'vitest'
import { AUTH_ORIGIN, cookieOf, startAuthNode } from '#tests/support/auth-node.ts'
import { Authenticator } from '#tests/support/authenticator.ts'
import { testDatabase } from '#tests/support/database.ts'
import {
  askToAdd,
  askToSignIn,
  confirmPassword,
  sendAdded,
  sendSignIn,
  signInWith,
  withPasskey,
} from '#tests/support/passkeys.ts'
import { newPerson } from '#tests/support/two-factor.ts'

const database = await testDatabase()
const node = startAuthNode(database)
const { auth, call, session } = node

async function ownerOf(device: Authenticator) {
  const { rows } = await database.owner.query<{ id: string; userId: string }>(
    'select id, "userId" from auth.passkey where "credentialID" = $1',
    [device.id.toString('base64url')],
  )
  return rows[0] ?? { id: '', userId: '' }
}

async function refused(response: Response): Promise<void> {
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  expect(await session(cookieOf(response))).toBeNull()
}

describe('signing in', () => {
  test('an answer works once', async () => {
    const { device } = await withPasskey(node)
    const { options, cookie } = await askToSignIn(node)
    const answer = device.get(options)
    expect((await sendSignIn(node, cookie, answer)).status).toBe(200)
    await refused(await sendSignIn(node, cookie, answer))
    // With a question of its own it is the answer to another one.
    await refused(await sendSignIn(node, (await askToSignIn(node)).cookie, answer))
  })

  test('the answer to another browser’s question opens nothing', async () => {
    const { device } = await withPasskey(node)
    const { options } = await askToSignIn(node)
    await refused(await sendSignIn(node, '', device.get(options)))
  })

  test.each(['https://evil.test', 'http://localhost:9999', 'https://localhost:3000'])(
    'a page of %s cannot pass an answer on',
    async (origin) => {
      const { device } = await withPasskey(node)
      const { options, cookie } = await askToSignIn(node)
      const body = { response: device.get(options, { origin }) }
      await refused(await call('POST', '/passkey/verify-authentication', { cookie, body }))
      const asked = await askToSignIn(node)
      const there = { response: device.get(asked.options, { origin }) }
      const path = '/passkey/verify-authentication'
      await refused(await call('POST', path, { cookie: asked.cookie, body: there, origin }))
    },
  )

  test('a passkey for another site opens nothing', async () => {
    const { device } = await withPasskey(node)
    const { options, cookie } = await askToSignIn(node)
    await refused(await sendSignIn(node, cookie, device.get({ ...options, rpId: 'evil.test' })))
  })

  test('a device that did not check whose it is opens nothing', async () => {
    const { device } = await withPasskey(node)
    const { options, cookie } = await askToSignIn(node)
    await refused(await sendSignIn(node, cookie, device.get(options, { isVerified: false })))
  })

  test('a device that signs for the passkey of somebody else opens nothing', async () => {
    const { device } = await withPasskey(node)
    const { options, cookie } = await askToSignIn(node)
    const forged = { ...new Authenticator().get(options), id: device.id.toString('base64url') }
    await refused(await sendSignIn(node, cookie, forged))
    await refused(await signInWith(node, new Authenticator()))
  })

  test('the question of adding one is none of signing in, and the other way around', async () => {
    const { cookie, device } = await withPasskey(node)
    await confirmPassword(node, cookie)
    const adding = await askToAdd(node, cookie)
    const body = { ...adding.options, rpId: 'localhost' }
    const [question = ''] = adding.cookie.split('; ').slice(-1)
    await refused(await sendSignIn(node, question, device.get(body)))
    const signing = await askToSignIn(node, cookie)
    const rp = { id: 'localhost' }
    const made = new Authenticator().create({ ...signing.options, rp })
    expect((await sendAdded(node, `${cookie}; ${signing.cookie}`, made)).status).toBe(400)
  })
})

describe('adding one', () => {
  test('takes a session of one’s own', async () => {
    const path = '/passkey/generate-register-options'
    expect((await call('GET', path)).status).toBe(401)
    expect((await confirmPassword(node, '')).status).toBe(401)
    const { cookie } = await newPerson(node)
    await confirmPassword(node, cookie)
    const bearer = (await session(cookie))?.session.token ?? ''
    expect((await call('GET', path, { bearer })).status).toBe(401)
    expect((await call('GET', path, { bearer, cookie })).status).toBe(401)
  })

  test('a login of the same person has to give the password itself', async () => {
    const { email, cookie } = await newPerson(node)
    await confirmPassword(node, cookie)
    const other = cookieOf(await node.signIn(email))
    const path = '/passkey/generate-register-options'
    expect((await call('GET', path, { cookie: other })).status).toBe(403)
  })

  test('the question of one person is not answered for another', async () => {
    const [one, other] = [await newPerson(node), await newPerson(node)]
    for (const { cookie } of [one, other]) await confirmPassword(node, cookie)
    const { options, cookie } = await askToAdd(node, one.cookie)
    const [question = ''] = cookie.split('; ').slice(-1)
    const device = new Authenticator()
    const sent = await sendAdded(node, `${other.cookie}; ${question}`, device.create(options))
    expect(sent.status).toBe(401)
    expect(await ownerOf(device)).toEqual({ id: '', userId: '' })
  })

  test('an answer works once, and from our pages alone', async () => {
    const { cookie: own } = await newPerson(node)
    await confirmPassword(node, own)
    const there = await askToAdd(node, own)
    const elsewhere = new Authenticator().create(there.options, { origin: 'https://evil.test' })
    expect((await sendAdded(node, there.cookie, elsewhere)).status).toBeGreaterThanOrEqual(400)
    const { options, cookie } = await askToAdd(node, own)
    const answer = new Authenticator().create(options)
    expect((await sendAdded(node, cookie, answer)).status).toBe(200)
    expect((await sendAdded(node, cookie, answer)).status).toBe(400)
  })

  test('opens no session', async () => {
    const { cookie: own } = await newPerson(node)
    await confirmPassword(node, own)
    const { options, cookie } = await askToAdd(node, own)
    const answer = new Authenticator().create(options)
    const sent = await sendAdded(node, cookie, answer, { createSession: true })
    expect(sent.status).toBe(400)
    expect(await session(cookieOf(sent))).toBeNull()
  })

  test('passwords are guessed ten times a minute at most', async () => {
    const { cookie } = await newPerson(node)
    const wrong = () => confirmPassword(node, cookie, 'wrong password')
    for (let guess = 0; guess < 10; guess += 1) expect((await wrong()).status).toBe(400)
    expect((await wrong()).status).toBe(429)
    expect((await confirmPassword(node, cookie)).status).toBe(429)
  })
})

describe('passkeys of others', () => {
  test('are neither renamed nor removed', async () => {
    const [one, other] = [await withPasskey(node), await withPasskey(node)]
    const { id: passkeyId } = await ownerOf(one.device)
    const { userId } = await ownerOf(other.device)
    const renamed = auth.renamePasskey({ userId, passkeyId, name: 'Mine' })
    await expect(renamed).rejects.toMatchObject({ code: 'not_found' })
    const removed = auth.removePasskey({ userId, passkeyId })
    await expect(removed).rejects.toMatchObject({ code: 'not_found' })
    expect((await signInWith(node, one.device)).status).toBe(200)
  })

  test('are listed by no path of the library, which also removes none', async () => {
    const { cookie, device } = await withPasskey(node)
    const { id } = await ownerOf(device)
    const list = await call('GET', '/passkey/list-user-passkeys', { cookie })
    expect(list.status).toBe(404)
    for (const path of ['/passkey/delete-passkey', '/passkey/update-passkey']) {
      const { status } = await call('POST', path, { cookie, body: { id, name: 'Mine' } })
      expect({ path, status }).toEqual({ path, status: 404 })
    }
  })

  test('no key of a passkey is read by functions', async () => {
    for (const column of ['"publicKey"', '"credentialID"', 'counter']) {
      const asked = database.app.query(`select ${column} from auth.passkey`)
      await expect(asked).rejects.toThrow('permission denied')
    }
  })

  test('questions name no passkeys of others', async () => {
    await withPasskey(node)
    const { options } = await askToSignIn(node)
    expect(options).not.toHaveProperty('allowCredentials.0')
    expect(AUTH_ORIGIN).toContain(options.rpId)
  })
})
