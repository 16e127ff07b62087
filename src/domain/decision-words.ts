// The wording of decisions about lines, for screens and paper.

import { type LineReview, REASON_CODES, type ReasonCode } from './decision.ts'

export const REVIEW_WORDS: Readonly<Record<LineReview, string>> = {
  none: 'Within tolerance',
  open: 'To decide',
  accepted: 'Accepted',
  rejected: 'Rejected',
  zero: 'None there',
  recount: 'Recount',
  recounted: 'Recounted, agrees',
  stale: 'Decide again',
}

const REASON_WORDS: Readonly<Record<ReasonCode, string>> = {
  miscount: 'Miscount',
  misplaced: 'Misplaced',
  wrong_variant: 'Wrong variant scanned',
  pack_size: 'Pack size',
  receiving_error: 'Receiving error',
  unrecorded_sale: 'Sale not recorded',
  unrecorded_transfer: 'Transfer not recorded',
  record_error: 'Error in the records',
  damaged: 'Damage',
  expired: 'Expired',
  theft: 'Theft',
  unknown: 'Cause unknown',
  other: 'Other, see note',
}

/** The words for a stored code; a code that this version does not know is shown as it is. */
export function storedReasonWord(stored: string): string {
  const known = REASON_CODES.find((code) => code === stored)
  return known ? REASON_WORDS[known] : stored
}
