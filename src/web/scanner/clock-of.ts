import { shownFormats } from './counter/units.ts'

/** The time of day, in the language of the page. */
export function clockOf(timeMs: number): string {
  return shownFormats().clock(timeMs)
}
