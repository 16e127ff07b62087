// A helper without an account: from the code on the manager's screen to the first count, and to the end of the pass.

import type { Page } from '@playwright/test'
import { type Caller, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'
import { shoot } from './support/night-count.ts'
import { newPerson, signInOn, untilLive } from './support/pages.ts'
import { ACCOUNTS } from './support/product.ts'
import { prepareCount } from './support/small-count.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function codeFor(owner: Caller, auditId: string): Promise<string> {
  const outcome = await owner.call('action', 'dayPasses:showCode', { auditId })
  expect(outcome).toMatchObject({ status: 'success' })
  return textIn(outcome.value, 'code')
}

async function letIn(manager: Page, place: { storeId: string; auditId: string }) {
  await manager.goto(`/stores/${place.storeId}/audit/${place.auditId}`)
  await untilLive(manager)
  await manager.getByRole('button', { name: 'Let people in' }).click()
  const dialog = manager.getByRole('dialog', { name: 'Let people in' })
  await dialog.getByRole('button', { name: 'Show the code' }).click()
  await expect(dialog.getByRole('img', { name: /QR code that lets helpers/ })).toBeVisible()
  return dialog
}

test('a helper counts with two taps besides the name, and is told when the pass ends', async ({
  open,
  callAs,
  complaints,
}) => {
  // What the page was looking at when the pass ended.
  complaints.allow(/This day pass has ended/)
  const owner = await callAs('owner')
  const count = await prepareCount(owner)
  const manager = await open('owner')
  const dialog = await letIn(manager, count)

  const phone = await open(undefined, PHONE)
  await phone.goto(`/join/${await codeFor(owner, count.auditId)}`)
  await expect(phone.getByRole('heading', { name: 'Join the count' })).toBeVisible()
  await phone.getByLabel('Your name').fill('Noor')
  await phone.getByRole('button', { name: 'Start counting' }).click()
  await expect(phone).toHaveURL(/\/scanner/)
  await phone.getByRole('button', { name: /A-01/ }).first().click()
  await phone.getByRole('button', { name: 'Type code' }).click()
  await phone.getByLabel('Code or name').fill('4006381333931')
  await phone.getByRole('button', { name: /^Count/ }).click()
  await expect(phone.getByText('4006381333931').first()).toBeVisible()

  await test.step('the manager sees who is in, and ends the pass', async () => {
    const row = dialog.getByRole('listitem').filter({ hasText: 'Noor' })
    await expect(row).toContainText('1 shelf')
    await row.getByRole('button', { name: 'End the day pass of Noor' }).click()
    const question = manager.getByRole('dialog', { name: 'End the day pass of Noor' })
    await question.getByRole('button', { name: 'End', exact: true }).click()
    await expect(question).toBeHidden()
    await expect(row).toContainText('Ended')
  })
  await expect(phone.getByText(/Your day pass has ended/).first()).toBeVisible()

  await test.step('nothing else is open to the helper', async () => {
    await phone.goto(`/stores/${count.storeId}`)
    await expect(phone).toHaveURL(/\/day-pass$/)
    await expect(phone.getByText(/has ended\. Thank you for helping/)).toBeVisible()
    await phone.goto('/profile')
    await expect(phone).toHaveURL(/\/day-pass$/)
  })
})

