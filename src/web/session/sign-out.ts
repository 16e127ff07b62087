import { forgetKeptSession } from './kept-session.ts'

/** Ends the session. */
export function endSession(): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' })
}

/** Ends the session and leaves by loading anew: nothing of the user stays in memory. */
export async function signOut(): Promise<void> {
  const { ok } = await endSession()
  if (!ok) throw new Error('The session could not be ended')
  forgetKeptSession()
  window.location.replace('/sign-in')
}
