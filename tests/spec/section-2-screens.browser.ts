import { expect } from '@playwright/test'
import type { QueryModification } from '#contract/frames.ts'
import { Caller, listIn, textIn, valueIn } from '../e2e/support/calls.ts'
import { alterFrames, newPerson, untilLive } from '../e2e/support/pages.ts'
import { type Account, product } from '../e2e/support/product.ts'
import {
  AUTHORIZED_ROUTES,
  addressOf,
  CHECKOUT_ROUTES,
  MANAGER_ROUTES,
  PUBLIC_ROUTES,
  SCANNER_ROUTES,
} from './section-2-screens.routes.ts'
import { alterUser, type UserFields } from './support/alter-user.ts'
import { locationOf, pageAt } from './support/page-answer.ts'
import { type BrowserRow, type Running, walkInBrowser } from './support/walk-in-browser.ts'

const TEAMS = '/stores/{storeId}/admin/teams'
const PARAMETERS = { id: 'unknown', token: 'unknown', roomId: 'unknown', shelfId: 'unknown' }

function addressHere(route: string): string {
  return addressOf(route, { ...PARAMETERS, storeId: product().storeId })
}

const publicPages: readonly BrowserRow[] = [...PUBLIC_ROUTES, ...CHECKOUT_ROUTES].map(
  ({ route, purpose }) => ({
    row: `${route} answers everybody with a page: ${purpose}`,
    check: async ({ callAs }) => {
      const { status, html } = await pageAt(await callAs(), addressHere(route))
      expect(status).toBe(200)
      expect(html).toMatch(/<h1[^>]*>[^<]/)
    },
  }),
)

const promises: readonly BrowserRow[] = [
  'AI-assisted audits',
  'barcode scanning',
  'real-time tracking',
  'reports',
  'multi-location support',
  'team collaboration',
].map((words) => ({
  row: `the landing page promises ${words} in its head`,
  check: async ({ callAs }) => {
    const { html } = await pageAt(await callAs(), '/')
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(`${title} ${description}`).toContain(words)
  },
}))

function sentAway(route: string, target: () => string, account: Account = 'manager'): BrowserRow {
  return {
    row: `${route} sends a signed-in user away`,
    check: async ({ callAs }) => {
      expect(await locationOf(await callAs(account), route)).toBe(target())
    },
  }
}

const firstStore = () => `/stores/${product().storeId}`

const redirects: readonly BrowserRow[] = [
  sentAway('/sign-up', firstStore),
  sentAway('/sign-in', firstStore),
  sentAway('/reset-password', firstStore),
  sentAway('/forgot-password', firstStore),
  sentAway('/payment-success', firstStore),
  sentAway('/checkout/success', () => '/setup/organization'),
  sentAway('/checkout/cancel', () => '/organization'),
]

const signInFirst: readonly BrowserRow[] = [
  ...AUTHORIZED_ROUTES,
  ...SCANNER_ROUTES,
  ...MANAGER_ROUTES,
].map(({ route }) => ({
  row: `${route} requires a signed-in user`,
  check: async ({ callAs }) => {
    expect(await locationOf(await callAs(), addressHere(route))).toBe('/sign-in')
  },
}))

const required: readonly BrowserRow[] = [
  {
    row: '/invite/accept requires token',
    check: async ({ callAs }) => {
      const caller = await callAs('manager')
      expect((await pageAt(caller, '/invite/accept')).html).toContain('token')
      expect((await pageAt(caller, '/invite/accept')).html).toContain('>This link is incomplete.')
      expect((await pageAt(caller, '/invite/accept?token=abc')).html).not.toContain(
        '>This link is incomplete.',
      )
    },
  },
  {
    row: '/stores/{storeId}/audit/new requires storeId',
    check: async ({ callAs }) => {
      const caller = await callAs('manager')
      const path = `/stores/${product().storeId}/audit/new`
      // As it is drawn: the words that the page carries hold it in any case.
      const question = '>Which store is counted?'
      expect((await pageAt(caller, path)).html).toContain(question)
      const named = await pageAt(caller, `${path}?storeId=${product().storeId}`)
      expect(named).toMatchObject({ status: 200 })
      expect(named.html).not.toContain(question)
    },
  },
]

