// What the specification fixes about the billing layer.

export const BILLING_PREFIX = '/api/billing'
export const AUTH_BILLING_PREFIX = '/api/auth/billing'
/** A dialog keeps its words while it fades. */
export const DIALOG_CLEAR_MS = 200
/** No polling. */
export const PRICING_REFRESH_MS = 0
export const CUSTOMER_FETCH = { retry: false, refetchInterval: false } as const
