/**
 * What stands in a field for numbers, or null. The field answers text for 2.50 and for 12. until somebody
 * leaves it; Enter sends it before that.
 */
export function typedNumber(value: string | number): number | null {
  const number = value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}
