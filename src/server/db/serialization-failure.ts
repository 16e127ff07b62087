/** What PostgreSQL calls a transaction that has to be tried again. */
export const SERIALIZATION_FAILURE = '40001'

/** Another transaction came in between; the next try sees what it did. */
export class SerializationFailure extends Error {
  readonly code = SERIALIZATION_FAILURE
}