/** Counts what a person touches besides the keys of a name, from the page that the code opens. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  let taps = 0
  await page.exposeFunction('noteTap', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted, target }) => {
        const isName = target instanceof HTMLInputElement
        if (isTrusted && !isName) Reflect.get(window, 'noteTap')()
      },
      true,
    )
  })
  return async () => taps
}

test('from the code to the first count it takes two taps besides the name', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const count = await prepareCount(owner)
  await owner.call('mutation', 'dayPasses:open', { auditId: count.auditId })
  const phone = await open(undefined, PHONE)
  const taps = await countTaps(phone)
  const address = `/join/${await codeFor(owner, count.auditId)}`
  const scannedAt = Date.now()
  await phone.goto(address)
  await phone.getByLabel('Your name').fill('Quick')
  await phone.getByRole('button', { name: 'Start counting' }).tap()
  await phone.getByRole('button', { name: /A-01/ }).first().tap()
  await shoot(phone, '4006381333931')
  const seconds = (Date.now() - scannedAt) / 1_000
  test
    .info()
    .annotations.push({ type: 'from the code to the first count', description: `${seconds} s` })
  console.info(`from the code to the first count: ${seconds} s`)
  expect(await taps()).toBe(2)
  await expect
    .poll(async () =>
      valueIn(await owner.query('dayPasses:getDoor', { auditId: count.auditId }), 'helpers'),
    )
    .toMatchObject([{ name: 'Quick', shelves: 1 }])
})

test('a helper makes an account of the pass, and signs in with it elsewhere', async ({
  open,
  callAs,
  complaints,
}) => {
  // What the scanner was looking at when the pass ended, and an address that is taken.
  complaints.allow(/This day pass has ended|status of 409/)
  const owner = await callAs('owner')
  const count = await prepareCount(owner)
  await owner.call('mutation', 'dayPasses:open', { auditId: count.auditId })
  const phone = await open(undefined, PHONE)
  await phone.goto(`/join/${await codeFor(owner, count.auditId)}`)
  await phone.getByLabel('Your name').fill('Keeper')
  await phone.getByRole('button', { name: 'Start counting' }).click()
  await phone.getByRole('button', { name: /A-01/ }).first().click()
  await shoot(phone, '4006381333931')
  await phone.goto('/day-pass')
  await expect(phone.getByText('Your day pass ends with it')).toBeVisible()
  await phone.getByRole('button', { name: 'Make an account' }).click()
  await lookHere(phone)
  const { email, password } = newPerson()
  await phone.getByLabel('Email').fill(ACCOUNTS.owner)
  await phone.locator('input[name=password]').fill(password)
  await phone.getByRole('button', { name: 'Make an account' }).click()
  await expect(phone.getByText('This email already has an account')).toBeVisible()
  await phone.getByLabel('Email').fill(email)
  await phone.getByRole('button', { name: 'Make an account' }).click()
  await expect(phone.getByText(`sign in with ${email}`)).toBeVisible()
  await lookHere(phone)
  const door = await owner.query('dayPasses:getDoor', { auditId: count.auditId })
  expect(valueIn(door, 'helpers')).toMatchObject([{ name: 'Keeper', ending: 'account' }])

  const other = await open()
  await other.goto('/sign-in')
  await signInOn(other, email, password)
  await expect(other).not.toHaveURL(/sign-in/)
  await other.goto('/profile')
  await expect(other.getByText('Keeper').first()).toBeVisible()
})

test('a second Sam is told apart, and a device that comes back keeps its name', async ({
  open,
  callAs,
  complaints,
}) => {
  complaints.allow(/This day pass has ended/)
  const owner = await callAs('owner')
  const count = await prepareCount(owner)
  await owner.call('mutation', 'dayPasses:open', { auditId: count.auditId })
  const code = await codeFor(owner, count.auditId)
  const [first, second] = [await open(undefined, PHONE), await open(undefined, PHONE)]
  for (const phone of [first, second]) {
    await phone.goto(`/join/${code}`)
    await phone.getByLabel('Your name').fill('Sam')
    await phone.getByRole('button', { name: 'Start counting' }).click()
    await expect(phone).toHaveURL(/\/scanner/)
  }
  await second.goto(`/join/${code}`)
  await second.getByRole('button', { name: 'Continue as Sam 2' }).click()
  await expect(second).toHaveURL(/\/scanner/)
  const door = await owner.query('dayPasses:getDoor', { auditId: count.auditId })
  expect(valueIn(door, 'helpers')).toMatchObject([{ name: 'Sam' }, { name: 'Sam 2' }])

  await test.step('a lost phone is ended from the team page', async () => {
    const manager = await open('owner')
    await manager.goto(`/stores/${count.storeId}/admin/teams`)
    await untilLive(manager)
    const helpers = manager.getByRole('region', { name: 'Helpers today' })
    await helpers.getByRole('button', { name: 'End the day pass of Sam 2' }).click()
    const question = manager.getByRole('dialog', { name: 'End the day pass of Sam 2' })
    await question.getByRole('button', { name: 'End', exact: true }).click()
    await expect(second.getByText(/Your day pass has ended/).first()).toBeVisible()
  })
})

test('whoever cannot join is told why', async ({ open, callAs, complaints }) => {
  complaints.allow(/status of (400|409)/)
  const owner = await callAs('owner')
  const count = await prepareCount(owner)
  await owner.call('mutation', 'dayPasses:open', { auditId: count.auditId })
  const code = await codeFor(owner, count.auditId)
  const phone = await open(undefined, PHONE)
  await phone.goto(`/join/${'A'.repeat(48)}`)
  await expect(phone.getByText('This code doesn’t work.')).toBeVisible()

  const member = await open('owner', PHONE)
  await member.goto(`/join/${code}`)
  await expect(member.getByText(/^You’re signed in as/)).toBeVisible()

  await phone.goto(`/join/${code}`)
  await phone.getByRole('button', { name: 'Start counting' }).click()
  await expect(phone.getByText('Type a name of up to 40 characters.')).toBeVisible()
  await owner.call('mutation', 'dayPasses:close', { auditId: count.auditId })
  await phone.getByLabel('Your name').fill('Late')
  await phone.getByRole('button', { name: 'Start counting' }).click()
  await expect(phone.getByText('This code has expired.')).toBeVisible()
})
