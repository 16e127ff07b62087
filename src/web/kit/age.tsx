import { formatAge } from './format-time.ts'
import { useNow } from './use-now.ts'

interface AgeProps {
  readonly atMs: number
  readonly suffix?: string
}

const EVERY_MS = 1_000

/** How long ago something was, counting up by itself without drawing anything else again. */
export function Age({ atMs, suffix = '' }: AgeProps) {
  const now = useNow(EVERY_MS)
  if (now === undefined) return null
  const age = formatAge(now - atMs)
  return age === 'now' ? age : `${age}${suffix}`
}
