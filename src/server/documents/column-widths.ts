// How wide the columns of a table on paper are: numbers are never broken, so each column is as wide as
// its longest one, and words get what is left.

import { PAPER_POINTS } from './paper.ts'

/** Digits are a little more than half as wide as high. */
const DIGIT_EMS = 0.57
/** Between two columns, as the layout of the tables has it. */
const GAP_POINTS = 16
/** Words that are broken more often than that cannot be read. */
const NARROWEST_POINTS = 90

export function numberWidths(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  fontPoints: number,
): number[] {
  return heads.map((head, column) => {
    const longest = Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0))
    return Math.ceil(longest * fontPoints * DIGIT_EMS)
  })
}

/** What the others leave of the page for the first column. */
export function restOf(widths: readonly number[]): number {
  const taken = widths.reduce((sum, width) => sum + width + GAP_POINTS, 0)
  return Math.max(NARROWEST_POINTS, PAPER_POINTS - taken)
}
