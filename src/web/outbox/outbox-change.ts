import type { OutboxEntry, ShownCount } from './outbox-entry.ts'
import type { Settlement } from './outbox-store.ts'

/** What happened to the queue, in this tab or in another one of the same browser. */
export type OutboxChange =
  | { readonly type: 'appended'; readonly entries: readonly OutboxEntry[] }
  | {
      readonly type: 'settled'
      readonly settlements: readonly Settlement[]
      readonly atMs: number
    }
  /** The item of a count has become known; what is sent stays the same. */
  | { readonly type: 'named'; readonly eventId: string; readonly shown: ShownCount }
  /** Entries were written again to a database that had been cleared, some with new numbers. */
  | { readonly type: 'refilled' }
