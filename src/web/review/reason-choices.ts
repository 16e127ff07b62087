import { REASON_CODES, type ReasonCode } from '#domain/decision.ts'
import type { Messages } from '../kit/use-messages.ts'

export function reasonChoices(t: Messages<'results'>) {
  return REASON_CODES.map((value) => ({ value, label: t(`reason.${value}`) }))
}

/** The reason code of a choice. */
export function reasonCodeOf(value: string | null): ReasonCode | null {
  return REASON_CODES.find((code) => code === value) ?? null
}
