// Amounts and dates of bills. Amounts are in the main unit of their currency, in US format.

export function formatAmount(value: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(value)
}

export function formatBillDate(moment: number): string {
  return new Date(moment).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
}