/** As the host renders it, before any script has run. */
const reportPages: readonly BrowserRow[] = [
  {
    row: '/stores/{storeId}/audit/{id}/results shows the results',
    check: async ({ callAs }) => {
      const { storeId, auditId } = product()
      const path = `/stores/${storeId}/audit/${auditId}/results`
      const { status, html } = await pageAt(await callAs('manager'), path)
      expect(status).toBe(200)
      for (const words of ['of lines match.', 'Accuracy by unit', 'Missing', 'Not counted']) {
        expect(html).toContain(words)
      }
    },
  },
  {
    row: '/stores/{storeId}/reports shows reports',
    check: async ({ callAs }) => {
      const { status, html } = await pageAt(
        await callAs('manager'),
        `/stores/${product().storeId}/reports`,
      )
      expect(status).toBe(200)
      for (const words of ['of lines match.', 'Shrinkage', 'Coverage', 'Lines per minute']) {
        expect(html).toContain(words)
      }
    },
  },
]

const unexpected: readonly BrowserRow[] = [
  {
    row: "an unknown route shows 'Not Found'",
    check: async ({ open, complaints }) => {
      complaints.allow(/status of 404/)
      const page = await open()
      const answer = await page.goto('/no/such/page')
      expect(answer?.status()).toBe(404)
      await expect(page.getByText('Not Found', { exact: true })).toBeVisible()
    },
  },
  {
    row: "an unexpected error shows 'Something went wrong!' with a toggle for the error",
    check: async ({ open, complaints }) => {
      complaints.allow(/an accident/)
      const page = await open('manager')
      await alterFrames(page, (frame) => {
        if (frame.type !== 'Transition') return frame
        return { ...frame, modifications: frame.modifications.map(refuse) }
      })
      await page.goto('/stores')
      await untilLive(page)
      await page.getByRole('main').getByRole('link', { name: product().storeName }).click()
      await expect(page.getByText('Something went wrong!', { exact: true })).toBeVisible()
      await expect(page.getByText('an accident')).toBeHidden()
      await page.getByRole('button', { name: 'Show error' }).click()
      await expect(page.getByText('an accident')).toBeVisible()
      await page.getByRole('button', { name: 'Hide error' }).click()
      await expect(page.getByText('an accident')).toBeHidden()
    },
  },
]

/** Every list of rooms becomes a refusal. */
function refuse(modification: QueryModification): QueryModification {
  if (modification.type !== 'QueryUpdated') return modification
  if (!JSON.stringify(modification.value).includes('"shelves"')) return modification
  const errorData = { code: 'invalid_argument', message: 'an accident' } as const
  const { queryId, logLines, journal } = modification
  return { type: 'QueryFailed', queryId, errorMessage: 'x', errorData, logLines, journal }
}

/** As the host renders it. */
function profileHas(row: string, ...texts: readonly string[]): BrowserRow {
  return {
    row: `the profile page shows ${row}`,
    check: async ({ callAs }) => {
      const { html } = await pageAt(await callAs('owner'), '/profile')
      for (const text of texts) expect(html).toContain(`>${text}<`)
    },
  }
}

function profileOf(user: UserFields | null, row: string, ...texts: readonly string[]): BrowserRow {
  return {
    row: `the profile page shows ${row}`,
    check: async ({ open }) => {
      const page = await open('owner')
      await alterUser(page, user)
      await page.goto('/stores')
      await untilLive(page)
      await page.getByRole('button', { name: 'Olivia Fennel' }).click()
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      const main = page.getByRole('main')
      for (const text of texts) {
        await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
      }
    },
  }
}

const profilePage: readonly BrowserRow[] = [
  profileHas('an avatar with initials', 'OF'),
  profileHas('the email', 'owner@shelfcount.test'),
  profileHas('the name', 'Olivia Fennel'),
  memberSince(),
  profileHas('a Security card with a Change Password button', 'Security', 'Change Password'),
  profileHas('a Danger Zone card with Delete Account', 'Danger Zone', 'Delete Account'),
  profileOf({ name: 'Ada King Noel Lovelace' }, 'at most 2 letters', 'AL'),
  profileOf({ name: '' }, "'Not set' where there is no name", 'Not set'),
  profileOf({ createdAt: 0 }, "'Unknown' where there is no date", 'Unknown'),
  profileOf(
    null,
    'words when no user is found',
    'No User Found',
    'Unable to load user information',
  ),
]

