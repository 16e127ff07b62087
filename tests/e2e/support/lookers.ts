// Somebody's page that goes from look to look. A new page compiles the product and the inspector anew,
// which takes longer than looking.

import type { Page } from '@playwright/test'
import { test as base } from './fixtures.ts'
import { type Account, product, signedInState } from './product.ts'

type Looker = Account | 'visitor'
type PageOf = (looker: Looker) => Promise<Page>

export const test = base.extend<{ readonly pageOf: PageOf }, { readonly pages: PageOf }>({
  pages: [
    async ({ browser }, use) => {
      const opened = new Map<Looker, Page>()
      await use(async (looker) => {
        const page = opened.get(looker) ?? (await browser.newPage(settingsOf(looker)))
        opened.set(looker, page)
        return page
      })
      for (const page of opened.values()) await page.close()
    },
    { scope: 'worker' },
  ],

  pageOf: async ({ pages, complaints }, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (looker) => {
      const page = await pages(looker)
      ends.push(await complaints.watch(page.context()))
      return page
    })
    for (const end of ends) await end()
  },
})

function settingsOf(looker: Looker) {
  const state = looker === 'visitor' ? {} : { storageState: signedInState(looker) }
  return { baseURL: product().url, ...state }
}
