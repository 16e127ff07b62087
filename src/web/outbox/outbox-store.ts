// Where entries are kept. The device uses IndexedDB; tests bring one in memory.

import type { SerialCountedAt } from '#contract/scan-events.ts'
import type { FaultShape } from '#domain/fault.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import type { OutboxEntry, OutboxWork, ShownCount } from './outbox-entry.ts'

/** One person on one browser profile, as the server knows the device. */
export interface OutboxOwner {
  readonly userId: string
  readonly userName: string
}

export interface QueueCounts {
  readonly waiting: number
  readonly refused: number
  /** Pictures that the server did not take. */
  readonly kept: number
  /** When the oldest entry that waits was saved; null: nothing waits. */
  readonly oldestAtMs: number | null
}

/** What waits on this device for a user who is not signed in. */
export interface ForeignQueue {
  readonly userName: string
  readonly waiting: number
}

export interface Settlement {
  readonly seq: number
  /** What the server has to say about a count that it took. */
  readonly warned?: {
    readonly eventId: string
    readonly warnings: readonly ScanWarning[]
    readonly serialCountedAt?: SerialCountedAt
  }
  /** Undefined: the server has it. */
  readonly fault?: FaultShape
  /** Why its picture was not taken: it went without, and the picture is kept. */
  readonly pictureFault?: FaultShape
}

/** What a count is shown as from now on. */
export interface Naming {
  readonly auditAssignmentId: string
  readonly eventId: string
  readonly shown: ShownCount
}

/** What the server has said about the clock of the device. */
export interface LearnedClock {
  readonly behindMs: number
  /** When it said so, by its own clock. */
  readonly learnedAtMs: number
}

/** What a page knows of its queue by heart. */
export interface RememberedQueue {
  readonly owner: OutboxOwner
  readonly deviceId: string
  /** What the server has not confirmed, or has refused. */
  readonly entries: readonly OutboxEntry[]
  /** The newest that was written down, whatever became of it: numbers go on from there. */
  readonly newest: OutboxEntry
}

export interface OutboxStore {
  /**
   * The browser's storage may be cleared while a page is open. What the page has in memory is then written again
   * before anything else; `refilled` is called afterwards.
   */
  onCleared(recall: () => RememberedQueue | undefined, refilled: () => void): () => void
  /** The device's id for this person: made once, kept for good. */
  deviceIdFor(owner: OutboxOwner): Promise<string>
  /** Resolves when the entries are durable, with their places in the order of the device. */
  append(
    userId: string,
    works: readonly OutboxWork[],
    nowMs: number,
  ): Promise<readonly OutboxEntry[]>
  /** The oldest entries that wait. */
  waiting(userId: string, limit: number): Promise<readonly OutboxEntry[]>
  refused(userId: string): Promise<readonly OutboxEntry[]>
  /** Pictures that the server did not take. */
  kept(userId: string): Promise<readonly OutboxEntry[]>
  /**
   * Deletes a picture that was saved elsewhere or is not wanted, or a refused hand-in that was read. Counts are
   * never deleted this way.
   */
  letGo(userId: string, seq: number): Promise<void>
  /** Whatever is kept for one shelf, in order. */
  ofAssignment(userId: string, auditAssignmentId: string): Promise<readonly OutboxEntry[]>
  settle(userId: string, settlements: readonly Settlement[], nowMs: number): Promise<void>
  show(userId: string, naming: Naming): Promise<void>
  /** Lets go of what the server's own list shows. */
  forget(userId: string, seqs: readonly number[]): Promise<void>
  /** A shelf is handed in again: its earlier refused hand-ins are dropped. */
  supersede(userId: string, by: Pick<OutboxEntry, 'auditAssignmentId' | 'seq'>): Promise<void>
  /** Refused entries wait again. */
  retryRefused(userId: string): Promise<void>
  counts(userId: string): Promise<QueueCounts>
  foreignQueues(userId: string): Promise<readonly ForeignQueue[]>
  /** By assignment: what its shelf is called. */
  signs(userId: string): Promise<ReadonlyMap<string, string>>
  /** How many counts of a shelf the server has confirmed to this device. */
  confirmedCounts(userId: string, auditAssignmentId: string): Promise<number>
  storeClock(clock: LearnedClock): Promise<void>
  /** Undefined if no server has said its time yet. */
  storedClock(): Promise<LearnedClock | undefined>
}
