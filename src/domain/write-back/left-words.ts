import type { LeftReason } from './plan-cells.ts'

/** Why a row is left for a person. */
export const LEFT_WORDS: Readonly<Record<LeftReason, string>> = {
  several_rows: 'stands in several rows, and nothing says how to share the count',
  several_lots: 'stands in rows of several lots, and the count does not say how much is of each',
  partly_counted: 'was counted only in part: some of its shelves were left out',
  fraction: 'was counted in a fraction, and the system takes whole numbers',
  not_a_number: 'says a word where the number goes',
  broken_row: 'has a quote that never closes',
  no_number: 'has no number that a difference could be added to',
}
