import { useEffect, useState } from 'react'
import { keepValue, readKeptValue } from '#web/outbox/kept-values.ts'
import { useClearings } from '#web/outbox/use-clearings.ts'

/** The newest value, or the one that was kept until it comes. */
export function useKept<T>(
  key: string,
  live: T | undefined,
  isValid: (value: unknown) => value is T,
): T | undefined {
  const [kept, setKept] = useState<{ readonly key: string; readonly value: T }>()
  const clearings = useClearings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was cleared is kept anew
  useEffect(() => {
    if (live !== undefined) void keepValue(key, live).catch(() => {})
  }, [key, live, clearings])
  useEffect(() => {
    let isOver = false
    readKeptValue(key, isValid)
      .then((value) => {
        if (!isOver && value !== undefined) setKept({ key, value })
      })
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [key, isValid])
  return live ?? (kept?.key === key ? kept.value : undefined)
}
