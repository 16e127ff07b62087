import { expect, test } from 'vitest'
import { confirmationText, type PlanFacts, wordsOf } from './confirmation-text.ts'
import { formatBillDate } from './format-amount.ts'
import { checkoutResult } from './testing/checkout-result.ts'

const AT = Date.UTC(2027, 0, 15, 12)
const facts = (more: Partial<PlanFacts>): PlanFacts => ({
  name: 'Team',
  scenario: 'new',
  current: 'Free',
  nextCycleAt: AT,
  isFree: false,
  isOneOff: false,
  isUpdateable: false,
  hasTrial: false,
  ...more,
})

test.each([
  [{ isOneOff: true }, 'Purchase Team', 'charged immediately'],
  [{ scenario: 'active', isUpdateable: true }, 'Update Plan', 'prorated difference'],
  [{ hasTrial: true, scenario: 'upgrade' }, 'Start trial for Team', formatBillDate(AT)],
  [{ scenario: 'scheduled' }, 'Team product already scheduled', formatBillDate(AT)],
  [{ scenario: 'active' }, 'Product already active', 'already subscribed'],
  [{ isFree: true }, 'Enable Team', 'enabled immediately'],
  [{}, 'Subscribe to Team', 'charged immediately'],
  [{ scenario: 'renew' }, 'Renew', 'renew your subscription'],
  [{ scenario: 'upgrade' }, 'Upgrade to Team', 'charged immediately'],
  [{ scenario: 'downgrade' }, 'Downgrade to Team', 'Free is cancelled and Team begins'],
  [{ scenario: 'cancel' }, 'Cancel', 'subscription to Free ends'],
  [{ scenario: 'something else' }, 'Change Subscription', 'change your subscription'],
])('%j is called %s', (more, title, part) => {
  const words = wordsOf(facts(more))
  expect(words.title).toBe(title)
  expect(words.message).toContain(part)
})

test('a one-off purchase is one even with a trial', () => {
  expect(wordsOf(facts({ isOneOff: true, hasTrial: true })).title).toBe('Purchase Team')
})

test('the words come from the result of a checkout', () => {
  expect(confirmationText(checkoutResult()).title).toBe('Upgrade to Team')
})
