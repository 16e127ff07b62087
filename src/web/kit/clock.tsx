import { formatClock } from './format-time.ts'
import { useNow } from './use-now.ts'

const EVERY_MS = 60_000

/** When something was, by the clock of whoever looks. Clocks are known only in the browser. */
export function Clock({ atMs }: { readonly atMs: number }) {
  const now = useNow(EVERY_MS)
  if (now === undefined) return null
  return <time dateTime={new Date(atMs).toISOString()}>{formatClock(atMs, now)}</time>
}
