// Which decisions a line allows, and how a decision is worded.

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

/** The decisions that the domain allows for the line. */
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

/** "Accepted · Damaged". Without a comparison, a line is neither within nor beyond the tolerance. */
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

/** "Accepted · Damaged", as the row will show it. */
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

/** The decision about the line, even if it no longer applies: "… by Dana Whitlock" follows. */
export function sayDecision(
  decision: NonNullable<VarianceLine['decision']>,
  review: LineReview,
  t: Messages<'results'>,
): string {
  if (decision.decision === 'recount') return t('details.recountAsked')
  const said = sayVerdict(decision, t)
  return review === 'stale' ? t('details.beforeChange', { decision: said }) : said
}

/** Whether a reason or a note can be added: a line that has changed since needs a new decision instead. */
export function canExplain({ review, counted }: Pick<VarianceLine, 'review' | 'counted'>): boolean {
  return isDecided(review) && counted !== null
}

/** Whether there is a decision that can be taken back. */
export function isDecided(review: LineReview): boolean {
  return review !== 'none' && review !== 'open' && review !== 'stale'
}
