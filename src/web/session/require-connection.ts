// The app's pages depend on the host. If it cannot be reached they are not started: they would wait for files
// and data without saying so.

import { heard, PATIENCE_MS, patienceMs } from './host-patience.ts'

export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

/** Checked only on entering; inside the app, pages continue with what was loaded before. */
export async function requireConnection({ cause }: { readonly cause: string }): Promise<void> {
  if (typeof window === 'undefined' || cause !== 'enter') return
  if (!(await isHostReachable(patienceMs()))) throw new NoConnection('The host cannot be reached.')
}

/** Any answer counts. */
export async function isHostReachable(waitMs: number = PATIENCE_MS): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(waitMs)
    await heard(fetch('/api/version', { cache: 'no-store', signal }))
    return true
  } catch {
    return false
  }
}
