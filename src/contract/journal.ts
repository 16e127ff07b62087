import * as z from 'zod'
import { defineModule, id, momentMs, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { someText } from './text.ts'

export interface JournalEntry {
  readonly id: string
  readonly at: number
  readonly userId: string
  /** Null: the account is gone. */
  readonly userName: string | null
  /** `module.function`. */
  readonly action: string
  readonly auditId: string | null
  readonly auditName: string | null
  /** Null: it concerns more than one store, or the organization. */
  readonly storeId: string | null
  readonly storeName: string | null
  /** Whom it is about; null: nobody, or their account is gone. */
  readonly personName: string | null
  readonly details: Readonly<Record<string, unknown>>
}

/** What somebody has done, without whom or what it was done to. */
export interface OwnDeed {
  readonly at: number
  /** `module.function`. */
  readonly action: string
  readonly auditName: string | null
  readonly storeName: string | null
}

/** Left out: whatever it is. */
export const journalFilter = z.strictObject({
  userId: someText(100).optional(),
  /** `module.function`, or a module. */
  action: someText(100).optional(),
  auditId: id.optional(),
  storeId: id.optional(),
  /** From this time, and before that one. */
  fromMs: momentMs.optional(),
  untilMs: momentMs.optional(),
})
export type JournalFilter = z.infer<typeof journalFilter>

export const journal = defineModule('journal', {
  /**
   * Who did what and when, the newest first: all of it for owners; for managers what was done in
   * their stores. The same as files: `/api/journal.csv` and `.xlsx` with `orgId` and the filter in
   * the address.
   */
  list: query<Page<JournalEntry>>()({
    access: 'journal:read',
    args: z.strictObject({
      orgId: id,
      filter: journalFilter.default({}),
      paginationOpts: paginationOptions(50),
    }),
  }),
  /** What the viewer has done in an organization, the newest first. */
  listOwn: query<Page<OwnDeed>>()({
    access: 'organizations:read',
    args: z.strictObject({ orgId: id, paginationOpts: paginationOptions(50) }),
  }),
})
