// Where somebody goes on after a checkout, by how it went.

export type CheckoutMode = 'subscription' | 'payment' | 'setup'

export interface CheckoutUrls {
  readonly success: string
  readonly cancel: string
}

/** Whoever has several organizations comes back to the one whose plan it was about. */
export function urlsAfter(mode: CheckoutMode, organizationId: string): CheckoutUrls {
  const { success, cancel } = URLS[mode]
  return { success: `${success}?org=${organizationId}`, cancel: `${cancel}?org=${organizationId}` }
}

const CANCELLED = '/checkout/cancel'

const URLS: Readonly<Record<CheckoutMode, CheckoutUrls>> = {
  subscription: { success: '/checkout/success', cancel: CANCELLED },
  // Paid once: no plan begins with it.
  payment: { success: '/payment-success', cancel: CANCELLED },
  setup: { success: '/organization', cancel: '/organization' },
}

/** A payment that did not go through is no change of mind. */
export function urlAfterFailure(cancelUrl: string): string {
  return cancelUrl.replace(CANCELLED, '/checkout/failed')
}
