// What the specification fixes about billing, and what the pages know about the plans.

export const BILLING_PREFIX = '/api/billing'
export const AUTH_BILLING_PREFIX = '/api/auth/billing'
/** The feature whose entities are the handhelds of a store. */
export const HANDHELDS = 'handhelds'
/** The feature that pages report usage for: printed labels. */
export const PRINTED_LABELS = 'labels'
/** A dialog keeps its content while it fades out. */
export const DIALOG_CLEAR_MS = 200
/** No polling. */
export const PRICING_REFRESH_MS = 0
export const CUSTOMER_FETCH = { retry: false, refetchInterval: false } as const
