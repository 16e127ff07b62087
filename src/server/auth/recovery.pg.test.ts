import { expect, test } from 'vitest'
import { cookieOf, linkIn, PASSWORD, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { recoverAccountTask } from '../jobs/tasks/recover-account.ts'
import { newId } from '../new-id.ts'
import { RECOVER_ACCOUNT } from './enqueue-recovery.ts'

const database = await testDatabase()
const { auth, mails, call, signUp, signIn, session } = startAuthNode(database)
const NEW_PASSWORD = 'an even better password'

async function recoveryToken(email: string): Promise<string> {
  mails.length = 0
  await auth.sendRecovery(email)
  const { pathname } = linkIn(mails.find((mail) => mail.to === email))
  expect(pathname).toMatch(/^\/recovery\/[\w-]{40,}$/)
  return pathname.replace('/recovery/', '')
}

const look = async (token: string) => (await call('GET', `/recovery/${token}`)).json()
const complete = (token: string, newPassword = NEW_PASSWORD) =>
  call('POST', '/recovery/complete', { body: { token, newPassword } })
const expire = () =>
  database.owner.query(`update auth.recovery set expires_at = now() - interval '1 second'`)

test('known and unknown addresses get the same answer, and both get a mail', async () => {
  const { email } = await signUp()
  const stranger = `${newId()}@example.test`
  const tasks = { [RECOVER_ACCOUNT]: recoverAccountTask(auth) }
  const jobs = await startJobs({ database, tasks, log: () => {} })
  try {
    const answers = []
    for (const one of [email, stranger]) {
      const response = await call('POST', '/recovery/request', { body: { email: one } })
      const headers = [...response.headers].filter(([name]) => name !== 'date')
      answers.push({ status: response.status, headers, body: await response.text() })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 200, body: '{"ok":true}' })
    await eventually(() => {
      const to = mails.filter(({ subject }) => subject.includes('back')).map((mail) => mail.to)
      expect(to.sort()).toEqual([email, stranger].sort())
    })
  } finally {
    await jobs.stop()
  }
})

test('a recovery link for an invalid address is refused', async () => {
  for (const email of ['nobody', '', null, 'a@example.test, b@example.test']) {
    const response = await call('POST', '/recovery/request', { body: { email } })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'invalid_argument',
      details: { field: 'email' },
    })
  }
})

test('a link tells whose it is, and whether there is an account', async () => {
  const { email } = await signUp()
  expect(await look(await recoveryToken(email))).toEqual({ state: 'account', email })
  const stranger = `${newId()}@example.test`
  expect(await look(await recoveryToken(stranger))).toEqual({
    state: 'no_account',
    email: stranger,
  })
  expect(await look('invented')).toEqual({ state: 'ended' })
})

test('a link lets its owner in: new password, other sessions ended, address confirmed', async () => {
  const { email, cookie } = await signUp()
  const token = await recoveryToken(email.toUpperCase().toLowerCase())
  const response = await complete(token)
  expect(response.status).toBe(200)
  const [setCookie = ''] = response.headers.getSetCookie()
  expect(setCookie).toMatch(/HttpOnly/i)
  expect((await session(cookieOf(response)))?.user.email).toBe(email)
  expect(await session(cookie)).toBeNull()
  expect((await signIn(email)).status).toBe(401)
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
  const { rows } = await database.owner.query(
    'select "emailVerified" as yes from auth."user" where email = $1',
    [email],
  )
  expect(rows).toEqual([{ yes: true }])
})

test('a used, expired or invented link changes nothing', async () => {
  const { email, cookie } = await signUp()
  const used = await recoveryToken(email)
  await complete(used)
  const expired = await recoveryToken(email)
  await expire()
  for (const token of [used, expired, 'invented', '']) {
    const response = await complete(token, 'the password of a thief')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_argument' })
    expect(response.headers.getSetCookie()).toEqual([])
    if (token) expect(await look(token)).toEqual({ state: 'ended' })
  }
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
  expect(await session(cookie)).toBeNull()
})

test('a bad password is refused and the link still works', async () => {
  const { email } = await signUp()
  const token = await recoveryToken(email)
  for (const password of ['short', 'x'.repeat(129)]) {
    const response = await complete(token, password)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ details: { field: 'newPassword' } })
  }
  expect((await complete(token)).status).toBe(200)
})

test('of two simultaneous uses exactly one wins', async () => {
  const { email } = await signUp()
  const token = await recoveryToken(email)
  const passwords = ['the first password', 'the second password']
  const responses = await Promise.all(passwords.map((password) => complete(token, password)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  const signIns = await Promise.all(passwords.map((password) => signIn(email, password)))
  expect(signIns.map(({ status }) => status)).toEqual(
    responses.map((r) => (r.status === 200 ? 200 : 401)),
  )
})

test('using one link ends the others, and links to a new password', async () => {
  const { email } = await signUp()
  mails.length = 0
  await call('POST', '/request-password-reset', { body: { email } })
  const reset = linkIn(mails[0]).searchParams.get('token')
  const [one, other] = [await recoveryToken(email), await recoveryToken(email)]
  expect((await complete(one)).status).toBe(200)
  expect((await complete(other)).status).toBe(400)
  const body = { token: reset, newPassword: 'the password of a thief' }
  expect((await call('POST', '/reset-password', { body })).status).toBe(400)
})

test('no account left: the link is refused for a password and opens a confirmed sign-up', async () => {
  const email = `${newId()}@example.test`
  const token = await recoveryToken(email)
  const refused = await complete(token)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ code: 'not_found' })
  mails.length = 0
  const body = { name: 'Back', email, password: PASSWORD, recoveryToken: token }
  const response = await call('POST', '/sign-up/email', { body })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ user: { email, emailVerified: true } })
  expect(mails).toEqual([])
  expect(await look(token)).toEqual({ state: 'ended' })
})

test('a sign-up with a link of another address, a used or an invented one makes no account', async () => {
  const email = `${newId()}@example.test`
  const foreign = await recoveryToken(`${newId()}@example.test`)
  for (const token of [foreign, 'invented']) {
    const body = { name: 'Thief', email, password: PASSWORD, recoveryToken: token }
    const response = await call('POST', '/sign-up/email', { body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ details: { field: 'recoveryToken' } })
  }
  expect((await signIn(email)).status).toBe(401)
  expect(await look(foreign)).toMatchObject({ state: 'no_account' })
})

test('secrets of links are kept as hashes only', async () => {
  const { email } = await signUp()
  mails.length = 0
  await call('POST', '/request-password-reset', { body: { email } })
  const reset = linkIn(mails[0]).searchParams.get('token') ?? 'missing'
  const recovery = await recoveryToken(email)
  const { rows } = await database.owner.query(
    `select identifier as kept from auth.verification union all
     select token_hash from auth.recovery`,
  )
  const kept = rows.map((row) => row.kept).join(' ')
  expect(rows.length).toBeGreaterThan(1)
  expect(kept).not.toContain(reset)
  expect(kept).not.toContain(recovery)
})
