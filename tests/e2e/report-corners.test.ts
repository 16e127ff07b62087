// The reports where something is missing, fails, or has little room.

import type { Page } from '@playwright/test'
import type { QueryModification } from '#contract/frames.ts'
import { type Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { alterFrames, untilLive } from './support/pages.ts'
import { product } from './support/product.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

function reports(search = ''): string {
  return `/stores/${product().storeId}/reports${search}`
}

/** Of the demo; the other audit of that store is still being counted. */
async function completedAudit(owner: Caller): Promise<string> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const completed = listIn(valueIn(await owner.query('reports:list', { orgId }), 'page'))
  const autumn = completed.find((one) => valueIn(one, 'auditName') === 'Autumn count')
  return textIn(autumn, 'auditId')
}

test('an audit that cannot be compared is said to be so, beside the choice of another one', async ({
  open,
  callAs,
}) => {
  const completed = await completedAudit(await callAs('owner'))
  const page = await open('owner')
  await page.goto(
    reports(`?view=compare&store=${product().storeId}&a=${completed}&b=${product().auditId}`),
  )
  await untilLive(page)
  await expect(page.getByRole('heading', { name: 'These two can’t be compared' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'One audit' })).toHaveValue(/Autumn count/)
  await expect(page.getByRole('combobox', { name: 'Another audit' })).toHaveValue('')
})

test('on a phone no number of a report is cut off, and none hides under the bar above', async ({
  open,
  callAs,
}) => {
  const completed = await completedAudit(await callAs('owner'))
  const phone = await open('owner', PHONE)
  for (const view of ['people', 'groups', 'trend']) {
    await phone.goto(reports(`?view=${view}`))
    await untilLive(phone)
    await expect(phone.getByRole('table').first()).toBeVisible()
    const beyond = await phone
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.getBoundingClientRect().right > window.innerWidth)
          .map((cell) => cell.textContent),
      )
    expect(beyond, view).toEqual([])
  }
  await expect(
    phone.getByRole('cell', { name: /^Harbor Street/ }).first(),
    'says what it is',
  ).toBeVisible()

  await phone.goto(reports(`?a=${completed}`))
  await untilLive(phone)
  const chosen = phone.locator('div', { has: phone.getByText(/^1 audit selected/) }).last()
  await expect(chosen).toHaveCSS('top', '53px')
})

interface Broken {
  isBroken: boolean
}

/** Answers of one query, which are told by what they contain. */
async function breakQuery(page: Page, mark: string): Promise<Broken> {
  const state: Broken = { isBroken: true }
  const alter = (one: QueryModification): QueryModification => {
    const isMeant = one.type === 'QueryUpdated' && JSON.stringify(one.value).includes(mark)
    if (!state.isBroken || !isMeant) return one
    const errorData = { code: 'unavailable', message: 'Not today.' } as const
    const { queryId } = one
    const rest = { errorMessage: errorData.message, errorData, logLines: [], journal: null }
    return { type: 'QueryFailed', queryId, ...rest }
  }
  await alterFrames(page, (frame) =>
    frame.type === 'Transition'
      ? { ...frame, modifications: frame.modifications.map(alter) }
      : frame,
  )
  return state
}

test('what a report cannot load is said in its place, and comes when asked for again', async ({
  open,
  complaints,
}) => {
  complaints.allow(/Not today/)
  const page = await open('owner')
  const broken = await breakQuery(page, '"differingLines"')
  await page.goto(reports())
  await untilLive(page)
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByText('This part could not be loaded. Not today.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Result' }), 'the rest stays').toBeVisible()
  broken.isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('columnheader', { name: 'Person' })).toBeVisible()
})

test('insights that cannot be loaded leave the results alone', async ({ open, complaints }) => {
  complaints.allow(/Not today/)
  const page = await open('manager')
  const broken = await breakQuery(page, '"totalFindings"')
  const { storeId, auditId } = product()
  await page.goto(`/stores/${storeId}/audit/${auditId}/results?panel=insights`)
  await untilLive(page)
  await expect(page.getByText('“Likely causes” could not be loaded. Not today.')).toBeVisible()
  // What lies below is out of reach, and there.
  await expect(page.locator('ul[aria-label="Lines"]')).toBeVisible()
  broken.isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /first$/ })).toBeVisible()
})
