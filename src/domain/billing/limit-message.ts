// The server's message when a request goes beyond the plan.

import { countOf } from '../count-words.ts'
import type { Feature } from './catalog.ts'

export interface ReachedFacts {
  readonly feature: Pick<Feature, 'name' | 'type' | 'display'>
  /** The plan's total, including what was bought. */
  readonly included: number
  readonly interval?: string | undefined
  /** The plan that is paused because a payment is missing. */
  readonly pausedPlan?: string | undefined
}

/** "Your plan includes 2 audits per month." */
export function limitMessage({ feature, included, interval, pausedPlan }: ReachedFacts): string {
  if (pausedPlan !== undefined) {
    return `A payment for ${pausedPlan} is missing, so the plan is paused.`
  }
  const { singular, plural } = feature.display ?? { singular: feature.name, plural: feature.name }
  if (included <= 0) return `Your plan does not include ${plural}.`
  const per = feature.type === 'single_use' && interval ? ` per ${interval.replace('_', ' ')}` : ''
  return `Your plan includes ${countOf(included, singular, plural)}${per}.`
}
