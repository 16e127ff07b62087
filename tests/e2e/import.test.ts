import type { Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { type Caller, listIn, textIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { untilLive } from './support/pages.ts'
import { product } from './support/product.ts'
import { mutate } from './support/small-count.ts'

/** Barcodes that no other test has: a known one with another SKU would be a warning. */
const LINES = [
  'Item No.,Barcode,Description,Bin,On hand,Avg cost',
  'IMP-1,4006381340113,Glass storage jar,Pantry/01,14,4.50',
  'IMP-2,036000811452,Ground coffee,Pantry/01,12 ea,3.90',
  'IMP-3,96386118,Soy candle,Pantry/02,-3,5.20',
  'IMP-4,,Salad servers,Pantry/02,see Bob,6.00',
  'IMP-5,4006381340052,Tea towel,Pantry/01,8,5.25',
  'IMP-6,4006381340069,Oak tray,Pantry/01,9,6.25',
  'IMP-7,4006381340076,Linen napkin,Pantry/01,10,7.25',
  'IMP-8,4006381340083,Pepper mill,Pantry/02,11,8.25',
  'IMP-9,4006381340090,Cork mat,Pantry/02,12,9.25',
  'IMP-10,4006381340106,Enamel mug,Pantry/02,13,10.25',
]
const FILE = {
  name: 'northgate-on-hand.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${LINES.join('\n')}\n`),
}

function address(): string {
  return `/stores/${product().storeId}/admin/import`
}

test('a file goes from drop to done: mapped, checked, mended, confirmed, and taken back', async ({
  open,
}) => {
  const page = await open('manager')
  await page.goto(address())
  await untilLive(page)
  await expect(page.getByText('CSV up to 1,000,000 rows')).toBeVisible()
  await page.getByText('Items and expected stock').click()
  await page.locator('input[type=file]').setInputFiles(FILE)

  await expect(page.getByLabel('Use Item No. as')).toHaveValue('sku')
  await expect(page.getByLabel('Use Barcode as')).toHaveValue('barcode')
  await expect(page.getByLabel('Use Bin as')).toHaveValue('place')
  await expect(page.getByLabel('Use On hand as')).toHaveValue('quantity')

  const findings = page.getByRole('region', { name: 'Issues' })
  await expect(findings).toContainText('2 quantities are not numbers')
  await expect(findings).toContainText('1 quantity is below zero')
  await expect(findings).toContainText('2 shelves that are not on the map')
  await expect(page.getByRole('list', { name: 'Rows' })).toContainText('7 fine')

  const broken = findings.getByRole('listitem').filter({ hasText: 'not numbers' })
  await broken.getByRole('button', { name: 'See rows' }).click()
  await page.getByRole('button', { name: 'Use 12' }).click()
  await expect(findings).toContainText('1 quantity is not a number')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download \d+ issues?$/ }).click()
  expect((await saved).suggestedFilename()).toBe('findings-northgate-on-hand.csv')

  const negative = findings.getByRole('listitem').filter({ hasText: 'below zero' })
  await negative.getByRole('button', { name: 'Set to 0' }).click()
  await expect(negative.getByRole('button', { name: 'Set to 0' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  // Leaving stops nothing; coming back shows it.
  await page.goto(`/stores/${product().storeId}`)
  await page.goto(address())
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const question = page.getByText('9 rows will be imported, 1 row skipped')
  await expect(question).toBeVisible()

  // The address says how far somebody has come.
  await page.reload()
  await expect(question).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Import 9 rows' }).click()
  await expect(page.getByRole('heading', { name: '9 rows imported' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('northgate-on-hand.csv was undone')).toBeVisible()
})

test('a workbook goes the same way: its first rows are read in the browser, under its title', async ({
  open,
}) => {
  const rows = [
    ['Stock of Northgate'],
    [],
    ['Item No.', 'Barcode', 'Description', 'On hand'],
    ['WB-1', 4006381340120, 'Glass storage jar', 14],
    ['WB-2', 12345678905, 'Ruler', 6.5],
  ]
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Stock', rows }] }))
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const page = await open('manager')
  await page.goto(address())
  await untilLive(page)
  await page.getByText('Items and expected stock').click()
  await page.locator('input[type=file]').setInputFiles({ name: 'stock.xlsx', mimeType, buffer })

  await expect(page.getByLabel('Use Item No. as')).toHaveValue('sku')
  await expect(page.getByLabel('Use On hand as')).toHaveValue('quantity')
  await expect(page.getByText('column names in row 3')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Rows' })).toContainText('2 fine')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByRole('heading', { name: '2 rows imported' })).toBeVisible()
  // Whoever finds out later takes it back as well.
  await page.goto(`/stores/${product().storeId}`)
  await page.goto(address())
  await untilLive(page)
  await page.getByText('Items and expected stock').click()
  await page.getByRole('button', { name: 'Open stock.xlsx' }).first().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('stock.xlsx was undone')).toBeVisible()
})

test('a file that is no table is refused on the spot, and a cancelled one leaves nothing', async ({
  open,
  callAs,
}) => {
  const page = await open('manager')
  await page.goto(address())
  await untilLive(page)
  const junk = Buffer.from(Array.from({ length: 4_096 }, (_, at) => (at * 89 + 7) % 256))
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: junk })
  await expect(page.getByRole('alert')).toContainText('This is not a text file.')
  await file.setInputFiles({ ...FILE, name: 'second.csv' })
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  const manager = await callAs('manager')
  const { storeId } = product()
  const lines = await manager.query('imports:list', { storeId })
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ fileName: 'second.csv', status: 'cancelled' }),
    ]),
  )
})

