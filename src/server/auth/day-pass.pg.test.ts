// Joining with a day pass over HTTP, and what its session may do with the auth service.

import { beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { minuteOf } from '#domain/day-pass.ts'
import { type CountedStore, World } from '#seeds/world.ts'
import { cookieOf, PASSWORD, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { sheetCode, testDayPasses } from '#tests/support/day-passes.ts'
import { writeCode } from '../day-pass-code.ts'

const database = await testDatabase()
const world = new World({ database })
const node = startAuthNode(database, { dayPasses: testDayPasses(database) })
let audit: CountedStore

beforeAll(async () => {
  audit = await world.runningAudit({ shelves: 2 })
})

const code = () => sheetCode(world, audit.manager, audit.auditId)

async function join(body: object, options: { cookie?: string; address?: string } = {}) {
  const response = await node.call('POST', '/day-pass/join', { body, ...options })
  return { response, answer: await response.json(), cookie: cookieOf(response) }
}

describe('joining', () => {
  test('needs a code and a name, and opens a session', async () => {
    const { response, answer, cookie } = await join({ code: await code(), name: 'Noor' })
    expect(response.status).toBe(200)
    expect(answer).toEqual({ name: 'Noor', auditId: audit.auditId, storeId: audit.storeId })
    expect(await node.auth.session(new Headers({ cookie }))).toMatchObject({
      user: { name: 'Noor', isHelper: true },
    })
    expect(await (await node.call('GET', '/token', { cookie })).json()).toMatchObject({
      token: expect.any(String),
    })
  })

  test('shows where a code leads', async () => {
    const response = await node.call('POST', '/day-pass/look', { body: { code: await code() } })
    expect(await response.json()).toMatchObject({ auditName: expect.any(String) })
  })

  test.each([
    [{ code: 'A'.repeat(48), name: 'Eve' }, 400, 'unknown'],
    [{ code: '', name: 'Eve' }, 400, 'unknown'],
    [{ code: `' or 1=1`, name: 'Eve' }, 400, 'unknown'],
  ])('is refused with %j', async (body, status, reason) => {
    const { response, answer, cookie } = await join(body)
    expect(response.status).toBe(status)
    expect(answer).toMatchObject({ details: { reason } })
    expect(cookie).toBe('')
  })

  test.each([{}, { code: 1, name: 'Eve' }, { name: 'Eve' }, { code: 'x', name: ['Eve'] }])(
    'is refused with %j as no request at all',
    async (body) => {
      const { response, answer } = await join(body)
      expect(response.status).toBe(400)
      expect(answer).toMatchObject({ code: 'invalid_argument' })
    },
  )

  test('is refused without a name, and makes nobody', async () => {
    const people = async () =>
      (await database.owner.query(`select id from auth."user" where "dayPass" = 'only'`)).rowCount
    const before = await people()
    const { answer } = await join({ code: await code(), name: '\u202e \u200b' })
    expect(answer).toMatchObject({ code: 'invalid_argument', details: { field: 'name' } })
    expect(await people()).toBe(before)
  })

  test('is refused to somebody who is signed in', async () => {
    const { cookie } = await node.signUp()
    const { response, answer } = await join({ code: await code(), name: 'Sam' }, { cookie })
    expect(response.status).toBe(409)
    expect(answer).toMatchObject({ details: { reason: 'signed_in' } })
  })

  test('again from the same device keeps the person and the session', async () => {
    const sheet = await code()
    const first = await join({ code: sheet, name: 'Robin' })
    const again = await join({ code: sheet, name: 'Else' }, { cookie: first.cookie })
    expect(again.answer).toEqual(first.answer)
    expect(again.cookie).toBe('')
  })

  test('is limited by address', async () => {
    const address = '203.0.113.9'
    const statuses = new Set<number>()
    for (let tries = 0; tries < 130; tries += 1) {
      const { response } = await join({ code: 'A'.repeat(48), name: 'Eve' }, { address })
      statuses.add(response.status)
    }
    expect([...statuses].toSorted()).toEqual([400, 429])
  })

  test('with a code that has changed keeps nobody else out', async () => {
    const { manager, auditId } = audit
    await world.run(manager, api.dayPasses.open, { auditId })
    const { rows } = await database.owner.query<{ id: string; key: Buffer }>(
      'select id, key from day_pass_link where audit_id = $1 and ends_at is null',
      [auditId],
    )
    const [screen] = rows
    if (!screen) throw new Error('the screen shows no code')
    const codeOf = (ago: number) => writeCode(screen.id, minuteOf(Date.now()) - ago, screen.key)
    const address = (n: number) => `203.0.113.${20 + (n % 2)}`
    for (let n = 0; n < 130; n += 1) {
      const { answer } = await join({ code: codeOf(5), name: 'Eve' }, { address: address(n) })
      expect(answer).toMatchObject({ details: { reason: 'old' } })
    }
    const { response } = await join({ code: codeOf(0), name: 'Ada' }, { address: '203.0.113.22' })
    expect(response.status).toBe(200)
  })

  test('lets fifty in from one address in a minute', async () => {
    const sheet = await code()
    const address = '203.0.113.10'
    const all = await Promise.all(
      Array.from({ length: 50 }, () => join({ code: sheet, name: 'Sam' }, { address })),
    )
    expect(all.map(({ response }) => response.status)).toEqual(all.map(() => 200))
    expect(new Set(all.map(({ answer }) => answer.name)).size).toBe(50)
  })
})

describe('the session of a helper', () => {
  test.each([
    ['POST', '/update-user', { name: 'The manager' }],
    ['POST', '/delete-user', {}],
    ['POST', '/revoke-sessions', {}],
    ['POST', '/revoke-other-sessions', {}],
    ['GET', '/one-time-token/generate', undefined],
    ['POST', '/send-verification-email', { email: 'noor@example.test' }],
    ['POST', '/passkey/confirm', { password: PASSWORD }],
    ['GET', '/passkey/generate-register-options', undefined],
    ['POST', '/passkey/verify-registration', { response: {}, name: 'Phone' }],
  ])('is refused by %s %s', async (method, path, body) => {
    const { cookie } = await join({ code: await code(), name: 'Noor' })
    const response = await node.call(method, path, { cookie, ...(body && { body }) })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ details: { needs: 'account' } })
  })

  test('keeps nobody from an account of their own', async () => {
    const { cookie } = await join({ code: await code(), name: 'Noor' })
    const own = await node.signUp()
    const post = (path: string, body: object) => node.call('POST', path, { body, cookie })
    const { email } = own
    for (const path of ['/request-password-reset', '/recovery/request']) {
      expect((await post(path, { email })).status, path).toBe(200)
    }
    const link = await node.call('GET', '/recovery/gone', { cookie })
    expect(await link.json()).toEqual({ state: 'ended' })
    const handOff = await node.call('GET', '/one-time-token/generate', { cookie: own.cookie })
    const { token } = await handOff.json()
    expect(await (await post('/one-time-token/peek', { token })).json()).toMatchObject({
      isSame: false,
    })
    const phone = cookieOf(await post('/one-time-token/verify', { token }))
    expect(await node.auth.session(new Headers({ cookie: phone }))).toMatchObject({
      user: { email },
    })
  })

  test('ends by signing out', async () => {
    const { cookie } = await join({ code: await code(), name: 'Noor' })
    expect((await node.call('POST', '/sign-out', { cookie, body: {} })).status).toBe(200)
    expect(await node.auth.session(new Headers({ cookie }))).toBeNull()
  })

  test('has no way in by its address', async () => {
    const { cookie } = await join({ code: await code(), name: 'Noor' })
    const session = await node.auth.session(new Headers({ cookie }))
    const email = session?.user.email ?? ''
    expect(email).toMatch(/@day-pass$/)
    expect((await node.signIn(email, PASSWORD)).status).toBeGreaterThanOrEqual(400)
    const body = { name: 'Eve', email, password: PASSWORD }
    expect((await node.call('POST', '/sign-up/email', { body })).status).toBe(400)
    await node.call('POST', '/request-password-reset', { body: { email } })
    await node.call('POST', '/recovery/request', { body: { email } })
    expect(node.mails.filter(({ to }) => to === email)).toEqual([])
  })

  test('cannot make itself another kind of person', async () => {
    const { cookie, email } = await node.signUp()
    await node.call('POST', '/update-user', { cookie, body: { dayPass: 'only', name: 'Sam' } })
    const { rows } = await database.owner.query(
      'select "dayPass" from auth."user" where email = $1',
      [email],
    )
    expect(rows).toEqual([{ dayPass: null }])
  })

  test('of an audit that is over is still there for what the phone has not sent', async () => {
    const over = await world.runningAudit({ shelves: 1 })
    const sheet = await sheetCode(world, over.manager, over.auditId)
    const { cookie } = await join({ code: sheet, name: 'Noor' })
    await world.run(over.manager, api.dayPasses.endAll, { auditId: over.auditId })
    expect(await node.auth.session(new Headers({ cookie }))).not.toBeNull()
  })
})
