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
  /** It has become known what a count is of; what is sent stays as it was. */
  | { readonly type: 'named'; readonly eventId: string; readonly shown: ShownCount }
  /** Entries were written down again in a database that was cleared, some of them under new numbers. */
  | { readonly type: 'refilled' }
