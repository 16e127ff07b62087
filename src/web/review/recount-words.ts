// What a recount takes, in words.

import type { RecountPlan } from '#contract/audit-recounts.ts'
import { countOf } from '#domain/count-words.ts'

type Plan = Pick<RecountPlan, 'lines'> & {
  readonly shelves: readonly Pick<RecountPlan['shelves'][number], 'storeId' | 'itemIds'>[]
}

/** Which of the lines somebody is sent to count. */
export function describePlaced(plan: Plan): string {
  const { lines } = plan
  const placed = placedIn(plan)
  if (placed < lines) return `${placed} of ${lines} items ${placed === 1 ? 'is' : 'are'}`
  return lines === 1 ? 'This item is' : `These ${countOf(lines, 'item')} are`
}

/** What of the lines nobody is sent to count, because nobody knows where it lies; null: nothing. */
export function describeUnplaced(plan: Plan): string | null {
  const { lines, shelves } = plan
  const left = lines - placedIn(plan)
  if (left <= 0) return null
  const which = shelves.length > 0 ? `${left} of them` : countOf(left, 'item')
  const { lie, were, they, them } = left === 1 ? ONE : SEVERAL
  return [
    `Where ${which} ${lie} is not known: ${were} not counted, and the expected inventory names no shelf.`,
    `To have ${them} looked for, have the shelves counted again where ${they} may be, on the overview of the audit.`,
  ].join(' ')
}

const SHOWN_SHELVES = 8

/** "S-03, S-04 and 2 more". */
export function describeShelves({ shelves }: Pick<RecountPlan, 'shelves'>): string {
  const names = shelves.map(({ shelfCode, roomName }) => shelfCode ?? roomName)
  const more = names.length > SHOWN_SHELVES ? ` and ${names.length - SHOWN_SHELVES} more` : ''
  return names.slice(0, SHOWN_SHELVES).join(', ') + more
}

/** What stops meanwhile, for whoever still has lines to decide. */
export function describeOthersOpen(lines: number): string {
  const are = lines === 1 ? 'is' : 'are'
  const them = lines === 1 ? 'it' : 'them'
  return `${countOf(lines, 'other line')} ${are} still to decide. Decide ${them} first: while shelves are counted again, no line can be decided.`
}

/** What was set going. */
export function describeSent(plan: Pick<RecountPlan, 'lines' | 'shelves'>, person?: string) {
  const who = person === undefined ? '' : ` by ${person}`
  return `${countOf(plan.lines, 'line')} will be counted again on ${describeShelves(plan)}${who}. Counting is open until that is handed in.`
}

function placedIn({ shelves }: Plan): number {
  const placed = shelves.flatMap(({ storeId, itemIds }) => itemIds.map((id) => `${storeId}/${id}`))
  return new Set(placed).size
}

const ONE = { lie: 'lies', were: 'it was', they: 'it', them: 'it' }
const SEVERAL = { lie: 'lie', were: 'they were', they: 'they', them: 'them' }
