// What a manager does with many shelves or lines at once, and what stays readable afterwards.

import { listIn, valueIn } from './support/calls.ts'
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
  await expect(rounds.getByRole('listitem')).toContainText(['Round 2, in force', 'Sam'])
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
  await expect(manager.getByText('250 of 260')).toBeVisible()
  await manager.getByRole('checkbox', { name: 'Choose all shown lines' }).check()
  await manager.getByRole('button', { name: 'Select all 260' }).click()
  const bar = manager.getByRole('region', { name: 'Chosen lines' })
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
