// What the scanner says of its shelf, its audit and what it sends.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack, AuditPause } from '#contract/devices.ts'
import type { StoreRefusal } from '#contract/stores.ts'
import { isExplained } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { SetAsideReason } from '#domain/scan-warning.ts'
import { holdingOf } from '#domain/shelf-holder.ts'
import type { ConnectionStatus } from '#web/client/connection-status.ts'
import { shelfSign } from '../counter/shelf.ts'
import { formatUnits } from '../counter/units.ts'
import type { CatalogueState } from './bring-catalogue.ts'

export function catalogueWords({ items, isComplete, isLoading }: CatalogueState): string {
  if (items === undefined) return 'The catalogue is not on this phone yet.'
  const count = `${formatUnits(items)} ${items === 1 ? 'item' : 'items'} on this phone`
  if (isLoading || !isComplete) return `${count}, more to come`
  return `${count}, works offline`
}

/** What became of the counts of somebody whose session has ended. */
export function signedOutWords(waiting: number): string {
  if (waiting === 0) return 'Signed out. New counts stay on this phone.'
  return `Signed out. ${formatUnits(waiting)} kept on this phone.`
}

const COPY_IT = 'What was not taken stays on this phone: copy it for your manager.'

/** What to tell somebody who cannot count here any more, and what becomes of what they have counted. */
export function closedWords(refusal: StoreRefusal | null | undefined): string {
  switch (refusal?.kind) {
    case 'suspended':
      return `${refusal.organizationName} is suspended: ${refusal.reason.replace(/[.!?]$/, '')}. What you counted is kept on this phone, and is sent by itself when it is open again.`
    case 'archived':
      return `${refusal.storeName} was archived. ${COPY_IT}`
    case 'removed':
      return `You are no longer in ${refusal.storeName}. ${COPY_IT}`
    default:
      return `You cannot count here any more. ${COPY_IT}`
  }
}

type AssignedShelf = Pick<
  AssignmentDetails,
  'shelfCode' | 'roomName' | 'status' | 'userId' | 'userName'
>

/** What to tell somebody whose shelf went to somebody else while they stood there. */
export function lostWords(shelf: AssignedShelf): string {
  const kept = 'What you counted is kept.'
  const sign = shelfSign(shelf)
  const name = holderName(shelf)
  if (shelf.status === 'excluded') {
    return `${sign} was left out of this count. What you counted is kept beside it.`
  }
  if (shelf.userId === null) return `${sign} is open to everybody again. ${kept}`
  if (isExplained(shelf.status)) return `${name} has handed in ${sign}. ${kept}`
  return `${name} counts ${sign} now. ${kept}`
}

type LeftShelf = Pick<AssignmentDetails, 'shelfCode' | 'roomName' | 'roomId' | 'shelfId' | 'round'>

/** What to tell somebody whose shelf has left the count while they stood there, or before they came. */
export function goneWords(
  shelf: LeftShelf | undefined,
  assignments: readonly Pick<AssignmentDetails, 'roomId' | 'shelfId' | 'round'>[],
): string {
  if (!shelf) return 'This shelf is not part of the count any more.'
  const sign = shelfSign(shelf)
  const others = assignments.filter(
    ({ roomId, shelfId }) => roomId === shelf.roomId && shelfId === shelf.shelfId,
  )
  if (others.some(({ round }) => round > shelf.round)) {
    return `${sign} is to be counted again, from nothing. What you counted is kept beside it.`
  }
  return others.length > 0
    ? `Your count of ${sign} is not needed any more. What you counted is kept.`
    : `${sign} is not part of this count any more.`
}

/** What to tell whoever comes second to a shelf that has another count, which nobody has yet. */
export function secondWords(shelf: AssignedShelf): string {
  return `${holderName(shelf)} counts ${shelfSign(shelf)}. Its other count is free.`
}

/** Colleagues know each other by it, and the screen is small. */
function holderName({ userName }: AssignedShelf): string {
  return userName?.split(' ')[0] ?? 'Somebody else'
}

/** Said while nothing is known of the count: whoever is still connecting may get it yet. */
export function notHereWords(status: ConnectionStatus): string {
  return status === 'offline'
    ? 'This count is not on this phone yet. Open it once with a network, then it works without.'
    : 'Getting the shelves.'
}

/** Why nobody counts now, and who said so where that is known; undefined while they do. */
export function pauseWords(status: AuditStatus, pause?: AuditPause): string | undefined {
  const by = pause?.by ? ` by ${pause.by}` : ''
  const why = pause?.reason ? `: ${pause.reason}` : ''
  switch (status) {
    case 'active':
      return undefined
    case 'draft':
      return 'Counting has not started'
    case 'stopped':
      return `Counting is stopped${by}${why}`
    case 'submitted':
    case 'completed':
      return `Counting is closed${by}`
    case 'cancelled':
      return `This count is cancelled${by}${why}`
  }
}

type PausedPack = Pick<AssignmentPack, 'auditStatus' | 'pause'>

/** The same of a shelf: what the pack knows may be older, or newer, than that. */
export function pauseOfShelf(
  { auditStatus }: Pick<AssignmentDetails, 'auditStatus'>,
  pack: PausedPack,
): string | undefined {
  return pauseWords(auditStatus, pack.auditStatus === auditStatus ? pack.pause : undefined)
}

// Counts that the server keeps without effect. Whoever made them sees their number fall, and has to learn
// why, that nothing is lost, and whom to ask.

/** For the rail. */
export function setAsideNotice(counts: number): string {
  return `${formatUnits(counts)} set aside, see the list`
}

/** Said of what is on this shelf, whoever made it. */
const REASONS: Readonly<Record<SetAsideReason, string>> = {
  after_submission: 'Counting was closed before that came.',
  after_approval: 'This shelf was approved before that came.',
  while_stopped: 'Counting was stopped then, by the clock of this phone.',
  impossible_time: 'The clock of this phone cannot be right.',
  impossible_quantity: 'The number is larger than anybody counts at once.',
  handed_in_by_another: 'Somebody else has handed this shelf in.',
  held_by_another: 'Somebody else has this shelf.',
  nobody_holds: 'This shelf was not given to you.',
  impossible_correction: 'A number corrects what was never there.',
}

const UNKNOWN_REASON = 'Counting was stopped or closed then, or somebody else counts this shelf.'

/** An older answer of the server does not say why. */
export function setAsideWords(counts: number, reasons: readonly SetAsideReason[]): string {
  const [are, they] = counts === 1 ? ['count is', 'it'] : ['counts are', 'they']
  const why = reasons.length > 0 ? reasons.map((one) => REASONS[one]).join(' ') : UNKNOWN_REASON
  const decides = `Your manager decides whether ${they} ${counts === 1 ? 'counts' : 'count'}.`
  return `${formatUnits(counts)} ${are} set aside, not lost. ${why} ${decides}`
}

// Said before somebody counts: on this shelf it would wait for a manager. The phone knows whose the shelf is
// also without a network, as far as it was told.

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
