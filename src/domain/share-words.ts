// Shares as shown on screens, on paper and in sentences.

import { withMinus } from './quantity-words.ts'

const FORMATS = { 1: percentWith(1), 2: percentWith(2) } as const

function percentWith(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

/** "73.3%". Anything less than all is never rounded to "100%", and anything above nothing never to "0%". */
export function sayShare(share: number, decimals: keyof typeof FORMATS): string {
  const format = FORMATS[decimals]
  const least = 10 ** -(decimals + 2)
  if (share !== 0 && Math.abs(share) < least / 2) return `under ${format.format(least)}`
  return withMinus(format.format(share < 1 ? Math.min(share, 1 - least) : share))
}
