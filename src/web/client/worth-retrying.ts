import { Fault } from '#domain/fault.ts'

/** Whether asking again can help: a refusal stands until the server takes it back by itself. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Fault)) return true
  return error.code === 'unavailable' || error.code === 'rate_limited'
}
