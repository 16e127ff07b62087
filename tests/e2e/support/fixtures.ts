// The test of the browser tests: any complaint of the browser fails it.

import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { Caller } from './calls.ts'
import { type Account, product, signedInState } from './product.ts'
import { type Complaints, createComplaints } from './watch.ts'

interface Fixtures {
  readonly complaints: Complaints
  /** Another browser, as far as the product can tell; nobody is signed in unless said. */
  readonly open: (account?: Account, options?: BrowserContextOptions) => Promise<Page>
  /** The product by HTTP. */
  readonly callAs: (account?: Account) => Promise<Caller>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the parameters
  baseURL: async ({}, use) => use(product().url),

  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the parameters
    async ({}, use) => {
      const complaints = createComplaints()
      await use(complaints)
      expect(complaints.heard, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, complaints }, use) => {
    await complaints.watch(context)
    await use(context)
  },

  open: async ({ browser, baseURL, complaints }, use) => {
    const opened: Page[] = []
    await use(async (account, options = {}) => {
      const state = account && { storageState: signedInState(account) }
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...state, ...options })
      await complaints.watch(context)
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },

  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the parameters
  callAs: async ({}, use) => {
    const callers: Caller[] = []
    await use(async (account) => {
      const caller = await Caller.open(product().url, account && signedInState(account))
      callers.push(caller)
      return caller
    })
    for (const caller of callers) await caller.close()
  },
})

export { expect }
