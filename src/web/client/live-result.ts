import { type Fault, parseFault } from '#domain/fault.ts'

/** The newest answer of a live query. */
export type LiveResult<Value> =
  | { readonly status: 'value'; readonly value: Value }
  | { readonly status: 'error'; readonly error: Error }

/** Results have the type that their contract declares; the server is trusted to follow it. */
export function parseResult<Value>(value: unknown): Value {
  return value as Value
}

/** A refusal becomes a fault; a bug of the server a plain Error with its message. */
export function parseFailure(message: string, errorData: unknown): Fault | Error {
  return parseFault(errorData) ?? new Error(message)
}

/** Whether the login has ended. */
export function tellsSignedOut(result: LiveResult<unknown>): boolean {
  return result.status === 'error' && parseFault(result.error)?.code === 'unauthenticated'
}
