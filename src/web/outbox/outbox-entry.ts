// What a device has to send to the server: counts and actions on shelves, in the order in which they happened.

import type { SentScanEvent } from '#contract/scan-events.ts'
import type { FaultShape } from '#domain/fault.ts'
import type { Milli } from '#domain/quantity.ts'

/** A count before the outbox has assigned its position in the device's order. */
export type DraftEvent = Omit<SentScanEvent, 'deviceId' | 'deviceSeq'>

/** What the device shows for a count until the server's own list does. */
export interface ShownCount {
  /** The item's id, or `?` and the key of an unknown code. */
  readonly line: string
  readonly name: string | null
  readonly unit: string | null
  /** Its effect: an add adds, a set replaces, an undo removes. */
  readonly effect: Milli
  /** Its serial number was already counted on this phone, so it creates no line. */
  readonly repeats?: boolean
}

/** A picture that is uploaded before the entry it belongs to is sent. */
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
      /** Set when nothing was counted. */
      readonly declaredEmpty?: boolean
      /** The control total, if the protocol asks for one. */
      readonly controlTotal?: number
      /** Which part could not be reached. What was counted there still counts. */
      readonly reason?: string
    }
  /** A shelf that could not be counted. */
  | {
      readonly kind: 'exclude'
      readonly auditAssignmentId: string
      readonly reason: string
      readonly photo?: TakenPhoto
    }
  /** A picture that the server refused, after the entry it belonged to was sent without it. */
  | {
      readonly kind: 'picture'
      readonly auditAssignmentId: string
      readonly photo: TakenPhoto
      /** What it shows; null if not given. */
      readonly of: string | null
    }

/**
 * Waiting: not confirmed yet. Sent: confirmed, and stored until the server's list has shown it for a while, because a
 * standby that takes over may lack it. Refused: stored for review. Kept: a picture that stays on the device until it has been saved.
 */
type OutboxEntryState = 'waiting' | 'sent' | 'refused' | 'kept'

export interface OutboxEntry {
  /** Assigned inside the transaction that saves it: the device's order. */
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

/** The same in every page, whatever its number: for a count its id, for anything else its timestamp. */
export function keyOf({ userId, savedAtMs, auditAssignmentId, work }: OutboxEntry): string {
  if (work.kind === 'count') return work.event.id
  return [userId, auditAssignmentId, work.kind, savedAtMs].join(' ')
}

/** The picture to upload with it, if any. */
export function photoOf(work: OutboxWork): TakenPhoto | undefined {
  return 'photo' in work ? work.photo : undefined
}

/** Counts are never deleted, nor is anything that still has a picture. */
export function mayGo({ state, work }: Pick<OutboxEntry, 'state' | 'work'>): boolean {
  if (state === 'kept') return true
  return state === 'refused' && work.kind !== 'count' && photoOf(work) === undefined
}

/** The picture of an entry that was sent without it; undefined: there is none. */
export function leftPicture(entry: OutboxEntry, fault: FaultShape): NewEntry | undefined {
  const { userId, auditAssignmentId, savedAtMs, work } = entry
  const photo = photoOf(work)
  if (!photo) return undefined
  const of = work.kind === 'count' ? (work.shown?.name ?? work.event.code ?? null) : null
  const picture = { kind: 'picture', auditAssignmentId, photo, of } as const
  return { userId, auditAssignmentId, state: 'kept', savedAtMs, fault, work: picture }
}

/** The count in the form that the server accepts; undefined for other entries. */
export function sentEvent(entry: OutboxEntry, deviceId: string): SentScanEvent | undefined {
  if (entry.work.kind !== 'count') return undefined
  return { ...entry.work.event, deviceId, deviceSeq: entry.seq }
}
