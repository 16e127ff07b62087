// What a manager does with many shelves or lines at once, and what stays readable afterwards.

import { listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { untilLive } from './support/pages.ts'
import { countAt, handIn, mutate, prepareCount } from './support/small-count.ts'

test('shelves are chosen by keyboard, and those that matter are counted by two people', async ({
  open,
  callAs,
}) => {
  const count = await prepareCount(await callAs('owner'), { shelves: ['A-01', 'A-02', 'A-03'] })
  const manager = await open('manager')
  await manager.goto(`${count.path}/room-assignments`)
  await untilLive(manager)
  const tiles = manager.locator('[data-place]')
  await tiles.first().focus()
  await manager.keyboard.press('Space')
  await manager.keyboard.press('Shift+ArrowRight')
  await manager.getByRole('button', { name: 'Count twice 2' }).click()
  await expect(tiles).toContainText(['A-01 · 1', 'A-01 · 2', 'A-02 · 1', 'A-02 · 2', 'A-03'])
  await tiles.nth(2).click()
  await expect(manager.getByText('First of two counts')).toBeVisible()
  await manager.getByRole('button', { name: 'Count once 1' }).click()
  await expect(tiles).toContainText(['A-01 · 1', 'A-01 · 2', 'A-02', 'A-03'])
})

test('shelves are given by keyboard alone, which is said aloud and leads back to them', async ({
  open,
  callAs,
}) => {
  const count = await prepareCount(await callAs('owner'), { shelves: ['A-01', 'A-02', 'A-03'] })
  const manager = await open('manager')
  await manager.goto(`${count.path}/room-assignments`)
  await untilLive(manager)
  const tiles = manager.locator('[data-place]')
  await expect(tiles).toHaveCount(3)
  expect(await tiles.evaluateAll((all) => all.map((tile) => tile.tabIndex))).toEqual([0, -1, -1])
  await tiles.first().focus()
  await manager.keyboard.press('ArrowRight')
  await manager.keyboard.press('Space')
  await manager.keyboard.press('Shift+ArrowRight')
  await expect(manager.getByRole('status').filter({ hasText: '2 shelves selected' })).toBeAttached()
  await manager.keyboard.press('g')
  const sam = manager.getByRole('menuitem', { name: /^Sam/ })
  await expect(sam).toBeVisible()
  for (let step = 0; step < 10; step += 1) {
    if (await sam.evaluate((item) => item === document.activeElement)) break
    await manager.keyboard.press('ArrowDown')
  }
  await manager.keyboard.press('Enter')
  await expect(manager.getByRole('alert')).toContainText('2 shelves assigned to Sam')
  await expect(tiles.nth(1)).toBeFocused()
  await expect(tiles).toContainText(['Open', 'Assigned', 'Assigned'])
  // One that is not chosen is given by the same key.
  await tiles.first().focus()
  await manager.keyboard.press('g')
  await manager.getByRole('menuitem', { name: 'Anyone' }).click()
  await expect(manager.getByText('1 shelf open to anyone')).toBeVisible()
})

test('of a store of a thousand shelves those are drawn that are looked at, also on a phone', async ({
  open,
  callAs,
}) => {
  const shelves = Array.from({ length: 1_000 }, (_, index) => `S-${index + 1}`)
  const count = await prepareCount(await callAs('owner'), { shelves })
  const manager = await open('manager', { viewport: { width: 390, height: 844 } })
  await manager.goto(`${count.path}/room-assignments`)
  await untilLive(manager)
  await expect(manager.getByText('0 of 1,000 shelves submitted')).toBeVisible()
  const tiles = manager.locator('[data-place]')
  await expect(tiles.first()).toBeVisible()
  expect(await tiles.count()).toBeLessThan(400)
  const height = () => manager.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await manager.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const last = tiles.filter({ hasText: 'S-1000' })
  await expect(last).toBeVisible()
  expect(await height(), 'nothing moves when tiles come').toBe(before)
  await last.click()
  const bar = manager.getByRole('region', { name: 'Selected shelves' })
  await expect(bar.getByText('1 selected')).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Clear' })).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect(bar).toBeHidden()
  await expect(last).toBeFocused()
})

test('where everything is counted twice, single shelves are counted once', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const { storeId } = await prepareCount(owner, { shelves: ['A-01', 'A-02'] })
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const plan = { orgId: valueIn(organization, 'id'), storeIds: [storeId], name: 'Twice' }
  const protocol = { mode: 'independent' }
  const draft = { ...plan, withoutBaseline: true, protocol }
  const auditId = valueIn(await mutate(owner, 'audits:create', draft), 'id')
  const manager = await open('manager')
  await manager.goto(`/stores/${storeId}/audit/${auditId}/room-assignments`)
  await untilLive(manager)
  const tiles = manager.locator('[data-place]')
  await tiles.first().click()
  await expect(manager.getByText('Counted twice, by two people')).toBeVisible()
  await manager.getByRole('button', { name: 'Count once 1' }).click()
  await expect(manager.getByRole('region', { name: 'Selected shelves' })).toBeHidden()
  await tiles.nth(1).click()
  await manager.getByRole('button', { name: 'Open to anyone 1' }).click()
  await expect(tiles).toContainText(['A-01', 'A-02 · 1', 'A-02 · 2'])
})

