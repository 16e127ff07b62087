import type { QueryKey } from '@tanstack/react-query'

/** The key of a live query in the cache. */
export function liveKey(name: string, args: unknown): QueryKey {
  return ['live', name, args]
}

/** Reads a key back; undefined for keys of other queries and of skipped ones. */
export function readLiveKey(key: QueryKey): { name: string; args: object } | undefined {
  const [kind, name, args] = key
  if (kind !== 'live' || typeof name !== 'string') return undefined
  return typeof args === 'object' && args !== null ? { name, args } : undefined
}
