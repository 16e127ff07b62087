// Where entries are stored. The device uses IndexedDB; tests use memory.

import type { SerialCountedAt } from '#contract/scan-events.ts'
import type { FaultShape } from '#domain/fault.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import type { OutboxEntry, OutboxWork, ShownCount } from './outbox-entry.ts'

/** One person on one browser profile, which is a device for the server. */
export interface OutboxOwner {
  readonly userId: string
  readonly userName: string
}

export interface QueueCounts {
  readonly waiting: number
  readonly refused: number
  /** Pictures that the server refused. */
  readonly kept: number
  /** When the oldest waiting entry was saved; null: nothing is waiting. */
  readonly oldestAtMs: number | null
}

/** What is waiting on this device for a user who is not signed in. */
export interface ForeignQueue {
  readonly userName: string
  readonly waiting: number
}

export interface Settlement {
  readonly seq: number
  /** What the server reported about a count that it accepted. */
  readonly warned?: {
    readonly eventId: string
    readonly warnings: readonly ScanWarning[]
    readonly serialCountedAt?: SerialCountedAt
  }
  /** Undefined: the server has it. */
  readonly fault?: FaultShape
  /** Why its picture was refused: the entry was sent without it, and the picture is kept. */
  readonly pictureFault?: FaultShape
}

/** How a count is shown from now on. */
export interface Naming {
  readonly auditAssignmentId: string
  readonly eventId: string
  readonly shown: ShownCount
}

/** What the server's time says about the device's clock. */
export interface LearnedClock {
  readonly behindMs: number
  /** When it was learned, by the server's clock. */
  readonly learnedAtMs: number
}

/** A page's copy of its queue in memory. */
export interface RememberedQueue {
  readonly owner: OutboxOwner
  readonly deviceId: string
  /** Entries that the server has not confirmed, or has refused. */
  readonly entries: readonly OutboxEntry[]
  /** The newest entry ever written, even if it is gone: numbers continue from there. */
  readonly newest: OutboxEntry
}

export interface OutboxStore {
  /**
   * The browser's storage may be cleared while a page is open. What the page has in memory is then written
   * again before anything else; `refilled` is called afterwards.
   */
  onCleared(recall: () => RememberedQueue | undefined, refilled: () => void): () => void
  /** The device's id for this person: created once, never changed. */
  deviceIdFor(owner: OutboxOwner): Promise<string>
  /** Resolves when the entries are durable, with their positions in the device's order. */
  append(
    userId: string,
    works: readonly OutboxWork[],
    nowMs: number,
  ): Promise<readonly OutboxEntry[]>
  /** The oldest waiting entries. */
  waiting(userId: string, limit: number): Promise<readonly OutboxEntry[]>
  refused(userId: string): Promise<readonly OutboxEntry[]>
  /** Pictures that the server refused. */
  kept(userId: string): Promise<readonly OutboxEntry[]>
  /**
   * Deletes a picture that was saved elsewhere or is not wanted, or a refused hand-in that was read. Counts are
   * never deleted this way.
   */
  letGo(userId: string, seq: number): Promise<void>
  /** Everything stored for one shelf, in order. */
  ofAssignment(userId: string, auditAssignmentId: string): Promise<readonly OutboxEntry[]>
  settle(userId: string, settlements: readonly Settlement[], nowMs: number): Promise<void>
  show(userId: string, naming: Naming): Promise<void>
  /** Removes entries that the server's own list has shown for a while. */
  forget(userId: string, seqs: readonly number[]): Promise<void>
  /** Removes entries that were confirmed before this time. */
  forgetSent(userId: string, beforeMs: number): Promise<void>
  /** Confirmed counts wait again: the server may have lost them, and takes each once. */
  sendAgain(userId: string): Promise<void>
  /** A shelf is handed in again: its earlier refused hand-ins are dropped. */
  supersede(userId: string, by: Pick<OutboxEntry, 'auditAssignmentId' | 'seq'>): Promise<void>
  /** Sends refused entries again. */
  retryRefused(userId: string): Promise<void>
  counts(userId: string): Promise<QueueCounts>
  foreignQueues(userId: string): Promise<readonly ForeignQueue[]>
  /** The sign of each assignment's shelf. */
  signs(userId: string): Promise<ReadonlyMap<string, string>>
  /** How many counts of a shelf the server has confirmed to this device. */
  confirmedCounts(userId: string, auditAssignmentId: string): Promise<number>
  storeClock(clock: LearnedClock): Promise<void>
  /** Undefined if no server has reported its time yet. */
  storedClock(): Promise<LearnedClock | undefined>
}
