// Numbers as the look wants them. Not counted is "–", zero is "0".

const PERCENT = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const QUANTITY = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })
const SIGNED = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 3,
  signDisplay: 'exceptZero',
})

/** "73.3%", or "–" where there is nothing to take a part of. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : PERCENT.format(part / whole)
}

export function formatQuantity(quantity: number | null): string {
  return quantity === null ? '–' : withMinus(QUANTITY.format(quantity))
}

/** "+12", "−3", "0". */
export function formatSigned(quantity: number): string {
  return withMinus(SIGNED.format(quantity))
}

function withMinus(text: string): string {
  return text.replace('-', '\u2212')
}
