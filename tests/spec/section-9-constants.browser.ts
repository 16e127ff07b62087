import { expect } from '@playwright/test'
import { untilLive } from '../e2e/support/pages.ts'
import { product } from '../e2e/support/product.ts'
import { type BrowserRow, walkInBrowser } from './support/walk-in-browser.ts'

const notifications: readonly BrowserRow[] = [
  {
    row: 'Notifications: at the bottom right, closed after 4000 ms',
    check: async ({ open }) => {
      const page = await open('manager', { viewport: { width: 1_440, height: 900 } })
      await page.clock.install()
      await page.goto(`/stores/${product().storeId}/admin/rooms`)
      await untilLive(page)
      await page.getByLabel('Name').fill('Notified')
      await page
        .getByRole('button', { name: /^Add room/ })
        .last()
        .click()
      const note = page.getByText('Notified added')
      await expect(note).toBeVisible()
      const box = await note.boundingBox()
      expect(box?.x).toBeGreaterThan(720)
      expect(box?.y).toBeGreaterThan(450)
      await page.clock.runFor(3_500)
      await expect(note).toBeVisible()
      await page.clock.runFor(1_000)
      await expect(note).toBeHidden()
    },
  },
]

walkInBrowser('9. Business constants and limits', notifications)
