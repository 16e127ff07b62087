// What the label of a shelf means to somebody who is counting: finish here, go there, take it over, or
// not there.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { isClosed } from '#domain/assignment.ts'
import { isPrintedLabel } from '#domain/labels/printed-label.ts'
import { shelfSign } from '../counter/shelf.ts'
import { findLabelledShelf } from './shelf-label.ts'

export type LabelDecision =
  | { readonly kind: 'finish' }
  | { readonly kind: 'switch'; readonly shelf: AssignmentDetails }
  /** Somebody else's, and free once their device has been silent for a while. Words for where it is not. */
  | { readonly kind: 'take_over'; readonly shelf: AssignmentDetails; readonly words: string }
  | { readonly kind: 'refuse'; readonly words: string }

interface LabelFacts {
  /** Where the person counts now; undefined: nowhere yet. */
  readonly here: AssignmentDetails | undefined
  readonly shelves: readonly AssignmentDetails[]
  readonly userId: string
}

/** Undefined where the text is no label. */
export function decideLabel(
  text: string,
  { here, shelves, userId }: LabelFacts,
): LabelDecision | undefined {
  // Of a shelf that several people count independently, one's own count comes first.
  const ordered = [...shelves].sort((a, b) => rank(a, userId) - rank(b, userId))
  if (here && findLabelledShelf(text, [here])) return { kind: 'finish' }
  const shelf = findLabelledShelf(text, ordered)
  if (!shelf && isPrintedLabel(text)) return { kind: 'refuse', words: 'Not a shelf of this count' }
  if (!shelf) return undefined
  const sign = shelfSign(shelf)
  const isMine = shelf.userId === userId
  if (isClosed(shelf.status) && !(isMine && shelf.status === 'submitted')) {
    return { kind: 'refuse', words: `${sign} is done already` }
  }
  if (!isMine && shelf.userId !== null) {
    const words = `${shelf.userName ?? 'Somebody else'} counts ${sign}`
    return shelf.status === 'in_progress'
      ? { kind: 'take_over', shelf, words }
      : { kind: 'refuse', words }
  }
  return { kind: 'switch', shelf }
}

function rank({ userId }: AssignmentDetails, me: string): number {
  if (userId === me) return 0
  return userId === null ? 1 : 2
}
