// The figures of the headline.

import type { ResultFigures } from '#contract/audit-results.ts'

/** Net is extra minus missing and gross is their sum, so both parts follow from these two. */
export function missingAndExtra({
  netValue,
  grossValue,
}: Pick<ResultFigures, 'netValue' | 'grossValue'>) {
  if (netValue === null || grossValue === null) return null
  return { missing: (grossValue - netValue) / 2, extra: (grossValue + netValue) / 2 }
}

/** Without expected stock there is nothing to compare, and so no variance. */
export function isCompared({ netVariance }: Pick<ResultFigures, 'netVariance'>): boolean {
  return netVariance !== null
}
