/** The database cannot be used in its current state; the message says why. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused'
}

/** A host name with several addresses fails with several errors and no message of its own. */
export function explainConnection(error: unknown): string {
  const reasons = error instanceof AggregateError ? error.errors : [error]
  const texts = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason)))
  return `The database of DATABASE_URL cannot be reached: ${texts.join('; ')}`
}
