const CLOCK = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })

/** The time of day, as the phone writes it. */
export function clockOf(timeMs: number): string {
  return CLOCK.format(timeMs)
}
