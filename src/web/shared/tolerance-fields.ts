import type { Tolerance } from '#domain/protocol.ts'

interface ToleranceField {
  readonly name: keyof Tolerance
  readonly label: string
}

/** The four limits of a tolerance, as they are called wherever one is set; null: in several currencies. */
export function toleranceFields(currency: string | null): readonly ToleranceField[] {
  return [
    { name: 'units', label: 'Units' },
    { name: 'percent', label: 'Percent of units' },
    { name: 'value', label: currency === null ? 'Value' : `Value in ${currency}` },
    { name: 'valuePercent', label: 'Percent of value' },
  ]
}
