// Which of three messages fits what was not counted: its value is known, partly known, or unknown.

import type { Uncounted } from '#domain/uncounted.ts'

/** The suffix of a message key. Money in different currencies is not added up. */
export function wordFor(
  { lines, value, unvalued }: Uncounted,
  currency: string | null,
): '' | 'Worth' | 'Partly' {
  if (value === null || currency === null || unvalued === lines) return ''
  return unvalued > 0 ? 'Partly' : 'Worth'
}
