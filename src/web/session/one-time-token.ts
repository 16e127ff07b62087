// Calls of the authentication service about a one-time token.

import { memberOf, postAuth, requestAuth } from './auth-request.ts'
import type { HandOverPerson } from './hand-over-question.tsx'

export function withoutOneTimeToken(href: string): string {
  const url = new URL(href, 'https://here.invalid')
  url.searchParams.delete('ott')
  return url.pathname + url.search + url.hash
}

export async function exchangeToken(token: string): Promise<void> {
  const { session } = parseVerified(await postAuth('/one-time-token/verify', { token }))
  const headers = { authorization: `Bearer ${session.token}` }
  await requestAuth('/get-session', { method: 'GET', headers })
}

/** Whom a signed-in person would become; null: the person they already are. Does not use up the token. */
export async function peekToken(token: string): Promise<HandOverPerson | null> {
  const answer = await postAuth('/one-time-token/peek', { token })
  if (memberOf(answer, 'isSame') === true) return null
  const [name, email] = [memberOf(answer, 'name'), memberOf(answer, 'email')]
  if (typeof name !== 'string' || typeof email !== 'string') {
    throw new Error('The answer names nobody')
  }
  return { name, email }
}

function parseVerified(answer: unknown): { readonly session: { readonly token: string } } {
  const token = memberOf(memberOf(answer, 'session'), 'token')
  if (typeof token !== 'string') throw new Error('The answer holds no session')
  return { session: { token } }
}
