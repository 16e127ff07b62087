import type { AssignmentDetails } from '#contract/audit-assignments.ts'

/** Why a shelf is counted again and by whose word; undefined where nobody said. */
export function sentBackWords({ sentBack }: Pick<AssignmentDetails, 'sentBack'>) {
  if (!sentBack) return undefined
  const { reason, by } = sentBack
  const who = by === null ? 'Sent back' : `Sent back by ${by}`
  return reason === null ? who : `${who}: ${reason}`
}
