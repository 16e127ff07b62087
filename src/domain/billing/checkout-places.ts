// Where somebody goes on after a checkout, by how it went.

export type CheckoutMode = 'subscription' | 'payment' | 'setup'

export interface CheckoutPlaces {
  readonly success: string
  readonly cancel: string
}

/** Whoever has several organizations comes back to the one whose plan it was about. */
export function placesAfter(mode: CheckoutMode, organizationId: string): CheckoutPlaces {
  const { success, cancel } = PLACES[mode]
  return { success: `${success}?org=${organizationId}`, cancel: `${cancel}?org=${organizationId}` }
}

const CANCELLED = '/checkout/cancel'

const PLACES: Readonly<Record<CheckoutMode, CheckoutPlaces>> = {
  subscription: { success: '/checkout/success', cancel: CANCELLED },
  // Paid once: no plan begins with it.
  payment: { success: '/payment-success', cancel: CANCELLED },
  setup: { success: '/organization', cancel: '/organization' },
}

/** A payment that did not go through is no change of mind. */
export function placeAfterFailure(cancelUrl: string): string {
  return cancelUrl.replace(CANCELLED, '/checkout/failed')
}
