// What a device has to tell the server: counts, and what was done to a shelf, in the order it happened.

import type { SentScanEvent } from '#contract/scan-events.ts'
import type { FaultShape } from '#domain/fault.ts'
import type { Milli } from '#domain/quantity.ts'

/** A count before the outbox has given it its place in the order of the device. */
export type DraftEvent = Omit<SentScanEvent, 'deviceId' | 'deviceSeq'>

/** What the device shows of a count until the server's own list does. */
export interface ShownCount {
  /** The item's id, or `?` and the key of an unknown code. */
  readonly line: string
  readonly name: string | null
  readonly unit: string | null
  /** What it says: an add adds it, a set puts it in the place of what was there; an undo takes it away. */
  readonly effect: Milli
  /** Its serial number was counted on this phone: it makes no line. */
  readonly repeats?: boolean
}

/** A picture that is uploaded before what it belongs to is sent. */
export interface TakenPhoto {
  readonly blob: Blob
  readonly orgId: string
}

export type OutboxWork =
  | {
      readonly kind: 'count'
      readonly event: DraftEvent
      readonly shown?: ShownCount
      readonly photo?: TakenPhoto
    }
  | { readonly kind: 'take'; readonly auditAssignmentId: string }
  | {
      readonly kind: 'submit'
      readonly auditAssignmentId: string
      /** Said when nothing was counted. */
      readonly declaredEmpty?: boolean
      /** Units counted by hand, where the protocol asks for them. */
      readonly controlTotal?: number
      /** Which part could not be reached. What was counted there still counts. */
      readonly reason?: string
    }
  /** Could not be counted. */
  | {
      readonly kind: 'exclude'
      readonly auditAssignmentId: string
      readonly reason: string
      readonly photo?: TakenPhoto
    }
  /** A picture that the server did not take, after what it belonged to went without. */
  | {
      readonly kind: 'picture'
      readonly auditAssignmentId: string
      readonly photo: TakenPhoto
      /** What it shows; null if not given. */
      readonly of: string | null
    }

/**
 * Waiting: not confirmed yet. Sent: confirmed, and stored until the server's list shows it. Refused: stored for
 * review. Kept: a picture that stays on the device until it has been saved.
 */
type OutboxEntryState = 'waiting' | 'sent' | 'refused' | 'kept'

export interface OutboxEntry {
  /** Given inside the transaction that saves it: the order of the device. */
  readonly seq: number
  readonly userId: string
  readonly auditAssignmentId: string
  readonly state: OutboxEntryState
  readonly savedAtMs: number
  readonly sentAtMs?: number
  readonly fault?: FaultShape
  readonly work: OutboxWork
}

export type NewEntry = Omit<OutboxEntry, 'seq'>

export function assignmentOf(work: OutboxWork): string {
  return work.kind === 'count' ? work.event.auditAssignmentId : work.auditAssignmentId
}

/** The same in every page, whatever its number: a count by its id, anything else by its moment. */
export function keyOf({ userId, savedAtMs, auditAssignmentId, work }: OutboxEntry): string {
  if (work.kind === 'count') return work.event.id
  return [userId, auditAssignmentId, work.kind, savedAtMs].join(' ')
}

/** The picture that goes with it, if there is one. */
export function photoOf(work: OutboxWork): TakenPhoto | undefined {
  return 'photo' in work ? work.photo : undefined
}

/** Counts are never let go, and nothing that a picture belongs to. */
export function mayGo({ state, work }: Pick<OutboxEntry, 'state' | 'work'>): boolean {
  if (state === 'kept') return true
  return state === 'refused' && work.kind !== 'count' && photoOf(work) === undefined
}

/** What is left of an entry that went without its picture; undefined: nothing is. */
export function leftPicture(entry: OutboxEntry, fault: FaultShape): NewEntry | undefined {
  const { userId, auditAssignmentId, savedAtMs, work } = entry
  const photo = photoOf(work)
  if (!photo) return undefined
  const of = work.kind === 'count' ? (work.shown?.name ?? work.event.code ?? null) : null
  const picture = { kind: 'picture', auditAssignmentId, photo, of } as const
  return { userId, auditAssignmentId, state: 'kept', savedAtMs, fault, work: picture }
}

/** The count as the server takes it; undefined where the entry is something else. */
export function sentEvent(entry: OutboxEntry, deviceId: string): SentScanEvent | undefined {
  if (entry.work.kind !== 'count') return undefined
  return { ...entry.work.event, deviceId, deviceSeq: entry.seq }
}
