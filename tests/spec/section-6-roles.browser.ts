import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { BILLING_FACTS, type BillingFact, readsBillingFact } from '#domain/billing/field-rights.ts'
import { PERSON_FACTS, type PersonFact, readsPersonFact } from '#domain/person-facts.ts'
import { INCLUSION_ADDRESS, KEYS_ADDRESS, ROOTS_ADDRESS } from '#domain/seal-addresses.ts'
import legal from '#messages/legal/en.ts'
import { Caller, listIn, textIn, valueIn } from '../e2e/support/calls.ts'
import { newPerson, untilLive } from '../e2e/support/pages.ts'
import { product } from '../e2e/support/product.ts'
import {
  AUTHORIZED_ROUTES,
  addressOf,
  CHECKOUT_ROUTES,
  MANAGER_ROUTES,
  PUBLIC_ROUTES,
  SCANNER_ROUTES,
} from './section-2-screens.routes.ts'
import { pageAt } from './support/page-answer.ts'
import { isSignedBy, sealedAudit, sealedFiles, statementOf } from './support/sealed-files.ts'
import { type BrowserRow, walkInBrowser } from './support/walk-in-browser.ts'

const SESSION = '/api/auth/get-session'
const PAGES_OF_NO_STORE = [...PUBLIC_ROUTES, ...CHECKOUT_ROUTES, ...AUTHORIZED_ROUTES]

function addressIn(storeId: string, route: string): string {
  const { roomId, shelfId, auditId } = product()
  return addressOf(route, { storeId, roomId, shelfId, id: auditId })
}

const managerScreens: readonly BrowserRow[] = MANAGER_ROUTES.map(({ route }) => ({
  row: `${route} is open to a manager and closed to a scanner`,
  check: async ({ callAs }) => {
    const address = addressIn(product().storeId, route)
    expect(await pageAt(await callAs('manager'), address)).toMatchObject({ status: 200 })
    expect(await pageAt(await callAs('owner'), address)).toMatchObject({ status: 200 })
    const refused = await pageAt(await callAs('scanner'), address)
    expect(refused.status).toBe(403)
    expect(refused.html).toContain('For managers')
  },
}))

const scannerScreens: readonly BrowserRow[] = SCANNER_ROUTES.map(({ route }) => ({
  row: `${route} is open to a scanner`,
  check: async ({ callAs }) => {
    const address = addressIn(product().storeId, route)
    expect(await pageAt(await callAs('scanner'), address)).toMatchObject({ status: 200 })
  },
}))

const strangers: readonly BrowserRow[] = [...MANAGER_ROUTES, ...SCANNER_ROUTES].map(
  ({ route }) => ({
    row: `${route} is not there for a stranger`,
    check: async ({ callAs, open, complaints }) => {
      const address = addressIn(product().storeId, route)
      const foreign = await pageAt(await callAs('stranger'), address)
      expect(foreign.status).toBe(404)
      if (!DRAWN_IN_BROWSER.has(route)) return expect(foreign.html).toContain('Not Found')
      complaints.allow(/404/)
      const page = await open('stranger')
      await page.goto(address)
      await expect(page.getByText('Not Found')).toBeVisible()
    },
  }),
)

/** The host decides who may open it and leaves the drawing to the device. */
const DRAWN_IN_BROWSER: ReadonlySet<string> = new Set(['/stores/{storeId}/audit/{id}/scanner'])

async function roleOf(running: Parameters<BrowserRow['check']>[0], account: 'manager' | 'scanner') {
  const caller = await running.callAs(account)
  const [organization] = listIn(await caller.query('organizations:getByUser'))
  const orgId = valueIn(organization, 'id')
  const stores = listIn(await caller.query('stores:getByOrganization', { orgId }))
  return [...new Set(stores.map((store) => valueIn(store, 'role')))]
}

const roles: readonly BrowserRow[] = [
  {
    row: 'a user is signed in or not, by whether a session exists',
    check: async ({ callAs }) => {
      const visitor = await callAs()
      expect(await visitor.get('/api/auth/get-session')).toBeNull()
      const manager = await callAs('manager')
      expect(await manager.get('/api/auth/get-session')).toHaveProperty('session')
    },
  },
  {
    row: 'organization roles: manager',
    check: async (running) => expect(await roleOf(running, 'manager')).toEqual(['manager']),
  },
  {
    row: 'organization roles: scanner',
    check: async (running) => expect(await roleOf(running, 'scanner')).toEqual(['scanner']),
  },
  {
    row: 'the server itself refuses a scanner what is for managers',
    check: async ({ callAs }) => {
      const { storeId } = product()
      const scanner = await callAs('scanner')
      const refused = await scanner.call('mutation', 'rooms:create', { storeId, name: 'Mine' })
      expect(refused).toMatchObject({ status: 'error', errorData: { code: 'forbidden' } })
    },
  },
]

