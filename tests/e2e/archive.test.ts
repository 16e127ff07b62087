// Rooms, shelves and stores that leave, come back, or are taken away while somebody edits them.

import type { Page } from '@playwright/test'
import { type Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { chip, shoot } from './support/night-count.ts'
import { holdNetwork, untilLive } from './support/pages.ts'
import { mutate, NAME, prepareCount } from './support/small-count.ts'

interface Place {
  readonly storeId: string
  readonly roomId: string
  readonly shelfIds: readonly string[]
}

let stores = 0

/** A store of its own, so that no other test misses anything. */
async function newStore(owner: Caller): Promise<Place> {
  stores += 1
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const name = `Archive ${stores}`
  const shelves = [{ code: 'Z-1' }, { code: 'Z-2' }]
  const made = await owner.call('mutation', 'stores:createWithBaseline', {
    orgId: valueIn(organization, 'id'),
    name,
    rooms: [{ name: 'Attic', shelves }, { name: 'Porch' }],
  })
  const storeId = textIn(made.value, 'id')
  const [room] = listIn(await owner.query('rooms:getWithDetails', { storeId }))
  const shelfIds = listIn(valueIn(room, 'shelves')).map((shelf) => textIn(shelf, 'id'))
  return { storeId, roomId: textIn(room, 'id'), shelfIds }
}

async function openAttic(page: Page, storeId: string): Promise<void> {
  await page.goto(`/stores/${storeId}/admin/rooms`)
  await untilLive(page)
  await page.getByRole('button', { name: /^Attic/ }).click()
}

test('an archived room comes back with its shelves', async ({ open, callAs }) => {
  const place = await newStore(await callAs('owner'))
  const page = await open('owner')
  await openAttic(page, place.storeId)
  await page.getByRole('button', { name: 'More for Attic' }).click()
  await page.getByRole('menuitem', { name: 'Archive room' }).click()
  await page.getByRole('button', { name: 'Archive room with 2 shelves' }).click()
  await expect(page.getByText('Attic archived')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Attic/ })).toBeHidden()
  await page.getByRole('button', { name: /^Archived/ }).click()
  await page.getByRole('button', { name: 'Restore Attic' }).click()
  await expect(page.getByRole('button', { name: /^Attic/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Archived/ })).toBeHidden()
})

test('a shelf whose code is taken comes back under another one', async ({ open, callAs }) => {
  const owner = await callAs('owner')
  const { storeId, roomId, shelfIds } = await newStore(owner)
  await owner.call('mutation', 'shelves:archive', { storeId, shelfId: shelfIds[0] })
  await owner.call('mutation', 'shelves:create', { storeId, roomId, code: 'Z-1' })
  const page = await open('owner')
  await openAttic(page, storeId)
  await page.getByRole('button', { name: /^Archived/ }).click()
  await page.getByRole('button', { name: 'Restore Z-1' }).click()
  const field = page.getByLabel('Another code for Z-1')
  await expect(page.getByText('There is already a shelf Z-1 in this store.')).toBeVisible()
  await field.fill('Z-9')
  await field.press('Enter')
  await expect(page.getByRole('button', { name: /^Z-9/ })).toBeVisible()
})

test('an editor says when somebody else archives what it edits', async ({ open, callAs }) => {
  const owner = await callAs('owner')
  const { storeId, roomId, shelfIds } = await newStore(owner)
  const page = await open('owner')
  await openAttic(page, storeId)
  await page.getByRole('button', { name: /^Z-1/ }).click()
  await page.getByLabel('Description').fill('Lamps')
  await owner.call('mutation', 'shelves:archive', { storeId, shelfId: shelfIds[0] })
  await expect(page.getByText('Z-1 was archived in the meantime')).toBeVisible()
  await page.getByRole('button', { name: 'More for Attic' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await owner.call('mutation', 'rooms:archive', { storeId, roomId })
  await expect(page.getByText('Attic was archived in the meantime')).toBeVisible()
})

test('the page of a shelf says that it was archived, and brings it back', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const { storeId, roomId, shelfIds } = await newStore(owner)
  const [shelfId] = shelfIds
  const page = await open('owner')
  await page.goto(`/stores/${storeId}/admin/rooms/${roomId}/shelves/${shelfId}`)
  await untilLive(page)
  await page.getByLabel('Description').fill('Lamps')
  await owner.call('mutation', 'shelves:archive', { storeId, shelfId })
  await expect(page.getByRole('heading', { name: 'This shelf is archived' })).toBeVisible()
  await expect(page.getByText('What you typed was not saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore Z-1' }).click()
  await expect(page.getByLabel('Description')).toBeVisible()
})

test('a store is archived, restored and renamed, and the navigation follows', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const { storeId } = await newStore(owner)
  const page = await open('owner')
  await page.goto(`/stores/${storeId}`)
  await untilLive(page)
  const switcher = page.getByRole('button', { name: /Choose a store|Archive|Attic Hall/ }).first()
  await owner.call('mutation', 'stores:update', { storeId, name: 'Attic Hall' })
  await expect(switcher).toContainText('Attic Hall')
  await owner.call('mutation', 'stores:archive', { storeId })
  await page.goto('/stores')
  await untilLive(page)
  await page.getByRole('button', { name: /^Archived stores/ }).click()
  await page.getByRole('button', { name: 'Restore Attic Hall' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /Attic Hall/ })).toBeVisible()
})

