// Money is in the currency of the store it was counted in, and different currencies are never added up.

import { afterAll, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type LineFacts, type ReviewedStore, type Shop, World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const ACCEPT = { decision: 'accept', reasonCode: 'miscount', note: null } as const
const LINES: readonly LineFacts[] = [
  { name: 'Tea', category: 'Drinks', expected: 10, counted: 8, cost: 250 },
  { name: 'Salt', category: 'Dry', expected: 4, counted: 4, cost: 100 },
]

async function completed(shop: Shop, currency: string, name = 'Count'): Promise<ReviewedStore> {
  const audit = await world.submittedAudit({ shop, name, currency, lines: LINES })
  const { auditId, owner } = audit
  await world.run(owner, api.audits.decideLines, { auditId, matching: { tab: 'open' }, ...ACCEPT })
  await world.run(owner, api.audits.complete, { auditId })
  return audit
}

describe('the currency of a store', () => {
  test('is chosen with the store and changed later, and is a real one', async () => {
    const { owner, organizationId } = await world.shop()
    const storeId = await world.store(owner, organizationId, 'Wien', 'eur')
    const currencyOf = async (id: string) => {
      const stores = await ask(node, owner, api.stores.getByOrganization, { orgId: organizationId })
      return stores.find((store) => store.id === id)?.currency
    }
    expect(await currencyOf(storeId)).toBe('EUR')
    const next = await world.store(owner, organizationId, 'Graz')
    expect(await currencyOf(next)).toBe('EUR')
    await world.run(owner, api.stores.update, { storeId, currency: 'CHF' })
    expect(await currencyOf(storeId)).toBe('CHF')
    await expect(
      world.run(owner, api.stores.update, { storeId, currency: 'Taler' }),
    ).rejects.toThrow('Choose a currency')
  })

  test('is kept by an audit from its start on, whatever the store does then', async () => {
    const shop = await world.shop()
    const audit = await world.submittedAudit({ shop, currency: 'JPY', lines: LINES })
    const { auditId, storeId } = audit
    await world.run(shop.owner, api.stores.update, { storeId, currency: 'USD' })
    const results = await ask(node, shop.owner, api.audits.getResults, { auditId })
    expect(results).toMatchObject({
      currencies: ['JPY'],
      figures: { currency: 'JPY', netValue: -500 },
    })
    const lines = await ask(node, shop.owner, api.audits.getVariances, { auditId, tab: 'all' })
    expect(lines.totals.currency).toBe('JPY')
    expect(lines.page.map(({ currency }) => currency)).toEqual(['JPY', 'JPY'])
  })

  test('of a plan is that of the store until it is started', async () => {
    const draft = await world.draftAudit({ currency: 'EUR' })
    const { auditId, storeId, owner } = draft
    await world.run(owner, api.stores.update, { storeId, currency: 'PLN' })
    expect(await ask(node, owner, api.audits.getResults, { auditId })).toMatchObject({
      currencies: ['PLN'],
    })
    await world.run(owner, api.audits.start, { auditId })
    await world.run(owner, api.stores.update, { storeId, currency: 'USD' })
    expect(await ask(node, owner, api.audits.getResults, { auditId })).toMatchObject({
      currencies: ['PLN'],
    })
  })
})

describe('money with three places behind the point', () => {
  const FILS: readonly LineFacts[] = [
    { name: 'Dates', category: 'Dry', expected: 3, counted: 0, cost: 0.125 },
    { name: 'Mint', category: 'Dry', expected: 1, counted: 2.5, cost: 0.3331 },
  ]

  test('is rounded to its own coin in results, reports and exports', async () => {
    const shop = await world.shop()
    const orgId = shop.organizationId
    const protocol = { tolerance: { units: 5, percent: null, value: 0.374, valuePercent: null } }
    const { auditId, owner } = await world.submittedAudit({
      shop,
      currency: 'KWD',
      lines: FILS,
      protocol,
    })
    // 3 × 0.125 missing, 1.5 × 0.3331 extra: 0.375 and 0.49965.
    const values = { netValue: 0.125, grossValue: 0.875 }
    const results = await ask(node, owner, api.audits.getResults, { auditId })
    expect(results.figures).toMatchObject({ ...values, shrinkage: 375 / (375 + 333) })
    const { page } = await ask(node, owner, api.audits.getVariances, { auditId, tab: 'beyond' })
    expect(page.map(({ name, value }) => [name, value])).toEqual([
      ['Mint', 0.5],
      ['Dates', -0.375],
    ])
    const categories = { auditId, groupBy: 'category' } as const
    const { page: groups } = await ask(node, owner, api.audits.getVarianceGroups, categories)
    expect(groups.map(({ grossValue }) => grossValue)).toEqual([0.875])
    await world.run(owner, api.audits.decideLines, {
      auditId,
      matching: { tab: 'open' },
      ...ACCEPT,
    })
    await world.run(owner, api.audits.complete, { auditId })
    const sealed = await ask(node, owner, api.audits.getResults, { auditId })
    expect(sealed.figures).toMatchObject(values)
    const summary = await ask(node, owner, api.reports.getSummary, { orgId })
    expect(summary.figures).toMatchObject(values)
    const exported = { auditId, format: 'csv' } as const
    const { text } = await ask(node, owner, api.audits.exportResults, exported)
    expect(text).toContain(',-0.375,0,0,KWD,')
  })

  test('is kept with the currency: a store that changes it does not round what is counted', async () => {
    const shop = await world.shop()
    const audit = await world.submittedAudit({ shop, currency: 'EUR', lines: FILS })
    await world.run(audit.owner, api.stores.update, { storeId: audit.storeId, currency: 'KWD' })
    const results = await ask(node, audit.owner, api.audits.getResults, { auditId: audit.auditId })
    expect(results.figures).toMatchObject({ currency: 'EUR', netValue: 0.13, grossValue: 0.87 })
  })
})

describe('unlike money', () => {
  test('of two stores is in no sum of a report; units, lines and each store are', async () => {
    const shop = await world.shop()
    const orgId = shop.organizationId
    await completed(shop, 'EUR')
    const tokyo = await completed(shop, 'JPY')
    const summary = await ask(node, shop.owner, api.reports.getSummary, { orgId })
    expect(summary.currencies).toEqual(['EUR', 'JPY'])
    expect(summary.figures).toMatchObject({
      currency: null,
      netValue: null,
      grossValue: null,
      expectedValue: null,
      shrinkage: null,
      netVariance: -4,
      accuracyByLine: 0.5,
    })
    const ofStores = summary.stores.map(({ figures }) => [figures.currency, figures.netValue])
    expect(ofStores.sort()).toEqual([
      ['EUR', -500],
      ['JPY', -500],
    ])
    expect(summary.categories.map(({ figures }) => figures.grossValue)).toEqual([null, null])
    expect(summary.storeTrend.map(({ figures }) => figures.netValue)).toEqual([-500, -500])
    expect(summary.categoryTrend.map(({ figures }) => figures.netValue)).toEqual([null, null])
    const one = await ask(node, shop.owner, api.reports.getSummary, {
      orgId,
      filter: { storeIds: [tokyo.storeId] },
    })
    expect(one).toMatchObject({
      currencies: ['JPY'],
      figures: { currency: 'JPY', netValue: -500, shrinkage: 500 / 2_900 },
    })
    const { page } = await ask(node, shop.owner, api.reports.list, { orgId })
    expect(page.map(({ figures }) => figures.currency).sort()).toEqual(['EUR', 'JPY'])
  })

  test('of two audits side by side keeps what it is in', async () => {
    const shop = await world.shop()
    const earlier = await completed(shop, 'EUR', 'First')
    const later = await completed(shop, 'USD', 'Second')
    const asked = {
      orgId: shop.organizationId,
      auditIds: [earlier.auditId, later.auditId] as [string, string],
    }
    const compared = await ask(node, shop.owner, api.reports.compare, asked)
    expect([...compared.currencies].sort()).toEqual(['EUR', 'USD'])
    expect(compared.earlier.figures).toMatchObject({ currency: 'EUR', netValue: -500 })
    expect(compared.later.figures).toMatchObject({ currency: 'USD', netValue: -500 })
    const lines = await ask(node, shop.owner, api.reports.listComparedLines, asked)
    const said = lines.page.map((line) => line.earlier?.currency ?? line.later?.currency)
    expect(said.sort()).toEqual(['EUR', 'EUR', 'USD', 'USD'])
  })

  test('of the stores of one audit is in no sum of its results', async () => {
    const shop = await world.shop()
    const { owner, organizationId } = shop
    const stores = [
      await world.store(owner, organizationId, 'Lyon', 'EUR'),
      await world.store(owner, organizationId, 'Basel', 'CHF'),
    ]
    for (const storeId of stores) await world.room({ ...shop, storeId }, 'Hall', [])
    const { id: auditId } = await world.run(owner, api.audits.create, {
      orgId: organizationId,
      storeIds: stores,
      name: 'Both',
      withoutBaseline: true,
    })
    await world.run(owner, api.audits.start, { auditId })
    const results = await ask(node, owner, api.audits.getResults, { auditId })
    expect([...results.currencies].sort()).toEqual(['CHF', 'EUR'])
    expect(results.figures.currency).toBeNull()
    expect(results.stores.map(({ figures }) => figures.currency).sort()).toEqual(['CHF', 'EUR'])
    const lines = await ask(node, owner, api.audits.getVariances, { auditId, tab: 'all' })
    expect(lines.totals).toMatchObject({ currency: null, netValue: null })
  })
})
