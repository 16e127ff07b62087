import type { DecimalMark } from '../import/number-text.ts'
import type { Milli } from '../quantity.ts'

/** A number as written in files: no thousands separators, no plus sign, up to three decimals. */
export function quantityCell(quantity: Milli, decimal: DecimalMark): string {
  const size = Math.abs(quantity)
  const fraction = String(size % 1_000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  const whole = `${quantity < 0 ? '-' : ''}${Math.floor(size / 1_000)}`
  return fraction === '' ? whole : `${whole}${decimal}${fraction}`
}
