// The review of a count without a mouse: every line is found, opened and decided by keys, until the
// audit is sealed.

import type { Page } from '@playwright/test'
import { type Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'
import { untilLive } from './support/pages.ts'
import {
  countAt,
  handIn,
  mutate,
  prepareCount,
  type SmallCount,
  seatTeam,
} from './support/small-count.ts'
import { submittedAudit } from './support/submitted-audit.ts'

/** Every line is asked about: what was counted differs from what a first count expected. */
async function reviewed(owner: Caller, sam: Caller, items: readonly string[]): Promise<SmallCount> {
  const count = await prepareCount(owner, { items })
  await countAt(sam, count.shelf, count.itemIds, 4)
  await handIn(sam, count.shelf, items.length)
  await mutate(owner, 'audits:updateStatus', { auditId: count.auditId, status: 'submitted' })
  return count
}

async function openReview(page: Page, path: string, search = ''): Promise<void> {
  await page.goto(`${path}/results${search}`)
  await untilLive(page)
  await expect(
    page.getByRole('list', { name: 'Lines' }).getByRole('listitem').first(),
  ).toBeVisible()
}

/** The name of the line that has the focus. */
const currentLine = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.closest('li')?.querySelector('[data-line] span span')?.textContent ??
      '',
  )

async function decisionOf(owner: Caller, { auditId, storeId }: SmallCount, itemId: string) {
  const paginationOpts = { numItems: 1, cursor: null }
  const asked = { auditId, storeId, itemId, paginationOpts }
  const line = valueIn(await owner.query('audits:getLine', asked), 'line')
  return { review: textIn(line, 'review'), version: valueIn(line, 'version') }
}

test('a count is reviewed and sealed by keys alone', async ({ open, callAs }) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const count = await reviewed(owner, sam, ['Barley', 'Millet', 'Oats'])
  const page = await open('manager')
  await openReview(page, count.path, '?tab=all&sort=name')

  await test.step('J and K walk, and it is seen where they are', async () => {
    await page.keyboard.press('j')
    expect(await currentLine(page)).toBe('Barley')
    await page.keyboard.press('j')
    expect(await currentLine(page)).toBe('Millet')
    const row = page.getByRole('list', { name: 'Lines' }).getByRole('listitem').nth(1)
    await expect(row.locator('> div')).toHaveCSS('box-shadow', /inset/)
    await page.keyboard.press('k')
    expect(await currentLine(page)).toBe('Barley')
  })

  await test.step('Enter opens the line, and what is typed there decides nothing', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Show the counts' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Item, SKU or category' }).focus()
    await page.keyboard.type('a')
    await expect(page).toHaveURL(/q=a/)
    await page.keyboard.press('Backspace')
    await expect(page).not.toHaveURL(/q=/)
    expect(await decisionOf(owner, count, count.itemIds[0] ?? '')).toEqual({
      review: 'none',
      version: 0,
    })
  })

  await test.step('A asks for the reason where the protocol does, and decides', async () => {
    await page.getByRole('button', { name: /^Barley/ }).focus()
    await page.keyboard.press('a')
    await page.getByRole('menuitem', { name: 'Miscount' }).press('Enter')
    await expect(page.getByText('Accepted · Miscount')).toBeVisible()
    await expect
      .poll(() => decisionOf(owner, count, count.itemIds[0] ?? ''))
      .toEqual({
        review: 'accepted',
        version: 1,
      })
  })

  await test.step('R marks for a recount, pressed twice marks once, and U takes it back', async () => {
    await page.getByRole('button', { name: /^Millet/ }).focus()
    await page.keyboard.press('r')
    await page.keyboard.press('r')
    await expect
      .poll(() => decisionOf(owner, count, count.itemIds[1] ?? ''))
      .toEqual({
        review: 'recount',
        version: 1,
      })
    const millet = page.getByRole('listitem').filter({ hasText: 'Millet' })
    const undo = millet.getByRole('button', { name: 'Undo' })
    await expect(undo, 'what is on its way is not taken back').toHaveAttribute(
      'aria-disabled',
      'false',
    )
    await expect(undo).toBeFocused()
    await page.keyboard.press('u')
    await expect
      .poll(() => decisionOf(owner, count, count.itemIds[1] ?? ''))
      .toEqual({
        review: 'none',
        version: 2,
      })
    await expect(page.getByText('Someone else changed this')).toHaveCount(0)
  })

  await test.step('the keys are named where a question mark asks for them', async () => {
    await page.keyboard.press('?')
    await expect(page.getByLabel('Keyboard shortcuts')).toBeVisible()
    await lookHere(page)
    await page.keyboard.press('?')
    await expect(page.getByLabel('Keyboard shortcuts')).toBeHidden()
  })

  await test.step('what is sealed is listed, and sealed', async () => {
    await page.getByRole('button', { name: 'Complete audit' }).press('Enter')
    const sealed = page.getByRole('list', { name: 'What is sealed' })
    await expect(sealed).toContainText('Accepted1 line')
    await lookHere(page)
    await page.getByRole('button', { name: 'Complete and seal' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Seal' }).getByText(/^SC-/)).toBeVisible()
  })
})

test('what is decided by keys leaves the list, and the next line is at hand', async ({
  open,
  callAs,
}) => {
  const owner = await callAs('owner')
  const { storeId, auditId } = await submittedAudit(owner)
  const page = await open('owner')
  await openReview(page, `/stores/${storeId}/audit/${auditId}`)
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  const before = await lines.count()
  expect(before).toBeGreaterThan(1)
  await page.keyboard.press('j')
  const first = await currentLine(page)
  await page.keyboard.press('a')
  await page.getByRole('menuitem', { name: 'Miscount' }).press('Enter')
  await expect(lines).toHaveCount(before - 1)
  await expect(page.getByText(`${first}: Accepted · Miscount`)).toBeVisible()
  await expect.poll(() => currentLine(page)).not.toBe('')
  expect(await currentLine(page), 'the keys go on at the next line').not.toBe(first)
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(lines).toHaveCount(before)
})

