import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { Messages } from '../kit/use-messages.ts'

/** Which part of a shelf could not be reached, and why; undefined if nothing was reported. */
export function sayReach(
  { status, reason }: Pick<AssignmentDetails, 'status' | 'reason'>,
  t: Messages<'shared'>,
): string | undefined {
  if (reason === null) return undefined
  if (status === 'excluded') return t('reach.leftOut', { reason })
  const isHandedIn = status === 'submitted' || status === 'approved'
  return isHandedIn ? t('reach.part', { reason }) : undefined
}
