import { forgetCachedSession } from './cached-session.ts'
import { PATIENCE_MS } from './host-patience.ts'

/** The state of this device's session. Unknown: the host did not answer. */
export type SessionStanding = 'ended' | 'open' | 'unknown'

/** Ends the session. A lost answer does not say whether the request arrived, so the host is asked. */
export async function endSession(): Promise<SessionStanding> {
  const headers = { 'content-type': 'application/json' }
  try {
    const { ok } = await ask('/sign-out', { method: 'POST', headers, body: '{}' })
    if (ok) return 'ended'
  } catch {
    // It may have ended nevertheless.
  }
  return lookForSession()
}

export async function lookForSession(): Promise<SessionStanding> {
  try {
    const response = await ask('/get-session', { cache: 'no-store' })
    if (!response.ok) return 'unknown'
    const session: unknown = await response.json()
    return session === null ? 'ended' : 'open'
  } catch {
    return 'unknown'
  }
}

function ask(path: string, init: RequestInit): Promise<Response> {
  return fetch(`/api/auth${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
}

/** Leaves with a full page load, so that nothing of the user stays in memory. */
export function leaveSignedOut(path: string): void {
  forgetCachedSession()
  window.location.replace(path)
}
