// A snapshot that several callers share, and that expires: it is an open transaction, which occupies a connection and
// keeps the database from cleaning up.

import { Fault } from '#domain/fault.ts'
import type { QuerySnapshot } from './function-host.ts'

/** Well below the time after which the database ends an idle transaction. */
const LONGEST_MS = 5_000

export function expiringSnapshot(
  opening: Promise<QuerySnapshot>,
  longestMs: number = LONGEST_MS,
): QuerySnapshot {
  const running = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined

  async function end(): Promise<void> {
    clearTimeout(timer)
    // Waits for a running query, because its connection must not be given to others before.
    await Promise.allSettled(running)
    const snapshot = await opening.catch(() => undefined)
    await snapshot?.close()
  }

  const close = () => {
    closing ??= end()
    return closing
  }
  const timer = setTimeout(() => void close(), longestMs)

  return {
    async query(path, args) {
      if (closing) throw new Fault('unavailable', 'This took too long.')
      const result = opening.then((snapshot) => snapshot.query(path, args))
      running.add(result)
      try {
        return await result
      } finally {
        running.delete(result)
      }
    },
    close,
  }
}
