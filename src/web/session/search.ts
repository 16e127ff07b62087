// Search parameters of the pages around signing in. Constants: given to a route inline, the names of
// the parameters get lost in the router's types.

import { optionalStrings, stringIn } from '../kit/search.ts'

/** One-time token of a hand-over from another domain; any page may carry it. */
export const everySearch = optionalStrings('ott')
export const signInSearch = optionalStrings('invitation')
export const signUpSearch = optionalStrings('invitation', 'recoveryToken', 'error', 'message')
/** What the service says when a link that confirms an address does not work. */
export const confirmedSearch = optionalStrings('error')
export const resetPasswordSearch = optionalStrings('token')

const ORIGINS = ['signup', 'signin'] as const
/** Where the holder of an invitation came from. */
export type InvitationOrigin = (typeof ORIGINS)[number]

export interface AcceptSearch {
  /** Required: without it the page can only say so. */
  readonly token: string | undefined
  readonly from?: InvitationOrigin | undefined
}

export function acceptSearch(search: Readonly<Record<string, unknown>>): AcceptSearch {
  const from = ORIGINS.find((origin) => origin === search.from)
  return { token: stringIn(search, 'token'), from }
}
