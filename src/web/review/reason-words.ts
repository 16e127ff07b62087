import type { ReasonCode } from '#domain/decision.ts'
import { REASON_CODES } from '#domain/decision.ts'

const WORDS: Readonly<Record<ReasonCode, string>> = {
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

export function reasonWord(code: ReasonCode): string {
  return WORDS[code]
}

export const REASON_CHOICES = REASON_CODES.map((code) => ({ value: code, label: WORDS[code] }))

/** The code behind a choice. */
export function reasonCodeOf(value: string | null): ReasonCode | null {
  return REASON_CODES.find((code) => code === value) ?? null
}
