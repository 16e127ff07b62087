import { useEffect, useState } from 'react'
import type { OutboxEntry } from './outbox-entry.ts'

const NONE: readonly OutboxEntry[] = []

/** A list of queue entries, read again whenever their number changes. */
export function useEntries(
  select: () => Promise<readonly OutboxEntry[]>,
  count: number,
): readonly OutboxEntry[] {
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is another list
  useEffect(() => {
    let isOver = false
    void select().then(
      (read) => isOver || setEntries(read),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [count])
  return count === 0 ? NONE : entries
}
