// Cards that people type into the pages of the double, by how they behave.

import type { StripeState } from './state.ts'
import { type CardManner, invalid } from './wire.ts'

export const CARDS = {
  works: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  declines_later: '4000 0000 0000 0341',
  asks: '4000 0025 0000 3155',
} as const satisfies Record<CardManner, string>

export function saveCard(state: StripeState, customer: string, number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  const manner = mannerOf(digits)
  if (!manner) throw invalid('Your card number is incorrect.', 'incorrect_number')
  const id = state.id('pm')
  const card = { brand: 'visa', last4: digits.slice(-4) }
  state.paymentMethods.set(id, { id, object: 'payment_method', type: 'card', customer, card })
  state.manners.set(id, manner)
  return id
}

function mannerOf(digits: string): CardManner | undefined {
  for (const [manner, number] of Object.entries(CARDS)) {
    if (number.replaceAll(' ', '') === digits && isManner(manner)) return manner
  }
  return undefined
}

function isManner(text: string): text is CardManner {
  return Object.hasOwn(CARDS, text)
}

/** The card that invoices are charged to from now on. */
export function chooseCard(state: StripeState, customerId: string, card: string): void {
  const customer = state.customers.get(customerId)
  if (!customer) return
  customer.invoice_settings.default_payment_method = card
  const method = state.paymentMethods.get(card)
  if (method) state.emit('payment_method.attached', method)
  state.emit('customer.updated', customer)
}
