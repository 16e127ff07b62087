// Tells a database that cannot be reached from one that has refused a statement.

/** Broken connections, a server that stops, starts or is full, and one that is read-only. */
const AWAY_STATES = /^(08...|57P0[1-35]|53300|25006)$/
const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** Messages of the driver, which has no error codes. */
const AWAY_WORDS = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end',
]

/** The outcome of the statement is unknown. The only remedy is to wait and try again. */
export function isDatabaseAway(error: unknown): boolean {
  // A host name with several addresses fails with several errors.
  if (error instanceof AggregateError) return error.errors.every(isDatabaseAway)
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined) return AWAY_WORDS.some((words) => error.message.startsWith(words))
  // The socket of a local database is a file, which does not exist while the server is down.
  const isSocketMissing = code === 'ENOENT' && syscall === 'connect'
  return AWAY_STATES.test(code) || NETWORK_CODES.has(code) || isSocketMissing
}
