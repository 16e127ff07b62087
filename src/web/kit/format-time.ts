const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** "48 s", "12 min", "5 h 08 min", "2 d 3 h". */
export function formatDuration(durationMs: number): string {
  const minutes = Math.floor(durationMs / MINUTE_MS)
  if (minutes < 1) return `${Math.max(0, Math.floor(durationMs / SECOND_MS))} s`
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}

export function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}