test('where the second counter never comes, a manager lets one count stand and can take it back', async ({
  open,
  callAs,
}) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const count = await prepareCount(owner, { shelves: ['A-01', 'A-02'] })
  const { auditId, shelf, roomId } = count
  const plan = { auditId, userId: null, roomIds: [roomId], mode: 'independent' }
  await mutate(owner, 'auditAssignments:create', plan)
  await countAt(sam, shelf, count.itemIds, 4)
  await handIn(sam, shelf, count.itemIds.length)
  const found = async () => {
    const results = await owner.query('audits:getResults', { auditId })
    return valueIn(valueIn(results, 'figures'), 'countedQuantity')
  }
  expect(await found()).toBeNull()
  const manager = await open('manager')
  await manager.goto(count.path)
  await untilLive(manager)
  const checklist = manager.getByRole('region', { name: 'Before you submit' })
  const point = checklist.getByRole('button', { name: /Coverage/ })
  await expect(point).toContainText('2 shelves left, 1 with one of two counts')
  await point.click()
  const note = manager.getByRole('note')
  await expect(note).toContainText('1 shelf has one of two counts')
  await note.getByRole('button', { name: 'Accept one count…' }).click()
  const dialog = manager.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Accept one count' }).click()
  await expect(dialog).toContainText('Enter a reason.')
  await dialog.getByLabel('Reason').fill('Nobody else came')
  await dialog.getByRole('button', { name: 'Accept one count' }).click()
  await expect(point).toContainText('1 shelf left')
  await expect(note).toBeHidden()
  expect(await found()).toBe(8)

  await manager.goto(`${count.path}/results`)
  await expect(
    manager.getByText('1 shelf was counted once instead of twice: A-01 (Nobody else came).'),
  ).toBeVisible()

  await manager.goto(`${count.path}/room-assignments`)
  await untilLive(manager)
  await manager.locator('[data-place]').filter({ hasText: 'A-01 · once' }).click()
  await manager.getByRole('button', { name: 'Request a second count 1' }).click()
  await dialog.getByLabel('Reason').fill('Somebody came')
  await dialog.getByRole('button', { name: 'Request a second count' }).click()
  await expect(manager.locator('[data-place]')).toContainText([
    'A-01 · 1',
    'A-01 · 2',
    'A-02 · 1',
    'A-02 · 2',
  ])
  expect(await found()).toBeNull()
})

test('whoever loses a shelf to somebody else is told, and nothing is lost', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const count = await prepareCount(owner)
  const { auditId, shelf, scannerId } = count
  const give = (userId: string) =>
    mutate(owner, 'auditAssignments:create', { auditId, userId, roomIds: [count.roomId] })
  await give(scannerId)
  const phone = await open('scanner', { viewport: { width: 390, height: 844 } })
  await phone.goto(`${count.path}/scanner`)
  await phone.getByRole('listitem').getByRole('button', { name: 'A-01' }).click()
  await phone.getByRole('button', { name: 'Type code' }).click()
  await phone.getByLabel('Code or name').fill('12345670')
  await phone.getByRole('button', { name: 'Count it' }).click()
  const events = async () =>
    valueIn(await owner.query('scanEvents:getByAssignment', { auditAssignmentId: shelf }), 'total')
  await expect.poll(events).toBe(1)
  await give(textIn(await owner.query('users:current'), 'id'))
  const told = phone.getByRole('alert').filter({ hasText: 'Your counts are kept' })
  await expect(told).toContainText('is counting A-01 now')
  await told.getByRole('button', { name: 'Other shelf' }).click()
  await expect(phone.getByText('Scan or type the shelf label')).toBeVisible()
  expect(await events()).toBe(1)
})

