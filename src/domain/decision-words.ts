// What was decided about a line, in the words of screens and of paper.

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

/** Of a code as it was stored; one of another time says itself. */
export function storedReasonWord(stored: string): string {
  const known = REASON_CODES.find((code) => code === stored)
  return known ? REASON_WORDS[known] : stored
}
