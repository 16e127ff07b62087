// The token of a session opens the same things as its cookie: the session, access tokens, billing, files.

import { afterAll, describe, expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'
import { testHostOptions } from '#tests/support/test-host.ts'
import { createHost } from './host.ts'

const database = await testDatabase()
const node = await startLiveNode({ database })
const host = await createHost(testHostOptions(database, { functions: node.engine }))
const { port } = await host.listen(0, '127.0.0.1')
const url = `http://127.0.0.1:${port}`
const world = new World({ database })
afterAll(async () => {
  await host.close()
  await node.stop()
})

async function signUp(email: string) {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://shelfcount.example' },
    body: JSON.stringify({ name: 'Sam', email, password: 'correct horse battery' }),
  })
  expect(response.status).toBe(200)
  const { token, user } = await response.json()
  const [cookie = ''] = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const person = { id: user.id, name: 'Sam', email, identity: { userId: user.id, sessionId: '' } }
  // The signed one, as the client of the library keeps it.
  const signed = response.headers.get('set-auth-token') ?? ''
  return { token, signed, cookie, person }
}

async function owner(email: string) {
  const signedUp = await signUp(email)
  const { person } = signedUp
  const { organizationId } = await world.shop({
    owner: { ...person, identity: await world.signIn(person.id) },
  })
  return { ...signedUp, organizationId }
}

async function get(path: string, headers: Record<string, string>) {
  const response = await fetch(`${url}${path}`, { headers })
  return { status: response.status, body: await response.json() }
}

async function customer(headers: Record<string, string>) {
  const response = await fetch(`${url}/api/billing/customers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  })
  return { status: response.status, body: await response.json() }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('a bearer session', () => {
  test.each(['token', 'signed'] as const)('as %s opens every door of its cookie', async (kind) => {
    const shop = await owner(`${kind}@bearer.test`)
    const headers = bearer(shop[kind])
    const session = await get('/api/auth/get-session', headers)
    expect(session.body.user.id).toBe(shop.person.id)
    const access = await get('/api/auth/token', headers)
    expect(access).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^ey/) } })
    expect(await customer(headers)).toMatchObject({
      status: 200,
      body: { id: shop.organizationId, email: shop.person.email },
    })
    // The access token obtained with it works as well.
    expect((await customer(bearer(access.body.token))).status).toBe(200)
    const file = await get(`/api/files/${shop.organizationId}`, headers)
    expect(file).toMatchObject({ status: 404 })
  })

  test('that does not hold is nobody, also beside a cookie that does', async () => {
    const { cookie, token } = await owner('forged@bearer.test')
    const forged = `${token.slice(0, -3)}xyz`
    for (const wrong of [forged, 'nobody', `${token}.forged`, 'a.b.c']) {
      expect(await get('/api/auth/token', bearer(wrong)), wrong).toEqual({
        status: 200,
        body: { token: null },
      })
      const headers = { ...bearer(wrong), cookie, origin: 'http://shelfcount.example' }
      expect(await customer(headers), wrong).toMatchObject({ status: 401 })
    }
    expect(await get('/api/auth/token', {})).toEqual({ status: 200, body: { token: null } })
  })

  test('that has ended opens nothing', async () => {
    const { token, person } = await owner('ended@bearer.test')
    await database.owner.query('delete from auth.session where "userId" = $1', [person.id])
    expect((await get('/api/auth/token', bearer(token))).body).toEqual({ token: null })
    expect((await customer(bearer(token))).status).toBe(401)
  })
})
