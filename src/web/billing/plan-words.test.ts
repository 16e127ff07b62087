import { expect, test } from 'vitest'
import type { WireCustomerProduct } from '#domain/billing/wire.ts'
import { billingWordsIn } from './billing-words.ts'
import { cancelWords, describePlan, stateOfPlan } from './plan-words.ts'
import { attachedPlan } from './testing/wire-samples.ts'

const words = billingWordsIn('en')
const END = Date.UTC(2027, 3, 1, 12)

function plan(facts: Partial<WireCustomerProduct>): WireCustomerProduct {
  return attachedPlan({ current_period_end: END, ...facts })
}

const FREE = plan({ id: 'free', name: 'Free', status: 'scheduled', started_at: END })

test('a plan that is paused says when it ends, if it was cancelled', () => {
  const paused = plan({ status: 'past_due', past_due_since: 0 })
  expect(describePlan({ products: [paused] }, words)).toBe('Team, paused until it is paid.')
  expect(describePlan({ products: [{ ...paused, canceled_at: 1 }, FREE] }, words)).toBe(
    'Team, paused until it is paid. It ends on Apr 1, 2027. Free starts then.',
  )
})

test('a plan is cancelled for the end of its cycle, and a paused one at once', () => {
  expect(cancelWords(plan({}), 'Free', words)).toMatchObject({
    title: 'Cancel Team',
    message: expect.stringContaining('ends on Apr 1, 2027. Until then nothing changes'),
    isNow: false,
  })
  expect(cancelWords(plan({ status: 'past_due' }), 'Free', words)).toMatchObject({
    title: 'End Team now',
    message: expect.stringContaining('it ends right away, and Free takes its place.'),
    isNow: true,
  })
})

test('how a plan stands is one of six', () => {
  const standOf = (...products: WireCustomerProduct[]) => stateOfPlan({ products })
  expect(standOf(plan({ id: 'free', is_default: true }))).toBe('free')
  expect(standOf(plan({}))).toBe('paid')
  expect(standOf(plan({ status: 'trialing', trial_ends_at: END }))).toBe('trial')
  expect(standOf(plan({ canceled_at: 1 }), FREE)).toBe('ending')
  expect(standOf(plan({ status: 'active', past_due_since: 1, canceled_at: 1 }))).toBe('overdue')
  expect(standOf(plan({ status: 'past_due', past_due_since: 1 }))).toBe('paused')
})
