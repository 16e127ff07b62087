// Pages of the app live from the host. Where it cannot be reached they are not begun: their files and
// their data would be waited for, and nobody would be told.

import { heard, PATIENCE_MS, patienceMs } from './host-patience.ts'

export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

/** Asked on the way in; whoever is inside goes on with what was brought before. */
export async function requireConnection({ cause }: { readonly cause: string }): Promise<void> {
  if (typeof window === 'undefined' || cause !== 'enter') return
  if (!(await isHostReachable(patienceMs()))) throw new NoConnection('The host cannot be reached.')
}

/** Any answer will do. */
export async function isHostReachable(waitMs: number = PATIENCE_MS): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(waitMs)
    await heard(fetch('/api/version', { cache: 'no-store', signal }))
    return true
  } catch {
    return false
  }
}
