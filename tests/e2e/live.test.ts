import type { Page } from '@playwright/test'
import { listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { holdNetwork, liveMark, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

async function openRooms(page: Page): Promise<void> {
  await page.goto(`/stores/${product().storeId}/admin/rooms`)
  await untilLive(page)
}

async function addRoom(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add room' }).click()
  const field = page.getByRole('form', { name: 'Add a room' }).getByRole('textbox')
  await field.fill(name)
  await field.press('Enter')
}

function room(page: Page, name: string) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}

test('a room that one browser adds appears in another without a reload', async ({ open }) => {
  const [owner, manager] = [await open('owner'), await open('manager')]
  await openRooms(owner)
  await openRooms(manager)
  await manager.evaluate(() => Object.assign(window, { sameDocument: true }))
  await addRoom(owner, 'Mezzanine')
  await expect(room(manager, 'Mezzanine')).toBeVisible()
  await addRoom(manager, 'Loading bay')
  await expect(room(owner, 'Loading bay')).toBeVisible()
  expect(await manager.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('a scanner sees live what a manager hands out', async ({ open, callAs }) => {
  const [manager, scanner] = [await callAs('manager'), await open('scanner')]
  const { storeId, auditId } = product()
  await scanner.goto(`/stores/${storeId}`)
  await untilLive(scanner)
  const assignments = await manager.query('auditAssignments:getAssignmentsWithProgress', {
    auditId,
  })
  const free = listIn(valueIn(assignments, 'page')).find((one) => valueIn(one, 'status') === 'open')
  const { id: userId } = Object(await (await callAs('scanner')).query('users:current'))
  const mine = scanner.getByRole('region', { name: 'Mine' })
  const sign = textIn(free, 'shelfCode')
  await expect(mine.getByRole('link', { name: sign })).toBeHidden()
  const given = { auditId, userId, shelfIds: [textIn(free, 'shelfId')] }
  const outcome = await manager.call('mutation', 'auditAssignments:create', given)
  expect(outcome).toMatchObject({ status: 'success' })
  await expect(mine.getByRole('link', { name: sign })).toBeVisible()
})

test('without a network the page says so; with it, it is live again and up to date', async ({
  open,
  complaints,
}) => {
  complaints.allow(/WebSocket connection/, /ERR_INTERNET_DISCONNECTED/)
  const [owner, manager] = [await open('owner'), await open('manager')]
  const network = await holdNetwork(manager)
  await openRooms(owner)
  await openRooms(manager)
  const mark = liveMark(manager).filter({ visible: true })
  await network.cut()
  await expect(mark).toHaveText(/^Offline, data from /)
  // Two of one name would be in the way of whoever looks at the store later.
  const name = `While away ${test.info().retry + 1}`
  await addRoom(owner, name)
  await expect(room(owner, name)).toBeVisible()
  await expect(room(manager, name)).toBeHidden()
  await network.restore()
  await expect(mark).toHaveText('Live')
  await expect(room(manager, name)).toBeVisible()
})
