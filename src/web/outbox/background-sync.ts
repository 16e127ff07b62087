// Background Sync, in browsers that have it: the browser reports that the network is back, even to an app
// that was closed.

export const SYNC_TAG = 'shelfcount-outbox'

interface SyncManager {
  register(tag: string): Promise<void>
}

/** Asks to be woken when the network is back. Without the feature nothing is lost, only delayed. */
export async function askForBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const sync = registration && syncOf(registration)
  // Some browsers have it but refuse it to rarely visited sites.
  await sync?.register(SYNC_TAG).catch(() => {})
}

function syncOf(registration: ServiceWorkerRegistration): SyncManager | undefined {
  const sync: unknown = Reflect.get(registration, 'sync')
  return isSyncManager(sync) ? sync : undefined
}

function isSyncManager(value: unknown): value is SyncManager {
  return typeof value === 'object' && value !== null && 'register' in value
}
