// Whether numbers in a barcode column can be barcodes. One number in ten has a valid check digit by chance, so most
// must.

import { countWithin } from '../count-words.ts'
import type { ColumnProfile } from './column-profile.ts'

/** Fewer may be typing errors, which are reported row by row. */
const FEWEST_FAILING = 3
/** Up to this many, a number is easy to grasp; beyond, a share is better. */
const COUNTED = 200

/** Why they are doubtful, in words; undefined when there is no doubt. */
export function doubtCodes(profile: ColumnProfile): string | undefined {
  const { tradeNumbers, failing } = profile
  const isMost = failing >= FEWEST_FAILING && failing * 2 > tradeNumbers
  return isMost ? `${describeFailing(profile)}: scanners will not find them` : undefined
}

/** Too many for typing errors: it is a barcode column, but something went wrong with it. */
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
