// Money as the look wants it: cents in tables, none in headlines, a true minus. Billing has its own.

const EXACT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const WHOLE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const SIGNED = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
})

/** "$1,284.60", or "–" where nobody knows what it cost. */
export function formatMoney(value: number | null): string {
  return value === null ? '–' : withMinus(EXACT.format(value))
}

/** "$70,118". */
export function formatWholeMoney(value: number | null): string {
  return value === null ? '–' : withMinus(WHOLE.format(value))
}

/** "+$361.05", "−$421.20", "$0.00". */
export function formatSignedMoney(value: number | null): string {
  return value === null ? '–' : withMinus(SIGNED.format(value))
}

function withMinus(text: string): string {
  return text.replace('-', '\u2212')
}