test('how a file is read can be changed after it was checked', async ({ open }) => {
  const rows = (name: string) => [
    ['SKU', 'Item name', 'On hand'],
    ['CH-1', name, 5],
  ]
  const sheets = [
    { name: 'Old', rows: rows('Pencil') },
    { name: 'New', rows: [...rows('Ruler'), ['CH-2', 'Ink', 6]] },
  ]
  const buffer = Buffer.from(await writeXlsx({ sheets }))
  const page = await open('manager')
  await page.goto(address())
  await untilLive(page)
  await page.getByText('Items and expected stock').click()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.locator('input[type=file]').setInputFiles({ name: 'two.xlsx', mimeType, buffer })
  await expect(page.getByRole('heading', { name: /^Which sheet/ })).toBeVisible()
  await page.getByRole('button', { name: 'Old', exact: true }).click()
  const counts = page.getByRole('list', { name: 'Rows' })
  await expect(counts).toContainText('1 fine')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('Sheet').selectOption('New')
  await expect(page.getByText('Ruler · Ink')).toBeVisible()
  await page.getByRole('button', { name: 'Check all rows' }).click()
  await expect(counts).toContainText('2 fine')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText(/^two.xlsx, version \d+, SHA-256 [0-9a-f]{8}…$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the whole SHA-256' })).toHaveAttribute(
    'title',
    /^[0-9a-f]{64}$/,
  )
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})

test('whoever comes back without the file can still change how it is read', async ({ open }) => {
  const page = await open('manager')
  await page.goto(address())
  await untilLive(page)
  await page.getByText('Items and expected stock').click()
  const buffer = Buffer.from('SKU;Item name;On hand\nBK-1;Ruler;1,5\nBK-2;Ink;6\n')
  const file = { name: 'left.csv', mimeType: 'text/csv', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  const counts = page.getByRole('list', { name: 'Rows' })
  await expect(counts).toContainText('2 fine')
  await page.goto(`/stores/${product().storeId}`)
  await page.goto(address())
  await untilLive(page)
  await expect(counts).toContainText('2 fine')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByText('Ruler · Ink')).toBeVisible()
  await page.getByLabel('Use Item name as').selectOption('Category')
  await page.getByRole('button', { name: 'Check all rows' }).click()
  await expect(page.getByLabel('Use Item name as')).toHaveValue('category')
  await expect(counts).toContainText('2 fine')
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})

test('on a phone rows open under their finding, and a file of headers goes no further', async ({
  open,
}) => {
  const page = await open('manager', { viewport: { width: 390, height: 844 } })
  await page.goto(address())
  await untilLive(page)
  await page.getByText('Items and expected stock').click()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ ...FILE, name: 'phone.csv' })
  const findings = page.getByRole('region', { name: 'Issues' })
  await expect(findings).toContainText('2 quantities are not numbers')
  const broken = findings.getByRole('listitem').filter({ hasText: 'not numbers' })
  await broken.getByRole('button', { name: 'See rows' }).click()
  const opened = broken.getByRole('region', { name: '2 quantities are not numbers' })
  await expect(opened).toBeFocused()
  await expect(opened.getByRole('button', { name: 'Use 12' })).toBeInViewport()
  await opened.getByRole('button', { name: 'Hide these rows' }).click()
  await expect(opened).toBeHidden()
  await page.getByRole('button', { name: 'Cancel import' }).click()
  const buffer = Buffer.from('SKU,Item name,On hand\n')
  await file.setInputFiles({ name: 'headers.csv', mimeType: 'text/csv', buffer })
  await expect(findings).toContainText('There are no rows below the column names.')
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})

