// Quantities as shown on screens, on paper and in sentences.

const QUANTITY = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })
const DIFFERENCE = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 3,
  signDisplay: 'exceptZero',
})

/** "1,234.5", "−3". */
export function sayQuantity(quantity: number): string {
  return withMinus(QUANTITY.format(quantity))
}

/** Differences always have a sign: "+3", "−2.25", "0". */
export function sayDifference(quantity: number): string {
  return withMinus(DIFFERENCE.format(quantity))
}

/** Uses a real minus, which is as wide as a plus, instead of a hyphen. */
export function withMinus(text: string): string {
  return text.replace('-', '\u2212')
}
