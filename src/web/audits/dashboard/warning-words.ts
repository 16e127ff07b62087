import type { ScanWarning } from '#domain/scan-warning.ts'

export const WARNING_WORDS: Readonly<Record<ScanWarning, string>> = {
  already_counted: 'counted here before',
  wrong_location: 'usually elsewhere',
  unexpected_item: 'not expected',
  not_in_recount: 'not asked for in this recount',
  unknown_code: 'unknown code',
  large_quantity: 'large quantity',
  serial_repeated: 'serial number seen before',
  closed_shelf: 'shelf was handed in',
}