test('one line is recounted while another is decided, and the review goes on all the while', async ({
  open,
  callAs,
}) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const { storeId, auditId } = await submittedAudit(owner)
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  await seatTeam(owner, textIn(organization, 'id'), storeId)
  const path = `/stores/${storeId}/audit/${auditId}`
  const page = await open('owner')
  await openReview(page, path, '?tab=all&sort=name')
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  const [kettle, linen] = [lines.filter({ hasText: 'Copper' }), lines.filter({ hasText: 'Linen' })]
  const send = async (name: RegExp) => {
    await page.getByRole('button', { name }).first().focus()
    await page.keyboard.press('r')
    await page.getByRole('button', { name: 'Request 1 recount' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recount the marked lines' })
    await dialog.getByRole('combobox', { name: 'Counter' }).click()
    await page.getByRole('option', { name: /^Sam/ }).click()
    await dialog.getByRole('button', { name: 'Recount 1 shelf' }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('what is out says who and since when, and can be withdrawn', async () => {
    await send(/^=Linen/)
    await expect(linen.getByText(/^Recount out · Sam .* · since /)).toBeVisible()
    await lookHere(page)
    await linen.getByRole('button', { name: /^Withdraw the recount/ }).press('Enter')
    await page.getByRole('button', { name: 'Withdraw the recount', exact: true }).click()
    await expect(linen.getByRole('button', { name: /^Accept/ })).toBeVisible()
  })

  await test.step('the others are decided meanwhile, and nobody completes', async () => {
    await send(/^Copper kettle/)
    await expect(kettle.getByText(/^Recount out · Sam/)).toBeVisible()
    await linen.getByRole('button', { name: /^Accept/ }).focus()
    await page.keyboard.press('a')
    await page.getByRole('menuitem', { name: 'Miscount' }).press('Enter')
    await expect(linen.getByText('Accepted · Miscount')).toBeVisible()
    await page.getByRole('button', { name: 'Complete audit' }).click()
    await expect(
      page.getByText('1 recount is still out: wait for it, or withdraw it.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Show the recounts' }).click()
    await expect(lines).toHaveCount(1)
    const chip = page.getByRole('button', { name: '1 recount out' })
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await lookHere(page)
    await page.goto(`${path}/results?tab=all&sort=name`)
    await untilLive(page)
  })

  await test.step('the phone counts it although the audit is in review, and it arrives by itself', async () => {
    const phone = await open('scanner', { viewport: { width: 390, height: 844 } })
    await phone.goto(`/stores/${storeId}`)
    const row = phone.getByRole('link').filter({ hasText: 'Count again: Copper kettle' })
    await expect(row).toBeVisible()
    await row.click()
    await expect(phone.getByRole('button', { name: 'Finish shelf' })).toBeVisible()
    const [out] = listIn(
      valueIn(await owner.query('audits:getRecountsOut', { auditId }), 'recounts'),
    )
    const shelf = textIn(out, 'auditAssignmentId')
    const [item] = listIn(valueIn(out, 'items'))
    await countAt(sam, shelf, [textIn(item, 'id')], 9)
    await expect(
      kettle.getByText(/^Recount out · Sam/),
      'nothing stands before it is in',
    ).toBeVisible()
    await handIn(sam, shelf, 1)
    await expect(kettle.getByText('Was 7, recounted 9')).toBeVisible()
    await expect(linen.getByText('Accepted · Miscount')).toBeVisible()
    await lookHere(page)
  })

  await page.getByRole('button', { name: /^Copper kettle/ }).focus()
  await page.keyboard.press('a')
  await page.getByRole('menuitem', { name: 'Miscount' }).press('Enter')
  await expect(kettle.getByText('Accepted · Miscount')).toBeVisible()
  await page.getByRole('button', { name: 'Complete audit' }).press('Enter')
  await page.getByRole('button', { name: 'Complete and seal' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Seal' }).getByText(/^SC-/)).toBeVisible()
})

test('of two managers who decide one line, the second is told, and what stands is one decision', async ({
  open,
  callAs,
}) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const count = await reviewed(owner, sam, ['Sorghum'])
  const { auditId, storeId } = count
  const itemId = count.itemIds[0] ?? ''
  const page = await open('manager')
  await openReview(page, count.path, '?tab=all')
  const line = { auditId, storeId, itemId, seenVersion: 0, seenCounted: 4 }
  await mutate(owner, 'audits:decideLine', { ...line, decision: 'recount' })
  await expect(page.getByRole('listitem').filter({ hasText: 'Sorghum' })).toContainText('Undo')
  const late = await owner.call('mutation', 'audits:decideLine', { ...line, decision: 'recount' })
  expect(late).toMatchObject({ status: 'error', errorData: { code: 'conflict' } })
  expect(await decisionOf(owner, count, itemId)).toEqual({ review: 'recount', version: 1 })

  const forbidden = await sam.call('mutation', 'audits:decideLine', {
    ...line,
    seenVersion: 1,
    decision: 'recount',
  })
  expect(forbidden).toMatchObject({ status: 'error', errorData: { code: 'forbidden' } })
  const sorted = await sam.call('query', 'audits:getVariances', { auditId, sort: 'worth' })
  expect(sorted, 'a blind count tells no order').toMatchObject({ status: 'error' })
  expect(
    listIn(
      valueIn(
        await owner.query('audits:getVariances', { auditId, tab: 'all', sort: 'worth' }),
        'page',
      ),
    ),
  ).toHaveLength(1)
})
