// The tables of the reports page, read with programs other than the ones that have written them.

import papaparse from 'papaparse'
import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { REPORT_TABLES } from '#domain/reports/report-tables.ts'
import type { LineFacts, ReviewedStore, Shop } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { readWorkbook } from '#tests/support/read-workbook.ts'
import { startReportHost } from '#tests/support/report-host.ts'

const database = await testDatabase()
const { world, node, get, stop } = await startReportHost(database)
afterAll(stop)

const BARCODE = '4006381333931'
const ACCEPT = { decision: 'accept', reasonCode: 'miscount', note: null } as const
const LINES: readonly LineFacts[] = [
  { name: '=1+1', category: '@Drinks', expected: 10, counted: 8, cost: 2.5 },
  { name: 'Чай', category: 'Dry', expected: 2.5, counted: 2.25, cost: 4 },
  { name: 'Rice', category: 'Dry', expected: 5, counted: null, cost: 3 },
]

async function completed(
  shop: Shop,
  name: string,
  currency: string,
  lines = LINES,
): Promise<ReviewedStore> {
  // Items that were not counted could be on the second shelf, which nobody has counted.
  const audit = await world.submittedAudit({ shop, name, currency, lines, shelves: 2 })
  const { auditId, owner } = audit
  await world.run(owner, api.audits.decideLines, { auditId, matching: { tab: 'open' }, ...ACCEPT })
  await world.run(owner, api.audits.complete, { auditId })
  return audit
}

const shop = await world.shop()
const orgId = shop.organizationId
const first = await completed(shop, '+Spring', 'EUR')
const second = await completed(shop, 'Autumn', 'JPY')
const address = (ending: 'csv' | 'xlsx', table: string, more = '') =>
  `/api/reports.${ending}?orgId=${orgId}&table=${table}${more}`

