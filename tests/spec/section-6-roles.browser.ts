import { expect } from '@playwright/test'
import { listIn, valueIn } from '../e2e/support/calls.ts'
import { product } from '../e2e/support/product.ts'
import { addressOf, MANAGER_ROUTES, SCANNER_ROUTES } from './section-2-screens.routes.ts'
import { pageAt } from './support/page-answer.ts'
import { type BrowserRow, walkInBrowser } from './support/walk-in-browser.ts'

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

walkInBrowser('6. Roles and permissions', [
  ...managerScreens,
  ...scannerScreens,
  ...strangers,
  ...roles,
])