const doors: readonly BrowserRow[] = [
  {
    row: 'ott in the address makes nobody another before they are asked, with both names',
    check: async ({ callAs }) => {
      const [scanner, stranger] = [await callAs('scanner'), await callAs('stranger')]
      const email = async () => valueIn(valueIn(await scanner.get(SESSION), 'user'), 'email')
      const before = await email()
      const token = textIn(await stranger.get('/api/auth/one-time-token/generate'), 'token')
      const address = addressIn(product().storeId, '/stores/{storeId}')
      expect(await pageAt(scanner, `${address}?ott=${token}`)).toMatchObject({ status: 200 })
      expect(await email()).toBe(before)
      const asked = await scanner.post('/api/auth/one-time-token/peek', { token })
      expect(asked).toMatchObject({ isSame: false, email: expect.stringContaining('…@') })
      const nobody = await (await callAs()).http.post('/api/auth/one-time-token/peek', {
        data: { token },
      })
      expect(nobody.status()).toBe(401)
    },
  },
  {
    row: 'a bearer session is taken where a cookie is: by /token, by billing, and by nobody once it ended',
    check: async ({ callAs }) => {
      const person = newPerson()
      const own = await Caller.signUp(product().url, person)
      await own.call('mutation', 'organizations:create', { name: 'Bearer & Sons' })
      const visitor = await callAs()
      const signIn = { email: person.email, password: person.password }
      const other = await Caller.open(product().url)
      const bearer = textIn(await other.post('/api/auth/sign-in/email', signIn), 'token')
      const headers = { authorization: `Bearer ${bearer}` }
      const customer = () =>
        visitor.http.post('/api/billing/customers', { headers, data: { customer_data: {} } })
      const token = await visitor.http.get('/api/auth/token', { headers })
      expect(textIn(await token.json(), 'token').split('.')).toHaveLength(3)
      expect(await (await customer()).json()).toMatchObject({ name: 'Bearer & Sons' })
      await other.post('/api/auth/sign-out', {})
      expect((await customer()).status()).toBe(401)
      await Promise.all([own.close(), other.close()])
    },
  },
  {
    row: "an unknown room is 'Not Found' for everybody",
    check: async ({ callAs }) => {
      const { storeId, auditId: id, shelfId } = product()
      const roomId = crypto.randomUUID()
      for (const route of [...MANAGER_ROUTES, ...SCANNER_ROUTES]) {
        if (!route.route.includes('{roomId}')) continue
        const address = addressOf(route.route, { storeId, id, shelfId, roomId })
        const answer = await pageAt(await callAs('manager'), address)
        expect(answer.status, address).toBe(404)
        expect(answer.html).toContain('Not Found')
      }
    },
  },
  {
    row: 'every page answers everybody: with itself, the way to it, or why not',
    check: async ({ callAs }) => {
      for (const who of [undefined, 'scanner', 'manager', 'owner', 'stranger'] as const) {
        const caller = await callAs(who)
        const answered = PAGES_OF_NO_STORE.map(async ({ route }) => {
          const { status, html } = await pageAt(caller, addressIn(product().storeId, route))
          expect([200, 307], `${route} for ${who ?? 'a visitor'}`).toContain(status)
          expect(html, route).not.toContain('>Something went wrong!')
        })
        await Promise.all(answered)
      }
    },
  },
]

/** Rows of the tables of the privacy page: what it is, and what stands in its cells. */
function rowsOfTables(html: string): ReadonlyMap<string, readonly string[]> {
  const rows = html.matchAll(/<th scope="row">([^<]*)<\/th>((?:<td>[^<]*<\/td>)+)/g)
  return new Map(
    [...rows].map(([, what = '', cells = '']) => [
      what.replaceAll('&#x27;', "'"),
      [...cells.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell = '']) => cell),
    ]),
  )
}

const yesOrNo = (reads: boolean) => (reads ? 'Yes' : 'No')

