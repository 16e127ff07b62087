// What managers do more rarely: counts that came too late, an audit that is given up, a recount of one
// item, a correction, and the journal of it all.

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { listIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { holdNetwork, untilLive } from './support/pages.ts'
import { countAt, countOf, handIn, mutate, NAME, prepareCount } from './support/small-count.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
function inDialog(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog').getByRole('button', { name })
}

test('counts after a stop wait for the manager, who lets them count; the journal tells it', async ({
  open,
  callAs,
}) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const count = await prepareCount(owner)
  await countAt(sam, count.shelf, count.itemIds.slice(0, 1), 4)
  await mutate(owner, 'audits:stop', { auditId: count.auditId, reason: 'A delivery arrives' })
  await mutate(sam, 'scanEvents:recordCount', countOf(count.shelf, count.itemIds[0] ?? '', 3))
  const manager = await open('manager')
  await manager.goto(`${count.path}/inventory?view=quarantined`)
  await untilLive(manager)
  await manager.getByRole('button', { name: 'Include 1' }).click()
  await inDialog(manager, 'Include 1').click()
  await expect(manager.getByText('Enter a reason.')).toBeVisible()
  await manager.getByRole('dialog').getByLabel('Reason').fill('Counted before the delivery')
  await inDialog(manager, 'Include 1').click()
  await expect(manager.getByText('No counts waiting')).toBeVisible()

  await manager.goto(`/stores/${count.storeId}/admin/journal`)
  await untilLive(manager)
  const download = manager.waitForEvent('download')
  await manager.getByRole('button', { name: 'Export', exact: true }).click()
  await manager.getByRole('menuitem', { name: 'CSV' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('scanEvents.releaseQuarantined')
  expect(text).toContain('Counted before the delivery')
})

test('whoever types is told that counting is over, and so is whoever comes by a bookmark', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const count = await prepareCount(owner, { shelves: ['A-01', 'A-02'] })
  const { auditId } = count
  const phone = await open('scanner', PHONE)
  await phone.goto(`${count.path}/scanner`)
  await phone.getByRole('listitem').getByRole('button', { name: 'A-01' }).click()
  await phone.getByRole('button', { name: 'Type code' }).click()
  await phone.getByLabel('Code or name').fill('1234')
  const bookmark = phone.url()
  const waivers = [{ point: 'coverage', name: 'Olivia', reason: 'Closing time' }]
  await mutate(owner, 'audits:updateStatus', { auditId, status: 'submitted', waivers })
  const sheet = phone.getByRole('dialog')
  await expect(sheet.getByRole('alert')).toHaveText(/^Counting was closed by \w/)
  await expect(sheet.getByLabel('Code or name')).toHaveValue('1234')
  await mutate(owner, 'audits:complete', { auditId })
  await phone.goto(bookmark)
  await expect(
    phone.getByRole('alert').filter({ hasText: /Counting (is|was) closed/ }),
  ).toBeVisible()
  await phone.getByRole('button', { name: 'Back' }).click()
  await expect(phone.getByText('Nothing left to count here.')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Back to the store' })).toBeEnabled()
  await phone.goto(`${count.path}/room-assignments`)
  await expect(phone.getByText('This audit is not being counted.')).toBeVisible()
})

test('the label of a shelf that somebody else has begun tells who counts there', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const count = await prepareCount(owner, { shelves: ['A-01', 'A-02'] })
  const args = { auditAssignmentId: count.shelf, deviceId: 'till-1' }
  await mutate(owner, 'auditAssignments:createSelfAssignment', args)
  const phone = await open('scanner', PHONE)
  await phone.goto(`${count.path}/scanner`)
  const label = phone.getByLabel('Scan or type the shelf label')
  await label.fill('A-01')
  await label.press('Enter')
  await expect(phone.getByRole('alert')).toContainText('is counting this shelf.')
})

test('an audit with counts is cancelled by its name, and the screen says when it lost the line', async ({
  open,
  callAs,
  complaints,
}) => {
  complaints.allow(/WebSocket connection/, /ERR_INTERNET_DISCONNECTED/)
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const count = await prepareCount(owner)
  await countAt(sam, count.shelf, count.itemIds, 4)
  const manager = await open('manager')
  const network = await holdNetwork(manager)
  await manager.goto(count.path)
  await untilLive(manager)
  const mark = manager.getByRole('status').filter({ hasText: /Live|Reconnecting|Offline/ })
  await network.cut()
  await expect(mark.first()).toContainText(/Reconnecting|Offline/)
  await network.restore()
  await expect(mark.first()).toHaveText('Live')

  await manager.getByRole('button', { name: 'More about this audit' }).click()
  await manager.getByRole('menuitem', { name: 'Cancel audit' }).click()
  await manager.getByLabel('Why is it canceled?').fill('The shop burned down')
  await expect(inDialog(manager, 'Cancel audit')).toBeDisabled()
  await manager.getByLabel(`Type the name of the audit: ${NAME}`).fill(NAME)
  await inDialog(manager, 'Cancel audit').click()
  await expect(manager.locator('header').getByText('Canceled', { exact: true })).toBeVisible()
})

test('one item is counted again, the other keeps its count, and a correction follows the seal', async ({
  open,
  callAs,
}) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const count = await prepareCount(owner)
  const { auditId, storeId, itemIds, scannerId } = count
  await countAt(sam, count.shelf, itemIds, 4)
  await handIn(sam, count.shelf, 2)
  await mutate(owner, 'audits:updateStatus', { auditId, status: 'submitted' })
  const again = await mutate(owner, 'audits:requestRecount', {
    auditId,
    lines: [{ storeId, itemId: itemIds[1] }],
    reason: 'Twice the last count',
    userId: scannerId,
    sameCounterAllowed: true,
  })
  const [shelf] = listIn(valueIn(again, 'auditAssignmentIds')).map(String)

  const phone = await open('scanner', PHONE)
  await phone.goto(`/stores/${storeId}`)
  await expect(phone.getByText('Count again: Brown lentils')).toBeVisible()
  await countAt(sam, shelf ?? '', itemIds.slice(1), 5)
  await handIn(sam, shelf ?? '', 1)
  await mutate(owner, 'audits:updateStatus', { auditId, status: 'submitted' })
  const variances = await owner.query('audits:getVariances', { auditId, tab: 'all', sort: 'name' })
  expect(
    listIn(valueIn(variances, 'page')).map((line) => [
      valueIn(line, 'name'),
      valueIn(line, 'counted'),
    ]),
  ).toEqual([
    ['Brown lentils', 5],
    ['Green lentils', 4],
  ])

  await mutate(owner, 'audits:complete', { auditId })
  const manager = await open('manager')
  await manager.goto(`${count.path}/results`)
  await untilLive(manager)
  await manager.getByRole('button', { name: 'Create correction' }).click()
  await manager.getByRole('dialog').getByLabel('Reason').fill('A pallet was in the yard')
  await inDialog(manager, 'Create correction').click()
  await expect(manager).not.toHaveURL(new RegExp(auditId))
  await expect(manager.getByText('Before you start')).toBeVisible()
  await manager.getByRole('link', { name: NAME, exact: true }).click()
  await expect(manager.getByRole('link', { name: `Correction of ${NAME}` })).toBeVisible()
})
