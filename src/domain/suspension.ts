// An organization that the operator has closed.

import { Fault } from './fault.ts'

/** The owner reads it, so there has to be one. */
export function decideSuspensionReason(input: string): string {
  const reason = input.trim()
  if (reason !== '') return reason
  throw new Fault('invalid_argument', 'Say why: the owner will read it.', { field: 'reason' })
}

export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
