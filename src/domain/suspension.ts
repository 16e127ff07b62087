// Suspending an organization, which only the operator does.

import { Fault } from './fault.ts'

/** A reason is required, because the owner reads it. */
export function decideSuspensionReason(input: string): string {
  const reason = input.trim()
  if (reason !== '') return reason
  throw new Fault('invalid_argument', 'Say why: the owner will read it.', { field: 'reason' })
}

export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
