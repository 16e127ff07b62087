import { Fault } from '#domain/fault.ts'

/** Whether a retry can help. The server itself reports when a refusal no longer applies. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Fault)) return true
  return error.code === 'unavailable' || error.code === 'rate_limited'
}
