// Which of three messages fits what was not counted: what it is worth, in part or not at all.

import type { Uncounted } from '#domain/uncounted-words.ts'

/** The end of the key of a message; money of several currencies is not added up. */
export function wordFor(
  { lines, value, unvalued }: Uncounted,
  currency: string | null,
): '' | 'Worth' | 'Partly' {
  if (value === null || currency === null || unvalued === lines) return ''
  return unvalued > 0 ? 'Partly' : 'Worth'
}
