// Why the authentication service did not do something, and beside which field that is said.

import { isNetworkError } from '../client/token-fetch.ts'
import { type Refusal, refusalOf } from '../kit/refusal.ts'
import { AuthRequestError } from '../session/auth-request.ts'

/** Codes of the service that need clearer words than its own, or that belong to a field. */
const KNOWN: Readonly<Record<string, Refusal>> = {
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    text: 'This email has an account already. Sign in, or reset its password.',
    field: 'email',
  },
  // Never says which of the two was wrong.
  INVALID_EMAIL_OR_PASSWORD: { text: 'The email or the password is wrong.', field: undefined },
  INVALID_EMAIL: { text: 'Enter a valid e-mail address.', field: 'email' },
}

export function authRefusalOf(thrown: unknown): Refusal {
  if (isNetworkError(thrown)) return { text: 'No connection. Try again.', field: undefined }
  if (!(thrown instanceof AuthRequestError)) return refusalOf(thrown)
  const known = thrown.code === undefined ? undefined : KNOWN[thrown.code]
  return known ?? { text: thrown.message, field: thrown.field }
}

/** The link from a mail was used, has expired, or never was one. */
export function isEndedLink(thrown: unknown): boolean {
  if (!(thrown instanceof AuthRequestError)) return false
  return thrown.code === 'INVALID_TOKEN' || thrown.code === 'not_found' || thrown.field === 'token'
}
