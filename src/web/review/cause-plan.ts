// What the one button of a cause does, and to which lines.

import type { VarianceLine } from '#contract/audit-variances.ts'
import { type Decision, needsDecision, type ReasonCode } from '#domain/decision.ts'
import { suggestedAction } from '#domain/insights/line-causes.ts'
import type { ShownCause } from './line-causes.ts'

export interface CausePlan {
  readonly lines: readonly VarianceLine[]
  readonly decision: Decision
  readonly reasonCode: ReasonCode | null
  /** The text of the button. */
  readonly words: 'swap' | 'moved' | 'recount'
}

/** Undefined: there is nothing left to do about it here. */
export function planFor(
  cause: Pick<ShownCause, 'shown' | 'lines'>,
  lines: readonly VarianceLine[],
): CausePlan | undefined {
  if (!cause.shown) return undefined
  const action = suggestedAction(cause.shown.finding)
  const open = lines.filter(({ review }) => needsDecision(review))
  if (action.kind === 'recount') {
    const unmarked = open.filter(({ review }) => review !== 'recount')
    if (unmarked.length === 0) return undefined
    return { lines: unmarked, decision: 'recount', reasonCode: null, words: 'recount' }
  }
  // If only some of the lines that offset each other are still open, it is no longer a swap.
  if (action.kind !== 'decide' || open.length < cause.lines.length) return undefined
  const { decision, reasonCode } = action
  return {
    lines: open,
    decision,
    reasonCode,
    words: cause.shown.finding.kind === 'sibling' ? 'swap' : 'moved',
  }
}
