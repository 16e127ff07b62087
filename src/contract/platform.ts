import * as z from 'zod'
import { defineModule, id, mutation, noArgs, query } from './define.ts'
import { storableText } from './text.ts'

/** What the operator sees of a tenant: sizes and dates, nothing of what it counts. */
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

/** What the payment provider has reported, and what became of it. Never what it says of anybody. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  /** The name of the organization that it concerns; null: of none here. */
  readonly organization: string | null
  readonly customerId: string | null
  readonly status: 'waiting' | 'done' | 'ignored' | 'failed'
  readonly attempts: number
  /** What was different, or what went wrong. */
  readonly note: string | null
  readonly receivedAt: number
  readonly handledAt: number | null
}

export const platform = defineModule('platform', {
  /** The newest, as many as somebody looks through. */
  listProviderEvents: query<readonly ProviderEvent[]>()({ access: 'platform', args: noArgs }),
  /** Handles an event once more. */
  replayProviderEvent: mutation<null>()({
    access: 'platform',
    args: z.strictObject({ eventId: z.string().min(1).max(255) }),
  }),
  listOrganizations: query<readonly PlatformOrganization[]>()({
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