const published: readonly BrowserRow[] = [
  {
    row: 'the privacy page says of every fact who reads it, as the answers themselves do',
    check: async ({ callAs }) => {
      const rows = rowsOfTables((await pageAt(await callAs(), '/privacy')).html)
      const expected = new Map<string, readonly string[]>()
      for (const fact of Object.keys(BILLING_FACTS) as BillingFact[]) {
        const reads = (role: 'owner' | 'member') => readsBillingFact(role, fact)
        expected.set(legal[`billing.${fact}`], [yesOrNo(reads('owner')), yesOrNo(reads('member'))])
      }
      for (const fact of Object.keys(PERSON_FACTS) as PersonFact[]) {
        const reads = (role: 'manager' | 'scanner') => readsPersonFact(role, fact)
        expected.set(legal[`person.${fact}`], [
          yesOrNo(reads('manager')),
          yesOrNo(reads('scanner')),
        ])
      }
      expect(rows).toEqual(expected)
      const asked = { expand: ['invoices', 'payment_method'], customer_data: {} }
      const seen = await (await callAs('scanner')).post('/api/billing/customers', asked)
      expect(rows.get(legal['billing.holder'])).toEqual(['Yes', 'No'])
      expect(seen).toMatchObject({ name: null, email: null })
      for (const field of ['invoices', 'payment_method']) expect(seen).not.toHaveProperty(field)
    },
  },
  {
    row: 'the verify page says which of CSV, JSON, PDF and workbook it can check, and how',
    check: async ({ callAs, open }) => {
      const { html } = await pageAt(await callAs(), '/verify')
      const kinds = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
      expect(kinds).toMatch(/CSV and JSON of a completed count Byte by byte/)
      expect(kinds).toMatch(/Report on paper or as PDF, Excel workbook By the number printed on it/)
      expect(kinds).toContain('npm run verify')
      const page = await open()
      await page.goto('/verify')
      const field = page.locator('input[type=file]')
      expect(await field.getAttribute('accept')).toBe('.csv,.json,text/csv,application/json')
      const buffer = Buffer.from('Item,Counted\nTea,13\n')
      await field.setInputFiles({ name: 'count.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Verify' }).click()
      const verdict = page.getByRole('status').filter({ hasText: /\w/ })
      await expect(verdict).toBeVisible()
      await expect(verdict).not.toContainText('Valid')
    },
  },
  {
    row: 'CSV, JSON, workbook and PDF of a sealed count carry one number and one signed statement, which names the SHA-256 of the JSON and of the CSV',
    check: async ({ callAs }) => {
      const { csv, json, workbook, pdf } = await sealedFiles(await callAs('owner'))
      const { number, proof } = json
      expect(number).toMatch(/^SC-/)
      for (const said of [csv, workbook, pdf]) expect(said).toMatchObject({ number, proof })
      const { text, seal } = statementOf(json)
      expect(JSON.parse(text)).toMatchObject({
        number,
        files: { json: json.sha256, csv: csv.sha256 },
      })
      expect([workbook.seal, pdf.seal], 'what paper calls the seal').toEqual([seal, seal])
      const keys = listIn(valueIn(await (await callAs()).get(KEYS_ADDRESS), 'keys'))
      expect(await isSignedBy(keys, json)).toBe(true)
    },
  },
  {
    row: 'beside a sealed count and on the verify page stand one SHA-256 of its file and one of its seal, each named',
    check: async ({ callAs, open }) => {
      const owner = await callAs('owner')
      const { storeId, auditId } = await sealedAudit(owner)
      const buffer = await (await owner.http.get(`/api/results.csv?auditId=${auditId}`)).body()
      const sha256 = createHash('sha256').update(buffer).digest('hex')
      const page = await open('owner')
      await page.goto(`/stores/${storeId}/audit/${auditId}/results`)
      await untilLive(page)
      const panel = page.getByRole('region', { name: 'Seal' })
      await panel.getByText('Hashes').click()
      const named = (name: string) => panel.locator(`dt:text-is("${name}") + dd`)
      await expect(named('SHA-256 of the CSV file')).toHaveText(sha256)
      const seal = await named('Seal (SHA-256)').innerText()
      await page.goto('/verify')
      const file = { name: 'count.csv', mimeType: 'text/csv', buffer }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('button', { name: 'Verify' }).click()
      const verdict = page.getByRole('status').filter({ hasText: 'Valid: nothing was changed' })
      await expect(verdict).toContainText(`SHA-256 of this file: ${sha256}`)
      await expect(verdict.locator('dt:text-is("Seal (SHA-256)") + dd')).toHaveText(seal)
    },
  },
  {
    row: 'public keys and daily roots of seals are there for anybody, and name nobody',
    check: async ({ callAs }) => {
      const visitor = await callAs()
      expect(await visitor.get(KEYS_ADDRESS)).toMatchObject({
        format: 'shelfcount-seal-keys',
        keys: [{ publicKey: expect.any(String), until: null }],
      })
      const answered = await visitor.get(ROOTS_ADDRESS)
      expect(answered).toMatchObject({ format: 'shelfcount-seal-roots', next: null })
      for (const one of listIn(valueIn(answered, 'roots'))) {
        expect(Object.keys(one as object).toSorted()).toEqual(['day', 'proof', 'root', 'sequence'])
      }
      const unknown = await visitor.http.get(`${INCLUSION_ADDRESS}${'0'.repeat(64)}.json`)
      expect(unknown.status()).toBe(404)
    },
  },
]

walkInBrowser('6. Roles and permissions', [
  ...managerScreens,
  ...scannerScreens,
  ...strangers,
  ...roles,
  ...doors,
  ...published,
])
