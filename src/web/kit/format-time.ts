// Times as the shop says them. Clocks depend on where somebody is, so they are only written in the
// browser; see `use-now.ts`.

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago: "now", "48 s", "9 min", "5 h", "3 d". A clock that runs behind says "now". */
export function formatAge(ageMs: number): string {
  if (ageMs < 2 * SECOND_MS) return 'now'
  if (ageMs < MINUTE_MS) return `${Math.floor(ageMs / SECOND_MS)} s`
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min`
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} h`
  return `${Math.floor(ageMs / DAY_MS)} d`
}

/** "48 s", "12 min", "5 h 08 min", "2 d 3 h". */
export function formatDuration(durationMs: number): string {
  const minutes = Math.floor(durationMs / MINUTE_MS)
  if (minutes < 1) return `${Math.max(0, Math.floor(durationMs / SECOND_MS))} s`
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}

/** "3:30 pm", with the day before it unless that is today: "Nov 14, 3:30 pm". */
export function formatClock(timeMs: number, nowMs: number): string {
  const clock = lowerCase(CLOCK.format(timeMs))
  return isSameDay(timeMs, nowMs) ? clock : `${DAY.format(timeMs)}, ${clock}`
}

/** "1:38:12 pm". */
export function formatClockWithSeconds(timeMs: number): string {
  return lowerCase(CLOCK_WITH_SECONDS.format(timeMs))
}

const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const CLOCK_WITH_SECONDS = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

export function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}

/** Some languages of browsers put a narrow space before "PM". */
function lowerCase(clock: string): string {
  return clock.toLowerCase().replace(/\u202f/g, ' ')
}
