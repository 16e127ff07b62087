// What reading a shelf's label means to the person who counts: finish here, switch, take over, or refuse.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { isClosed } from '#domain/assignment.ts'
import { isCountingOver } from '#domain/audit.ts'
import { isPrintedLabel } from '#domain/labels/printed-label.ts'
import type { Messages } from '#web/kit/use-messages.ts'
import { shelfSign } from '../counter/shelf.ts'
import { findLabelledShelf } from './shelf-label.ts'

export type LabelDecision =
  | { readonly kind: 'finish' }
  | { readonly kind: 'switch'; readonly shelf: AssignmentDetails }
  /** Another person's shelf, free once their device has been silent for a while. `words`: shown if it is not free. */
  | { readonly kind: 'take_over'; readonly shelf: AssignmentDetails; readonly words: string }
  | { readonly kind: 'refuse'; readonly words: string }

interface LabelFacts {
  /** The shelf the person is counting; undefined: none yet. */
  readonly here: AssignmentDetails | undefined
  readonly shelves: readonly AssignmentDetails[]
  readonly userId: string
  readonly t: Messages<'scanner'>
}

/** Undefined if the text is not a label. */
export function decideLabel(
  text: string,
  { here, shelves, userId, t }: LabelFacts,
): LabelDecision | undefined {
  // If several people count a shelf independently, the person's own assignment comes first.
  const ordered = [...shelves].sort((a, b) => rank(a, userId) - rank(b, userId))
  if (here && findLabelledShelf(text, [here])) return { kind: 'finish' }
  const shelf = findLabelledShelf(text, ordered)
  if (!shelf && isPrintedLabel(text)) return { kind: 'refuse', words: t('shelf.notInCount') }
  if (!shelf) return undefined
  const sign = shelfSign(shelf)
  const isMine = shelf.userId === userId
  if (isClosed(shelf.status) && !(isMine && shelf.status === 'submitted')) {
    return { kind: 'refuse', words: t('shelf.done', { shelf: sign }) }
  }
  if (!isMine && shelf.userId !== null) {
    const isBegun = shelf.status === 'in_progress'
    const words = holderWords(shelf, t)
    return isBegun ? { kind: 'take_over', shelf, words } : { kind: 'refuse', words }
  }
  return { kind: 'switch', shelf }
}

function holderWords(held: AssignmentDetails, t: Messages<'scanner'>): string {
  const { userName: name, status } = held
  const shelf = shelfSign(held)
  if (name === null) return t('shelf.taken', { shelf })
  return t(status === 'in_progress' ? 'shelf.counting' : 'shelf.assigned', { name, shelf })
}

/** Assignments that can be counted come before closed ones: a recount before the first count of its shelf. */
function rank({ userId, status, auditStatus }: AssignmentDetails, me: string): number {
  if (isCountingOver(auditStatus)) return 4
  if (userId === me) return isClosed(status) ? 1 : 0
  return userId === null ? 2 : 3
}
