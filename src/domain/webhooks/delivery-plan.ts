// What an answer means, and when to try again. The delays are those that Standard Webhooks gives as its example.

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After the first failure, the second, and so on. */
const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const

/** Up to this share of a delay is added, so that what failed together is not tried again together. */
const JITTER = 0.1
/** What a receiver may ask for with Retry-After. */
const LONGEST_WAIT_MS = DAY_MS
/** An endpoint that has answered nothing well for this long is disabled. */
const MOST_FAILING_MS = 5 * DAY_MS

export type AttemptOutcome =
  | { readonly kind: 'delivered' }
  /** The receiver says that it wants no more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly retryAfterMs: number | null }

export interface Answer {
  /** Null without an answer. */
  readonly status: number | null
  readonly retryAfterMs: number | null
}

export function outcomeOf({ status, retryAfterMs }: Answer): AttemptOutcome {
  if (status === null) return { kind: 'failed', retryAfterMs: null }
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  if (status === 410) return { kind: 'gone' }
  return { kind: 'failed', retryAfterMs }
}

export interface FailedTry {
  /** Including this one. */
  readonly tries: number
  readonly retryAfterMs: number | null
  /** Between 0 and 1. */
  readonly chance: number
}

/** How long to wait for the next try; null when this was the last. */
export function nextDelayMs({ tries, retryAfterMs, chance }: FailedTry): number | null {
  const delay = RETRY_DELAYS_MS[tries - 1]
  if (delay === undefined) return null
  const asked = Math.min(retryAfterMs ?? 0, LONGEST_WAIT_MS)
  return Math.max(Math.round(delay * (1 + JITTER * chance)), asked)
}

export function isGivenUp(failingSinceMs: number, nowMs: number): boolean {
  return nowMs - failingSinceMs >= MOST_FAILING_MS
}

/** Retry-After holds seconds or a date; null for anything else. */
export function parseRetryAfter(text: string | undefined, nowMs: number): number | null {
  if (text === undefined) return null
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * SECOND_MS
  const atMs = Date.parse(text)
  return Number.isNaN(atMs) ? null : Math.max(atMs - nowMs, 0)
}
