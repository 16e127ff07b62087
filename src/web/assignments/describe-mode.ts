import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { countOf } from '../kit/count-of.ts'

const PASSES = ['First of two counts', 'Second of two counts', 'Tie-break'] as const

/** "First of two counts, they differ on 3 lines"; null for a shelf that is counted once. */
export function describeMode({
  mode,
  pass,
  comparison,
}: Pick<AssignmentDetails, 'mode' | 'pass' | 'comparison'>): string | null {
  if (mode === 'additive') return null
  const found = comparison && describeComparison(comparison)
  return [PASSES[pass] ?? `Count ${pass + 1}`, found].filter(Boolean).join(', ')
}

function describeComparison({
  state,
  differing,
}: NonNullable<AssignmentDetails['comparison']>): string | null {
  switch (state) {
    case 'waiting':
      return null
    case 'agreed':
      return 'both agree'
    case 'differs':
      return `they differ on ${countOf(differing, 'line')}`
    case 'settled':
      return `a third settled ${countOf(differing, 'line')}`
  }
}
