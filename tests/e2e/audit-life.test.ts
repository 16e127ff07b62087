// One audit from its plan to its seal: a manager and two scanners in three browsers, each seeing at
// once what the others do.

import type { Locator, Page } from '@playwright/test'
import { type Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { untilLive } from './support/pages.ts'

// With the service worker, as people have it.
test.use({ serviceWorkers: 'allow' })

const PHONE = { viewport: { width: 390, height: 844 } }
const RICE = { name: 'Basmati rice 1 kg', code: '4006381333931' }
const MUG = { name: 'Enamel mug, white', code: '5901234123457' }

interface Place {
  readonly storeId: string
  readonly auditPath: string
}

/** A store of its own: nothing else counts there. */
async function prepareStore(owner: Caller): Promise<string> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const shelves = ['A-01', 'A-02', 'A-03'].map((code) => ({ code }))
  const storeId = textIn(
    await mutate(owner, 'stores:createWithBaseline', {
      orgId,
      name: `Quay ${Date.now().toString(36)}`,
      rooms: [{ name: 'Hall', shelves }],
    }),
    'id',
  )
  const members = listIn(await owner.query('members:list', { orgId }))
  const roles = { Dana: 'manager', Sam: 'scanner', Priya: 'scanner' } as const
  for (const [firstName, role] of Object.entries(roles)) {
    const person = members.find((one) => String(valueIn(one, 'name')).startsWith(firstName))
    await mutate(owner, 'users:assignUserToStore', { storeId, userId: textIn(person, 'id'), role })
  }
  for (const { name, code } of [RICE, MUG]) {
    // Another test may have given the code to an item already.
    await owner.call('mutation', 'items:upsert', { orgId, name, barcodes: [{ code }] })
  }
  return storeId
}

async function mutate(caller: Caller, path: string, args: object): Promise<unknown> {
  const outcome = await caller.call('mutation', path, args)
  expect(outcome, path).toMatchObject({ status: 'success' })
  return outcome.value
}

function tile(page: Page, code: string): Locator {
  return page.getByRole('region', { name: 'Shelves' }).getByRole('button', { name: code })
}

/** What the header says of the audit. */
function status(page: Page, word: string): Locator {
  return page.getByRole('banner').or(page.locator('header')).getByText(word, { exact: true })
}

function inDialog(page: Page, name: string): Locator {
  return page.getByRole('dialog').getByRole('button', { name })
}

async function planAudit(manager: Page, storeId: string): Promise<Place> {
  await manager.goto(`/stores/${storeId}/audit`)
  await untilLive(manager)
  await expect(manager.getByText('3 shelves are ready to count')).toBeVisible()
  await manager.getByRole('link', { name: 'New audit' }).click()
  await manager.getByLabel('Name').fill('Spring stocktake')
  await manager.getByLabel('Count without expected stock').check()
  await manager.getByRole('button', { name: 'Create audit' }).click()
  await expect(manager.getByText('3 shelves to count')).toBeVisible()
  return { storeId, auditPath: new URL(manager.url()).pathname }
}

async function assignTo(manager: Page, code: string, name: string): Promise<void> {
  await tile(manager, code).click()
  await inDialog(manager, 'Assign').click()
  await inDialog(manager, name).click()
  await expect(tile(manager, code)).toContainText('Assigned')
}

async function start(manager: Page): Promise<void> {
  await manager.getByRole('button', { name: 'Start counting' }).click()
  await inDialog(manager, 'Start counting 3 shelves').click()
  await expect(status(manager, 'Active')).toBeVisible()
}

/** Chooses a shelf on the phone. */
async function goTo(phone: Page, { auditPath }: Place, code: string): Promise<void> {
  await phone.goto(`${auditPath}/scanner`)
  await phone.getByRole('listitem').getByRole('button', { name: code }).click()
  await expect(phone.getByRole('button', { name: 'Finish shelf' })).toBeVisible()
}

async function typeCode(phone: Page, code: string): Promise<void> {
  await phone.getByRole('button', { name: 'Type code' }).click()
  await phone.getByLabel('Code or name').fill(code)
  await phone.getByRole('button', { name: 'Count it' }).click()
}

async function handIn(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Finish shelf' }).click()
  await phone.getByRole('button', { name: /^Submit/ }).click()
  await expect(phone.getByRole('alert').filter({ hasText: 'submitted' })).toBeVisible()
}

