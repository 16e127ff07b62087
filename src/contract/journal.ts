import * as z from 'zod'
import { defineModule, id, momentMs, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { someText } from './text.ts'

export interface JournalEntry {
  readonly id: string
  readonly at: number
  readonly userId: string
  /** Null when the account was deleted. */
  readonly userName: string | null
  /** `module.function`. */
  readonly action: string
  readonly auditId: string | null
  readonly auditName: string | null
  /** Null when it concerns several stores, or the organization. */
  readonly storeId: string | null
  readonly storeName: string | null
  /** The person it is about; null when there is none, or their account was deleted. */
  readonly personName: string | null
  readonly details: Readonly<Record<string, unknown>>
}

/** An action of the viewer, without the people or things it was done to. */
export interface OwnDeed {
  readonly at: number
  /** `module.function`. */
  readonly action: string
  readonly auditName: string | null
  readonly storeName: string | null
}

/** Filters that are left out match everything. */
export const journalFilter = z.strictObject({
  userId: someText(100).optional(),
  /** `module.function`, or a module. */
  action: someText(100).optional(),
  auditId: id.optional(),
  storeId: id.optional(),
  /** From this time on (inclusive), and before that time (exclusive). */
  fromMs: momentMs.optional(),
  untilMs: momentMs.optional(),
})
export type JournalFilter = z.infer<typeof journalFilter>

export const journal = defineModule('journal', {
  /**
   * Who did what and when, newest first. Owners see all of it, managers what was done in their stores. Also as files:
   * `/api/journal.csv` and `.xlsx` with `orgId` and the filter in the address.
   */
  list: query<Page<JournalEntry>>()({
    access: 'journal:read',
    args: z.strictObject({
      orgId: id,
      filter: journalFilter.default({}),
      paginationOpts: paginationOptions(50),
    }),
  }),
  /** What the viewer has done in an organization, newest first. */
  listOwn: query<Page<OwnDeed>>()({
    access: 'organizations:read',
    args: z.strictObject({ orgId: id, paginationOpts: paginationOptions(50) }),
  }),
})
