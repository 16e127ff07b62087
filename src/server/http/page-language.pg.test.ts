import { expect, test } from 'vitest'
import { startAuthHost } from '#tests/support/auth-host.ts'
import { startAuthNode } from '#tests/support/auth-node.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const { auth, call, signUp } = startAuthNode(database)

const base = await startAuthHost(database, {
  auth,
  createPages: async () => ({ render: async (_, { context }) => new Response(context.language) }),
})

function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${base}${path}`, { headers })
}

async function languageOf(headers: Readonly<Record<string, string>>): Promise<string> {
  return (await ask('/sign-in', headers)).text()
}

test('a visitor is met in the language of the browser, or in the one that the device keeps', async () => {
  expect(await languageOf({})).toBe('en')
  expect(await languageOf({ 'accept-language': 'uk-UA,uk;q=0.9' })).toBe('uk')
  const kept = { cookie: 'shelfcount-language=vi', 'accept-language': 'uk' }
  expect(await languageOf(kept)).toBe('vi')
})

test('an address may name a language, and the device keeps it', async () => {
  const page = await ask('/sign-in?lang=tr', { 'accept-language': 'uk' })
  expect(await page.text()).toBe('tr')
  expect(page.headers.get('set-cookie')).toContain('shelfcount-language=tr;')
  const unknown = await ask('/sign-in?lang=../../etc', { 'accept-language': 'uk' })
  expect(await unknown.text()).toBe('uk')
  expect(unknown.headers.get('set-cookie')).toBeNull()
})

test('the language of a profile goes along to every device', async () => {
  const { cookie } = await signUp()
  const other = { cookie: `${cookie}; shelfcount-language=vi` }
  expect(await languageOf(other)).toBe('vi')
  const saved = await call('POST', '/update-user', { cookie, body: { language: 'pl' } })
  expect(saved.status).toBe(200)
  expect(await languageOf(other)).toBe('pl')
  await call('POST', '/update-user', { cookie, body: { language: null } })
  expect(await languageOf(other)).toBe('vi')
})

test('a profile takes no language that is not offered', async () => {
  const { cookie } = await signUp()
  for (const language of ['tlh', 'en-XA', '', 7]) {
    const refused = await call('POST', '/update-user', { cookie, body: { language } })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      code: 'invalid_argument',
      details: { field: 'language' },
    })
  }
})

const NO_LANGUAGES = [
  '__proto__',
  'constructor',
  'toString',
  '../de',
  'DE',
  'de;',
  'x'.repeat(8_000),
]

test.each(NO_LANGUAGES)('what is no language changes nothing: %.20s', async (text) => {
  const accepted = { 'accept-language': 'uk' }
  const asked = await ask(`/sign-in?lang=${encodeURIComponent(text)}`, accepted)
  expect(await asked.text()).toBe('uk')
  expect(asked.headers.get('set-cookie')).toBeNull()
  const cookie = `shelfcount-language=${encodeURIComponent(text)}`
  expect(await languageOf({ ...accepted, cookie })).toBe('uk')
  const { cookie: own } = await signUp()
  const refused = await call('POST', '/update-user', { cookie: own, body: { language: text } })
  expect(refused.status).toBe(400)
})

test('the pseudo language is kept on a device alone: a profile with it is read as one without', async () => {
  const { cookie, email } = await signUp()
  const saved = `update auth."user" set language = 'en-XA' where email = $1`
  await database.owner.query(saved, [email])
  expect(await languageOf({ cookie: `${cookie}; shelfcount-language=vi` })).toBe('vi')
  expect((await ask('/sign-in?lang=en-XA')).headers.get('set-cookie')).toContain('en-XA')
})

test('nobody chooses the language of somebody else', async () => {
  const [mine, theirs] = [await signUp(), await signUp()]
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from auth."user" where email = $1',
    [theirs.email],
  )
  const id = rows[0]?.id
  const named = { id, userId: id, email: theirs.email }
  await call('POST', '/update-user', { cookie: mine.cookie, body: { language: 'pl', ...named } })
  expect(await languageOf({ cookie: theirs.cookie })).toBe('en')
  const stranger = await call('POST', '/update-user', { body: { language: 'pl', ...named } })
  expect(stranger.status).toBe(401)
  expect(await languageOf({ cookie: theirs.cookie })).toBe('en')
})
