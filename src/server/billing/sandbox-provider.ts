// The provider that comes with the product: cards that work, a card that is refused, pages of our own. No money
// moves, and no other service is called.

import type { PaymentMethod } from '#domain/billing/account.ts'
import { billingFault } from '#domain/billing/billing-fault.ts'
import type { BillingProvider } from './provider.ts'

export function createSandboxProvider(publicUrl: string): BillingProvider {
  const page = (path: string) => new URL(path, publicUrl).href
  return {
    name: 'sandbox',
    env: 'sandbox',
    renewals: 'here',
    charge: async ({ account: { customer }, operationId, plan }) => {
      const { paymentMethod } = customer
      if (plan.total.gt(0)) {
        if (!paymentMethod) return { status: 'declined', message: 'There is no card on file.' }
        if (paymentMethod.declines) return { status: 'declined', message: 'The card was declined.' }
      }
      const suffix = operationId.slice(-12)
      return { status: 'paid', subscriptionId: `sub_${suffix}`, invoiceId: `in_${suffix}` }
    },
    openCheckout: async ({ checkoutId }) => ({ url: page(`/checkout/sandbox/${checkoutId}`) }),
    closeCheckout: async () => {},
    changeSubscription: async () => null,
    openPortal: async ({ account: { customer }, returnUrl }) => {
      const { pathname, search, hash } = new URL(returnUrl)
      const asked = new URLSearchParams({
        return_url: `${pathname}${search}${hash}`,
        org: customer.id,
      })
      return { url: page(`/billing/portal?${asked}`) }
    },
  }
}

const DECLINED_CARD = '4000000000000002'
const DECLINED_LATER_CARD = '4000000000000341'

export interface SandboxCard extends PaymentMethod {
  /** This card is refused at once; another one works until the next invoice. */
  readonly refusedNow: boolean
}

/** Any number with the usual length and a valid checksum works; two are refused, like test cards. */
export function readSandboxCard(number: string, newId: () => string): SandboxCard {
  const digits = number.replaceAll(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits) || !addsUp(digits)) {
    throw billingFault('invalid_inputs', 'This is not the number of a card.', { field: 'card' })
  }
  return {
    id: `card_${newId().slice(-12)}`,
    brand: digits.startsWith('4') ? 'visa' : digits.startsWith('5') ? 'mastercard' : 'card',
    last4: digits.slice(-4),
    declines: digits === DECLINED_CARD || digits === DECLINED_LATER_CARD,
    refusedNow: digits === DECLINED_CARD,
  }
}

function addsUp(digits: string): boolean {
  const total = [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
  return total % 10 === 0
}
