// The constants of billing, seen at work.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, screen } from '@testing-library/react'
import { createElement } from 'react'
import { expect } from 'vitest'
import { parseConfig } from '#server/config/config.ts'
import { CheckoutDialog } from '#web/billing/checkout-dialog.tsx'
import { createHttpClient } from '#web/billing/http-client.ts'
import { PricingTable } from '#web/billing/pricing-table.tsx'
import { Refusal } from '#web/billing/testing/billing-stage.tsx'
import { checkoutResult } from '#web/billing/testing/checkout-result.ts'
import { customerFeature, customerOf } from '#web/billing/testing/wire-samples.ts'
import UsageChart from '#web/billing/usage-chart.tsx'
import { clearedAfterClosing } from './billing-dialogs.rows.ts'
import { askedOnce } from './support/asked-once.ts'
import { onBillingStage } from './support/on-billing-stage.ts'
import type { SpecRow } from './support/rows.ts'

const FULL = { 'POST /customers': customerOf() }

const css = readFileSync(
  join(import.meta.dirname, '..', '..', 'src', 'web', 'billing', 'billing.css'),
  'utf8',
)

function inCss(pattern: RegExp): readonly string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, part = '']) => part))].sort()
}

/** Classes of the page that are not those of the components it is built with. */
function ownClasses(): readonly string[] {
  const all = [...document.querySelectorAll('body [class]')]
  return all
    .flatMap((one) => [...one.classList])
    .filter((name) => !/^(m_|mantine-|tabler-)/.test(name))
}

/** Radius and dark theme are looked at in the browser: section-9-constants.browser.ts. */
export const billingConstants: readonly SpecRow[] = [
  onBillingStage('Default required balance: 1', FULL, async (stage) => {
    const tools = await stage.customer()
    expect(tools().check({ featureId: 'stores' }).data).toMatchObject({ required_balance: 1 })
  }),
  {
    row: 'Default billing prefix: /api/billing',
    check: async () => {
      const { billingPrefix } = parseConfig({ variables: {}, projectFolder: '/' })
      const asked: string[] = []
      const fetch = async (address: unknown) => {
        asked.push(String(address))
        return Response.json({})
      }
      await createHttpClient({ includeCredentials: true, fetch }).call('listProducts')
      expect([billingPrefix, ...asked]).toEqual(['/api/billing', '/api/billing/products'])
    },
  },
  onBillingStage(
    'Usage range values: 24h, 7d, 30d, 90d, last_cycle',
    { 'POST /query': { list: [] } },
    async (stage) => {
      const features = [customerFeature({ feature_id: 'audits', type: 'single_use' })]
      await stage.show(createElement(UsageChart, { features }))
      const ranges = screen.getAllByRole('radio')
      expect(ranges.map((one) => one.getAttribute('value'))).toEqual([
        '24h',
        '7d',
        '30d',
        '90d',
        'last_cycle',
      ])
      for (const one of ranges) await stage.do(() => fireEvent.click(one))
      const asked = stage.sent.map(({ body }) => body.range)
      expect(new Set(asked)).toEqual(new Set(['24h', '7d', '30d', '90d', 'last_cycle']))
    },
  ),
  clearedAfterClosing('Dialog clear delay: 200 ms'),
  askedOnce('Pricing-table refresh interval: 0 (no polling)', 'GET /products', FULL),
  askedOnce('Customer fetch: no retry on error', 'POST /customers', {
    'POST /customers': new Refusal(500, { message: 'No.', code: 'internal' }),
  }),
  askedOnce('Customer fetch: no interval refresh', 'POST /customers', FULL),
  onBillingStage(
    'Billing amounts: formatted as US-locale currency',
    { ...FULL, 'POST /checkout': checkoutResult({ total: 1_234.5 }) },
    async (stage) => {
      const tools = await stage.customer()
      await stage.do(() => tools().checkout({ productId: 'team', dialog: CheckoutDialog }))
      expect(screen.getByText('$1,234.50')).toBeDefined()
    },
  ),
  onBillingStage(
    'Billing style layer: class prefix au-',
    {
      ...FULL,
      'GET /products': { list: [checkoutResult().product] },
      'POST /checkout': checkoutResult(),
    },
    async (stage) => {
      await stage.show(createElement(PricingTable))
      await stage.press('Upgrade')
      const classes = ownClasses()
      expect(classes).toContain('au-plan')
      expect(classes).toContain('au-totals')
      expect(classes.filter((name) => !name.startsWith('au-'))).toEqual([])
      expect(inCss(/\.([a-z]+-)/g)).toEqual(['au-'])
    },
  ),
  {
    row: 'Billing style layer: animations 150, 200 or 300 ms',
    check: () => {
      const used = inCss(/(\d+)ms/g)
      expect(used.length).toBeGreaterThan(0)
      expect(['150', '200', '300']).toEqual(expect.arrayContaining([...used]))
    },
  },
]
