import { expect, test } from 'vitest'
import { PASSWORD, startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'
import { newId } from '../new-id.ts'

const database = await testDatabase()
const { call, signUp, signIn } = startAuthNode(database)
const stranger = () => `${newId()}@example.test`

async function statuses(times: number, attempt: () => Promise<Response>) {
  const found: Response[] = []
  for (let index = 0; index < times; index += 1) found.push(await attempt())
  return found.map(({ status }) => status)
}

const posts = [
  {
    path: '/sign-up/email',
    max: 20,
    body: (email: string) => ({ name: 'N', email, password: PASSWORD }),
  },
  { path: '/request-password-reset', max: 5, body: (email: string) => ({ email }) },
  { path: '/recovery/request', max: 5, body: (email: string) => ({ email }) },
]

test.each(posts)('$path counts each network address for itself', async ({ path, max, body }) => {
  const address = `192.0.2.${max}`
  const attempt = (from: string) => call('POST', path, { body: body(stranger()), address: from })
  expect(await statuses(max, () => attempt(address))).toEqual(Array(max).fill(200))
  const refused = await attempt(address)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await attempt('192.0.2.77')).status).toBe(200)
})

test('signing in counts each network address for itself', async () => {
  const attempt = (address: string) => signIn(stranger(), 'wrong password', address)
  expect(await statuses(30, () => attempt('192.0.2.1'))).toEqual(Array(30).fill(401))
  const refused = await attempt('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await attempt('192.0.2.2')).status).toBe(401)
})

test.each([
  { path: '/sign-up/email', max: 10 },
  { path: '/request-password-reset', max: 3 },
  { path: '/send-verification-email', max: 3 },
  { path: '/recovery/request', max: 3 },
])('$path counts each account from wherever, known or not', async ({ path, max }) => {
  const known = (await signUp()).email
  for (const email of [known, stranger()]) {
    // The sign-up above has used one attempt of the known address.
    const rest = path === '/sign-up/email' && email === known ? max - 1 : max
    const attempt = () =>
      call('POST', path, { body: { name: 'N', email: email.toUpperCase(), password: PASSWORD } })
    const found = await statuses(rest, attempt)
    expect(found).not.toContain(429)
    const refused = await attempt()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
  }
})

test('guessing one password from many addresses ends soon, even with the right one', async () => {
  const { email } = await signUp()
  const guesses = await statuses(10, () => signIn(email, 'wrong password'))
  expect(guesses).toEqual(Array(10).fill(401))
  expect((await signIn(email)).status).toBe(429)
  expect((await signIn((await signUp()).email)).status).toBe(200)
})

test('many guesses at once are counted one by one', async () => {
  const { email } = await signUp()
  const guesses = await Promise.all(
    Array.from({ length: 16 }, () => signIn(email, 'wrong password')),
  )
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('signing in with the right password costs nothing', async () => {
  const { email } = await signUp()
  expect(await statuses(14, () => signIn(email))).toEqual(Array(14).fill(200))
})

test('the counts name no addresses', async () => {
  const { email } = await signUp()
  const { rows } = await database.owner.query('select key from auth."rateLimit"')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(email)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await signUp()
  const answers = []
  for (const one of [email, stranger()]) {
    const response = await signIn(one, 'wrong password')
    answers.push({ status: response.status, body: await response.text() })
  }
  expect(answers[0]).toEqual(answers[1])
})

test('a second sign-up says that the address is taken and nothing about its owner', async () => {
  const { email } = await signUp()
  const body = { name: 'Other', email, password: 'another password' }
  const response = await call('POST', '/sign-up/email', { body })
  expect(response.status).toBe(422)
  const answer = await response.json()
  expect(Object.keys(answer).sort()).toEqual(['code', 'message'])
  expect(JSON.stringify(answer)).not.toContain('Sam')
  expect((await signIn(email)).status).toBe(200)
})
