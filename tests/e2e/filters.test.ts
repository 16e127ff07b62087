// What results and reports are cut by stands in the address: it survives a reload, Back leads to what
// was looked at before, and long lists are walked to their end.

import type { Locator, Page } from '@playwright/test'
import { listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

const lines = (page: Page) => page.getByRole('list', { name: 'Lines' }).getByRole('listitem')

async function openResults(page: Page, search: string): Promise<void> {
  const { storeId, auditId } = product()
  await page.goto(`/stores/${storeId}/audit/${auditId}/results${search}`)
  await untilLive(page)
  await expect(lines(page).first()).toBeVisible()
}

test('the last line is one key away, and what was typed lives in the address', async ({ open }) => {
  const page = await open('manager')
  await openResults(page, '?tab=all')
  const total = Number(await lines(page).first().getAttribute('aria-setsize'))
  expect(total).toBeGreaterThan(200)
  await page.keyboard.press('End')
  const last = page.locator(`[aria-posinset="${total}"]`)
  await expect(last.getByRole('button').first()).toBeInViewport()

  const box = page.getByRole('textbox', { name: 'Item, SKU or category' }).first()
  await box.fill('zzz nothing')
  await expect(page).toHaveURL(/q=zzz/)
  await page.reload()
  await untilLive(page)
  await expect(box).toHaveValue('zzz nothing')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(box).toHaveValue('')
  await expect(page).not.toHaveURL(/q=/)
})

test('Back leads from the lines of a group to the groups, and from a tab to the one before', async ({
  open,
}) => {
  const page = await open('manager')
  await openResults(page, '?tab=all')
  const tabs = page.getByRole('navigation', { name: 'Kinds of lines' })
  await tabs.getByRole('link', { name: /^Missing/ }).click()
  await expect(page).toHaveURL(/tab=missing/)
  await page.goBack()
  await expect(page).toHaveURL(/tab=all/)
  await expect(tabs.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'true')

  await page.goto(page.url().replace('tab=all', 'tab=all&by=category'))
  await untilLive(page)
  await page.getByRole('main').getByRole('listitem').getByRole('button').last().click()
  await expect(page).toHaveURL(/category=/)
  await page.goBack()
  await expect(page).toHaveURL(/by=category/)
  await expect(lines(page)).toHaveCount(0)
})

test('views of reports are reloaded and come back to', async ({ open }) => {
  const page = await open('owner')
  await page.goto(`/stores/${product().storeId}/reports`)
  await untilLive(page)
  const views = page.getByRole('navigation', { name: 'Report views' })
  await views.getByRole('link', { name: 'Trend' }).click()
  await page.getByText('By category', { exact: true }).click()
  await expect(page).toHaveURL(/by=category/)
  await page.reload()
  await untilLive(page)
  await expect(page.getByRole('radio', { name: 'By category' })).toBeChecked()
  await views.getByRole('link', { name: 'People' }).click()
  await expect(page).toHaveURL(/view=people/)
  await page.goBack()
  await expect(page).toHaveURL(/view=trend/)
  await expect(page.getByRole('heading', { name: /by month$/ })).toBeVisible()
})

test('where no audit is completed there is nothing to cut or to take along', async ({ open }) => {
  const page = await open('stranger')
  await page.goto(`/stores/${product().foreignStoreId}/reports`)
  await untilLive(page)
  await expect(page.getByRole('heading', { name: 'No completed audits' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See audits' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Export|Print)$/ })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Name of the audit' })).toHaveCount(0)
})

test('on a phone the numbers of a line stand apart, and two audits are both in view', async ({
  open,
  callAs,
}) => {
  const page = await open('manager')
  await page.setViewportSize({ width: 360, height: 740 })
  await openResults(page, '?tab=missing')
  await expectApart(
    lines(page)
      .first()
      .getByText(/^(Expected|Counted|Difference|Value)$/),
  )

  const owner = await callAs('owner')
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const asked = { orgId: textIn(organization, 'id'), filter: {} }
  const reports = listIn(valueIn(await owner.query('reports:list', asked), 'page'))
  const [a, b] = new Set(reports.map((report) => textIn(report, 'auditId')))
  await page.goto(`/stores/${product().storeId}/reports?view=compare&a=${a}&b=${b}`)
  await untilLive(page)
  const table = page.getByRole('main').locator('table').first()
  for (const cell of await table.locator('tbody tr').first().locator('td').all()) {
    const box = await cell.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }
})

/** Words beside each other, in order, none on another. */
async function expectApart(words: Locator): Promise<void> {
  const boxes = await words.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const { left, right } = range.getBoundingClientRect()
      return { left, right }
    }),
  )
  expect(boxes).toHaveLength(4)
  for (const [n, { left }] of boxes.entries()) {
    expect(left).toBeGreaterThanOrEqual(boxes[n - 1]?.right ?? 0)
  }
}
