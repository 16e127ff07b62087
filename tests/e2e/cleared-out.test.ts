// A shelf that was cleared out: its counter finds nothing where units were expected, and the manager is told what that
// is worth, has it to decide, and finds the same numbers wherever the sealed count is told. More of such lines is in
// never-found.pg.test.ts.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { readPdf } from '../support/read-pdf.ts'
import { type Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { lookHere } from './support/look.ts'
import { untilLive } from './support/pages.ts'
import { countAt, handIn, mutate, seatTeam } from './support/small-count.ts'
import { stockedStore } from './support/submitted-audit.ts'

/**
 * The kettles lie on the shelf that is empty, the tea there and elsewhere, the saffron where nobody goes; the bars
 * are overlooked on a shelf that is counted.
 */
const FILE = [
  'SKU,Name,Qty,Cost,Shelf',
  'CLR-1,Copper kettle,12,20.00,T-02',
  'CLR-2,Green tea,4,5.00,T-02',
  'CLR-2,Green tea,2,5.00,T-01',
  'CLR-3,Honey,6,3.00,T-01',
  'CLR-4,Saffron,3,8.00,T-03',
  'CLR-5,Oat bar,5,2.00,T-01',
].join('\n')

async function startCount(owner: Caller) {
  const { orgId, storeId } = await stockedStore(owner, FILE, ['T-01', 'T-02', 'T-03'])
  await seatTeam(owner, orgId, storeId)
  const plan = { orgId, storeIds: [storeId], name: 'Cleared out' }
  const auditId = textIn(await mutate(owner, 'audits:create', plan), 'id')
  await mutate(owner, 'audits:start', { auditId })
  const planned = await owner.query('auditAssignments:getAssignmentsWithProgress', { auditId })
  const shelves = listIn(valueIn(planned, 'page')).map((one) => textIn(one, 'id'))
  const items = listIn(valueIn(await owner.query('items:list', { orgId }), 'page'))
  const idOf = (sku: string) =>
    textIn(
      items.find((item) => valueIn(item, 'sku') === sku),
      'id',
    )
  return { storeId, auditId, path: `/stores/${storeId}/audit/${auditId}`, shelves, idOf }
}

const EXPORT = z.object({
  facts: z.object({ neverCounted: z.array(z.object({ lines: z.number(), value: z.number() })) }),
  lines: z.array(
    z.object({
      name: z.string(),
      value: z.number().nullable(),
      review: z.string(),
      notCounted: z.number(),
      notCountedValue: z.number().nullable(),
    }),
  ),
})

async function sealedExport(page: Page) {
  const saved = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Seal' })
    .getByRole('button', { name: 'JSON', exact: true })
    .click()
  return EXPORT.parse(JSON.parse(await readFile(await (await saved).path(), 'utf8')))
}

test('what a cleared-out shelf has lost is said while counting goes on, is decided, and is sealed as it was said', async ({
  open,
  callAs,
}) => {
  const [owner, sam] = [await callAs('owner'), await callAs('scanner')]
  const { storeId, auditId, path, shelves, idOf } = await startCount(owner)
  const [first = '', empty = ''] = shelves

  await test.step('a counter hands one shelf in, and finds the next one empty', async () => {
    await countAt(sam, first, [idOf('CLR-3')], 6)
    await handIn(sam, first, 1)
    const phone = await open('scanner', { viewport: { width: 390, height: 844 } })
    await phone.goto(`${path}/scanner?assignment=${empty}`)
    await phone.getByRole('button', { name: 'Finish shelf' }).click()
    await expect(phone.getByText('Nothing scanned here. What did you see?')).toBeVisible()
    await phone.getByRole('button', { name: /^Empty/ }).click()
    await expect(phone.getByText('T-02 submitted')).toBeVisible()
  })

  const page = await open('owner')
  const headline = page.getByRole('region', { name: 'Result' })
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  const [tea, bars] = [lines.filter({ hasText: 'Green tea' }), lines.filter({ hasText: 'Oat bar' })]

  await test.step('while counting goes on, the headline says what was not found so far', async () => {
    await page.goto(`${path}/results`)
    await untilLive(page)
    await expect(headline).toContainText('Submitted shelves are $240.00 short')
    await expect(headline).toContainText(
      '2 lines worth $40.00 were not found on submitted shelves.',
    )
    await lookHere(page)
  })

  await test.step('in review three lines wait: the one that is short, and those that were not found', async () => {
    const waivers = [{ point: 'coverage', name: 'Olivia', reason: 'Closed aisle' }]
    await mutate(owner, 'audits:updateStatus', { auditId, status: 'submitted', waivers })
    await expect(lines).toHaveCount(3)
    await expect(tea).toHaveCount(1)
    await expect(bars).toHaveCount(1)
  })

  await test.step('it is not completed before they are decided, and says which were not found', async () => {
    await page.getByRole('button', { name: 'Complete audit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Not ready yet' })
    await expect(dialog).toContainText('3 lines still need a decision')
    await expect(dialog).toContainText(
      '2 lines worth $40.00 were not found: set them to 0 or recount them.',
    )
    await lookHere(page)
    await dialog.getByRole('button', { name: 'Show 3 lines' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('what was overlooked is counted again, by somebody who finds none', async () => {
    await expect(bars).toContainText('5 expected on T-01, not found')
    await bars.getByRole('button', { name: /^Recount/ }).click()
    await page.getByRole('button', { name: 'Request 1 recount' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recount the marked lines' })
    await dialog.getByRole('button', { name: 'Recount 1 shelf' }).click()
    await expect(bars.getByText(/^Recount out · Dana/)).toBeVisible()
    const recounts = await owner.query('audits:getRecountsOut', { auditId })
    const [out] = listIn(valueIn(recounts, 'recounts'))
    const phone = await open('manager', { viewport: { width: 390, height: 844 } })
    await phone.goto(`${path}/scanner?assignment=${textIn(out, 'auditAssignmentId')}`)
    await phone.getByRole('button', { name: 'Finish shelf' }).click()
    await phone.getByRole('button', { name: /^Empty/ }).click()
    await expect(phone.getByText('T-01 submitted')).toBeVisible()
    await phone.close()
    await expect(bars).toContainText('recounted 0')
    await bars.getByRole('button', { name: /^Accept/ }).click()
    await page.getByRole('menuitem', { name: 'Theft' }).click()
    await expect(lines).toHaveCount(2)
  })

  await test.step('what was not found is set to 0, and what is short is accepted', async () => {
    await expect(tea).toContainText('6 expected on T-01, T-02, not found')
    await expect(tea.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
    await tea.getByRole('button', { name: /^Set to 0/ }).click()
    await page.getByRole('menuitem', { name: 'Theft' }).click()
    await expect(lines).toHaveCount(1)
    await lines.getByRole('button', { name: /^Accept/ }).click()
    await page.getByRole('menuitem', { name: 'Theft' }).click()
    await expect(lines).toHaveCount(0)
    await expect(headline).toContainText('You’re $280.00 short')
  })

  await test.step('the dialog names each kind of line that is sealed, and what nobody has counted', async () => {
    await page.getByRole('button', { name: 'Complete audit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Complete the audit?' })
    const sealed = dialog.getByRole('list', { name: 'What is sealed' })
    await expect(sealed).toContainText('Accepted2 lines')
    await expect(sealed).toContainText('Set to 01 line')
    await expect(sealed).toContainText('Match1 line')
    await expect(sealed).toContainText('1 line worth $24.00 was never counted.')
    await lookHere(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const confirm = dialog.getByRole('button', { name: 'Complete and seal' })
    const notes = page.locator('.mantine-Notifications-root[data-position="bottom-right"]')
    const below = await notes.evaluate((root) => root.getBoundingClientRect().bottom)
    const { y } = (await confirm.boundingBox()) ?? { y: 0 }
    expect(below, 'on a phone notes do not lie on the buttons').toBeLessThan(y)
    await page.setViewportSize({ width: 1_440, height: 900 })
    await confirm.click()
  })

  await test.step('headline, report and sealed export say the same numbers', async () => {
    await expect(page.getByRole('region', { name: 'Seal' }).getByText(/^SC-/)).toBeVisible()
    await expect(headline).toContainText('You’re $280.00 short')
    await expect(headline).toContainText('1 line worth $24.00 was never counted.')
    await expect(page.getByRole('region', { name: 'Seal' })).toContainText(
      '1 line worth $24.00 was never counted.',
    )
    const { facts, lines: sealed } = await sealedExport(page)
    expect(facts.neverCounted).toMatchObject([{ lines: 1, value: 24 }])
    expect(sealed.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(-280)
    expect(sealed).toMatchObject([
      { name: 'Copper kettle', value: -240, review: 'accepted', notCounted: 0 },
      { name: 'Green tea', value: -30, review: 'zero', notCounted: 0 },
      { name: 'Honey', value: 0, review: 'none', notCounted: 0 },
      { name: 'Oat bar', value: -10, review: 'accepted', notCounted: 0 },
      { name: 'Saffron', value: null, notCounted: 3, notCountedValue: 24 },
    ])
    const paper = await owner.http.get(`/api/results.pdf?auditId=${auditId}`)
    const { text } = readPdf(await paper.body())
    expect(
      text.match(/1 line worth \$24\.00/g),
      'as a figure, and beside the signature',
    ).toHaveLength(2)
    await page.goto(`/stores/${storeId}/reports?store=${storeId}`)
    await untilLive(page)
    await expect(headline).toContainText('$280.00 short')
    await expect(headline).toContainText('1 line worth $24.00 never counted (excluded)')
  })
})
