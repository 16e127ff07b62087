import { expect, test } from 'vitest'
import { PASSWORD, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const { mails, call, signUp, signIn } = startAuthNode(database)

const subjectsTo = (email: string) =>
  mails.filter(({ to }) => to === email).map(({ subject }) => subject)
const TOLD = 'New sign-in to your Shelfcount account'

function deviceIn(response: Response): string {
  const cookies = response.headers.getSetCookie()
  return cookies.find((one) => one.startsWith('shelfcount.device='))?.split(';')[0] ?? 'none'
}

test('a sign-in in a browser that is new for this person is told by mail, once', async () => {
  const { email, response } = await signUp()
  expect(subjectsTo(email)).not.toContain(TOLD)
  const first = await signIn(email)
  expect(subjectsTo(email).filter((one) => one === TOLD)).toHaveLength(1)
  for (const known of [deviceIn(first), deviceIn(response)]) {
    const body = { email, password: PASSWORD }
    expect((await call('POST', '/sign-in/email', { body, cookie: known })).status).toBe(200)
  }
  expect(subjectsTo(email).filter((one) => one === TOLD)).toHaveLength(1)
})

test('the mail says which device, from which network, and no whole address', async () => {
  const { email } = await signUp()
  await signIn(email, PASSWORD, '198.51.100.77')
  const mail = mails.find(({ to, subject }) => to === email && subject === TOLD)
  expect(mail?.text).toContain('Unknown device')
  expect(mail?.text).toContain('198.51.100.…')
  expect(mail?.text).not.toContain('198.51.100.77')
  expect(mail?.text).toContain('/profile')
})

test('a browser that knows one person is new for another', async () => {
  const [one, other] = [await signUp(), await signUp()]
  const body = { email: other.email, password: PASSWORD }
  await call('POST', '/sign-in/email', { body, cookie: deviceIn(one.response) })
  expect(subjectsTo(other.email)).toContain(TOLD)
})

test('a wrong password is told to nobody', async () => {
  const { email } = await signUp()
  expect((await signIn(email, 'wrong password')).status).toBe(401)
  expect(subjectsTo(email)).not.toContain(TOLD)
})

test('a sign-in that is handed over to a phone is told as well', async () => {
  const { email, cookie } = await signUp()
  const made = await call('GET', '/one-time-token/generate', { cookie })
  const body: unknown = await made.json()
  await call('POST', '/one-time-token/verify', { body: Object(body) })
  expect(subjectsTo(email).filter((one) => one === TOLD)).toHaveLength(1)
})

test('using a login notes when it was last used, to five minutes', async () => {
  const { email, cookie } = await signUp()
  const { auth } = startAuthNode(database)
  const current = await auth.session(new Headers({ cookie }))
  if (!current) throw new Error('not signed in')
  const { sessionId } = current
  const lastUsed = async () => {
    const { rows } = await database.owner.query<{ seconds: number }>(
      `select extract(epoch from now() - "updatedAt")::int as seconds from auth.session where id = $1`,
      [sessionId],
    )
    return rows[0]?.seconds ?? -1
  }
  const token = await auth.issueToken({ userId: current.user.id, sessionId })
  for (const [agoSeconds, isNoted] of [
    [3_000, true],
    [200, false],
  ] as const) {
    await database.owner.query(
      `update auth.session set "updatedAt" = now() - $2 * interval '1 second' where id = $1`,
      [sessionId, agoSeconds],
    )
    expect(await auth.verifyToken(token), email).not.toBeNull()
    expect((await lastUsed()) < 100).toBe(isNoted)
  }
})