async function submit(manager: Page): Promise<void> {
  await manager.getByRole('button', { name: 'Submit for review' }).click()
  await inDialog(manager, 'Submit for review').click()
  await expect(status(manager, 'Submitted')).toBeVisible()
}

async function recount(manager: Page, code: string): Promise<void> {
  await manager.getByRole('button', { name: 'Reopen…' }).click()
  await inDialog(manager, code).click()
  await manager.getByLabel('Why is it reopened?').fill('The mugs were behind the rice')
  await inDialog(manager, 'Count 1 shelf again').click()
  await expect(status(manager, 'Active')).toBeVisible()
}

async function complete(manager: Page): Promise<string> {
  await manager.getByRole('link', { name: 'Review results' }).click()
  await manager.getByRole('button', { name: 'Complete audit' }).click()
  await inDialog(manager, 'Complete and seal').click()
  const number = manager.getByRole('region', { name: 'Seal' }).getByText(/^SC-/)
  await expect(number).toBeVisible()
  return number.innerText()
}

test('plan, assign, start, count, stop, resume, submit, recount, complete, verify', async ({
  open,
  callAs,
}) => {
  const storeId = await prepareStore(await callAs('owner'))
  const manager = await open('manager')
  const [sam, priya] = [await open('scanner', PHONE), await open('colleague', PHONE)]
  const place = await planAudit(manager, storeId)
  const newest = manager.getByRole('region', { name: 'Latest counts' }).getByRole('listitem')
  await assignTo(manager, 'A-01', 'Sam Ortega')
  await start(manager)

  await test.step('both count, and the manager sees each count as it is made', async () => {
    await goTo(sam, place, 'A-01')
    await expect(tile(manager, 'A-01')).toContainText('Counting')
    await goTo(priya, place, 'A-02')
    await expect(tile(manager, 'A-02')).toContainText('Counting')
    await typeCode(sam, RICE.code)
    await expect(newest).toHaveCount(1)
    await expect(newest.first()).toContainText('A-01 · Sam')
    await typeCode(priya, MUG.code)
    await expect(newest).toHaveCount(2)
    await expect(newest.first()).toContainText('A-02 · Priya')
  })

  await test.step('a stop and going on again reach everybody', async () => {
    await manager.getByRole('button', { name: 'Stop counting' }).click()
    await manager.getByLabel('Reason').fill('A delivery arrives')
    await inDialog(manager, 'Stop counting').click()
    await expect(status(manager, 'Stopped')).toBeVisible()
    await manager.getByRole('button', { name: 'Resume counting' }).click()
    await expect(status(manager, 'Active')).toBeVisible()
  })

  await test.step('shelves are handed in and left out until every one is covered', async () => {
    await handIn(sam)
    await expect(tile(manager, 'A-01')).toContainText('Submitted')
    await handIn(priya)
    await expect(tile(manager, 'A-02')).toContainText('Submitted')
    await tile(manager, 'A-03').click()
    await inDialog(manager, 'Exclude…').click()
    await manager.getByLabel('Reason').fill('Being painted')
    await inDialog(manager, 'Exclude shelf').click()
    await expect(manager.getByText('All 3 shelves done')).toBeVisible()
    await submit(manager)
  })

  await test.step('a shelf is counted again by somebody else', async () => {
    await recount(manager, 'A-02')
    await expect(tile(manager, 'A-02')).toContainText('Returned')
    await goTo(sam, place, 'A-02')
    await expect(tile(manager, 'A-02')).toContainText('Counting')
    await typeCode(sam, MUG.code)
    await expect(newest.first()).toContainText('A-02 · Sam')
    await handIn(sam)
    await expect(tile(manager, 'A-02')).toContainText('Submitted')
    await submit(manager)
  })

  await test.step('the sealed result can be verified by anybody', async () => {
    const number = await complete(manager)
    const download = manager.waitForEvent('download')
    await manager.getByRole('button', { name: 'JSON' }).click()
    const visitor = await open()
    await visitor.goto(`/verify?number=${number}`)
    await expect(visitor.getByText('The number is real')).toBeVisible()
    const file = await (await download).path()
    // Whether or not the page has been taken over: what was chosen stays.
    await visitor.locator('input[type=file]').setInputFiles(file)
    await visitor.getByRole('button', { name: 'Verify' }).click()
    await expect(visitor.getByText('Valid: nothing was changed')).toBeVisible()
  })
})
