// Amounts of bills, in the main unit of their currency, in US format.

export function formatAmount(value: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(value)
}
