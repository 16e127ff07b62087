import { isSameDay } from './format-time.ts'
import { useFormats, useMessages } from './use-messages.ts'
import { useNow } from './use-now.ts'

const EVERY_MS = 60_000

/** When something was, by the clock of whoever looks. Clocks are known only in the browser. */
export function Clock({ atMs }: { readonly atMs: number }) {
  const now = useNow(EVERY_MS)
  const t = useMessages('common')
  const { clock, shortDay } = useFormats()
  if (now === undefined) return null
  const time = clock(atMs)
  const said = isSameDay(atMs, now) ? time : t('clock.onDay', { day: shortDay(atMs), clock: time })
  return <time dateTime={new Date(atMs).toISOString()}>{said}</time>
}
