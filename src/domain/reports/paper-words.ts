// How documents write figures, and the explanation of each. Screens use the same words.

import { sayDifference, sayQuantity } from '../quantity-words.ts'
import { sayShare } from '../share-words.ts'

export const DEFINITIONS = {
  accuracyByLine: 'lines without a difference / lines counted',
  accuracyByUnit: '1 − sum of differences without sign / units expected, at least 0',
  variance:
    'counted − expected, over what was counted on shelves that were handed in; gross adds up without signs',
  value: 'differences at the unit cost frozen in the audit',
  stockValue: 'all lines at that cost; what was not counted is in the expected value alone',
  shrinkage: 'value of what is missing / baseline value of the lines counted',
  coverage: 'shelves counted, or excluded with a reason / all shelves',
  pace: 'per minute of counting, without the breaks',
  lines: 'items that were expected or counted',
  neverCounted:
    'expected, and nobody counted it or said that there is none: in no difference, and not the same as 0',
  unknownCodes: 'codes that no item has: in no figure',
} as const

/** "–" when not counted, "0" for zero. */
export function formatPaperQuantity(quantity: number | null): string {
  return quantity === null ? '–' : sayQuantity(quantity)
}

/** Differences always have a sign: "+3", "−2.25", "0". */
export function formatPaperDifference(quantity: number | null): string {
  return quantity === null ? '–' : sayDifference(quantity)
}

/** One decimal for accuracy, two for shrinkage, as on screen. */
export function formatPaperShare(share: number | null, decimals: 1 | 2): string {
  return share === null ? '–' : sayShare(share, decimals)
}

/** "2026-03-14 15:30 UTC", because paper can be read in another time zone than it was printed in. */
export function formatPaperTime(ms: number | null): string {
  if (ms === null) return '–'
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
