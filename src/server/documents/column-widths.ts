// The widths of table columns on paper. Numbers are never broken, so their columns are as wide as the longest one, and
// the text column gets the rest.

import { PAPER_POINTS } from './paper.ts'

/** A digit is a little more than half as wide as the font size. */
const DIGIT_EMS = 0.57
/** Letters of heads are wider on average; a head that does not fit would be broken within a word. */
const LETTER_EMS = 0.65
/** The gap between columns in the layout of the tables. */
const GAP_POINTS = 16
/** In a narrower column text would be broken too often to be readable. */
const NARROWEST_POINTS = 90

export function numberWidths(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  fontPoints: number,
): number[] {
  return heads.map((head, column) => {
    const longest = Math.max(0, ...rows.map((row) => row[column]?.length ?? 0))
    return Math.ceil(fontPoints * Math.max(longest * DIGIT_EMS, head.length * LETTER_EMS))
  })
}

/** The width that the other columns leave for the first one. */
export function restOf(widths: readonly number[]): number {
  const taken = widths.reduce((sum, width) => sum + width + GAP_POINTS, 0)
  return Math.max(NARROWEST_POINTS, PAPER_POINTS - taken)
}
