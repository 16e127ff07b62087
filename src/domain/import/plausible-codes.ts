// Whether numbers in a barcode column can be barcodes. One number in ten has a valid check digit by chance, so most
// must.

import type { ColumnProfile } from './column-profile.ts'
import type { GuessReason } from './guess-reason.ts'

/** Fewer may be typing errors, which are reported row by row. */
const FEWEST_FAILING = 3

/** Why they are doubtful; undefined when there is no doubt. */
export function doubtCodes(profile: ColumnProfile): GuessReason | undefined {
  const { tradeNumbers, failing } = profile
  const isMost = failing >= FEWEST_FAILING && failing * 2 > tradeNumbers
  return isMost ? { code: 'unscannable_codes', failing, of: tradeNumbers } : undefined
}

/** Too many for typing errors: it is a barcode column, but something went wrong with it. */
export function hasManyFailing({ tradeNumbers, failing }: ColumnProfile): boolean {
  return failing * 10 > tradeNumbers
}
