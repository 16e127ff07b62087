// A recount of single items: which ones, in a line.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'

const NAMED = 3

/** Names of what is counted again; undefined where everything on the shelf is. */
export function recountWords({
  recountItems,
}: Pick<AssignmentDetails, 'recountItems'>): string | undefined {
  if (!recountItems || recountItems.length === 0) return undefined
  const names = recountItems.slice(0, NAMED).map(({ name }) => name)
  const more = recountItems.length - names.length
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
