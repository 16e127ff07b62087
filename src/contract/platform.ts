import * as z from 'zod'
import { defineModule, id, mutation, noArgs, query } from './define.ts'

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

export const platform = defineModule('platform', {
  listOrganizations: query<readonly PlatformOrganization[]>()({
    access: 'platform',
    args: noArgs,
  }),
  suspendOrganization: mutation<null>()({
    access: 'platform',
    args: z.strictObject({ organizationId: id, reason: z.string() }),
  }),
  restoreOrganization: mutation<null>()({
    access: 'platform',
    args: z.strictObject({ organizationId: id }),
  }),
})