/** The day on which the demo was made: not today, when the tests go on past midnight. */
function memberSince(): BrowserRow {
  return {
    row: 'the profile page shows a member-since date',
    check: async ({ callAs }) => {
      const owner = await callAs('owner')
      const session = await owner.get('/api/auth/get-session')
      const createdAt = new Date(String(valueIn(valueIn(session, 'user'), 'createdAt')))
      const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
      const { html } = await pageAt(owner, '/profile')
      expect(html).toContain('>Member since<')
      expect(html).toContain(`>${days.format(createdAt)}<`)
    },
  }
}

async function invite({ callAs }: Running): Promise<string> {
  const owner = await callAs('owner')
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const made = await owner.call('mutation', 'invitations:create', {
    orgId: valueIn(organization, 'id'),
    email: null,
    role: 'member',
    stores: [{ storeId: product().storeId, role: 'scanner' }],
  })
  return textIn(made.value, 'token')
}

const team: readonly BrowserRow[] = [
  {
    row: '/invite/{token} shows the invitation of its token',
    check: async (running) => {
      const visitor = await running.callAs()
      const known = await pageAt(visitor, `/invite/${await invite(running)}`)
      expect(known.html).toContain(product().storeName)
      expect((await pageAt(visitor, '/invite/forged')).html).not.toContain(product().storeName)
    },
  },
  {
    row: '/invite/accept accepts the invitation of its token',
    check: async (running) => {
      const newcomer = await Caller.signUp(product().url, newPerson())
      const storageState = await newcomer.http.storageState()
      const page = await running.open(undefined, { storageState })
      await page.goto(`/invite/accept?token=${await invite(running)}`)
      await expect(page).toHaveURL(`${product().url}/stores/${product().storeId}`)
      await newcomer.close()
    },
  },
  {
    row: '/stores/{storeId}/admin/teams shows the team',
    check: async ({ callAs }) => {
      const { html } = await pageAt(await callAs('owner'), addressHere(TEAMS))
      for (const name of ['Dana Whitlock', 'Sam Ortega']) expect(html).toContain(name)
    },
  },
  {
    row: '/stores/{storeId}/admin/rooms/{roomId}/shelves/{shelfId} shows the shelf',
    check: async ({ callAs }) => {
      const { roomId, shelfId, shelfCode } = product()
      const address = addressHere(`/stores/{storeId}/admin/rooms/${roomId}/shelves/${shelfId}`)
      const { status, html } = await pageAt(await callAs('owner'), address)
      expect(status).toBe(200)
      expect(html).toMatch(new RegExp(`<h1[^>]*>[^<]*${shelfCode}`))
    },
  },
]

const handOff: readonly BrowserRow[] = [
  {
    row: 'ott is read on load and removed from the address bar',
    check: async ({ open, complaints }) => {
      complaints.allow(/one-time token/, /status of 40\d/)
      const page = await open()
      const verified = page.waitForRequest('**/api/auth/one-time-token/verify')
      await page.goto('/terms?ott=no-such-token&kept=1')
      expect((await verified).postDataJSON()).toEqual({ token: 'no-such-token' })
      await expect(page).toHaveURL(/\/terms\?kept=1$/)
    },
  },
]

const pricing: readonly BrowserRow[] = [
  {
    row: '/pricing lists the products',
    check: async ({ open, callAs }) => {
      const { list } = (await (await callAs()).get('/api/billing/products')) as ProductList
      const page = await open()
      await page.goto('/pricing')
      const monthly = list.filter(({ properties }) => properties.interval_group !== 'year')
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(
        monthly.map(({ name }) => name),
      )
    },
  },
]

interface ProductList {
  readonly list: readonly {
    readonly name: string
    readonly properties: { readonly interval_group: string | null }
  }[]
}

walkInBrowser('2. Screens and routes', [
  ...publicPages,
  ...promises,
  ...pricing,
  ...redirects,
  ...signInFirst,
  ...required,
  ...reportPages,
  ...unexpected,
  ...profilePage,
  ...team,
  ...handOff,
])
