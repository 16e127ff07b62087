import { expect, test } from 'vitest'
import { keepMessages } from '#tests/support/keep-messages.ts'
import { billingWordsIn, itemDisplay, operatorText } from './billing-words.ts'

await keepMessages('de', ['billing'])
const german = billingWordsIn('de')

test('a text of the operator is shown in the language of the page, if they wrote it', () => {
  const display = { description: 'For shops.', description_de: 'Für Geschäfte.' }
  expect(operatorText(display, 'description', 'de')).toBe('Für Geschäfte.')
  expect(operatorText(display, 'description', 'fr')).toBe('For shops.')
  expect(operatorText(undefined, 'description', 'de')).toBeUndefined()
})

test('what a plan includes is worded from the facts, and unknown features stay as they are', () => {
  const seats = {
    type: 'priced_feature' as const,
    feature_id: 'members',
    included_usage: 10,
    interval: 'month' as const,
    price: 10,
    billing_units: 5,
    display: { primary_text: '10 seats', secondary_text: 'then $10 per 5 seats per month' },
  }
  expect(itemDisplay(seats, german)).toEqual({
    primary_text: '10 Plätze',
    secondary_text: 'danach $10 für 5 Plätze pro Monat',
  })
  expect(itemDisplay(seats, billingWordsIn('en'))).toBe(seats.display)
  const pallets = { ...seats, feature_id: 'pallets', display: { primary_text: '3 pallets' } }
  expect(itemDisplay(pallets, german)).toEqual({ primary_text: '3 pallets' })
  const endless = { ...seats, type: 'feature' as const, included_usage: 'inf' as const }
  expect(itemDisplay(endless, german)).toEqual({ primary_text: 'Unbegrenzt viele Plätze' })
})
