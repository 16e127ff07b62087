// Names people give to things. One rule for organizations, stores, rooms and shelves.

import { Fault } from './fault.ts'

export const NAME_MAX_LENGTH = 120

/** A name as it is kept: trimmed, inner white space folded, never empty. */
export function decideName(input: string, field: string): string {
  const name = input.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (name === '') throw new Fault('invalid_argument', 'A name is required.', { field })
  if ([...name].length > NAME_MAX_LENGTH) {
    const message = `A name has at most ${NAME_MAX_LENGTH} characters.`
    throw new Fault('invalid_argument', message, { field })
  }
  return name
}

/** At most two letters that stand for a person, as on the profile page. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last]
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
