// Pages that speak from messages, in the language that shows what does not: everything of it is accented,
// in brackets, and a third longer. And in languages that people read.

import type { Page } from '@playwright/test'
import { Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { cutOff } from './support/cut-off.ts'
import { expect, test } from './support/fixtures.ts'
import { newPerson, signInOn, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'
import { prepareCount } from './support/small-count.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

test('a link of a mail that is over says nothing by itself, and nothing of it is cut off', async ({
  open,
}) => {
  const page = await open(undefined, PHONE)
  await page.goto(inPseudo('/reset-password?token=unknown'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/)
  await expectMessagesOnly(page, 'main, footer')
  await expectNothingCut(page)
})

test('the landing page says nothing by itself, and nothing of it is cut off', async ({ open }) => {
  const page = await open(undefined, PHONE)
  await page.goto(inPseudo('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/)
  // Plans have the words of their operator, and shelves of the little count their codes.
  await expectMessagesOnly(page, ':is(main, footer) :is(h1, h2, h3, p, a):not(ul *, [role=img] *)')
  await expectNothingCut(page)
})

test('what is wrong with a form is said in the language of the page', async ({ open }) => {
  const page = await open(undefined, PHONE)
  await page.goto(inPseudo('/sign-up'))
  await page.locator('button[type=submit]').click()
  await expect(page.getByRole('alert')).toHaveCount(3)
  await expectMessagesOnly(page, 'main, footer')
  await expectNothingCut(page)
})

test('an open invitation says nothing by itself', async ({ open, callAs }) => {
  const page = await open(undefined, PHONE)
  await page.goto(inPseudo(`/invite/${await invite(await callAs('owner'))}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/)
  await expectMessagesOnly(page, 'h1, main a, dt')
  await expectNothingCut(page)
})

test('the work of a counter says nothing by itself', async ({ open }) => {
  const page = await open('scanner', PHONE)
  await page.goto(inPseudo(`/stores/${product().storeId}`))
  await expect(page.locator('dt').first()).toBeVisible()
  // Names of shelves and rooms are theirs, and stand between the words.
  await expectMessagesOnly(page, 'h1, h2, dt')
})

/** Names of stores, rooms and items are theirs; the bar above belongs to the shelf and to sending. */
const SCANNER_WORDS = ':is(label, h2, legend, button, p:has(+ progress)):not(header *)'

test('the scanner says nothing by itself, and nothing of it is cut off', async ({
  open,
  callAs,
}) => {
  const count = await prepareCount(await callAs('owner'), { shelves: ['Q-1', 'Q-2'] })
  const page = await open('scanner', PHONE)
  await page.goto(inPseudo(`${count.path}/scanner`))
  await expect(page.locator('progress')).toBeVisible()
  await expectMessagesOnly(page, SCANNER_WORDS)
  await expectNothingCut(page)
  await page.getByRole('button', { name: /Q-1/ }).first().click()
  await expect(page.locator('fieldset legend').first()).toBeAttached()
  await expectMessagesOnly(page, SCANNER_WORDS)
  await expectNothingCut(page)
})

test('on the scanner, Arabic runs from right to left, and hands, keypad and signs stay', async ({
  open,
  callAs,
}) => {
  const count = await prepareCount(await callAs('owner'), { shelves: ['R-1'] })
  const page = await open('scanner', PHONE)
  await page.goto(`${count.path}/scanner?assignment=${count.shelf}&lang=ar`)
  const undo = page.getByRole('button', { name: /^تراجع/ })
  const start = page.getByRole('button', { name: /تشغيل الكاميرا|حاول مرة أخرى/ })
  await expect(undo).toBeVisible()
  const left = async (key: typeof undo) => (await key.boundingBox())?.x ?? 0
  expect(await left(start), 'under the thumb of the right hand').toBeGreaterThan(await left(undo))
  await expect(page.getByText('أنت تعدّ \u2068R-1\u2069')).toBeVisible()
  await expectNothingCut(page)
})

test('a room of a count says nothing by itself', async ({ open }) => {
  const page = await open('scanner', PHONE)
  const { storeId, auditId, roomId } = product()
  await page.goto(inPseudo(`/stores/${storeId}/audit/${auditId}/room/${roomId}`))
  await expect(page.locator('main li').first()).toBeVisible()
  // What stands around it, names and states of shelves come from elsewhere.
  await expectMessagesOnly(page, 'main li button, main li a')
})

test('the profile of a counter says nothing by itself', async ({ open }) => {
  const page = await open('scanner', PHONE)
  await page.goto(inPseudo('/profile'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/)
  await expect(page.locator('main li').first()).toBeVisible()
  await expectMessagesOnly(page, 'h1, h2, dt, main button:not(label button), nav')
  await expectNothingCut(page)
})

test('an address where nothing is says so in the language of the page', async ({
  open,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  const page = await open(undefined, PHONE)
  await page.goto(inPseudo('/nowhere'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/)
  await expectMessagesOnly(page, 'main')
  await expectNothingCut(page)
})

test('a language is chosen before signing in, without any code, and the device keeps it', async ({
  open,
}) => {
  const page = await open(undefined, { ...PHONE, javaScriptEnabled: false })
  await page.goto('/sign-in?invitation=unknown')
  await page.getByText('Language: English').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/invitation=unknown/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
  await page.goto('/sign-up')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a visitor is met in the language of the browser, from the first byte on', async ({
  open,
}) => {
  const page = await open(undefined, { ...PHONE, locale: 'ar-EG' })
  const answer = await page.goto('/sign-in')
  expect(await answer?.text()).toContain('تسجيل الدخول')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول')
  await expectNothingCut(page)
})

test('a language that is chosen in the profile is there on the next device', async ({ open }) => {
  const person = newPerson()
  const newcomer = await Caller.signUp(product().url, person)
  const first = await open(undefined, { storageState: await newcomer.http.storageState() })
  await first.goto('/profile')
  await untilLive(first)
  await first.getByLabel('Language').selectOption('Deutsch')
  await expect(first.locator('html')).toHaveAttribute('lang', 'de')
  const second = await open()
  await second.goto('/sign-in')
  await signInOn(second, person.email, person.password)
  await expect(second.locator('html')).toHaveAttribute('lang', 'de')
  await newcomer.close()
})

function inPseudo(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=en-XA`
}

async function invite(owner: Caller): Promise<string> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const { value } = await owner.call('mutation', 'invitations:create', {
    orgId: valueIn(organization, 'id'),
    email: newPerson().email,
    role: 'member',
    stores: [{ storeId: product().storeId, role: 'scanner' }],
  })
  return textIn(value, 'token')
}

/** Letters without accents are there only inside the brackets of a message, where something was filled in. */
async function expectMessagesOnly(page: Page, places: string): Promise<void> {
  const found = await page.locator(places).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        // Languages stand in a choice by the names that their speakers give them.
        if (!parent || parent.closest('script, style, noscript, [lang]:not(html)')) continue
        const around = parent.closest('p, h1, h2, dt, dd, label, button, footer, a')
        const isOurs = around?.textContent?.includes('[') ?? false
        if (!isOurs && /[a-z]{3}/i.test(node.textContent ?? '')) texts.push(node.textContent ?? '')
      }
      return texts
    }),
  )
  expect(found).toEqual([])
}

async function expectNothingCut(page: Page): Promise<void> {
  expect(await cutOff(page)).toEqual([])
}
