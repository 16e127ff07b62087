import * as z from 'zod'
import { defineModule, id, mutation, noArgs, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { storableText } from './text.ts'

/** What the operator sees of a tenant: sizes and dates, but none of its counts. */
export interface PlatformOrganization {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly stores: number
  readonly members: number
  /** E-mail addresses. */
  readonly owners: readonly string[]
  readonly plan: string | null
  readonly fileBytes: number
  readonly lastSeenAt: number | null
  readonly suspendedAt: number | null
  readonly suspendedReason: string | null
}

/** An event that the payment provider reported, and what came of it. Contains no personal data. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  /** The name of the organization it concerns; null when it is not about one of this installation. */
  readonly organization: string | null
  readonly customerId: string | null
  readonly status: 'waiting' | 'done' | 'ignored' | 'failed'
  readonly attempts: number
  /** What differed, or what went wrong. */
  readonly note: string | null
  readonly receivedAt: number
  readonly handledAt: number | null
}

export const platform = defineModule('platform', {
  /** Only the newest: as many as a person would look through. */
  listProviderEvents: query<readonly ProviderEvent[]>()({ access: 'platform', args: noArgs }),
  /** Handles an event again. */
  replayProviderEvent: mutation<null>()({
    access: 'platform',
    args: z.strictObject({ eventId: z.string().min(1).max(255) }),
  }),
  /** The newest first. Every word of the search stands in the name or in the address of an owner. */
  listOrganizations: query<Page<PlatformOrganization>>()({
    access: 'platform',
    args: z.strictObject({
      search: storableText(200).optional(),
      paginationOpts: paginationOptions(100),
    }),
  }),
  countOrganizations: query<{ readonly organizations: number; readonly suspended: number }>()({
    access: 'platform',
    args: noArgs,
  }),
  suspendOrganization: mutation<null>()({
    access: 'platform',
    args: z.strictObject({ organizationId: id, reason: storableText(1_000) }),
  }),
  restoreOrganization: mutation<null>()({
    access: 'platform',
    args: z.strictObject({ organizationId: id }),
  }),
})
