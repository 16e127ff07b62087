// Section 2: ways back into an account, setting up, and the operator's page.

import { expect } from '@playwright/test'
import { Caller, textIn, valueIn } from '../e2e/support/calls.ts'
import { linkMailedTo } from '../e2e/support/mails.ts'
import { type NewPerson, newPerson, untilLive } from '../e2e/support/pages.ts'
import { product } from '../e2e/support/product.ts'
import { becomeOperator, withFutureOperator } from './support/operator.ts'
import { pageAt } from './support/page-answer.ts'
import { type BrowserRow, type Running, walkInBrowser } from './support/walk-in-browser.ts'

const RECOVERY_MAIL = 'Get back into Shelfcount'

async function asNewcomer(person: NewPerson, use: (newcomer: Caller) => Promise<void>) {
  const newcomer = await Caller.signUp(product().url, person)
  try {
    await use(newcomer)
  } finally {
    await newcomer.close()
  }
}

/** Asks for a way back on the page, and finds it in the mail. */
async function recoveryLink({ open }: Running, email: string): Promise<string> {
  const page = await open()
  await page.goto('/account/recover')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Ask for your link' })).toBeVisible()
  return linkMailedTo(email, RECOVERY_MAIL)
}

const recovery: readonly BrowserRow[] = [
  {
    row: '/account/recover sends a recovery link, /recovery/{token} lets the owner of the mailbox back in',
    check: async (running) => {
      const person = newPerson()
      await asNewcomer(person, async (newcomer) => {
        const link = await recoveryLink(running, person.email)
        expect(link).toMatch(/^\/recovery\/[\w-]+$/)
        const page = await running.open()
        await page.goto(link)
        await expect(page.getByLabel('Email')).toHaveValue(person.email)
        await page.locator('input[name=newPassword]').fill('a-brand-new-horse')
        await page.getByRole('button', { name: 'Set password and sign in' }).click()
        await expect(page).toHaveURL(/\/setup\/organization$/)
        expect(await newcomer.get('/api/auth/get-session'), 'signed out elsewhere').toBeNull()
        const again = await Caller.signIn(product().url, person.email, 'a-brand-new-horse')
        await again.close()
        const used = await running.open()
        await used.goto(link)
        await expect(used.getByRole('heading', { name: 'Link expired' })).toBeVisible()
      })
    },
  },
  {
    row: '/sign-up honours recoveryToken: it fills in the mailbox it proves',
    check: async (running) => {
      const person = newPerson()
      const link = await recoveryLink(running, person.email)
      const page = await running.open()
      await page.goto(link)
      await expect(page).toHaveURL(/\/sign-up\?recoveryToken=/)
      await expect(page.getByLabel('Email')).toHaveValue(person.email)
      await expect(page.getByLabel('Email')).toHaveAttribute('readonly')
      await page.getByLabel('Your name').fill(person.name)
      await page.locator('input[name=password]').fill(person.password)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page).toHaveURL(/\/setup\/organization$/)
      const session: unknown = await (await page.request.get('/api/auth/get-session')).json()
      const { email } = person
      expect(session).toMatchObject({ user: { email, emailVerified: true } })
    },
  },
]

const setUp: readonly BrowserRow[] = [
  {
    row: '/setup/store sets up a store',
    check: ({ open }) =>
      asNewcomer(newPerson(), async (newcomer) => {
        await newcomer.call('mutation', 'organizations:create', { name: 'Quill Goods' })
        const page = await open(undefined, { storageState: await newcomer.http.storageState() })
        await page.goto('/setup/store')
        await page.getByRole('button', { name: /Set up rooms and shelves/ }).click()
        await page.getByLabel('Store name').fill('Pier Six')
        await page.getByLabel('Room', { exact: true }).fill('Deck')
        await page.getByLabel('Shelves', { exact: true }).fill('3')
        await page.getByRole('button', { name: 'Create store with 3 shelves' }).click()
        await expect(page).toHaveURL(/\/stores\/[0-9a-f-]{36}$/)
        const storeId = new URL(page.url()).pathname.split('/').at(-1)
        const rooms = await newcomer.query('rooms:getWithDetails', { storeId })
        expect(rooms).toMatchObject([{ name: 'Deck', shelves: [{}, {}, {}] }])
      }),
  },
]

const platform: readonly BrowserRow[] = [
  {
    row: 'platform admin page: sizes of organizations, for the operator alone',
    check: async ({ open, callAs }) => {
      expect((await pageAt(await callAs('owner'), '/platform')).status).toBe(404)
      await withFutureOperator(async (operator) => {
        expect((await pageAt(operator, '/platform')).status, 'not confirmed yet').toBe(404)
        await becomeOperator(operator)
        const page = await open(undefined, { storageState: await operator.http.storageState() })
        await page.goto('/platform')
        await untilLive(page)
        const [organization] = await foundOrganizations(operator)
        const name = textIn(organization, 'name')
        await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()
        await expect(page.getByText('owner@shelfcount.test').first()).toBeVisible()
      })
    },
  },
]

async function foundOrganizations(operator: Caller): Promise<readonly unknown[]> {
  const found = valueIn(await operator.query('platform:listOrganizations'), 'page')
  expect(Array.isArray(found)).toBe(true)
  return Object.values(found ?? {}).filter((one) => Number(valueIn(one, 'stores')) > 0)
}

walkInBrowser('2. Screens and routes: accounts', [...recovery, ...setUp, ...platform])
