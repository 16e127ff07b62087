// From a submitted audit to the files and the paper that it ends in, and to the reports over it.

import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { readPdf } from '../support/read-pdf.ts'
import { readWorkbook } from '../support/read-workbook.ts'
import { type Caller, listIn, textIn, valueIn } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { untilLive } from './support/pages.ts'
import { mutate } from './support/small-count.ts'
import { submittedAudit } from './support/submitted-audit.ts'

async function exported(page: Page, item: string): Promise<Download> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  return saved
}

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()))
}

test('a submitted audit is read, decided, sealed, and taken along as a workbook and on paper', async ({
  open,
  callAs,
}) => {
  const { storeId, auditId } = await submittedAudit(await callAs('owner'))
  const page = await open('owner')
  await page.goto(`/stores/${storeId}/audit/${auditId}/results?tab=missing`)
  await untilLive(page)
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('You’re $55.00 short')

  await test.step('the workbook of these lines has those that are shown, and no others', async () => {
    const [, ...rows] = readWorkbook(
      await bytesOf(await exported(page, 'Excel workbook of these lines')),
    )
    expect(rows.map((row) => row.get('C')?.text)).toEqual(['Copper kettle'])
  })

  await test.step('numbers lead to their rows, and rows to the scan events', async () => {
    await result.getByRole('link', { name: '$60.00 missing' }).click()
    await expect(page).toHaveURL(/tab=missing/)
    const line = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
    await expect(line).toHaveCount(1)
    await line.getByRole('button', { name: /^Copper kettle/ }).click()
    await expect(page).toHaveURL(/line=/)
    await page.getByRole('button', { name: 'Show the counts' }).click()
    await expect(page.getByText('1 count', { exact: true })).toBeVisible()
    await result.getByRole('link', { name: '1 line not counted' }).click()
    await expect(line).toHaveCount(1)
    await expect(line).toContainText('Oak board')
    await result.getByRole('link', { name: '2 counted lines' }).click()
    await expect(line).toHaveCount(2)
    await expect(page.getByRole('list', { name: 'Lines' })).not.toContainText('Oak board')
    await page.getByRole('button', { name: 'Lines with a count: show all' }).click()
    await expect(line).toHaveCount(3)
  })

  await test.step('before it is sealed the paper says so', async () => {
    const paper = await bytesOf(await exported(page, 'Sign-off PDF (500 largest differences)'))
    expect(readPdf(paper).text).toContain('not completed yet')
  })

  await test.step('decide and seal', async () => {
    const owner = await callAs('owner')
    const accept = { decision: 'accept', reasonCode: 'miscount', note: null }
    await mutate(owner, 'audits:decideLines', { auditId, matching: { tab: 'open' }, ...accept })
    await page.getByRole('button', { name: 'Complete audit' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Complete and seal' }).click()
  })
  const number = await page.getByRole('region', { name: 'Seal' }).getByText(/^SC-/).innerText()

  await test.step('the workbook has all lines and the number', async () => {
    const download = await exported(page, 'Excel workbook')
    expect(download.suggestedFilename()).toBe(`${number}.xlsx`)
    const [head, ...rows] = readWorkbook(await bytesOf(download))
    const titles = [...(head?.values() ?? [])].map(({ text }) => text)
    expect(titles).toContain('Confirmation number')
    expect(rows).toHaveLength(3)
    const cells = rows.flatMap((row) => [...row.values()])
    expect(cells.filter(({ isFormula }) => isFormula)).toEqual([])
    expect(cells.filter(({ text }) => text === number)).toHaveLength(3)
    expect(cells.map(({ text }) => text)).toContain('=Linen, white')
  })

  await test.step('the paper has the figures, the number and a place to sign', async () => {
    const download = await exported(page, 'Sign-off PDF (500 largest differences)')
    expect(download.suggestedFilename()).toBe(`${number}.pdf`)
    const { text } = readPdf(await bytesOf(download))
    for (const words of [number, '$55.00 net, $65.00 gross', 'Copper kettle', 'Accepted by']) {
      expect(text).toContain(words)
    }
  })

  await test.step('the reports have it, and lead back to it', async () => {
    await page.goto(`/stores/${storeId}/reports?store=${storeId}`)
    await untilLive(page)
    const figures = page.getByRole('region', { name: 'Result' })
    await expect(figures).toContainText('1 audit in 1 store.')
    await expect(figures).toContainText('$55.00 short')
    const filtered = page
      .locator('p')
      .filter({ hasText: /^Mole \w+$/ })
      .last()
    await expect(filtered).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(filtered, 'paper says what it is about').toBeVisible()
    const header = page.locator('#main header')
    await expect(header, 'and whose it is').toContainText('Fennel & Oak')
    await expect(header, 'not where it was printed').not.toContainText('Mole')
    await expect(page.getByRole('link', { name: 'Trend', exact: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'People', exact: true }).click()
    await expect(page).toHaveURL(/view=people/)
    await page.getByRole('link', { name: 'Audits', exact: true }).last().click()
    const list = page.getByRole('list', { name: 'Completed audits' })
    await expect(list).toContainText(number)
    const table = await bytesOf(await exported(page, 'CSV'))
    expect(new TextDecoder().decode(table)).toContain(number)
    await list.getByRole('link', { name: 'Year end' }).click()
    await expect(page).toHaveURL(new RegExp(`/audit/${auditId}/results`))
  })
})

test('far down in a long list the columns still say what they are', async ({ open, callAs }) => {
  const page = await open('owner')
  await page.goto(`${await longResults(await callAs('owner'))}?tab=all`)
  await untilLive(page)
  const lines = page.getByRole('list', { name: 'Lines' })
  await expect(lines.getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(lines.getByRole('listitem').first()).not.toBeInViewport()
  const head = page.getByRole('button', { name: 'Expected' })
  await expect(head).toBeInViewport()
  const bar = page.locator('#lines + div')
  const gap = await head.evaluate(gapBetween, await bar.elementHandle())
  expect(gap, 'no line looks through between bar and head').toBe(0)
  await expect(page.getByRole('textbox', { name: 'Item, SKU or category' })).toBeInViewport()
})

/** Of the audit of the demo that is completed, with about 2,000 lines. */
async function longResults(owner: Caller): Promise<string> {
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const orgId = textIn(organization, 'id')
  const completed = listIn(valueIn(await owner.query('reports:list', { orgId }), 'page'))
  const long = completed.find((one) => valueIn(one, 'auditName') === 'Autumn count')
  return `/stores/${textIn(long, 'storeId')}/audit/${textIn(long, 'auditId')}/results`
}

/** Between the bar and the head of the columns that the button is in. */
function gapBetween(button: Element, bar: Element | null): number | undefined {
  const head = button.parentElement?.parentElement
  return bar && head
    ? head.getBoundingClientRect().top - bar.getBoundingClientRect().bottom
    : undefined
}

test('the first lines come along with the page, as its address asks for them', async ({
  open,
  callAs,
}) => {
  const { storeId, auditId } = await submittedAudit(await callAs('owner'))
  const page = await open('owner')
  const printed = async (search: string) => {
    const answer = await page.request.get(`/stores/${storeId}/audit/${auditId}/results${search}`)
    return answer.text()
  }
  // What is drawn, and not what travels along for later.
  const line = (name: string) => `aria-label="Select ${name}"`
  const toDecide = await printed('')
  expect(toDecide).toContain(line('Copper kettle'))
  expect(toDecide).not.toContain(line('Oak board'))
  expect(await printed('?tab=missing')).not.toContain(line('=Linen, white'))
  expect(await printed('?tab=uncounted')).toContain(line('Oak board'))
  expect(await printed('?tab=all&q=oak')).not.toContain(line('Copper kettle'))
  expect(await printed('?tab=all&by=shelf')).toContain('R-01')
})

test('on a phone that is zoomed in nothing of a line is cut off', async ({ open, callAs }) => {
  const { storeId, auditId } = await submittedAudit(await callAs('owner'))
  const page = await open('owner')
  await page.setViewportSize({ width: 195, height: 560 })
  await page.goto(`/stores/${storeId}/audit/${auditId}/results?tab=all`)
  await untilLive(page)
  const line = page.getByRole('list', { name: 'Lines' }).getByRole('listitem').first()
  await expect(line).toBeVisible()
  const beyond = await line.evaluate((row) =>
    [...row.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > window.innerWidth)
      .map((part) => part.textContent),
  )
  expect(beyond).toEqual([])
  const [expected, counted] = await Promise.all(
    ['Expected', 'Counted'].map((label) => line.getByText(label, { exact: true }).evaluate(endsOf)),
  )
  expect(expected?.right, 'names of numbers stand apart').toBeLessThan(counted?.left ?? 0)
})

test('zoomed in, End and Home lead to the ends of a long list, and places stand apart', async ({
  open,
  callAs,
}) => {
  const page = await open('owner')
  await page.setViewportSize({ width: 195, height: 560 })
  await page.goto(`${await longResults(await callAs('owner'))}?tab=all`)
  await untilLive(page)
  const lines = page.getByRole('list', { name: 'Lines' }).locator('[aria-posinset]')
  const total = await lines.first().getAttribute('aria-setsize')
  await page.keyboard.press('End')
  const last = lines.and(page.locator(`[aria-posinset="${total}"]`))
  await expect(last, 'rows are higher than usual here').toBeInViewport()
  await page.keyboard.press('Home')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { name: 'Results' })).toBeInViewport()

  const places = page.getByRole('navigation', { name: 'Main pages' }).locator('a, button')
  await expect(places.first()).toBeVisible()
  const ends = await Promise.all((await places.all()).map((one) => one.evaluate(endsOf)))
  for (const [n, { right }] of ends.entries()) {
    expect(right, 'the word of a place ends before the next one').toBeLessThan(
      ends[n + 1]?.left ?? 195,
    )
  }
})

/** From where to where its letters go. */
function endsOf(element: Element): { readonly left: number; readonly right: number } {
  const letters = document.createRange()
  letters.selectNodeContents(element)
  const { left, right } = letters.getBoundingClientRect()
  return { left, right }
}

test('paper has the heads of a list on every sheet, of groups too', async ({ open, callAs }) => {
  const { storeId, auditId } = await submittedAudit(await callAs('owner'))
  const page = await open('owner')
  const address = `/stores/${storeId}/audit/${auditId}/results?tab=all`
  // As wide as a sheet of paper.
  await page.setViewportSize({ width: 703, height: 900 })
  for (const [search, head] of [
    ['', 'Difference'],
    ['&by=shelf', 'Net / gross value'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(address + search)
    await untilLive(page)
    await expect(page.locator('[data-headed] > ul > li').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const heads = page.locator('[data-head]')
    await expect(heads.getByText(head, { exact: true })).toBeVisible()
    // A list that came with the page hears of printing once it has come to life.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
        return heads.getByRole('button').count()
      }, 'a button would keep it on the first sheet')
      .toBe(0)
    await expect(heads).toHaveCSS('display', 'table-header-group')
    await expect(heads).toHaveCSS('break-inside', 'avoid')
    await expect(page.locator('[data-headed] > ul > li').first()).toHaveCSS('display', 'table-row')
  }
})

test('what the keyboard comes to is under no bar, on a small screen too', async ({
  open,
  callAs,
}) => {
  const { storeId, auditId } = await submittedAudit(await callAs('owner'))
  const page = await open('owner')
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto(`/stores/${storeId}/audit/${auditId}/results?tab=all`)
  await untilLive(page)
  const first = page.getByRole('button', { name: /^Copper kettle/ })
  await expect(first).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(focusAndWhatIsOverIt)
    expect(focus.bars, focus.name).toBe('')
    if (focus.name.startsWith('Reject: =Linen')) return
  }
  throw new Error('The last line was not come to.')
})

/** Which bar, if any, lies over the middle of what has the focus. */
function focusAndWhatIsOverIt(): { readonly name: string; readonly bars: string } {
  const focused = document.activeElement ?? document.body
  const { left, top, width, height } = focused.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  const bar = over?.closest('footer, header, nav')
  return {
    name: focused.getAttribute('aria-label') ?? focused.textContent ?? '',
    bars: bar && !bar.contains(focused) ? (bar.textContent ?? 'a bar') : '',
  }
}

test('money is in the currency of the store, and paper is light whatever the screen is', async ({
  open,
  callAs,
}) => {
  const { storeId, auditId } = await submittedAudit(await callAs('owner'), 'KWD')
  const page = await open('owner')
  await page.addInitScript(() => localStorage.setItem('shelfcount-color-scheme', 'dark'))
  await page.goto(`/stores/${storeId}/audit/${auditId}/results?tab=missing`)
  await untilLive(page)
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(
    'You’re KWD 55.000 short',
  )
  const line = page.getByRole('list', { name: 'Lines' }).getByRole('listitem')
  await expect(line).toContainText('−KWD 60.000')
  const [head] = readWorkbook(await bytesOf(await exported(page, 'Excel workbook')))
  expect([...(head?.values() ?? [])].map(({ text }) => text)).toContain('Value (KWD)')

  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const status = page.locator('[data-status="submitted"]').first()
  await expect(status).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(line).toHaveCSS('color', 'rgb(29, 33, 38)')
  await expect(page.getByRole('link', { name: 'Rooms & shelves' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Missing 1' }), 'which lines').toBeVisible()
  await expect(page.getByRole('link', { name: 'Extra 1' })).toHaveCount(0)
})

test('somebody who counts blind gets no results, and no file of them', async ({
  open,
  callAs,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const owner = await callAs('owner')
  const { storeId, auditId } = await submittedAudit(owner)
  const [organization] = listIn(await owner.query('organizations:getByUser'))
  const members = listIn(await owner.query('members:list', { orgId: textIn(organization, 'id') }))
  const sam = members.find((one) => String(valueIn(one, 'name')).startsWith('Sam'))
  const userId = textIn(sam, 'id')
  await mutate(owner, 'users:assignUserToStore', { storeId, userId, role: 'scanner' })
  const page = await open('scanner')
  await page.goto(`/stores/${storeId}/audit/${auditId}/results`)
  await expect(page.getByRole('heading', { name: 'Results are not shown' })).toBeVisible()
  await expect(page.getByText('Copper kettle')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
  for (const ending of ['csv', 'xlsx', 'pdf']) {
    const answer = await page.request.get(`/api/results.${ending}?auditId=${auditId}`)
    expect(answer.status(), ending).toBe(403)
  }
  await page.goto(`/stores/${storeId}/reports`)
  await expect(page.getByRole('heading', { name: 'For managers' })).toBeVisible()
})
