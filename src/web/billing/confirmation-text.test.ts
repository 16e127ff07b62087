import { expect, test } from 'vitest'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { billingWordsIn } from './billing-words.ts'
import { confirmationText, type PlanFacts, wordsOf } from './confirmation-text.ts'
import { checkoutResult } from './testing/checkout-result.ts'

await keepMessages('de', ['billing'])

const english = billingWordsIn('en')
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
  [{ hasTrial: true, scenario: 'upgrade' }, 'Start trial for Team', 'Jan 15, 2027'],
  [{ scenario: 'scheduled' }, 'Team product already scheduled', 'Jan 15, 2027'],
  [{ scenario: 'active' }, 'Product already active', 'already subscribed'],
  [{ isFree: true }, 'Enable Team', 'enabled immediately'],
  [{}, 'Subscribe to Team', 'charged immediately'],
  [{ scenario: 'renew' }, 'Renew', 'renew your subscription'],
  [{ scenario: 'upgrade' }, 'Upgrade to Team', 'charged immediately'],
  [{ scenario: 'downgrade' }, 'Downgrade to Team', 'Free is cancelled and Team begins'],
  [{ scenario: 'cancel' }, 'Cancel', 'subscription to Free ends'],
  [{ scenario: 'something else' }, 'Change Subscription', 'change your subscription'],
])('%j is called %s', (more, title, part) => {
  const words = wordsOf(facts(more), english)
  expect(words.title).toBe(title)
  expect(words.message).toContain(part)
})

test('a one-off purchase is one even with a trial', () => {
  expect(wordsOf(facts({ isOneOff: true, hasTrial: true }), english).title).toBe('Purchase Team')
})

test('the words come from the result of a checkout', () => {
  expect(confirmationText(checkoutResult(), english).title).toBe('Upgrade to Team')
})

test('a date is written as in the language of the page', () => {
  const german = billingWordsIn('de')
  expect(wordsOf(facts({ scenario: 'cancel' }), german).message).toBe(
    'Mit der Bestätigung endet dein Abo von Free am 15.01.2027.',
  )
})
