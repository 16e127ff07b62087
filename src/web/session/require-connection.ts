// Pages of the app live from the host. Where it cannot be reached they are not begun: their files and
// their data would be waited for, and nobody would be told.

/** A network that does not answer is none. */
const PATIENCE_MS = 4_000

export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

/** Asked on the way in; whoever is inside goes on with what was brought before. */
export async function requireConnection({ cause }: { readonly cause: string }): Promise<void> {
  if (typeof window === 'undefined' || cause !== 'enter') return
  if (!(await isHostReachable())) throw new NoConnection('The host cannot be reached.')
}

/** Any answer will do. */
export async function isHostReachable(): Promise<boolean> {
  try {
    await fetch('/api/version', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return true
  } catch {
    return false
  }
}
