// Names that people give to things. One rule for organizations, stores, rooms and shelves.

import { Fault } from './fault.ts'

export const NAME_MAX_LENGTH = 120

/** The stored name of a person who deleted their account, as `app.freeze_counters` writes it. Screens say it in words. */
export const GONE_PERSON = 'Somebody who left'

/** The stored form of a name: tidy, never empty. */
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

/** Marks that change the direction of everything after them, including our text around a name. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** Invisible characters that no script needs; they come along from pages and mails. */
const HIDDEN = /[\u00ad\u200b\u2060\ufeff]/g

/**
 * Trims, collapses white space, and removes control characters and broken surrogate pairs, which a database refuses or
 * changes. Also removes direction marks that affect other text, and invisible characters. A text of nothing else
 * becomes empty.
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

/** At most two letters for a person, as on the profile page. */
export function initialsOf(name: string): string {
  const words = tidyText(name).split(' ')
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return firstLetter(first) + firstLetter(last)
}

/** One letter, even where its capital form is two (ß), and independent of the device's language. */
function firstLetter(word: string): string {
  const [letter = ''] = word
  const [capital = ''] = letter.toUpperCase()
  return capital
}
