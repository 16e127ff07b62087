// The first page of a store: the way to its first count, the running count, and what the last one found.

import { type Caller, listIn, textIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { lookAt } from './support/look.ts'
import { untilLive } from './support/pages.ts'
import { countAt, handIn, mutate, prepareCount } from './support/small-count.ts'
import { submittedAudit } from './support/submitted-audit.ts'

async function newStore(owner: Caller): Promise<string> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const rooms = [{ name: 'Hall', shelves: [{ code: 'A-01' }, { code: 'A-02' }] }]
  const name = `Gate ${Date.now().toString(36)}`
  return textIn(await mutate(owner, 'stores:createWithBaseline', { orgId, name, rooms }), 'id')
}

test('a new store is taken to its first count without leaving the page', async ({
  open,
  callAs,
}) => {
  const storeId = await newStore(await callAs('owner'))
  const page = await open('owner')
  await lookAt(page, `/stores/${storeId}`)
  await page.goto(`/stores/${storeId}`)
  await untilLive(page)
  await expect(page.getByRole('heading', { name: '3 steps to your first count' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await page.getByRole('button', { name: 'Count without a list' }).click()
  await page.getByRole('button', { name: 'Show a QR code' }).click()
  await expect(page.getByRole('img', { name: /^QR code that opens an invitation/ })).toBeVisible()
  await page.getByRole('button', { name: 'I’ll count alone' }).click()
  await expect(page.getByRole('heading', { name: 'One step to your first count' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(/^Stocktake /)
  await page
    .getByRole('listitem')
    .getByRole('button', { name: 'Start counting', exact: true })
    .click()
  await expect(page).toHaveURL(/\/audit\/[^/]+$/)
  await expect(page.getByText('0 of 2 shelves done').first()).toBeVisible()
})

test('a list that is dropped on the first step is checked on the page that imports it', async ({
  open,
  callAs,
}) => {
  const storeId = await newStore(await callAs('owner'))
  const page = await open('owner')
  await page.goto(`/stores/${storeId}`)
  await untilLive(page)
  const buffer = Buffer.from('SKU,Name,Qty,Shelf\nGATE-1,Rice,12,A-01\n')
  const file = { name: 'on-hand.csv', mimeType: 'text/csv', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page).toHaveURL(/\/admin\/import/)
  await expect(page.getByText('on-hand.csv').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Expected stock' })).toBeChecked()
})

test('the overview follows a running count, and leads to what needs the manager', async ({
  open,
  callAs,
}) => {
  const [owner, scanner] = [await callAs('owner'), await callAs('scanner')]
  const count = await prepareCount(owner, { shelves: ['A-01', 'A-02'] })
  const page = await open('manager')
  await page.goto(`/stores/${count.storeId}`)
  await untilLive(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '0 of 2 shelves done' })).toBeVisible()
  await countAt(scanner, count.shelf, count.itemIds, 3)
  await expect(main.getByRole('button', { name: /A-01/ })).toContainText('Counting')
  await expect(main.getByRole('region', { name: 'People' })).toContainText('Sam Ortega')
  await handIn(scanner, count.shelf, count.itemIds.length)
  await expect(main.getByRole('heading', { name: '1 of 2 shelves done' })).toBeVisible()
  await mutate(scanner, 'auditAssignments:createSelfAssignment', {
    auditAssignmentId: await secondShelf(owner, count.auditId, count.shelf),
    deviceId: 'gun',
  })
  await main.getByRole('button', { name: /A-02/ }).click()
  await expect(page.getByRole('dialog', { name: /A-02/ })).toContainText('Sam Ortega')
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: 'Open dashboard' }).click()
  await expect(page).toHaveURL(count.path)
})

async function secondShelf(owner: Caller, auditId: string, first: string): Promise<string> {
  const plan = await owner.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const ids = listIn(Object(plan).page).map((one) => textIn(one, 'id'))
  return ids.find((id) => id !== first) ?? ''
}

test('an unknown code needs the manager, and is one tap away', async ({ open, callAs }) => {
  const [owner, scanner] = [await callAs('owner'), await callAs('scanner')]
  const count = await prepareCount(owner)
  const taken = { auditAssignmentId: count.shelf, deviceId: 'gun' }
  await mutate(scanner, 'auditAssignments:createSelfAssignment', taken)
  await mutate(scanner, 'scanEvents:recordCount', {
    ...taken,
    id: crypto.randomUUID(),
    code: '4099999000014',
    entered: 1,
    deviceSeq: 1,
    deviceTimeMs: Date.now(),
  })
  const page = await open('manager', { viewport: { width: 390, height: 844 } })
  await page.goto(`/stores/${count.storeId}`)
  await untilLive(page)
  const needs = page.getByRole('region', { name: 'Needs you' })
  await needs.getByRole('link', { name: '1 unknown code' }).click()
  await expect(page.getByRole('dialog', { name: 'Unknown codes' })).toBeVisible()
})

test('between counts the overview says what waits, then what the last count found', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const { storeId, auditId } = await submittedAudit(owner)
  const page = await open('owner')
  await page.goto(`/stores/${storeId}`)
  await untilLive(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '1 count to review' })).toBeVisible()
  await expect(main.getByText(/lines? to decide/)).toBeVisible()
  const rest = { auditId, reasonCode: 'unknown', note: null, matching: { tab: 'open' } }
  await mutate(owner, 'audits:decideLines', { ...rest, decision: 'accept' })
  await mutate(owner, 'audits:decideLines', { ...rest, decision: 'zero' })
  await mutate(owner, 'audits:complete', { auditId })
  await expect(main.getByRole('region', { name: 'Last count' })).toContainText(/of lines match/)
  await expect(main.getByRole('link', { name: 'Start a count' })).toBeVisible()
  await main.getByRole('link', { name: 'Year end' }).click()
  await expect(page).toHaveURL(/\/results$/)
  await lookAt(page, `/stores/${storeId}`)
})

test('a counter lands on their shelves, and the navigation calls it that', async ({
  open,
  callAs,
}) => {
  const [owner, scanner] = [await callAs('owner'), await callAs('scanner')]
  const count = await prepareCount(owner, { shelves: ['A-01', 'A-02'] })
  await countAt(scanner, count.shelf, count.itemIds, 3)
  const phone = await open('scanner', { viewport: { width: 390, height: 844 } })
  await phone.goto(`/stores/${count.storeId}/settings`)
  await untilLive(phone)
  await phone.getByRole('link', { name: 'My work' }).filter({ visible: true }).click()
  await expect(phone.getByRole('heading', { name: 'My work' })).toBeVisible()
  await expect(phone.getByRole('region', { name: 'Mine' })).toContainText('A-01')
  await expect(phone.getByRole('region', { name: 'Free to take' })).toContainText('A-02')
  await handIn(scanner, count.shelf, count.itemIds.length)
  await expect(phone.getByRole('region', { name: 'Submitted by me' })).toContainText('A-01')
})
