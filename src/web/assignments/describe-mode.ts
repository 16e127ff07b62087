import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { sayComparison } from '#domain/comparison-words.ts'

const PASSES = ['First of two counts', 'Second of two counts', 'Tie-break'] as const

/** "First of two counts, they differ on 3 lines"; null for a shelf that is counted once. */
export function describeMode({
  mode,
  pass,
  comparison,
}: Pick<AssignmentDetails, 'mode' | 'pass' | 'comparison'>): string | null {
  if (mode === 'additive') return null
  if (comparison?.state === 'single') return 'Counted once instead of twice'
  const found = comparison && sayComparison(comparison)
  return [PASSES[pass] ?? `Count ${pass + 1}`, found].filter(Boolean).join(', ')
}
