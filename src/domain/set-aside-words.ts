import type { SetAsideFacts } from './checklist.ts'
import { countOf } from './count-words.ts'

/** "3 counts (12 units)": how many wait, and what they say. */
export function describeSetAside({ counts, units }: SetAsideFacts): string {
  return `${countOf(counts, 'count')} (${countOf(units, 'unit')})`
}
