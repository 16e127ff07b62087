import { parseFault } from '#domain/fault.ts'

/** The text for a failure: faults have a message for it. */
export function textOfFailure(thrown: unknown): string {
  return parseFault(thrown)?.message ?? 'Something went wrong. Try again.'
}
