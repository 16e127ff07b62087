import { expect, test } from 'vitest'
import type { WireItem } from '#domain/billing/wire.ts'
import { billingWordsIn } from './billing-words.ts'
import { customerFeature } from './testing/wire-samples.ts'
import { fullText, overflowText, usedShare } from './usage-words.ts'

const words = billingWordsIn('en')

test('what goes beyond the plan does not make the plan larger', () => {
  expect(usedShare({ usage: 3, balance: -2, type: 'continuous_use' })).toEqual({
    used: 3,
    included: 1,
    share: 1,
  })
  const carried = { usage: 40, balance: 160, type: 'single_use' as const }
  expect(usedShare(carried)).toEqual({ used: 40, included: 200, share: 0.2 })
  expect(usedShare({ usage: 0, balance: 0, type: 'single_use' }).share).toBe(0)
})

test('whoever has no room left is told what that means', () => {
  const stores = { type: 'continuous_use' as const, overage_allowed: false }
  expect(fullText({ ...stores, usage: 3, balance: 2 }, words)).toBeUndefined()
  expect(fullText({ ...stores, usage: 5, balance: 0 }, words)).toBe('None left')
  expect(fullText({ ...stores, usage: 5, balance: -2 }, words)).toBe(
    '2 over the limit. You keep them but can’t add more.',
  )
  const audits = { type: 'single_use' as const, overage_allowed: true }
  expect(fullText({ ...audits, usage: 20, balance: 0 }, words)).toBeUndefined()
  expect(fullText({ ...audits, usage: 25, balance: -5 }, words)).toBe('5 on the next bill')
})

const stores: WireItem = {
  type: 'feature',
  feature_id: 'stores',
  feature: {
    id: 'stores',
    name: 'Stores',
    type: 'continuous_use',
    display: { singular: 'store', plural: 'stores' },
    credit_schema: null,
    archived: false,
  },
  included_usage: 1,
  display: { primary_text: '1 store' },
}

test('a smaller plan says before it is taken what it does not hold', () => {
  const free = { name: 'Free', items: [stores] }
  expect(overflowText(free, [customerFeature({ usage: 3, balance: 2 })], words)).toBe(
    'Free includes 1 store; you use 3. You keep all of them, but can’t add more until there is room.',
  )
  expect(overflowText(free, [customerFeature({ usage: 1 })], words)).toBeUndefined()
})

test('what can be bought on top, or starts anew, holds nobody back', () => {
  const seats: WireItem = { ...stores, usage_model: 'prepaid' }
  expect(
    overflowText({ name: 'Team', items: [seats] }, [customerFeature({ usage: 3 })], words),
  ).toBe(undefined)
  const audits = customerFeature({ usage: 3, type: 'single_use' })
  expect(overflowText({ name: 'Free', items: [stores] }, [audits], words)).toBeUndefined()
})