test('on a phone a note leaves the bar free, and its cross is large enough', async ({
  open,
  callAs,
}) => {
  const { storeId } = await newStore(await callAs('owner'))
  const page = await open('owner', { viewport: { width: 390, height: 844 } })
  await page.goto(`/stores/${storeId}/settings`)
  await untilLive(page)
  await page.getByRole('textbox').fill('Low Tide')
  await page.getByRole('button', { name: /Rename|Save/ }).click()
  const note = page.getByRole('alert').filter({ hasText: 'Low Tide' })
  await expect(note).toBeVisible()
  const bar = await page.getByRole('navigation', { name: 'Main pages' }).boundingBox()
  await expect
    .poll(async () => {
      const box = await note.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    })
    .toBeLessThanOrEqual(bar?.y ?? 0)
  const cross = await note.getByRole('button', { name: 'Close' }).boundingBox()
  expect(cross?.width).toBeGreaterThanOrEqual(44)
  expect(cross?.height).toBeGreaterThanOrEqual(44)
})

test('whoever archives a store is led out of it', async ({ open, callAs }) => {
  const { storeId } = await newStore(await callAs('owner'))
  const page = await open('owner')
  await page.goto(`/stores/${storeId}/settings`)
  await untilLive(page)
  await page.getByRole('button', { name: 'Archive store' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Type /).fill(`Archive ${stores}`)
  await dialog.getByRole('button', { name: 'Archive store' }).click()
  await expect(page.getByText(`Archive ${stores} archived`)).toBeVisible()
  await expect(page).toHaveURL(/\/stores$/)
})

test('a store that is archived while a phone is away says so on open pages, and the phone keeps its counts', async ({
  open,
  callAs,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|403/)
  const owner = await callAs('owner')
  const { storeId, auditId, path, shelf, itemIds } = await prepareCount(owner)
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const barcodes = [{ code: 'ARCHIVED-1' }]
  const item = { orgId: valueIn(organization, 'id'), itemId: itemIds[0], name: 'Green lentils' }
  await mutate(owner, 'items:upsert', { ...item, barcodes })
  const phone = await open('scanner', { viewport: { width: 390, height: 844 } })
  const network = await holdNetwork(phone)
  await phone.goto(`${path}/scanner?assignment=${shelf}`)
  await shoot(phone, 'ARCHIVED-1')
  await expect(chip(phone)).toHaveText('All sent')
  const page = await open('manager')
  await page.goto(path)
  await untilLive(page)

  await test.step('while the phone has no network it counts on, and the store goes', async () => {
    await network.cut()
    await shoot(phone, 'ARCHIVED-1', 'ARCHIVED-1')
    await expect(chip(phone)).toContainText('2')
    const closing = { status: 'cancelled', reason: 'The store closes', typedName: NAME }
    await mutate(owner, 'audits:updateStatus', { auditId, ...closing })
    await mutate(owner, 'stores:archive', { storeId })
  })

  await test.step('the open page of a manager says what became of the store, and leads to its restoring', async () => {
    await expect(page.getByRole('heading', { name: /^Corner .* is archived$/ })).toBeVisible()
    await expect(page.getByRole('navigation').first(), 'the frame stays').toBeVisible()
    await expect(page.getByRole('link', { name: 'Restore it under Stores' })).toBeVisible()
  })

  await test.step('the phone is told as soon as it is back, and still has both counts', async () => {
    await network.restore()
    await expect(
      phone.getByText(/^Corner .* was archived\. Rejected counts stay on this phone/),
    ).toBeVisible()
    await expect(phone.getByRole('heading', { name: '2 counts rejected' })).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Copy as text' })).toBeEnabled()
  })

  await test.step('loaded again the phone says the same, and offers a copy', async () => {
    await phone.reload()
    await expect(phone.getByRole('heading', { name: /^Corner .* is archived$/ })).toBeVisible()
    await expect(phone.getByText('2 counts rejected: save a copy for your manager.')).toBeVisible()
  })

  await test.step('a store that is restored comes back by itself', async () => {
    await mutate(owner, 'stores:restore', { storeId })
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  })
})
