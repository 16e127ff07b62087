import { useFormats, useMessages } from './use-messages.ts'
import { useNow } from './use-now.ts'

const EVERY_MS = 1_000
/** A time slightly in the future, from a clock that runs behind, counts as "now" too. */
const NOW_MS = 2 * EVERY_MS

interface AgeProps {
  readonly atMs: number
  /** For text that does not come from messages yet. */
  readonly suffix?: string
}

/** How old something is, counting up without rendering anything else again. */
export function Age({ atMs, suffix = '' }: AgeProps) {
  const now = useNow(EVERY_MS)
  const t = useMessages('common')
  const { span } = useFormats()
  if (now === undefined) return null
  return now - atMs < NOW_MS ? t('age.now') : `${span(now - atMs)}${suffix}`
}

/** How long ago it was: "9 min ago". */
export function Ago({ atMs }: { readonly atMs: number }) {
  const now = useNow(EVERY_MS)
  const t = useMessages('common')
  const { span } = useFormats()
  if (now === undefined) return null
  return now - atMs < NOW_MS ? t('age.now') : t('age.ago', { age: span(now - atMs) })
}
