// The pages of one audit on a small screen, and its long lists where something is missing.

import type { Page } from '@playwright/test'
import type { QueryModification, ServerFrame } from '#contract/frames.ts'
import { listIn, textIn } from './support/calls.ts'
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
  await expect(phone.getByLabel('Name')).toHaveValue(/^Stocktake /)
  await phone.getByLabel('Name').fill(' ')
  await phone.getByRole('button', { name: 'Create audit' }).click()
  await expect(phone.getByLabel('Name')).toBeFocused()
  await expect(phone.getByText('Name is required')).toBeInViewport()
})

test('a link to lines leads to them, although what the numbers may mean comes later', async ({
  open,
}) => {
  const phone = await open('manager', PHONE)
  await phone.goto(`${pathOf('results')}?tab=missing#lines`)
  await untilLive(phone)
  await expect(phone.getByRole('button', { name: /^\d+ likely causes? found$/ })).toBeAttached()
  await expect(phone.getByRole('navigation', { name: 'Kinds of lines' })).toBeInViewport()
  const lines = phone.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  await expect(lines.first()).toBeInViewport()
})

test('on a phone neither numbers of rooms nor those of evidence are covered or cut off', async ({
  open,
}) => {
  const phone = await open('manager', PHONE)
  await phone.goto(`${pathOf('results')}?tab=all&by=room`)
  await untilLive(phone)
  const room = phone.getByRole('button', { name: /Net \/ gross value/ }).first()
  await expect(room).toBeVisible()
  const covered = await room.evaluate((button) => {
    const boxes = [...button.children].flatMap((cell) =>
      [...cell.children].map((said) => said.getBoundingClientRect()),
    )
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom
    return boxes.filter((one) => boxes.some((other) => other !== one && isOver(one, other))).length
  })
  expect(covered).toBe(0)

  await phone.goto(`${pathOf('results')}?panel=insights`)
  await untilLive(phone)
  await phone.getByRole('button', { name: 'Evidence' }).first().click()
  const proposed = phone.getByRole('cell', { name: /^Probably there/ }).first()
  await proposed.scrollIntoViewIfNeeded()
  await expect(proposed).toBeInViewport({ ratio: 1 })
  const scroller = phone.locator('div:has(> table)', { has: proposed })
  expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

/** A block of lines; the last one of them, unless all are meant. */
function isBlock(modification: QueryModification, which: 'all' | 'end'): boolean {
  if (modification.type !== 'QueryUpdated') return false
  const value = JSON.stringify(modification.value)
  return value.includes('"tabs":{') && (which === 'all' || value.includes('"isDone":true'))
}

interface Broken {
  blocks: 'all' | 'end' | 'none'
  /** Whether it is said to pass by itself. */
  code: 'forbidden' | 'unavailable'
}

async function breakLines(page: Page): Promise<Broken> {
  const state: Broken = { blocks: 'end', code: 'forbidden' }
  const alter = (one: QueryModification): QueryModification => {
    if (state.blocks === 'none' || !isBlock(one, state.blocks)) return one
    const errorData = { code: state.code, message: 'Not today.' }
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
  broken.blocks = 'none'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(items.locator(`[aria-posinset="${total}"]`)).toContainText(/\w/)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()

  await page.reload()
  await untilLive(page)
  await expect(items.locator(`[aria-posinset="${total}"]`)).toBeAttached()
})

test('lines that cannot be loaded say so in their place, and come when asked for again', async ({
  open,
}) => {
  const page = await open('manager')
  const broken = await breakLines(page)
  broken.blocks = 'none'
  await page.goto(pathOf('results'))
  await untilLive(page)
  // The first lines come with the page: those of another tab are asked for.
  Object.assign(broken, { blocks: 'all', code: 'unavailable' })
  await page.getByRole('link', { name: /^Extra/ }).click()
  await expect(page.getByText('The lines could not be loaded. Not today.')).toBeVisible()
  broken.blocks = 'none'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Lines' })).toBeVisible()
})

test('what opens over an audit is readable and reachable, and gives the focus back', async ({
  open,
  callAs,
}) => {
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
  await expect(manager.getByRole('region', { name: 'Selected lines' })).toBeVisible()
  await expect(manager.getByRole('columnheader').first()).toBeVisible()
  await lookHere(manager)
})

test('what opens beside a dashboard has an address, and Back closes it', async ({
  open,
  callAs,
}) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const count = await prepareCount(owner)
  await countAt(sam, count.shelf, count.itemIds, 4)
  const manager = await open('manager')
  await manager.goto(count.path)
  await untilLive(manager)
  const activity = manager.getByRole('dialog', { name: 'All activity' })
  const opener = manager
    .getByRole('button', { name: 'All activity' })
    .filter({ visible: true })
    .first()
  await opener.click()
  await expect(activity).toBeVisible()
  await expect(manager).toHaveURL(/drawer=activity/)
  await manager.goBack()
  await expect(activity).toBeHidden()
  await expect(manager).toHaveURL(new RegExp(`${count.path}$`))
  await manager.goForward()
  await expect(activity).toBeVisible()
  await manager.keyboard.press('Escape')
  await expect(activity).toBeHidden()
  await expect(manager).not.toHaveURL(/drawer/)

  await test.step('whoever follows the address finds it open, and closing it stays on the page', async () => {
    await manager.goto(`${count.path}?drawer=unknown`)
    await untilLive(manager)
    const unknown = manager.getByRole('dialog', { name: 'Unknown codes' })
    await expect(unknown).toBeVisible()
    await manager.keyboard.press('Escape')
    await expect(unknown).toBeHidden()
    await expect(manager).toHaveURL(new RegExp(`${count.path}$`))
  })
})

test('of a store of a thousand shelves the wall draws what is looked at, and keys reach the rest', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const shelves = Array.from({ length: 1_000 }, (_, index) => `S-${index + 1}`)
  const count = await prepareCount(owner, { shelves })
  const manager = await open('manager')
  await manager.goto(count.path)
  await untilLive(manager)
  const wall = manager.getByRole('region', { name: 'Hall' })
  const tiles = wall.getByRole('button')
  await expect(wall.getByRole('listitem')).toHaveCount(1_000)
  expect(await tiles.count()).toBeLessThan(500)
  const height = () => manager.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await tiles.first().focus()
  await manager.keyboard.press('End')
  const last = wall.getByRole('button', { name: 'S-1000, Open' })
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  expect(await height(), 'nothing moves when tiles come').toBe(before)
  const excluded = { auditAssignmentId: count.shelf, status: 'excluded', reason: 'Sold' }
  const place = await last.boundingBox()
  await mutate(owner, 'auditAssignments:updateStatus', excluded)
  await expect(manager.getByText('1 of 1,000 shelves done').first()).toBeVisible()
  expect(await last.boundingBox(), 'what is counted elsewhere moves nothing').toEqual(place)
})

