// Numbers as the look wants them. Not counted is "–", zero is "0".

import { sayQuantity } from '#domain/quantity-words.ts'
import { sayShare } from '#domain/share-words.ts'

/** "73.3%", or "–" where there is nothing to take a part of. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : sayShare(part / whole, 1)
}

export function formatQuantity(quantity: number | null): string {
  return quantity === null ? '–' : sayQuantity(quantity)
}
