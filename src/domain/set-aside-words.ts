import type { SetAsideFacts } from './checklist.ts'
import { countOf } from './count-words.ts'

/** "3 counts (12 units)": how many wait, and what they say. */
export function describeSetAside({ counts, units }: SetAsideFacts): string {
  return `${countOf(counts, 'count')} (${countOf(units, 'unit')})`
}

/** What is said before a seal that leaves them out. */
export function saySetAside(facts: SetAsideFacts): string {
  const is = facts.counts === 1 ? 'is' : 'are'
  return `${describeSetAside(facts)} ${is} still set aside, in no figure.`
}
