/** PostgreSQL's error codes for a transaction that has to be retried. */
export const SERIALIZATION_FAILURE = '40001'

/** Another transaction has interfered; the next attempt sees its changes. */
export class SerializationFailure extends Error {
  readonly code = SERIALIZATION_FAILURE
}
