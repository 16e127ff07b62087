import { expect, test } from 'vitest'
import { limitMessage } from './limit-message.ts'

const stores = {
  name: 'Stores',
  type: 'continuous_use' as const,
  display: { singular: 'store', plural: 'stores' },
}
const audits = {
  name: 'Audits',
  type: 'single_use' as const,
  display: { singular: 'audit', plural: 'audits' },
}

test('a limit names what the plan includes', () => {
  expect(limitMessage({ feature: stores, included: 1 })).toBe('Your plan includes 1 store.')
  expect(limitMessage({ feature: audits, included: 20, interval: 'month' })).toBe(
    'Your plan includes 20 audits per month.',
  )
  expect(limitMessage({ feature: stores, included: 0 })).toBe('Your plan does not include stores.')
})

test('for an unpaid plan the message names the payment, not the limit', () => {
  expect(limitMessage({ feature: stores, included: 0, pausedPlan: 'Team' })).toBe(
    'A payment for Team is missing, so the plan is paused.',
  )
})
