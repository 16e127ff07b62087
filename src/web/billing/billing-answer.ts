// What every billing call resolves to: it never rejects.

export interface BillingError {
  readonly message: string
  readonly code: string
}

export type BillingAnswer<Data> =
  | { readonly data: Data; readonly error: null; readonly statusCode?: number | undefined }
  | { readonly data: null; readonly error: BillingError; readonly statusCode?: number | undefined }

export const LOG_PREFIX = '[billing]'
export const UNKNOWN_ERROR: BillingError = { message: 'Unknown error', code: 'unknown_error' }
export const FETCH_FAILED = 'fetch_failed'
export const ACTION_FAILED = 'convex_action_failed'
export const PRICING_TABLE_FAILED: BillingError = {
  message: 'Failed to fetch pricing table products',
  code: 'failed_to_fetch_pricing_table_products',
}
export const ANALYTICS_FAILED: BillingError = {
  message: 'Failed to fetch analytics',
  code: 'fetch_analytics_failed',
}

export function succeed<Data>(data: Data, statusCode?: number): BillingAnswer<Data> {
  return { data, error: null, statusCode }
}

export function fail(error: BillingError, statusCode?: number): BillingAnswer<never> {
  return { data: null, error, statusCode }
}

/** For anything that was returned or thrown. */
export function errorFrom(value: unknown): BillingError {
  return {
    message: textIn(value, 'message') ?? UNKNOWN_ERROR.message,
    code: textIn(value, 'code') ?? UNKNOWN_ERROR.code,
  }
}

export function textIn(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' && found !== '' ? found : undefined
}
