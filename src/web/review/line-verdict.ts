// What can be said about a line, and how what was said reads.

import type { VarianceLine } from '#contract/audit-variances.ts'
import {
  DECISIONS,
  type Decision,
  type LineReview,
  type ReasonCode,
  refuseDecision,
} from '#domain/decision.ts'
import { REVIEW_WORDS } from '#domain/decision-words.ts'
import { toMilli } from '#domain/quantity.ts'
import { isAllowed } from '../kit/is-allowed.ts'
import { reasonWord } from './reason-words.ts'

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

function reviewWord(review: LineReview): string {
  return REVIEW_WORDS[review]
}

/** "Accepted · Damage". What cannot be compared is neither within a tolerance nor beyond it. */
export function describeReview({
  review,
  decision,
  expected,
  counted,
  due,
}: Line & Pick<VarianceLine, 'review' | 'decision' | 'due'>): string {
  if (review === 'none' && counted === null) return 'Not counted'
  if (review === 'none' && expected === null) return 'No baseline'
  if (review === 'none' && due === null) return 'Not compared yet'
  const reason = decision?.reasonCode ? ` · ${reasonWord(decision.reasonCode)}` : ''
  return `${reviewWord(review)}${reason}`
}

const VERDICTS = {
  accept: reviewWord('accepted'),
  reject: reviewWord('rejected'),
  recount: reviewWord('recount'),
  zero: reviewWord('zero'),
} as const

/** "Accepted · Damage", as the row will read. */
export function describeVerdict({
  decision,
  reasonCode,
}: {
  readonly decision: Decision | null
  readonly reasonCode: ReasonCode | null
}): string {
  if (decision === null) return reviewWord('open')
  return reasonCode ? `${VERDICTS[decision]} · ${reasonWord(reasonCode)}` : VERDICTS[decision]
}

/** What somebody has said about the line, whatever became of it: "… by Dana Whitlock" follows. */
export function describeDecision(
  decision: NonNullable<VarianceLine['decision']>,
  review: LineReview,
): string {
  if (decision.decision === 'recount') return 'Recount asked for'
  return describeVerdict(decision) + (review === 'stale' ? ', before the count changed,' : '')
}

/** Whether a reason or a note can be added: what has changed since is decided anew, and not confirmed so. */
export function canExplain({ review, counted }: Pick<VarianceLine, 'review' | 'counted'>): boolean {
  return isDecided(review) && counted !== null
}

/** Whether something stands there that can be taken back. */
export function isDecided(review: LineReview): boolean {
  return review !== 'none' && review !== 'open' && review !== 'stale'
}
