// What happens when the plan has no requests left: the built-in answer stays, and the way to get more is
// shown. It opens by itself only once per visit, because the built-in answers are good enough to continue
// with.

import type { AnswerSource } from '#contract/ai.ts'
import { openLimit } from '../kit/reached-limit.ts'

let isTold = false

export function isSpent(source: AnswerSource): boolean {
  return source.kind === 'built_in' && source.why === 'limit_reached'
}

export function tellOfSpentPlan(source: AnswerSource): void {
  if (isTold || !isSpent(source)) return
  isTold = true
  offerMoreRequests()
}

export function offerMoreRequests(): void {
  openLimit('ai_requests')
}
