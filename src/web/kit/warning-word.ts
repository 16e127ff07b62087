import type { ScanWarning } from '#domain/scan-warning.ts'

const WORDS: Readonly<Record<ScanWarning, string>> = {
  already_counted: 'counted before',
  wrong_location: 'not its usual place',
  unexpected_item: 'not in the baseline',
  not_in_recount: 'not in this recount',
  unknown_code: 'unknown code',
  large_quantity: 'large quantity',
  serial_repeated: 'serial number repeated',
  closed_shelf: 'shelf was closed',
}

/** What a count was recorded with, in a few words. */
export function warningWord(warning: ScanWarning): string {
  return WORDS[warning]
}
