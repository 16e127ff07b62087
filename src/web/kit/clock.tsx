import { useFormats, useMessages } from './use-messages.ts'
import { useNow } from './use-now.ts'

const EVERY_MS = 60_000

/** "3:30 pm", preceded by the day unless that is today. */
export type SayClock = (timeMs: number, nowMs: number) => string

/** Browser only: the host does not know the user's time zone. */
export function useSayClock(): SayClock {
  const t = useMessages('common')
  const { clock, shortDay } = useFormats()
  return (timeMs, nowMs) => {
    const time = clock(timeMs)
    return isSameDay(timeMs, nowMs)
      ? time
      : t('clock.onDay', { day: shortDay(timeMs), clock: time })
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
