import { expect, test } from 'vitest'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { problemText } from './problem-text.ts'

await keepMessages('de', ['billing', 'common'])
const common = messagesIn('en', 'common')

test('what a browser says of a lost answer is put into words; what the host says stays', () => {
  const lost = { code: 'fetch_failed', message: `Unexpected token '<', "<h1>" is not valid JSON` }
  expect(problemText(lost, common)).toBe('No connection. Try again.')
  const unclear = { code: 'unknown_error', message: 'Unknown error' }
  expect(problemText(unclear, common)).toBe('Something went wrong. Try again.')
  const refused = { code: 'product_not_found', message: 'There is no such plan.' }
  expect(problemText(refused, common)).toBe('There is no such plan.')
})

test('in other languages a refusal is said by its code, and never in English', () => {
  const german = [messagesIn('de', 'common'), messagesIn('de', 'billing')] as const
  const declined = { code: 'card_declined', message: 'The card was declined.' }
  expect(problemText(declined, ...german)).toBe(
    'Die Karte wurde abgelehnt. Es wurde nichts abgebucht.',
  )
  const strange = { code: 'no_such_code', message: 'Strange.' }
  expect(problemText(strange, ...german)).toBe('Etwas ist schiefgegangen. Versuche es noch einmal.')
})
