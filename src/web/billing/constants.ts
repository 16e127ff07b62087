// What the specification fixes about the billing layer, and what the pages know of the plans.

export const BILLING_PREFIX = '/api/billing'
export const AUTH_BILLING_PREFIX = '/api/auth/billing'
/** The feature of the plans whose entities are the handhelds of a store. */
export const HANDHELDS = 'handhelds'
/** The feature that pages report: labels that were printed. */
export const PRINTED_LABELS = 'labels'
/** A dialog keeps its words while it fades. */
export const DIALOG_CLEAR_MS = 200
/** No polling. */
export const PRICING_REFRESH_MS = 0
export const CUSTOMER_FETCH = { retry: false, refetchInterval: false } as const
