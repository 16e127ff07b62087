// Counts that the server keeps without effect. Whoever made them sees their number fall, and has to learn
// why, that nothing is lost, and whom to ask.

import type { SetAsideReason } from '#domain/scan-warning.ts'
import { formatUnits } from '../counter/result-words.ts'

/** For the rail. */
export function setAsideNotice(counts: number): string {
  return `${formatUnits(counts)} set aside, see the list`
}

/** Said of what is on this shelf, whoever made it. */
const REASONS: Readonly<Record<SetAsideReason, string>> = {
  after_submission: 'Counting was closed before that came.',
  after_approval: 'This shelf was approved before that came.',
  while_stopped: 'Counting was stopped then, by the clock of this phone.',
  impossible_time: 'The clock of this phone cannot be right.',
  impossible_quantity: 'The number is larger than anybody counts at once.',
  handed_in_by_another: 'Somebody else has handed this shelf in.',
  held_by_another: 'Somebody else has this shelf.',
  nobody_holds: 'This shelf was not given to you.',
  impossible_correction: 'A number corrects what was never there.',
}

const UNKNOWN_REASON = 'Counting was stopped or closed then, or somebody else counts this shelf.'

/** An older answer of the server does not say why. */
export function setAsideWords(counts: number, reasons: readonly SetAsideReason[]): string {
  const [are, they] = counts === 1 ? ['count is', 'it'] : ['counts are', 'they']
  const why = reasons.length > 0 ? reasons.map((one) => REASONS[one]).join(' ') : UNKNOWN_REASON
  const decides = `Your manager decides whether ${they} ${counts === 1 ? 'counts' : 'count'}.`
  return `${formatUnits(counts)} ${are} set aside, not lost. ${why} ${decides}`
}
