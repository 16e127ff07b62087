// Whether numbers in a column of barcodes can be barcodes: one digit in ten fits by chance, so most do.

import { countWithin } from '../count-words.ts'
import type { ColumnProfile } from './column-profile.ts'

/** Fewer may be slips of a hand, and are said row by row. */
const FEWEST_FAILING = 3
/** So many can be counted at a glance; of more the share says it better. */
const COUNTED = 200

/** Undefined: nothing speaks against it. Otherwise what does, in words. */
export function doubtCodes(profile: ColumnProfile): string | undefined {
  const { tradeNumbers, failing } = profile
  const isMost = failing >= FEWEST_FAILING && failing * 2 > tradeNumbers
  return isMost ? `${describeFailing(profile)}: scanners will not find them` : undefined
}

/** More than slips of a hand: the column is what it is called, and something has gone wrong with it. */
export function hasManyFailing({ tradeNumbers, failing }: ColumnProfile): boolean {
  return failing * 10 > tradeNumbers
}

/** "7 of 8 barcodes fail their check digit". */
export function describeFailing({ tradeNumbers, failing }: ColumnProfile): string {
  if (tradeNumbers > COUNTED) {
    return `${Math.round((100 * failing) / tradeNumbers)}% of the barcodes fail their check digit`
  }
  return `${countWithin(failing, tradeNumbers, 'barcode')} fail their check digit`
}