test('what was counted before a shelf was reset is read beside the new round', async ({
  open,
  callAs,
}) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const count = await prepareCount(owner)
  await countAt(sam, count.shelf, count.itemIds, 4)
  await mutate(owner, 'auditAssignments:resetAssignment', { auditAssignmentId: count.shelf })
  const manager = await open('manager')
  await manager.goto(`${count.path}/room/${count.roomId}`)
  await untilLive(manager)
  await manager.getByRole('button', { name: 'More for A-01' }).click()
  await manager.getByRole('menuitem', { name: 'See counts' }).click()
  const rounds = manager.getByRole('list', { name: 'Rounds' })
  await expect(rounds.getByRole('listitem')).toContainText(['Round 2, current', 'Sam'])
  await expect(manager.getByText('Nothing counted here yet.')).toBeVisible()
  await rounds.getByRole('button', { name: 'Round 1' }).click()
  await expect(manager.getByRole('dialog').getByText('Green lentils').first()).toBeVisible()
})

test('all lines that a filter finds are decided at once, also those that are not shown yet', async ({
  open,
  callAs,
}) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const items = Array.from({ length: 260 }, (_, index) => `Spice ${index + 1}`)
  const count = await prepareCount(owner, { items })
  const { auditId, shelf } = count
  await countAt(sam, shelf, count.itemIds, 4)
  await handIn(sam, shelf, items.length)
  await mutate(owner, 'audits:updateStatus', { auditId, status: 'submitted' })
  const manager = await open('manager')
  await manager.goto(`${count.path}/results?tab=all`)
  await untilLive(manager)
  await manager.getByRole('checkbox', { name: 'Select all shown lines' }).check()
  const bar = manager.getByRole('region', { name: 'Selected lines' })
  const chooseAll = bar.getByRole('button', { name: 'Select all 260' })
  await expect(chooseAll).toBeVisible()
  // More lines arrive while somebody looks further down: the offer stays.
  await manager.keyboard.press('End')
  await expect(manager.locator('[aria-posinset="260"]')).toContainText('Spice')
  await chooseAll.click()
  await expect(bar.getByText('All 260 lines selected')).toBeVisible()
  await bar.getByLabel('Reason').click()
  await manager.getByRole('option').first().click()
  await bar.getByRole('button', { name: 'Accept all' }).click()
  await manager.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click()
  await expect(manager.getByText(/^260 lines: Accepted/)).toBeVisible()
  const decided = await owner.query('audits:getVariances', { auditId, tab: 'decided' })
  expect(valueIn(decided, 'total')).toBe(items.length)
  expect(listIn(valueIn(decided, 'page')).length).toBeGreaterThan(0)
})

test('what somebody else decides after lines were chosen is not overwritten by many at once', async ({
  open,
  callAs,
}) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const count = await prepareCount(owner)
  const { auditId, storeId, shelf, itemIds } = count
  await countAt(sam, shelf, itemIds, 4)
  await handIn(sam, shelf, itemIds.length)
  await mutate(owner, 'audits:updateStatus', { auditId, status: 'submitted' })
  const manager = await open('manager')
  await manager.goto(`${count.path}/results?tab=all`)
  await untilLive(manager)
  await manager.getByRole('checkbox', { name: 'Select all shown lines' }).check()
  const line = { auditId, storeId, itemId: itemIds[1], seenVersion: 0 }
  await mutate(owner, 'audits:decideLine', { ...line, decision: 'accept', reasonCode: 'theft' })
  await expect(manager.getByText('Accepted · Theft')).toBeVisible()
  const bar = manager.getByRole('region', { name: 'Selected lines' })
  await bar.getByLabel('Reason').click()
  await manager.getByRole('option', { name: 'Miscount' }).click()
  await bar.getByRole('button', { name: 'Accept 2' }).click()
  await expect(manager.getByText('1 line: Accepted · Miscount')).toBeVisible()
  await expect(
    manager.getByText('1 line changed in the meantime and stays as it is.'),
  ).toBeVisible()
  await expect(manager.getByText('Accepted · Theft')).toBeVisible()
})