/** In a store of its own. */
async function planAudit(owner: Caller): Promise<string> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const rooms = [{ name: 'Hall', shelves: [{ code: 'A-01' }] }]
  const store = { orgId, name: `Import ${Date.now().toString(36)}`, rooms }
  const storeId = textIn(await mutate(owner, 'stores:createWithBaseline', store), 'id')
  const plan = { orgId, storeIds: [storeId], name: 'Listed count' }
  return `/stores/${storeId}/audit/${textIn(await mutate(owner, 'audits:create', plan), 'id')}`
}

test('the list of an audit shows its columns whole, however long their values, and leads back to the count', async ({
  open,
  callAs,
}) => {
  const audit = await planAudit(await callAs('owner'))
  const page = await open('owner', { viewport: { width: 1440, height: 900 } })
  await page.goto(`${audit}/inventory`)
  await untilLive(page)
  const long = (start: string) => `${start}${' with a name that goes on and on'.repeat(3)}`
  const lines = [
    'SKU,Name,Qty,Note',
    ...['Jar', 'Cup', 'Pan'].map((one, n) => `L-${n},${long(one)},2,${long('as')}`),
  ]
  const buffer = Buffer.from(`${lines.join('\n')}\n`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(next).toBeEnabled()
  const hidden = await page
    .getByRole('table')
    .first()
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  expect(hidden).toBeLessThanOrEqual(0)
  await next.click()
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await page.getByRole('link', { name: 'Go to the audit' }).click()
  await expect(page).toHaveURL(new RegExp(`${audit}$`))
  await expect(page.getByText('1 shelf to count')).toBeVisible()
})

test('a list dropped or pasted on any page leads to its import, and a second one waits its turn', async ({
  open,
  callAs,
}) => {
  const audit = await planAudit(await callAs('owner'))
  const page = await open('owner')
  await page.goto(audit)
  await untilFilesAreWelcome(page)

  await dropOn(page, 'receipt.pdf', '%PDF-1.7 and so on')
  await expect(page.getByRole('alert')).toContainText('receipt.pdf: This is a PDF')
  await expect(page).toHaveURL(new RegExp(`${audit}$`))

  await dropOn(page, 'hall.csv', 'SKU,Item name,On hand\nDR-1,Ruler,5\nDR-2,Ink,6\n')
  await expect(page).toHaveURL(new RegExp(`${audit}/inventory$`))
  await expect(page.getByRole('list', { name: 'Rows' })).toContainText('2 fine')

  // Copied cells, while the first list waits to be confirmed.
  const cells = 'SKU\tItem name\tOn hand\nDR-3\tPen\t7\n'
  await page.goto(audit)
  await untilFilesAreWelcome(page)
  await pasteOn(page, cells)
  await expect(page.getByRole('alert')).toContainText('hall.csv is still being imported.')
  await page.goto(`${audit}/inventory`)
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()

  // Without an audit in preparation it is for the store; outside of stores it is asked for which.
  await page.goto('/stores')
  await untilFilesAreWelcome(page)
  await pasteOn(page, 'SKU\tItem name\tOn hand\tStock\nDR-3\tPen\t7\t9\nDR-4\tCup\t2\t4\n')
  const question = page.getByRole('dialog', { name: 'Which store is Pasted cells.tsv for?' })
  await question
    .getByRole('button', { name: /^Import / })
    .last()
    .click()
  await expect(page).toHaveURL(/\/admin\/import$/)
  await expect(page.getByLabel('Items and expected stock')).toBeChecked()

  // Two columns may be meant: it is asked, with what is in them.
  const doubt = page.getByRole('region', { name: 'Which column is the quantity on hand?' })
  await expect(doubt.getByRole('button')).toHaveText(['On hand72', 'Stock94', 'None of these'])
  await doubt.getByRole('button', { name: /^Stock/ }).click()
  await expect(page.getByLabel('Use Stock as')).toHaveValue('quantity')
  await expect(page.getByRole('list', { name: 'Rows' })).toContainText('2 fine')
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})

/** What listens for files comes a moment after the page is live. */
async function untilFilesAreWelcome(page: Page): Promise<void> {
  await untilLive(page)
  const cover = page.getByText('Drop your list')
  await expect(async () => {
    await drag(page, ['dragover'], 'list.csv', '')
    await expect(cover).toBeVisible({ timeout: 500 })
  }).toPass()
  await drag(page, ['dragleave'], 'list.csv', '')
  await expect(cover).toBeHidden()
}

async function dropOn(page: Page, name: string, content: string): Promise<void> {
  await drag(page, ['dragover', 'drop'], name, content)
}

async function drag(page: Page, types: string[], name: string, content: string): Promise<void> {
  await page.evaluate(
    ([types, name, content]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], name))
      for (const type of types) {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
        document.body.dispatchEvent(event)
      }
    },
    [types, name, content] as const,
  )
}

async function pasteOn(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
  }, text)
}
