// Said before somebody counts: on this shelf it would wait for a manager. The phone knows whose the shelf is
// also without a network, as far as it was told.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import { holdingOf } from '#domain/shelf-holder.ts'

type Shelf = Pick<AssignmentDetails, 'userId' | 'userName' | 'status' | 'mode'>

/** In one line of a phone; undefined: what is counted here counts. */
export function waitingWords(
  shelf: Shelf,
  { countsAnywhere, selfAssignment }: Pick<AssignmentPack, 'countsAnywhere' | 'selfAssignment'>,
  userId: string,
): string | undefined {
  const { status, mode, userId: holderId } = shelf
  const held = { status, mode, holderId, earlier: [] }
  const protocol = { helping: countsAnywhere ?? false }
  const who = shelf.userName?.split(' ')[0] ?? 'someone else'
  switch (holdingOf(held, { userId, isManager: false }, protocol, 0)) {
    case 'holds':
    case 'held_before':
      return undefined
    case 'after_approval':
      return 'Held for your manager: already approved'
    case 'handed_in_by_another':
      return `Held for your manager: ${who} submitted it`
    case 'held_by_another':
      return `Held for your manager: ${who} is counting it`
    case 'nobody_holds':
      // Whoever counts there takes it.
      if (selfAssignment && status === 'open') return undefined
      return 'Held for your manager: not your shelf'
  }
}
