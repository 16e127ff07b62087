import { useEffect, useState } from 'react'
import { keepValue, readKeptValue } from '../outbox/kept-values.ts'

/** The newest value, or the one that was kept until it comes. */
export function useKept<T>(
  key: string,
  live: T | undefined,
  isValid: (value: unknown) => value is T,
): T | undefined {
  const [kept, setKept] = useState<{ readonly key: string; readonly value: T }>()
  useEffect(() => {
    if (live !== undefined) void keepValue(key, live).catch(() => {})
  }, [key, live])
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
