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
