import { parseFault } from '#domain/fault.ts'
import { SaidFailure } from './said-failure.ts'

/** The text for a failure: faults have a message for it. */
export function textOfFailure(thrown: unknown): string {
  if (thrown instanceof SaidFailure) return thrown.message
  return parseFault(thrown)?.message ?? 'Something went wrong. Try again.'
}
