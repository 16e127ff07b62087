// Amounts and dates of bills. Amounts are in the main unit of their currency, written as in the US.

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
