import { forgetCachedSession } from './cached-session.ts'
import { PATIENCE_MS } from './host-patience.ts'

/** How it is with the session of this device. Unknown: the host did not say. */
export type SessionStanding = 'ended' | 'open' | 'unknown'

/** Ends the session. A lost answer does not say whether the request arrived: then the host is asked. */
export async function endSession(): Promise<SessionStanding> {
  const headers = { 'content-type': 'application/json' }
  try {
    const { ok } = await ask('/sign-out', { method: 'POST', headers, body: '{}' })
    if (ok) return 'ended'
  } catch {
    // It may have ended all the same.
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

/** Leaves by loading anew: nothing of the user stays in memory. */
export function leaveSignedOut(path: string): void {
  forgetCachedSession()
  window.location.replace(path)
}
