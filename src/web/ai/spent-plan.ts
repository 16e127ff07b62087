// What happens when the plan includes no more requests: the built-in answer stays, and the way to more is
// shown. By itself once per visit, since the built-in answers are good enough to go on with.

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
