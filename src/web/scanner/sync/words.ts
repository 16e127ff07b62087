// The scanner's words for its shelf, its audit, and what it sends.

import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack, AuditPause } from '#contract/devices.ts'
import type { StoreRefusal } from '#contract/stores.ts'
import { isExplained } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { SetAsideReason } from '#domain/scan-warning.ts'
import { holdingOf } from '#domain/shelf-holder.ts'
import type { ConnectionStatus } from '#web/client/connection-status.ts'
import type { Messages } from '#web/kit/use-messages.ts'
import { shelfSign } from '../counter/shelf.ts'
import type { CatalogueState } from './bring-catalogue.ts'

export type SyncMessages = Messages<'sync'>

export function catalogueWords(
  { items, isComplete, isLoading }: CatalogueState,
  t: SyncMessages,
): string {
  if (items === undefined) return t('items.none')
  return t(isLoading || !isComplete ? 'items.loading' : 'items.ready', { count: items })
}

/** What happens to the counts of a person whose session has ended. */
export function signedOutWords(waiting: number, t: SyncMessages): string {
  if (waiting === 0) return t('rail.signedOut')
  return t('rail.signedOutWaiting', { count: waiting })
}

/** Tells a person that they cannot count here any more, and what happens to their counts. */
export function closedWords(refusal: StoreRefusal | null | undefined, t: SyncMessages): string {
  switch (refusal?.kind) {
    case 'suspended':
      return t('closed.suspended', {
        organization: refusal.organizationName,
        reason: refusal.reason.replace(/[.!?]$/, ''),
      })
    case 'archived':
      return t('closed.archived', { store: refusal.storeName })
    case 'removed':
      return t('closed.removed', { store: refusal.storeName })
    default:
      return t('closed.other')
  }
}

type AssignedShelf = Pick<
  AssignmentDetails,
  'shelfCode' | 'roomName' | 'status' | 'userId' | 'userName'
>

/** Tells a person that their shelf was given to another person while they were counting it. */
export function lostWords(lost: AssignedShelf, t: SyncMessages): string {
  const shelf = shelfSign(lost)
  const name = firstName(lost) ?? t('someone')
  if (lost.status === 'excluded') return t('lost.excluded', { shelf })
  if (lost.userId === null) return t('lost.open', { shelf })
  return t(isExplained(lost.status) ? 'lost.submitted' : 'lost.counting', { name, shelf })
}

type LeftShelf = Pick<AssignmentDetails, 'shelfCode' | 'roomName' | 'roomId' | 'shelfId' | 'round'>

/** Tells a person that their shelf was taken out of the audit, before or after they started. */
export function goneWords(
  left: LeftShelf | undefined,
  assignments: readonly Pick<AssignmentDetails, 'roomId' | 'shelfId' | 'round'>[],
  t: SyncMessages,
): string {
  if (!left) return t('gone.shelf')
  const shelf = shelfSign(left)
  const others = assignments.filter(
    ({ roomId, shelfId }) => roomId === left.roomId && shelfId === left.shelfId,
  )
  if (others.some(({ round }) => round > left.round)) return t('gone.again', { shelf })
  return t(others.length > 0 ? 'gone.notNeeded' : 'gone.named', { shelf })
}

/** Tells a person that this shelf is taken but has a second count, which is still free. */
export function secondWords(shelf: AssignedShelf, t: SyncMessages): string {
  return t('lost.second', { name: firstName(shelf) ?? t('someone'), shelf: shelfSign(shelf) })
}

/** Colleagues know each other by first name, and the screen is small. */
function firstName({ userName }: Pick<AssignmentDetails, 'userName'>): string | undefined {
  return userName?.split(' ')[0]
}

/** Shown while nothing is known of the audit; a device that is still connecting may yet get it. */
export function notHereWords(status: ConnectionStatus, t: SyncMessages): string {
  return t(status === 'offline' ? 'notHere.offline' : 'notHere.loading')
}

/** Why counting has stopped, and who stopped it if that is known; undefined while it goes on. */
export function pauseWords(
  status: AuditStatus,
  pause: AuditPause | undefined,
  t: SyncMessages,
): string | undefined {
  const name = pause?.by ?? undefined
  const withReason = (said: string) =>
    pause?.reason ? t('pause.why', { pause: said, reason: pause.reason }) : said
  switch (status) {
    case 'active':
      return undefined
    case 'draft':
      return t('pause.draft')
    case 'stopped':
      return withReason(name ? t('pause.stoppedBy', { name }) : t('pause.stopped'))
    case 'submitted':
    case 'completed':
      return name ? t('pause.closedBy', { name }) : t('pause.closed')
    case 'cancelled':
      return withReason(name ? t('pause.cancelledBy', { name }) : t('pause.cancelled'))
  }
}

type PausedPack = Pick<AssignmentPack, 'auditStatus' | 'pause'>

/** The same for one shelf: the pack's state may be older or newer than the shelf's. */
export function pauseOfShelf(
  { auditStatus }: Pick<AssignmentDetails, 'auditStatus'>,
  pack: PausedPack,
  t: SyncMessages,
): string | undefined {
  return pauseWords(auditStatus, pack.auditStatus === auditStatus ? pack.pause : undefined, t)
}

/**
 * Counts that the server set aside. The person sees their number fall, so this says why, that nothing is
 * lost, and whom to ask. Older servers do not give a reason.
 */
export function setAsideWords(
  count: number,
  reasons: readonly SetAsideReason[],
  t: SyncMessages,
): string {
  const why = reasons.map((one) => t(`held.${one}`)).join(' ')
  return t('held.note', { count, reasons: why || t('held.unknown') })
}

// Says before counting begins that counts on this shelf would wait for a manager. The phone knows whose shelf
// it is without a network, from what it last heard.

type Shelf = Pick<AssignmentDetails, 'userId' | 'userName' | 'status' | 'mode'>
type CountRules = Pick<AssignmentPack, 'countsAnywhere' | 'selfAssignment'>

/** Fits on one line of a phone; undefined if counts here take effect. */
export function waitingWords(
  shelf: Shelf,
  { countsAnywhere, selfAssignment }: CountRules,
  userId: string,
  t: SyncMessages,
): string | undefined {
  const { status, mode, userId: holderId } = shelf
  const held = { status, mode, holderId, earlier: [] }
  const protocol = { helping: countsAnywhere ?? false }
  const name = firstName(shelf)
  switch (holdingOf(held, { userId, isManager: false }, protocol, 0)) {
    case 'holds':
    case 'held_before':
      return undefined
    case 'after_approval':
      return t('holding.approved')
    case 'handed_in_by_another':
      return name ? t('holding.submitted', { name }) : t('holding.submittedByOther')
    case 'held_by_another':
      return name ? t('holding.counting', { name }) : t('holding.countedByOther')
    case 'nobody_holds':
      // Counting on it takes the shelf.
      if (selfAssignment && status === 'open') return undefined
      return t('holding.notYours')
  }
}
