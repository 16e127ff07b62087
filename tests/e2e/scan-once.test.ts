// Items that a file brings without a barcode that scans: a counter gives them theirs with a phone, and counts by it.

import type { Page } from '@playwright/test'
import { checkDigitOf } from '#domain/codes/gtin.ts'
import { type Caller, listIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'
import { shoot, typeAtOnce } from './support/night-count.ts'
import { holdNetwork, untilLive } from './support/pages.ts'
import { prepareCount } from './support/small-count.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

/** Codes belong to one item of the organization: every file has its own. */
function codeOf(file: number, item: number): string {
  const body = `40063988${String(file).padStart(2, '0')}${String(item).padStart(2, '0')}`
  return `${body}${checkDigitOf(body)}`
}

/** One item without a code, one whose code a spreadsheet has shortened, and one that scans. */
async function importFile(page: Page, storeId: string, file: number): Promise<void> {
  const lines = [
    'SKU,Barcode,Item name,On hand,Shelf',
    `ONCE-${file}-1,,Ruler ${file},6,A-01`,
    `ONCE-${file}-2,4.00638E+12,Ink ${file},4,A-01`,
    `ONCE-${file}-3,${codeOf(file, 3)},Pencil ${file},9,A-01`,
  ]
  await page.goto(`/stores/${storeId}/admin/import`)
  await untilLive(page)
  await page.getByText('Items and expected stock').click()
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'stock.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`${lines.join('\n')}\n`),
  })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(page.getByRole('heading', { name: '3 rows imported' })).toBeVisible()
}

const work = (page: Page) => page.getByRole('region', { name: 'Scan the item' })

/** Pulls the trigger, and presses nothing. */
async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(typeAtOnce, code)
  await expect(work(page).getByLabel('Barcode')).toHaveValue(code)
}

const attach = (page: Page) => work(page).getByRole('button', { name: 'Attach' }).click()

async function quantitiesAt(caller: Caller, shelf: string) {
  const args = { auditAssignmentId: shelf }
  const counts = await caller.query('scanEvents:getByAssignment', args)
  return listIn(valueIn(counts, 'lines')).map((line) => valueIn(line, 'quantity'))
}

test('a counter works through the list with a scanner, and then counts by the new code', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const count = await prepareCount(owner)
  const manager = await open('owner')
  await importFile(manager, count.storeId, 1)
  const link = manager.getByRole('link', { name: 'Scan these once · 2 items' })
  await expect(link).toHaveAttribute('href', `/stores/${count.storeId}/scan-once`)

  const phone = await open('scanner', PHONE)
  await phone.goto(`/stores/${count.storeId}`)
  await untilLive(phone)
  await phone.getByRole('link', { name: 'Scan these once · 2 items' }).click()
  await expect(phone.getByText('0 of 2 items done')).toBeVisible()
  const rows = phone.getByRole('list', { name: 'Items to scan' }).getByRole('button')
  await expect(rows).toHaveText([/Ink 1.*Shortened/, /Ruler 1.*No barcode in the file/])
  await lookHere(phone)
  await phone.setViewportSize(PHONE.viewport)

  await rows.filter({ hasText: 'Ink 1' }).click()
  await scan(phone, codeOf(1, 3))
  await attach(phone)
  await expect(work(phone).getByRole('alert')).toHaveText(
    `The code ${codeOf(1, 3)} belongs to Pencil 1.`,
  )
  await scan(phone, codeOf(1, 2))
  await lookHere(phone)
  await phone.setViewportSize(PHONE.viewport)
  await attach(phone)
  await expect(phone.getByText(`${codeOf(1, 2)} is now the barcode of Ink 1.`)).toBeVisible()

  // The next item comes by itself.
  await expect(work(phone).getByRole('heading', { name: 'Ruler 1' })).toBeVisible()
  await work(phone).getByRole('button', { name: 'Has no barcode' }).click()
  await expect(phone.getByText('2 of 2 items done')).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'All items are done' })).toBeVisible()
  await phone.getByRole('button', { name: 'Undo' }).click()
  await expect(work(phone).getByRole('heading', { name: 'Ruler 1' })).toBeVisible()
  await work(phone).getByLabel('Barcode').fill(codeOf(1, 1))
  await attach(phone)
  await expect(phone.getByText('2 of 2 items done')).toBeVisible()
  await expect(link).toBeHidden()

  const scanner = await callAs('scanner')
  const shelf = `${count.path}/scanner?assignment=${count.shelf}`
  await phone.goto(shelf)
  await shoot(phone, codeOf(1, 2), codeOf(1, 2), codeOf(1, 1))
  await expect
    .poll(() => quantitiesAt(scanner, count.shelf))
    .toEqual(expect.arrayContaining([2, 1]))
  await expect(phone.getByText('Ruler 1').first()).toBeVisible()
})

test('what was scanned without a network stays on the screen until it can be attached', async ({
  open,
  callAs,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const owner = await callAs('owner')
  const count = await prepareCount(owner)
  const manager = await open('owner')
  await importFile(manager, count.storeId, 2)

  const phone = await open('scanner', PHONE)
  const network = await holdNetwork(phone)
  await phone.goto(`/stores/${count.storeId}/scan-once`)
  await untilLive(phone)
  await phone.getByRole('button', { name: /Ruler 2/ }).click()
  await network.cut()
  await scan(phone, codeOf(2, 1))
  await expect(phone.getByText('No connection. Attaching a barcode needs one')).toBeVisible()
  await expect(work(phone).getByRole('button', { name: 'Attach' })).toBeDisabled()
  await network.restore()
  await expect(work(phone).getByRole('button', { name: 'Attach' })).toBeEnabled()
  await expect(work(phone).getByLabel('Barcode')).toHaveValue(codeOf(2, 1))
  await attach(phone)
  await expect(phone.getByText('1 of 2 items done')).toBeVisible()

  // A colleague does the other one meanwhile.
  await manager.goto(`/stores/${count.storeId}/scan-once`)
  await untilLive(manager)
  await manager.getByRole('button', { name: /Ink 2/ }).click()
  await work(manager).getByRole('button', { name: 'Has no barcode' }).click()
  await expect(manager.getByText('2 of 2 items done')).toBeVisible()
  await expect(work(phone)).toContainText('Has no barcode · ')
})
