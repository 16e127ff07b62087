// Numbers as the look wants them. Not counted is "–", zero is "0".

import { sayQuantity } from '#domain/quantity-words.ts'

const PERCENT = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** "73.3%", or "–" where there is nothing to take a part of. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : PERCENT.format(part / whole)
}

export function formatQuantity(quantity: number | null): string {
  return quantity === null ? '–' : sayQuantity(quantity)
}
