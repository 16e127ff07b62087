import { useEffect, useState } from 'react'
import { readStoredValue, storeValue } from '#web/outbox/stored-values.ts'
import { useClearings } from '#web/outbox/use-clearings.ts'

/** The live value, or the cached one until it arrives. */
export function useCached<T>(
  key: string,
  live: T | undefined,
  isValid: (value: unknown) => value is T,
): T | undefined {
  const [cached, setCached] = useState<{ readonly key: string; readonly value: T }>()
  const clearings = useClearings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was cleared is cached anew
  useEffect(() => {
    if (live !== undefined) void storeValue(key, live).catch(() => {})
  }, [key, live, clearings])
  useEffect(() => {
    let isOver = false
    readStoredValue(key, isValid)
      .then((value) => {
        if (!isOver && value !== undefined) setCached({ key, value })
      })
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [key, isValid])
  return live ?? (cached?.key === key ? cached.value : undefined)
}