async function textRows(table: string, more = '') {
  const response = await get(address('csv', table, more), shop.owner)
  expect(response.status).toBe(200)
  const { data, errors } = papaparse.parse<Record<string, string>>(await response.text(), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return data
}

async function sheetRows(table: string, more = '') {
  const response = await get(address('xlsx', table, more), shop.owner)
  expect(response.status).toBe(200)
  const [head, ...rows] = readWorkbook(new Uint8Array(await response.arrayBuffer()))
  const titles = [...(head ?? [])].map(([letter, { text }]) => [letter, text] as const)
  return rows.map((row) => {
    expect([...row.values()].filter(({ isFormula }) => isFormula)).toEqual([])
    return new Map(titles.map(([letter, title]) => [title, row.get(letter)]))
  })
}

describe('completed audits', () => {
  test('as text: every one with its figures, nothing of it a formula', async () => {
    const rows = await textRows('audits')
    expect(rows.map(({ audit, currency }) => [audit, currency])).toEqual([
      ['Autumn', 'JPY'],
      ["'+Spring", 'EUR'],
    ])
    const { page } = await ask(node, shop.owner, api.reports.list, { orgId })
    const known = page[1]
    expect(rows[1]).toMatchObject({
      store: known?.storeName,
      confirmation_number: known?.confirmationNumber,
      completed_at: new Date(known?.completedAt ?? 0).toISOString(),
      lines: '3',
      lines_not_counted: '1',
      net_units: '-2.25',
      net_value: '-6',
      gross_value: '6',
      accuracy_by_line: '0',
      shrinkage: String(known?.figures.shrinkage),
      in_sums: 'yes',
    })
  })

  test('as a workbook: text as text, numbers as numbers', async () => {
    const rows = await sheetRows('audits')
    expect(rows.map((row) => row.get('Audit')?.text)).toEqual(['Autumn', '+Spring'])
    expect(rows[1]?.get('Audit')?.type).toBe('inlineStr')
    expect(rows[1]?.get('Net value')).toMatchObject({ type: undefined, text: '-6' })
    expect(rows[1]?.get('Currency')?.text).toBe('EUR')
  })

  test('as a workbook: titles and words in the language of the reader', async () => {
    const rows = await sheetRows('audits', '&language=es')
    expect(rows.map((row) => row.get('Incluido en los totales')?.text)).toEqual(['sí', 'sí'])
    expect((await textRows('audits', '&language=es')).map(({ in_sums }) => in_sums)).toEqual([
      'yes',
      'yes',
    ])
  })

  test('follow the filters of the screen', async () => {
    expect((await textRows('audits', '&search=autumn')).map(({ audit }) => audit)).toEqual([
      'Autumn',
    ])
    const ofStore = await textRows('audits', `&storeId=${first.storeId}`)
    expect(ofStore.map(({ audit }) => audit)).toEqual(["'+Spring"])
    expect(await textRows('audits', '&fromMs=1&untilMs=2')).toEqual([])
  })
})

test('stores keep their own money, and categories over two currencies have none', async () => {
  const stores = await textRows('stores')
  expect(stores.map(({ currency, net_value }) => [currency, net_value]).sort()).toEqual([
    ['EUR', '-6'],
    ['JPY', '-6'],
  ])
  const categories = await textRows('categories')
  expect(categories.map((row) => [row.category, row.net_value, row.net_units])).toEqual(
    expect.arrayContaining([
      ["'@Drinks", '', '-4'],
      ['Dry', '', '-0.5'],
    ]),
  )
})

test('trends and people are complete', async () => {
  const stores = await textRows('store_trend')
  expect(stores).toHaveLength(2)
  expect(stores[0]?.month).toMatch(/^\d{4}-\d{2}$/)
  expect((await textRows('category_trend')).map(({ category }) => category).sort()).toEqual([
    "'@Drinks",
    'Dry',
  ])
  const people = await sheetRows('people')
  expect(people.map((row) => row.get('Person')?.text)).toEqual([shop.owner.name])
  // Two from each audit, because the rice was not counted.
  expect(people[0]?.get('Lines')?.text).toBe('4')
})

test('compared items are all there, whatever the size of a page', async () => {
  const many = Array.from({ length: 5_003 }, (_, n) => ({
    name: `Item ${String(n).padStart(4, '0')}`,
    expected: 3,
    counted: null,
    cost: 1,
  }))
  const large = await world.submittedAudit({ shop, name: 'Large', currency: 'EUR', lines: many })
  const { auditId, owner } = large
  const zero = { decision: 'zero', reasonCode: 'unknown', note: null } as const
  await database.owner.query(
    `insert into item_barcode (organization_id, code_key, item_id, raw)
     select $1, '0' || $2, id, $2 from item where organization_id = $1 and name = 'Item 0007'`,
    [orgId, BARCODE],
  )
  await world.run(owner, api.audits.decideLines, { auditId, matching: { tab: 'open' }, ...zero })
  await world.run(owner, api.audits.complete, { auditId })
  const two = `&a=${first.auditId}&b=${auditId}`
  const rows = await textRows('compared_items', two)
  expect(rows).toHaveLength(many.length + LINES.length)
  expect(new Set(rows.map(({ store, item }) => `${store} ${item}`)).size).toBe(rows.length)
  expect(Object.keys(rows[0] ?? {}).slice(0, 4)).toEqual(['store', 'sku', 'barcode', 'item'])
  const tea = rows.find(({ item }) => item === "'=1+1")
  expect(tea).toMatchObject({
    earlier_difference: '-2',
    earlier_value: '-5',
    earlier_currency: 'EUR',
    later_counted: '',
  })
  const found = await textRows('compared_items', `${two}&search=0007`)
  expect(found.map(({ item, barcode }) => [item, barcode])).toEqual([['Item 0007', BARCODE]])
})

test('nobody gets a table of what they may not look at', async () => {
  const stranger = await world.shop()
  for (const table of REPORT_TABLES) {
    const asked = address('csv', table, `&a=${first.auditId}&b=${second.auditId}`)
    expect((await get(asked)).status, table).toBe(401)
    expect((await get(asked, stranger.owner)).status, table).toBe(404)
  }
  expect((await get(address('csv', 'audits'), first.scanner)).status).toBe(403)
  expect((await get(address('csv', 'people'), first.scanner)).status).toBe(200)
  expect((await get(address('xlsx', 'compared_items'), shop.owner)).status).toBe(400)
  expect((await get(address('csv', 'everything'), shop.owner)).status).toBe(400)
})
