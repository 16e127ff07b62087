// Names people give to things. One rule for organizations, stores, rooms and shelves.

import { Fault } from './fault.ts'

export const NAME_MAX_LENGTH = 120

/** Whoever has deleted their account, as `app.freeze_counters` calls them. */
export const GONE_PERSON = 'Somebody who left'

/** A name as it is kept: tidy, never empty. */
export function decideName(input: string, field: string): string {
  const name = tidyText(input)
  if (name === '')
    throw new Fault('invalid_argument', 'Name is required', { field, reason: 'empty' })
  if ([...name].length > NAME_MAX_LENGTH) {
    const message = `A name has at most ${NAME_MAX_LENGTH} characters.`
    throw new Fault('invalid_argument', message, { field, reason: 'too_long' })
  }
  return name
}

/** Marks that turn around whatever stands behind them, also the words of ours that a name is put into. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** Marks that nobody sees and that no script needs: they come along from pages and mails. */
const HIDDEN = /[\u00ad\u200b\u2060\ufeff]/g

/**
 * Trimmed, inner white space folded, without control characters and broken pairs, which a database
 * refuses or changes, and without marks of direction that reach beyond the text, or that nobody sees.
 * Text of nothing else is empty.
 */
export function tidyText(input: string): string {
  const text = input
    .toWellFormed()
    .replace(/(?!\s)\p{Cc}/gu, '')
    .replace(TURNING, '')
    .replace(HIDDEN, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
  return /[^\s\p{Cf}]/u.test(text) ? text : ''
}

/** At most two letters that stand for a person, as on the profile page. */
export function initialsOf(name: string): string {
  const words = tidyText(name).split(' ')
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return firstLetter(first) + firstLetter(last)
}

/** One letter, also where the capital of one is two (ß). The same in every language of a device. */
function firstLetter(word: string): string {
  const [letter = ''] = word
  const [capital = ''] = letter.toUpperCase()
  return capital
}
