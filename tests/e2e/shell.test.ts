import type { Page } from '@playwright/test'
import { Caller, textIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { newPerson, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

test('one toast at a time: a new one takes the place of the last', async ({ open }) => {
  const caller = await Caller.signUp(product().url, newPerson())
  const page = await open(undefined, { storageState: await caller.http.storageState() })
  await caller.close()
  await page.goto('/profile')
  await untilLive(page)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const form = page.getByRole('dialog').locator('form')
  await form.evaluate((one: HTMLFormElement) => one.requestSubmit())
  const messages = page.getByRole('region', { name: 'Account messages' })
  await expect(messages.getByRole('alert')).toHaveCount(1)
  await form.evaluate((one: HTMLFormElement) => one.requestSubmit())
  await form.evaluate((one: HTMLFormElement) => one.requestSubmit())
  await expect(messages.getByRole('alert')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await messages.getByRole('button', { name: 'Close message' }).click()
  await expect(messages.getByRole('alert')).toHaveCount(0)
})

test('a one-time token signs in, and leaves neither the address nor the history', async ({
  open,
  callAs,
  complaints,
}) => {
  const generated = await (await callAs('scanner')).get('/api/auth/one-time-token/generate')
  const token = textIn(generated, 'token')
  const page = await open()
  await page.goto('/terms')
  await page.goto(`/stores/${product().storeId}/settings?ott=${token}`)
  await untilLive(page)
  await expect(page).toHaveURL(`${product().url}/stores/${product().storeId}/settings`)
  await page.goBack()
  expect(page.url()).not.toContain('ott')
  complaints.allow(/one-time token was not accepted/, /status of 400/)
  const again = await open()
  await again.goto(`/sign-in?ott=${token}`)
  await expect(again).toHaveURL(`${product().url}/sign-in`)
  await expect(again.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a one-time token asks somebody who is signed in as another', async ({ open, callAs }) => {
  const caller = await callAs('scanner')
  const token = textIn(await caller.get('/api/auth/one-time-token/generate'), 'token')
  const page = await open('manager')
  const address = `/stores/${product().storeId}`
  await page.goto(`${address}?ott=${token}`)
  const question = page.getByRole('dialog', { name: /^Continue as / })
  await expect(question).toContainText('You are signed in as')
  await expect(question).toContainText('(manager@shelfcount.test)')
  await expect(question).toContainText('(s…@shelfcount.test)')
  await expect(page).toHaveURL(`${product().url}${address}`)
  await question.getByRole('button', { name: /^Stay / }).click()
  await expect(question).toBeHidden()
  for (const entrance of ['/sign-in', '/sign-up']) {
    await page.goto(`${entrance}?ott=${token}`)
    await expect(question, `by ${entrance}`).toContainText('(manager@shelfcount.test)')
    await expect(page).toHaveURL(`${product().url}${address}`)
    await question.getByRole('button', { name: /^Stay / }).click()
    await expect(question).toBeHidden()
  }
  await page.goto('/profile')
  await expect(page.getByText('manager@shelfcount.test').first()).toBeVisible()
  await page.goto(`${address}?ott=${token}`)
  await question.getByRole('button', { name: /^Continue as / }).click()
  await expect(question).toBeHidden()
  await page.goto('/profile')
  await expect(page.getByText('scanner1@shelfcount.test').first()).toBeVisible()
})

test('what is typed and sent before the code of a page arrives is not lost', async ({ open }) => {
  const page = await open('manager')
  const code = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  const { storeId } = product()
  const address = `/stores/${storeId}/audit/new?storeId=${storeId}`
  await page.goto(address, { waitUntil: 'commit' })
  const name = `Early ${newPerson().name}`
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Due').fill('2031-05-04')
  await page.getByRole('button', { name: 'Create audit' }).click()
  expect(page.url()).toContain(address)
  code.resolve()
  await expect(page.getByText(name).first()).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test('what is pressed before the code of a page arrives is done once, in place', async ({
  open,
}) => {
  const page = await open('manager')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const { storeId } = product()
  const address = `/stores/${storeId}`

  await test.step('a menu opens, and is not closed by its second press', async () => {
    const release = await holdCode(page)
    await page.goto(address, { waitUntil: 'commit' })
    const person = page.getByRole('button', { name: 'Dana Whitlock' })
    await person.click()
    await person.click()
    await release()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  })

  await test.step('a link leads on without the page being fetched again', async () => {
    const release = await holdCode(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    await page.getByRole('link', { name: 'Items', exact: true }).click()
    expect(page.url()).toBe(`${product().url}${address}`)
    await release()
    await expect(page).toHaveURL(/\/admin\/items$/)
    await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible()
  })
  expect(documents).toEqual([address, address])
})

/** Until it is told, no code of a page arrives. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const code = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  return async () => {
    code.resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

test('the keyboard finds a shelf, a person and an action from anywhere', async ({ open }) => {
  const page = await open('manager')
  const { storeId, shelfCode } = product()
  await page.goto(`/stores/${storeId}/reports`)
  await untilLive(page)
  const field = page.getByRole('combobox', { name: /^Search pages/ })
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option')

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()

  await page.keyboard.press('Control+k')
  await field.pressSequentially(shelfCode)
  await expect(options.filter({ hasText: shelfCode }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Shelf ${shelfCode}` })).toBeVisible()

  await page.keyboard.press('Control+k')
  await field.pressSequentially('Import')
  await expect(options.first()).toHaveText(/Import a file/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/import$/)

  await page.keyboard.press('Control+k')
  await field.pressSequentially('nothing is called this')
  await expect(page.getByText('Nothing found for “nothing is called this”.')).toBeVisible()
  await expect(options).toHaveCount(0)
})

test('the navigation of a phone reaches everything', async ({ open }) => {
  const page = await open('manager', { viewport: { width: 390, height: 844 } })
  await page.goto(`/stores/${product().storeId}`)
  await untilLive(page)
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await expect(page).toHaveURL(/\/reports/)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Rooms & shelves' }).click()
  await expect(page.getByRole('heading', { name: 'Rooms and shelves' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an owner switches to another store', async ({ open }) => {
  const page = await open('owner')
  await page.goto(`/stores/${product().storeId}`)
  await untilLive(page)
  await page.getByRole('button', { name: product().storeName }).click()
  await page.getByRole('menuitem', { name: 'Mill Lane' }).click()
  await expect(page.getByRole('button', { name: 'Mill Lane' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /steps to your first count/ })).toBeVisible()
})
