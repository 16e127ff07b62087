// Numbers in the product's style. Not counted is "–", zero is "0".

import { sayQuantity } from '#domain/quantity-words.ts'

export function formatQuantity(quantity: number | null): string {
  return quantity === null ? '–' : sayQuantity(quantity)
}
