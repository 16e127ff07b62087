import type { ReasonCode } from '#domain/decision.ts'
import { REASON_CODES } from '#domain/decision.ts'
import { REASON_WORDS } from '#domain/decision-words.ts'

export function reasonWord(code: ReasonCode): string {
  return REASON_WORDS[code]
}

export const REASON_CHOICES = REASON_CODES.map((code) => ({
  value: code,
  label: REASON_WORDS[code],
}))

/** The code behind a choice. */
export function reasonCodeOf(value: string | null): ReasonCode | null {
  return REASON_CODES.find((code) => code === value) ?? null
}
