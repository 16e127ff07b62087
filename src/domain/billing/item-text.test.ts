import { expect, test } from 'vitest'
import { type Catalog, type Item, NO_PLANS } from './catalog.ts'
import { itemText } from './item-text.ts'

const catalog: Catalog = {
  ...NO_PLANS,
  features: [
    {
      id: 'audits',
      name: 'Audits',
      type: 'single_use',
      display: { singular: 'audit', plural: 'audits' },
    },
    { id: 'seals', name: 'Sealed reports', type: 'boolean' },
  ],
}

test.each<[Item, string, string | undefined]>([
  [{ price: 29, interval: 'month' }, '$29', 'per month'],
  [{ price: 0.5 }, '$0.50', undefined],
  [{ featureId: 'seals' }, 'Sealed reports', undefined],
  [{ featureId: 'audits', included: 1, interval: 'month' }, '1 audit', 'per month'],
  [{ featureId: 'audits', included: 10_000.1234 }, '10,000.1234 audits', undefined],
  [{ featureId: 'audits', included: 'inf', interval: 'month' }, 'Unlimited audits', undefined],
  [
    { featureId: 'audits', price: 10, billingUnits: 1_000, usageModel: 'prepaid' },
    '$10 per 1,000 audits',
    undefined,
  ],
  [
    { featureId: 'audits', included: 20, price: 3, usageModel: 'pay_per_use', interval: 'month' },
    '20 audits',
    'then $3 per audit per month',
  ],
])('%j reads %s, %s', (item, first, second) => {
  const { primary_text, secondary_text } = itemText(item, catalog) ?? {}
  expect([primary_text, secondary_text]).toEqual([first, second])
})
