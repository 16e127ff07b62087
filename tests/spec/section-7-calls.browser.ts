import { expect } from '@playwright/test'
import { Caller, textIn, valueIn } from '../e2e/support/calls.ts'
import { newPerson, signInOn, signUpOn, untilLive } from '../e2e/support/pages.ts'
import { ACCOUNTS, DEMO_PASSWORD, product } from '../e2e/support/product.ts'
import { pageAt } from './support/page-answer.ts'
import { type BrowserRow, walkInBrowser } from './support/walk-in-browser.ts'

async function withNewcomer(use: (newcomer: Caller, email: string) => Promise<void>) {
  const person = newPerson()
  const newcomer = await Caller.signUp(product().url, person)
  try {
    await use(newcomer, person.email)
  } finally {
    await newcomer.close()
  }
}

async function isSignedIn(caller: Caller): Promise<boolean> {
  return (await caller.get('/api/auth/get-session')) !== null
}

const authService: readonly BrowserRow[] = [
  {
    row: 'GET /get-session, POST /sign-up*, POST /sign-out',
    check: () =>
      withNewcomer(async (newcomer, email) => {
        expect(await newcomer.get('/api/auth/get-session')).toHaveProperty('user.email', email)
        await newcomer.post('/api/auth/sign-out', {})
        expect(await isSignedIn(newcomer)).toBe(false)
      }),
  },
  {
    row: 'POST /sign-in*, /revoke-other-sessions, /revoke-sessions',
    check: () =>
      withNewcomer(async (newcomer, email) => {
        const { url } = product()
        const second = await Caller.signIn(url, email, newPerson().password)
        await newcomer.post('/api/auth/revoke-other-sessions', {})
        expect(await isSignedIn(newcomer)).toBe(true)
        expect(await isSignedIn(second)).toBe(false)
        await newcomer.post('/api/auth/revoke-sessions', {})
        expect(await isSignedIn(newcomer)).toBe(false)
        await second.close()
      }),
  },
  {
    row: 'POST /update-user, /delete-user',
    check: () =>
      withNewcomer(async (newcomer) => {
        await newcomer.post('/api/auth/update-user', { name: 'Nora Renamed' })
        expect(await newcomer.get('/api/auth/get-session')).toHaveProperty(
          'user.name',
          'Nora Renamed',
        )
        await newcomer.post('/api/auth/delete-user', { password: newPerson().password })
        expect(await isSignedIn(newcomer)).toBe(false)
      }),
  },
  {
    row: '/verify-email',
    check: async ({ callAs }) => {
      const { http } = await callAs()
      const answer = await http.get('/api/auth/verify-email?token=forged', { maxRedirects: 0 })
      expect(answer.status()).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'INVALID_TOKEN' })
    },
  },
]

const serverFunction: readonly BrowserRow[] = [
  {
    row: 'a server function via GET returns {user, token}; signing in refreshes the session',
    check: async ({ open }) => {
      const page = await open()
      await page.goto('/sign-in')
      const answers: { readonly method: string; readonly body: string }[] = []
      page.on('response', async (response) => {
        if (!response.url().includes('/_serverFn/')) return
        answers.push({ method: response.request().method(), body: await response.text() })
      })
      await signInOn(page, ACCOUNTS.manager, DEMO_PASSWORD)
      await untilLive(page)
      const session = answers.find(({ body }) => body.includes('"token"'))
      expect(session?.method).toBe('GET')
      expect(session?.body).toContain('"user"')
      expect(session?.body).toContain(ACCOUNTS.manager)
      expect(session?.body).toMatch(/"[\w-]+\.[\w-]+\.[\w-]+"/)
    },
  },
  {
    row: 'signing up refreshes the session',
    check: async ({ open }) => {
      const page = await open()
      await page.goto('/sign-up')
      await signUpOn(page, newPerson())
      await expect(page).toHaveURL(/\/setup\/organization$/)
    },
  },
  {
    row: 'the token is passed to the backend of the page that is being rendered',
    check: async ({ callAs }) => {
      const { html } = await pageAt(await callAs('manager'), '/stores')
      expect(html).toContain(product().storeName)
    },
  },
]

const handOff: readonly BrowserRow[] = [
  {
    row: 'with ott in the address: verify, session by bearer, refresh, address without ott',
    check: async ({ open, callAs }) => {
      const manager = await callAs('manager')
      const generated = await manager.get('/api/auth/one-time-token/generate')
      const token = textIn(generated, 'token')
      const page = await open()
      const verify = page.waitForResponse('**/api/auth/one-time-token/verify')
      const load = page.waitForRequest('**/api/auth/get-session')
      await page.goto(`/sign-in?ott=${token}`)
      const verified = await verify
      expect(verified.request().postDataJSON()).toEqual({ token })
      const bearer = textIn(valueIn(await verified.json(), 'session'), 'token')
      expect((await load).headers().authorization).toBe(`Bearer ${bearer}`)
      await expect(page).toHaveURL(`${product().url}/stores/${product().storeId}`)
      await untilLive(page)
    },
  },
]

function queries(mode: string) {
  const call = { path: 'users:current', args: {} }
  return { mode, queries: [call, { ...call, path: 'users.current' }] }
}

const http: readonly BrowserRow[] = ['consistent', 'inconsistent'].map((mode) => ({
  row: `an HTTP variant of queries in ${mode} mode`,
  check: async ({ callAs }) => {
    const manager = await callAs('manager')
    const headers = { authorization: `Bearer ${await manager.token()}` }
    const answer = await manager.http.post('/api/queries', { headers, data: queries(mode) })
    const user = { status: 'success', value: { email: ACCOUNTS.manager } }
    expect(await answer.json()).toMatchObject({ results: [user, user] })
  },
}))

const socket: readonly BrowserRow[] = [
  {
    row: 'the realtime connection of a page is a WebSocket',
    check: async ({ open }) => {
      const page = await open('manager')
      const opened = page.waitForEvent('websocket')
      await page.goto('/stores')
      expect(new URL((await opened).url()).protocol).toBe('ws:')
    },
  },
]

walkInBrowser('7. The calls it makes', [
  ...authService,
  ...serverFunction,
  ...handOff,
  ...http,
  ...socket,
])
