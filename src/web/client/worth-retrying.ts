import { Fault } from '#domain/fault.ts'

/** Whether asking again can help. The server reports by itself when a refusal no longer applies. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Fault)) return true
  return error.code === 'unavailable' || error.code === 'rate_limited'
}
