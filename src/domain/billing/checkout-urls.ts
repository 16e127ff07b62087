// Where the browser goes after a checkout, by its outcome.

export type CheckoutMode = 'subscription' | 'payment' | 'setup'

export interface CheckoutUrls {
  readonly success: string
  readonly cancel: string
}

/** Returns to the organization that the plan is for, because a user can have several. */
export function urlsAfter(mode: CheckoutMode, organizationId: string): CheckoutUrls {
  const { success, cancel } = URLS[mode]
  return { success: `${success}?org=${organizationId}`, cancel: `${cancel}?org=${organizationId}` }
}

const CANCELLED = '/checkout/cancel'

const URLS: Readonly<Record<CheckoutMode, CheckoutUrls>> = {
  subscription: { success: '/checkout/success', cancel: CANCELLED },
  // A one-time payment starts no plan.
  payment: { success: '/payment-success', cancel: CANCELLED },
  setup: { success: '/organization', cancel: '/organization' },
}

/** A failed payment must not look like a cancellation. */
export function urlAfterFailure(cancelUrl: string): string {
  return cancelUrl.replace(CANCELLED, '/checkout/failed')
}
