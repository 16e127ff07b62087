import { APIError } from 'better-auth/api'
import { Fault, type FaultCode } from '#domain/fault.ts'

/** Clients of the auth service look at the code; there a missing token is a bad request. */
const STATUS = {
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  suspended: 'FORBIDDEN',
  requirement_unmet: 'FORBIDDEN',
  read_only: 'FORBIDDEN',
  not_found: 'BAD_REQUEST',
  invalid_argument: 'BAD_REQUEST',
  conflict: 'CONFLICT',
  illegal_transition: 'CONFLICT',
  limit_reached: 'PAYMENT_REQUIRED',
  rate_limited: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<FaultCode, string>

/** A fault in the form that the auth library uses for its own refusals. */
export function toApiError(fault: Fault, headers: Record<string, string> = {}): APIError {
  return new APIError(STATUS[fault.code], { ...fault.shape }, headers)
}

/** Converts faults of our own rules, so that the library passes them through. */
export async function asApiError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Fault) throw toApiError(error)
    throw error
  }
}
