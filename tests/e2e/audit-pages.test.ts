// The pages of one audit on a small screen, and its long lists where something is missing.

import type { Page } from '@playwright/test'
import type { QueryModification, ServerFrame } from '#contract/frames.ts'
import { expect, test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'
import { alterFrames, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'
import { countAt, handIn, mutate, prepareCount } from './support/small-count.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

function pathOf(page: string): string {
  const { storeId, auditId } = product()
  return `/stores/${storeId}/audit/${auditId}/${page}`
}

test('on a phone each page says which audit it is of, and which of its pages', async ({ open }) => {
  const phone = await open('manager', { viewport: { width: 320, height: 640 } })
  await phone.goto(pathOf('member-profile'))
  await untilLive(phone)
  const places = phone.getByRole('navigation', { name: 'Pages of this audit' })
  await expect(places.getByRole('link', { name: 'My counting' })).toBeInViewport({ ratio: 1 })
  const title = await phone.title()
  const name = title.split(/, | · /)[1] ?? ''
  await expect(phone.locator('header').getByText(name, { exact: true })).toBeVisible()
})

test('a figure leads to its lines, and a refused form to what is wrong with it', async ({
  open,
}) => {
  const phone = await open('manager', PHONE)
  await phone.goto(pathOf('results'))
  await untilLive(phone)
  await phone.getByRole('link', { name: /extra$/ }).click()
  await expect(phone).toHaveURL(/tab=extra/)
  const lines = phone.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  await expect(lines.first()).toBeInViewport()
  await expect(phone.getByRole('navigation', { name: 'Kinds of lines' })).toBeInViewport()

  const { storeId } = product()
  await phone.goto(`/stores/${storeId}/audit/new?storeId=${storeId}`)
  await untilLive(phone)
  await phone.getByRole('button', { name: 'Create audit' }).click()
  await expect(phone.getByLabel('Name')).toBeFocused()
  await expect(phone.getByText('A name is required.')).toBeInViewport()
})

/** The last block of the lines. */
function isLastBlock(modification: QueryModification): boolean {
  if (modification.type !== 'QueryUpdated') return false
  const value = JSON.stringify(modification.value)
  return value.includes('"tabs":{') && value.includes('"isDone":true')
}

interface Broken {
  isBroken: boolean
}

async function breakLines(page: Page): Promise<Broken> {
  const state: Broken = { isBroken: true }
  const alter = (one: QueryModification): QueryModification => {
    if (!state.isBroken || !isLastBlock(one)) return one
    const errorData = { code: 'forbidden', message: 'Not today.' } as const
    const { queryId } = one
    const rest = { errorMessage: errorData.message, errorData, logLines: [], journal: null }
    return { type: 'QueryFailed', queryId, ...rest }
  }
  await alterFrames(page, (frame: ServerFrame) =>
    frame.type === 'Transition'
      ? { ...frame, modifications: frame.modifications.map(alter) }
      : frame,
  )
  return state
}

test('the inventory is walked to its end, and what fails there is asked for again', async ({
  open,
}) => {
  const page = await open('manager')
  const broken = await breakLines(page)
  await page.goto(pathOf('inventory'))
  await untilLive(page)
  const items = page.getByRole('list', { name: 'Items' })
  const total = Number(await items.locator('[aria-posinset]').first().getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(200)
  await page.keyboard.press('End')
  await expect(page.getByText('These rows could not be loaded. Not today.')).toBeInViewport()
  await lookHere(page)
  broken.isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(items.locator(`[aria-posinset="${total}"]`)).toContainText(/\w/)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()

  await page.reload()
  await untilLive(page)
  await expect(items.locator(`[aria-posinset="${total}"]`)).toBeAttached()
})

test('what opens over an audit is readable and reachable, and gives the focus back', async ({
  open,
  callAs,
}) => {
  test.setTimeout(120_000)
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const count = await prepareCount(owner)
  await countAt(sam, count.shelf, count.itemIds, 4)
  const manager = await open('manager')
  await manager.goto(count.path)
  await untilLive(manager)
  for (const name of ['Stop counting', 'Submit for review']) {
    const opener = manager.getByRole('button', { name }).filter({ visible: true })
    await opener.click()
    await expect(manager.getByRole('dialog')).toBeVisible()
    await lookHere(manager)
    await manager.keyboard.press('Escape')
    await expect(manager.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  }

  await handIn(sam, count.shelf, 2)
  await mutate(owner, 'audits:updateStatus', { auditId: count.auditId, status: 'submitted' })
  await manager.goto(`${count.path}/results?tab=all`)
  await untilLive(manager)
  const lines = manager.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  await lines.first().getByRole('checkbox').check()
  await lines.first().getByRole('button').first().click()
  await expect(manager.getByRole('region', { name: 'Chosen lines' })).toBeVisible()
  await expect(manager.getByRole('columnheader').first()).toBeVisible()
  await lookHere(manager)
})
