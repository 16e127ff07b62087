// Several tabs of one browser: each may count, one sends.

import type { OutboxChange } from './outbox-change.ts'

export interface Tabs {
  /** Notifies the other tabs. */
  tell(change: OutboxChange): void
  onChange(listener: (change: OutboxChange) => void): () => void
  /** Runs `lead` while this tab is the one that sends; returns a function that gives up the lead. */
  lead(userId: string, lead: () => () => void): () => void
}

/** The tab that holds this lock sends. It is also the name of the channel between tabs. */
export function lockName(userId: string): string {
  return `shelfcount-outbox/${userId}`
}

export function browserTabs(userId: string): Tabs {
  const name = lockName(userId)
  let channel: BroadcastChannel | undefined
  return {
    tell: (change) => channel?.postMessage(change),
    onChange(listener) {
      if (typeof BroadcastChannel === 'undefined') return () => {}
      const own = new BroadcastChannel(name)
      channel = own
      own.onmessage = (event: MessageEvent<OutboxChange>) => listener(event.data)
      return () => {
        own.close()
        // Later changes are announced through a new channel.
        if (channel === own) channel = undefined
      }
    },
    lead: (id, lead) => leadByLock(lockName(id), lead),
  }
}

/**
 * Work that two tabs must not do at the same time. Without HTTPS there are no locks, but there is no offline
 * storage either.
 */
export async function oneTabAtATime(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(`shelfcount/${name}`, { signal }, work)
}

/** Pages without HTTPS have no locks: there every tab sends, and the server accepts each count once. */
function leadByLock(name: string, lead: () => () => void): () => void {
  if (typeof navigator === 'undefined' || !navigator.locks) return lead()
  const resigned = new AbortController()
  const untilResigned = () =>
    new Promise<void>((resolve) => {
      const stop = lead()
      const end = () => {
        stop()
        resolve()
      }
      if (resigned.signal.aborted) end()
      else resigned.signal.addEventListener('abort', end, { once: true })
    })
  navigator.locks.request(name, { signal: resigned.signal }, untilResigned).catch(ignoreAbort)
  return () => resigned.abort()
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error)
}
