/** A day as people write it. In UTC, so that server and browser agree. */
export function formatDay(timeMs: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(timeMs)
}
