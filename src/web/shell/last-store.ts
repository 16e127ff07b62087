// The store a person last worked in on this device. It stays selected on pages without a store, so that the
// way back is where it always is.

import { useEffect, useSyncExternalStore } from 'react'
import type { StoreSummary } from '#contract/stores.ts'

const KEY = 'shelfcount-last-store'

const listeners = new Set<() => void>()

/** The store in the address; elsewhere the last one, if the viewer may still enter it, or the only one. */
export function useShownStore(
  stores: readonly StoreSummary[],
  inAddress: StoreSummary | undefined,
): StoreSummary | undefined {
  const lastId = useSyncExternalStore(subscribe, readLast, () => null)
  const addressId = inAddress?.id
  useEffect(() => {
    if (addressId !== undefined) remember(addressId)
  }, [addressId])
  return inAddress ?? chooseShown(stores, lastId)
}

export function chooseShown(
  stores: readonly StoreSummary[],
  lastId: string | null,
): StoreSummary | undefined {
  const last = stores.find(({ id }) => id === lastId)
  return last ?? (stores.length === 1 ? stores[0] : undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Private windows of some browsers have no storage: then a store has to be chosen. */
function readLast(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function remember(id: string): void {
  if (readLast() === id) return
  try {
    localStorage.setItem(KEY, id)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}
