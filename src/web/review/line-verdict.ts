// What can be said about a line, and how what was said reads.

import type { VarianceLine } from '#contract/audit-variances.ts'
import {
  DECISIONS,
  type Decision,
  type LineReview,
  type ReasonCode,
  refuseDecision,
} from '#domain/decision.ts'
import { toMilli } from '#domain/quantity.ts'
import { isAllowed } from '../kit/is-allowed.ts'
import type { Messages } from '../kit/use-messages.ts'

type Line = Pick<VarianceLine, 'expected' | 'counted'>

/** What may be decided about the line, by the rules of the domain. */
export function possibleDecisions(line: Line): readonly Decision[] {
  const figures = {
    expected: line.expected === null ? null : toMilli(line.expected),
    counted: line.counted === null ? null : toMilli(line.counted),
  }
  const input = { reasonCode: null, note: null }
  return DECISIONS.filter((decision) =>
    isAllowed(() => refuseDecision({ decision, ...input }, figures, { reasonCodes: false })),
  )
}

/** "Accepted · Damaged". What cannot be compared is neither within a tolerance nor beyond it. */
export function sayReview(
  {
    review,
    decision,
    expected,
    counted,
    due,
  }: Line & Pick<VarianceLine, 'review' | 'decision' | 'due'>,
  t: Messages<'results'>,
): string {
  if (review === 'none' && counted === null) return t('review.notCounted')
  if (review === 'none' && expected === null) return t('review.noExpected')
  if (review === 'none' && due === null) return t('review.notYet')
  return withReason(t(`review.${review}`), decision?.reasonCode ?? null, t)
}

const REVIEW_AFTER = {
  accept: 'accepted',
  reject: 'rejected',
  recount: 'recount',
  zero: 'zero',
} as const satisfies Record<Decision, LineReview>

/** "Accepted · Damaged", as the row will read. */
export function sayVerdict(
  {
    decision,
    reasonCode,
  }: { readonly decision: Decision | null; readonly reasonCode: ReasonCode | null },
  t: Messages<'results'>,
): string {
  if (decision === null) return t('review.open')
  return withReason(t(`review.${REVIEW_AFTER[decision]}`), reasonCode, t)
}

function withReason(
  decision: string,
  reasonCode: ReasonCode | null,
  t: Messages<'results'>,
): string {
  if (reasonCode === null) return decision
  return t('review.because', { decision, reason: t(`reason.${reasonCode}`) })
}

/** What somebody has said about the line, whatever became of it: "… by Dana Whitlock" follows. */
export function sayDecision(
  decision: NonNullable<VarianceLine['decision']>,
  review: LineReview,
  t: Messages<'results'>,
): string {
  if (decision.decision === 'recount') return t('details.recountAsked')
  const said = sayVerdict(decision, t)
  return review === 'stale' ? t('details.beforeChange', { decision: said }) : said
}

/** Whether a reason or a note can be added: what has changed since is decided anew, and not confirmed so. */
export function canExplain({ review, counted }: Pick<VarianceLine, 'review' | 'counted'>): boolean {
  return isDecided(review) && counted !== null
}

/** Whether something stands there that can be taken back. */
export function isDecided(review: LineReview): boolean {
  return review !== 'none' && review !== 'open' && review !== 'stale'
}
