// An organization that the operator has closed.

import { Fault } from './fault.ts'

/** The owner reads it, so there has to be one. */
export function decideSuspensionReason(input: string): string {
  const reason = input.trim()
  if (reason !== '') return reason
  throw new Fault('invalid_argument', 'Say why: the owner will read it.', { field: 'reason' })
}

export interface SuspendedWords {
  readonly title: string
  readonly words: readonly string[]
}

/** The same wherever somebody meets it: in a store, in another tab, on the page of the organization. */
export function suspendedWords(name: string, reason: string | undefined): SuspendedWords {
  const wrote = reason && `The operator of this service wrote: ${asSentence(reason)}`
  const closed =
    'Its stores are closed for everyone until the operator opens them again. Nothing was deleted.'
  return { title: `${name} is suspended`, words: wrote ? [wrote, closed] : [closed] }
}

export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
