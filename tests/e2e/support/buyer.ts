// Somebody who takes, changes and ends plans on the screens of the product. What a payment provider
// shows of its own is the desk's business.

import { expect, type Locator, type Page } from '@playwright/test'
import { newPerson, signUpOn } from './pages.ts'

export interface Desk {
  /** Pays on the page that the checkout has led to, and comes back. */
  pay(page: Page): Promise<void>
  /** Lets time pass for the organization of the page. */
  pass(page: Page, days: number): Promise<void>
  /** How its invoices name five more seats, and what is left of the plan before. */
  readonly lines: { readonly seats: string; readonly unused: RegExp }
}

/** Stands where something would be added that the plan does not hold. */
export const limitNote = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Everything you have' })

export class Buyer {
  readonly page: Page
  readonly desk: Desk

  constructor(page: Page, desk: Desk) {
    this.page = page
    this.desk = desk
  }

  /** From the price list to an organization with one store. */
  async arrive(organization: string): Promise<void> {
    const { page } = this
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: 'Business' })).toBeVisible()
    await page.getByRole('link', { name: 'Start Free Trial' }).click()
    await expect(page).toHaveURL(/\/sign-up$/)
    await signUpOn(page, newPerson())
    await page.getByLabel('Organization name').fill(organization)
    await page.getByRole('button', { name: 'Create organization' }).click()
    await expect(page).toHaveURL(/\/setup\/store/)
    await this.createStore('First shop')
  }

  async tryToCreateStore(name: string): Promise<void> {
    const { page } = this
    if (!page.url().endsWith('/setup/store')) await page.goto('/setup/store')
    await page.getByRole('button', { name: /^Start with one room/ }).click()
    await page.getByLabel('Store name').fill(name)
    await page.getByRole('button', { name: 'Create store with one room' }).click()
  }

  async createStore(name: string): Promise<void> {
    await this.tryToCreateStore(name)
    await expect(this.page).toHaveURL(/\/stores\/[0-9a-f-]{36}/)
  }

  async openPlans(): Promise<void> {
    const { page } = this
    // By the button where it is, by the address elsewhere.
    if (new URL(page.url()).pathname === '/organization') {
      await page.getByRole('button', { name: 'Change plan' }).click()
    } else {
      await page.goto('/organization?part=plan&prices=yes')
    }
    await expect(this.card('Business')).toBeVisible()
  }

  card(plan: string): Locator {
    return this.page.getByRole('region', { name: plan, exact: true })
  }

  /** The dialog that the button of a plan opens. */
  async choose(plan: string, button: string, title: string): Promise<Locator> {
    await this.card(plan).getByRole('button', { name: button, exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name: title, exact: true })
    await expect(dialog).toContainText('Total due today')
    return dialog
  }

  async confirm(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toBeHidden()
  }

  /** Packages, typed into the field of a prepaid item and saved. */
  async setQuantity(dialog: Locator, packages: number): Promise<void> {
    await dialog.getByRole('button', { name: /^Qty: / }).click()
    const field = this.page.getByLabel('Quantity')
    await field.fill(String(packages))
    await this.page.getByRole('button', { name: 'Save' }).click()
    await expect(field).toBeHidden()
  }

  async sees(words: RegExp | string): Promise<void> {
    await expect(this.page.getByText(words)).toBeVisible()
  }
}

/** The pages that come with the product. */
export const sandboxDesk: Desk = {
  lines: { seats: 'Team - Seats × 10', unused: /^Unused time on Team/ },
  async pay(page) {
    await expect(page).toHaveURL(/\/checkout\/sandbox\//)
    await page.getByRole('button', { name: /^(Pay|Start trial|Save card)/ }).click()
    await expect(page).toHaveURL(/\/organization\?org=/)
  },
  async pass(page, days) {
    await page.getByRole('button', { name: 'Open billing portal' }).click()
    const before = page.getByText(/^For this organization it is/)
    const text = await before.textContent()
    await page.getByRole('button', { name: `${days} days`, exact: true }).click()
    await expect(before).not.toHaveText(text ?? '')
    await page.getByRole('link', { name: 'Back to Shelfcount' }).click()
    await expect(page).toHaveURL(/\/organization\?org=/)
  },
}
