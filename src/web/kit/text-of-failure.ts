import { parseFault } from '#domain/fault.ts'

/** What to tell a user about something that failed: faults carry words for it. */
export function textOfFailure(thrown: unknown): string {
  return parseFault(thrown)?.message ?? 'Something went wrong. Try again.'
}
