// Plans that use every rule of billing, for tests.

import type { Catalog, Product } from '#domain/billing/catalog.ts'

const plain = {
  group: 'plan',
  version: 1,
  isAddOn: false,
  isDefault: false,
  baseVariantId: null,
  freeTrial: null,
} as const

export function product(facts: Partial<Product> & Pick<Product, 'id' | 'items'>): Product {
  return { ...plain, name: facts.id.toUpperCase(), ...facts }
}

export const TEST_CATALOG: Catalog = {
  currency: 'usd',
  graceDays: 7,
  features: [
    { id: 'calls', name: 'Calls', type: 'single_use', trackable: true, eventNames: ['ring'] },
    { id: 'scans', name: 'Scans', type: 'single_use', trackable: true, eventNames: ['ring'] },
    { id: 'seats', name: 'Seats', type: 'continuous_use' },
    { id: 'dark_mode', name: 'Dark mode', type: 'boolean' },
    {
      id: 'credits',
      name: 'Credits',
      type: 'credit_system',
      creditSchema: [{ meteredFeatureId: 'scans', creditCost: 0.3 }],
    },
  ],
  products: [
    product({
      id: 'free',
      isDefault: true,
      items: [
        { featureId: 'calls', included: 30, interval: 'month' },
        { featureId: 'scans', included: 5, interval: 'day' },
        { featureId: 'seats', included: 3 },
      ],
    }),
    product({
      id: 'pro',
      items: [
        { price: 20, interval: 'month' },
        { featureId: 'calls', included: 100, interval: 'month', rollover: { max: 50, months: 2 } },
        {
          featureId: 'scans',
          included: 10,
          interval: 'month',
          usageModel: 'pay_per_use',
          price: 0.5,
          usageLimit: 25,
        },
        {
          featureId: 'seats',
          included: 5,
          usageModel: 'prepaid',
          price: 4,
          billingUnits: 2,
          interval: 'month',
        },
        { featureId: 'dark_mode' },
      ],
    }),
    product({
      id: 'max',
      freeTrial: { days: 7, cardRequired: true, uniqueFingerprint: false },
      items: [
        { price: 50, interval: 'month' },
        {
          featureId: 'calls',
          included: 1000,
          interval: 'month',
          usageModel: 'pay_per_use',
          price: 0.01,
        },
        { featureId: 'scans', included: 'inf', interval: 'month' },
        { featureId: 'seats', included: 50, entityFeatureId: undefined },
        { featureId: 'dark_mode' },
      ],
    }),
    product({
      id: 'pack',
      group: 'packs',
      isAddOn: true,
      items: [{ featureId: 'credits', usageModel: 'prepaid', billingUnits: 10, price: 3 }],
    }),
    product({
      id: 'pro_yearly',
      baseVariantId: 'pro',
      items: [
        { price: 200, interval: 'year' },
        { featureId: 'calls', included: 100, interval: 'month' },
        { featureId: 'seats', included: 5 },
      ],
    }),
  ],
  rewards: [{ id: 'gift', name: 'Gift', type: 'fixed_discount', value: 5 }],
  referralPrograms: [
    {
      id: 'friends',
      rewardId: 'gift',
      maxRedemptions: 2,
      receivedBy: 'all',
      trigger: 'immediately',
    },
  ],
}

/** Plans with seats that are paid for by the piece, in each of the ways there are. */
export const SEAT_CATALOG: Catalog = {
  ...TEST_CATALOG,
  products: [
    ...TEST_CATALOG.products,
    product({
      id: 'crew',
      items: [
        { price: 20, interval: 'month' },
        { featureId: 'calls', included: 100, interval: 'month' },
        {
          featureId: 'seats',
          included: 2,
          usageModel: 'pay_per_use',
          price: 10,
          interval: 'month',
        },
      ],
    }),
    product({
      id: 'club',
      items: [
        {
          featureId: 'seats',
          usageModel: 'pay_per_use',
          price: 10,
          interval: 'month',
          usageLimit: 6,
          onIncrease: 'charge_immediately',
          onDecrease: 'none',
        },
      ],
    }),
    product({
      id: 'guild',
      freeTrial: { days: 7, cardRequired: true, uniqueFingerprint: false },
      items: [
        { price: 30, interval: 'month' },
        {
          featureId: 'seats',
          included: 1,
          usageModel: 'pay_per_use',
          tiers: [
            { to: 2, amount: 10 },
            { to: 'inf', amount: 8 },
          ],
          interval: 'month',
          onIncrease: 'next_cycle',
          onDecrease: 'none',
        },
      ],
    }),
    product({
      id: 'ranks',
      items: [
        { price: 30, interval: 'month' },
        {
          featureId: 'seats',
          included: 1,
          usageModel: 'pay_per_use',
          tiers: [
            { to: 2, amount: 10 },
            { to: 'inf', amount: 8 },
          ],
          interval: 'month',
          onDecrease: 'none',
        },
      ],
    }),
  ],
}
