// However the pages are told to call billing, a plan can be bought.

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { Buyer, sandboxDesk } from './support/buyer.ts'
import { Caller } from './support/calls.ts'
import { makeDemoFolder } from './support/demo-folder.ts'
import { expect, test } from './support/fixtures.ts'
import { findFreePort, startHost } from './support/host.ts'
import { newPerson } from './support/pages.ts'

interface Mode {
  readonly name: string
  readonly variables: Readonly<Record<string, string>>
  /** Where HTTP calls go; null: there are none. */
  readonly prefix: string | null
  readonly dataField: 'customer_data' | 'customerData'
}

const MODES: readonly Mode[] = [
  {
    name: 'below a prefix of its own',
    variables: { BILLING_PREFIX: '/api/till/plans' },
    prefix: '/api/till/plans',
    dataField: 'customer_data',
  },
  {
    name: 'below the path of the auth library',
    variables: { BILLING_MODE: 'auth-library' },
    prefix: '/api/auth/billing',
    dataField: 'customerData',
  },
  {
    name: 'by actions of the backend',
    variables: { BILLING_MODE: 'serverless' },
    prefix: null,
    dataField: 'customer_data',
  },
]

const CALL = /\/(customers|products|checkout|attach|check|query|cors)$/

for (const mode of MODES) {
  test(`a plan is bought ${mode.name}`, async ({ open }) => {
    await withHost(mode.variables, async (url) => {
      const person = newPerson()
      const owner = await Caller.signUp(url, person)
      await owner.call('mutation', 'organizations:create', { name: 'Tarragon Traders' })
      const storageState = await owner.http.storageState()
      await owner.close()
      const page = await open(undefined, { baseURL: url, storageState })
      const calls = keepBillingCalls(page)
      await test.step('the price list shows the plans', async () => {
        await page.goto('/pricing')
        await expect(page.getByRole('heading', { name: 'Business' })).toBeVisible()
      })
      await buysTeam(page)
      expectCalls(calls, mode, { name: 'Tarragon Traders', email: person.email })
      const visitor = await open(undefined, { baseURL: url })
      await visitor.goto('/pricing')
      await expect(visitor.getByRole('link', { name: 'Start Free Trial' })).toBeVisible()
      // The host ends before the browsers do.
      for (const opened of [page, visitor]) await opened.close()
    })
  })
}

async function withHost(
  variables: Readonly<Record<string, string>>,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const folder = await makeDemoFolder('billing-mode')
  const dataFolder = join(folder, 'data')
  const host = await startHost({ dataFolder, port: await findFreePort(), variables })
  try {
    await use(host.url)
  } finally {
    await host.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function keepBillingCalls(page: Page): readonly Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && CALL.test(pathname)) calls.push(request)
  })
  return calls
}

async function buysTeam(page: Page): Promise<void> {
  const buyer = new Buyer(page, sandboxDesk)
  await buyer.openPlans()
  const dialog = await buyer.choose('Team', 'Start Free Trial', 'Start trial for Team')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await buyer.desk.pay(page)
  await buyer.sees(/^Team, free until/)
}

function expectCalls(calls: readonly Request[], mode: Mode, customer: object): void {
  const { prefix, dataField } = mode
  const paths = new Set(calls.map((call) => new URL(call.url()).pathname))
  if (prefix === null) return expect([...paths]).toEqual([])
  const expected = ['products', 'customers', 'checkout', 'attach'].map((one) => `${prefix}/${one}`)
  expect([...paths]).toEqual(expect.arrayContaining(expected))
  for (const path of paths) expect(path.startsWith(`${prefix}/`), path).toBe(true)
  for (const call of calls.filter((one) => one.method() === 'POST')) {
    expect(call.postDataJSON()[dataField], call.url()).toEqual(customer)
  }
}
