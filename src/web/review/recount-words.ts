// What a recount takes, in words.

import type { RecountPlan } from '#contract/audit-results.ts'
import { countOf } from '../kit/count-of.ts'

type Plan = Pick<RecountPlan, 'lines'> & {
  readonly shelves: readonly Pick<RecountPlan['shelves'][number], 'storeId' | 'itemIds'>[]
}

/** What of the lines nobody is sent to count, because nobody knows where it lies; null: nothing. */
export function describeUnplaced({ lines, shelves }: Plan): string | null {
  const placed = new Set(
    shelves.flatMap(({ storeId, itemIds }) => itemIds.map((itemId) => `${storeId}/${itemId}`)),
  )
  const left = lines - placed.size
  if (left <= 0) return null
  const which = shelves.length > 0 ? `${left} of them` : countOf(left, 'item')
  const { lie, were, them } = left === 1 ? ONE : SEVERAL
  return [
    `Where ${which} ${lie} is not known: ${were} not counted, and the expected inventory names no shelf.`,
    `To have ${them} looked for, reopen the audit on its overview with the shelves to look at.`,
  ].join(' ')
}

const ONE = { lie: 'lies', were: 'it was', them: 'it' }
const SEVERAL = { lie: 'lie', were: 'they were', them: 'them' }
