// The official SDK, with timeouts short enough for a waiting request.

import { Stripe } from 'stripe'
import { billingFault } from '#domain/billing/billing-fault.ts'
import type { StripeConfig } from '../../config/config.ts'

const TIMEOUT_MS = 15_000
const RETRIES = 1

export type ClientOptions = Pick<StripeConfig, 'secretKey' | 'apiBase'> & {
  readonly timeoutMs?: number
}

export function createStripeClient({ secretKey, apiBase, timeoutMs }: ClientOptions): Stripe {
  return new Stripe(secretKey, {
    timeout: timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiBase !== null && addressOf(apiBase)),
  })
}

function addressOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  }
}

/** Converts an error of the SDK into our own refusal, if the caller can do something about it. */
export function toBillingFault(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return billingFault('card_declined', error.message)
  }
  if (isUnheard(error)) {
    const message = 'The payment service does not answer. Nothing is lost: try again in a moment.'
    return billingFault('provider_unreachable', message)
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    const message = 'The payment service refused it: the plan has changed there. Try again.'
    return billingFault('provider_refused', message, { reason: error.message })
  }
  return error
}

/** The outcome is unknown: it may have happened or not. */
function isUnheard(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  )
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code
}

export function seconds(ms: number): number {
  return Math.floor(ms / 1_000)
}

/** References to objects are ids, or whole objects if they were expanded. */
export function idOf(value: string | { readonly id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}
