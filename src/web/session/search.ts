// Search parameters of the sign-in pages. Constants, because inline definitions lose the parameters' names in
// the router's types.

import { optionalStrings, stringIn } from '../kit/search.ts'

/** The one-time token of a sign-in from another domain; any page may have it. */
export const everySearch = optionalStrings('ott')
/** An identity provider's answer leads here; `signOn` says why it let nobody in. */
export const signInSearch = optionalStrings('invitation', 'signOn')
export const signUpSearch = optionalStrings('invitation', 'recoveryToken', 'error', 'message')
/** The service's error when a link that confirms an address does not work. */
export const confirmedSearch = optionalStrings('error')
export const resetPasswordSearch = optionalStrings('token')

const ORIGINS = ['signup', 'signin'] as const
/** Where the person with the invitation came from. */
export type InvitationOrigin = (typeof ORIGINS)[number]

export interface AcceptSearch {
  /** Required: without it the page can only say that it is missing. */
  readonly token: string | undefined
  readonly from?: InvitationOrigin | undefined
}

export function acceptSearch(search: Readonly<Record<string, unknown>>): AcceptSearch {
  const from = ORIGINS.find((origin) => origin === search.from)
  return { token: stringIn(search, 'token'), from }
}
