import { useFormats, useMessages } from './use-messages.ts'
import { useNow } from './use-now.ts'

const EVERY_MS = 60_000

/** "3:30 pm", preceded by the day unless that is today, and by its year unless that is this one. */
export type SayClock = (timeMs: number, nowMs: number) => string

/** Browser only: the host does not know the user's time zone. */
export function useSayClock(): SayClock {
  const t = useMessages('common')
  const { clock, date, shortDay } = useFormats()
  return (timeMs, nowMs) => {
    const time = clock(timeMs)
    if (isSameDay(timeMs, nowMs)) return time
    const day = isSameYear(timeMs, nowMs) ? shortDay(timeMs) : date(timeMs)
    return t('clock.onDay', { day, clock: time })
  }
}

/** A time in the user's time zone, which only the browser knows. */
export function Clock({ atMs }: { readonly atMs: number }) {
  const now = useNow(EVERY_MS)
  const sayClock = useSayClock()
  if (now === undefined) return null
  return <time dateTime={new Date(atMs).toISOString()}>{sayClock(atMs, now)}</time>
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}

function isSameYear(one: number, other: number): boolean {
  return new Date(one).getFullYear() === new Date(other).getFullYear()
}
