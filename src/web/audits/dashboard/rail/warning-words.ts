import type { RecentCount } from '#contract/scan-events.ts'
import type { AssignmentStatus } from '#domain/assignment.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'

const WORDS: Readonly<Record<Exclude<ScanWarning, 'closed_shelf'>, string>> = {
  already_counted: 'counted here before',
  wrong_location: 'usually elsewhere',
  unexpected_item: 'not expected',
  not_in_recount: 'not asked for in this recount',
  unknown_code: 'unknown code',
  large_quantity: 'large quantity',
  serial_repeated: 'serial number seen before',
  earlier_holder: 'counted before the shelf changed hands',
  after_submission: 'after counting was closed: waits for you',
  after_approval: 'after the shelf was approved: waits for you',
  while_stopped: 'while counting was stopped: waits for you',
  impossible_time: 'device time cannot be right: waits for you',
  impossible_quantity: 'more than anybody counts at once: waits for you',
  handed_in_by_another: 'somebody else handed the shelf in: waits for you',
  held_by_another: 'somebody else has the shelf: waits for you',
  nobody_holds: 'nobody had taken the shelf: waits for you',
  impossible_correction: 'corrects what was never there: waits for you',
}

/** What became of the shelf says what becomes of a count that came late. */
const CLOSED_WORDS: Readonly<Partial<Record<AssignmentStatus, string>>> = {
  returned: 'shelf was sent back: kept, not in the result',
  excluded: 'shelf is excluded: kept, not in the result',
  cancelled: 'count was called off: kept, not in the result',
}

export function describeWarnings({
  warnings,
  shelfStatus,
}: Pick<RecentCount, 'warnings' | 'shelfStatus'>): string {
  const say = (warning: ScanWarning) =>
    warning === 'closed_shelf'
      ? (CLOSED_WORDS[shelfStatus] ?? 'shelf was handed in')
      : WORDS[warning]
  return warnings.map(say).join(', ')
}