/** Runs in the page: the router remembers for Back where somebody scrolls to after it has drawn. */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    window.__TSR_ROUTER__?.subscribe('onRendered', () => resolve())
  })
}

/** Runs in the page: the router knows of it once the browser has told it. */
function scrollTo(link: Element): Promise<unknown> {
  return new Promise((resolve) => {
    document.addEventListener('scroll', resolve, { once: true })
    link.scrollIntoView({ block: 'center' })
  })
}

test('Back leads to the page of the history that somebody came from', async ({ open, callAs }) => {
  const owner = await callAs('owner')
  const { storeId } = await prepareCount(owner)
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  for (let number = 1; number <= 24; number += 1) {
    const plan = { orgId, storeIds: [storeId], name: `Count ${number}`, withoutBaseline: true }
    const auditId = textIn(await mutate(owner, 'audits:create', plan), 'id')
    const given = { auditId, status: 'cancelled', reason: 'Planned twice' }
    await mutate(owner, 'audits:updateStatus', given)
  }
  const manager = await open('manager')
  await manager.goto(`/stores/${storeId}/audit`)
  await untilLive(manager)
  const history = manager.getByRole('region', { name: 'History' })
  await expect(history.getByText('25 audits, 1 in progress')).toBeVisible()
  const drawn = manager.evaluate(untilDrawn)
  await history.getByRole('button', { name: 'Show 10 more of 15' }).click()
  await drawn
  const sixth = history.getByRole('link', { name: 'Count 6' })
  await sixth.evaluate(scrollTo)
  await sixth.click()
  await expect(manager.getByRole('heading', { name: 'Count 6', exact: true })).toBeVisible()
  await manager.goBack()
  await expect(history.getByRole('link', { name: 'Count 6' })).toBeInViewport()
  await expect(history.getByRole('button', { name: 'Show 5 more of 5' })).toBeVisible()
  await manager.reload()
  await expect(history.getByRole('link', { name: 'Count 6' })).toBeVisible()
})

test('the history says how much of a completed count matched', async ({ open }) => {
  const manager = await open('manager')
  await manager.goto(`/stores/${product().storeId}/audit`)
  const rows = manager.getByRole('region', { name: 'History' }).getByRole('link')
  const completed = rows.filter({ hasText: /done · \d+(\.\d)?% of lines match/ })
  await expect(completed.first()).toBeVisible()
})
