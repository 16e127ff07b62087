// The figures of the headline.

import type { ResultFigures } from '#contract/audit-results.ts'

/** Net is extra minus missing, gross their sum: so both follow from the two. */
export function missingAndExtra({
  netValue,
  grossValue,
}: Pick<ResultFigures, 'netValue' | 'grossValue'>) {
  if (netValue === null || grossValue === null) return null
  return { missing: (grossValue - netValue) / 2, extra: (grossValue + netValue) / 2 }
}

/** Without expected stock there is nothing to compare, and no share of it. */
export function isCompared({ netVariance }: Pick<ResultFigures, 'netVariance'>): boolean {
  return netVariance !== null
}
