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
  earlier_holder: 'before the shelf changed hands',
  after_submission: 'after counting was closed',
  after_approval: 'after the shelf was approved',
  while_stopped: 'while counting was stopped',
  impossible_time: 'device time cannot be right',
  impossible_quantity: 'more than anybody counts at once',
  handed_in_by_another: 'somebody else handed the shelf in',
  held_by_another: 'somebody else has the shelf',
  nobody_holds: 'nobody had taken the shelf',
  impossible_correction: 'corrects what was never there',
}

/** What a count was recorded with, in a few words. */
export function warningWord(warning: ScanWarning): string {
  return WORDS[warning]
}
