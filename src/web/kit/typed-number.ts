/**
 * The value of a number field, or null. Until it loses the focus, the field returns text for input such as
 * 2.50 or "12."; Enter submits it before that.
 */
export function typedNumber(value: string | number): number | null {
  const number = value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}
