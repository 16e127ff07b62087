import * as z from 'zod'
import type { OrganizationRole } from '#domain/permission.ts'
import type { Requirements, Unmet } from '#domain/requirements.ts'
import { defineModule, id, mutation, noArgs, query } from './define.ts'

export interface OrganizationSummary {
  readonly id: string
  readonly name: string
  readonly role: OrganizationRole
  readonly createdAt: number
  /** Whether the viewer worked in it last. */
  readonly active: boolean
  /** Why the operator suspended it; null while it is open. */
  readonly suspendedReason: string | null
  /** What this login lacks that the owners ask for; null while it is open to it. */
  readonly unmet: Unmet | null
  /** A free sample organization for looking around. */
  readonly isSample: boolean
}

export interface RequirementsDetails extends Requirements {
  /** Members who have neither two-step sign-in nor a passkey, and have not come by single sign-on, which counts as both. */
  readonly withoutTwoStep: number
  /** Members whose address is of none of the domains; they stay. */
  readonly outsideDomains: number
  /** Members who never came by the organization's identity provider. */
  readonly withoutSignOn: number
  /** Whether there is one that people come by. */
  readonly hasSignOn: boolean
  readonly members: number
}

export const organizations = defineModule('organizations', {
  getByUser: query<readonly OrganizationSummary[]>()({ access: 'user', args: noArgs }),
  create: mutation<{ readonly id: string }>()({
    access: 'user',
    args: z.strictObject({ name: z.string() }),
  }),
  update: mutation<null>()({
    access: 'organizations:update',
    args: z.strictObject({ orgId: id, name: z.string() }),
  }),
  /** What is asked of members, and how many of them do not fulfil it. */
  getRequirements: query<RequirementsDetails>()({
    access: 'organizations:update',
    args: z.strictObject({ orgId: id }),
  }),
  /** Owners ask nothing that they do not fulfil themselves. */
  setRequirements: mutation<null>()({
    access: 'organizations:update',
    args: z.strictObject({
      orgId: id,
      twoStep: z.boolean(),
      sessionHours: z.int().nullable(),
      emailDomains: z.array(z.string().max(300)).max(200),
      /** Left out: as it is. */
      singleSignOn: z.boolean().optional(),
    }),
  }),
  /** Deletes it for good, for all members and with everything in it. The caller repeats its name. */
  delete: mutation<null>()({
    access: 'organizations:delete',
    args: z.strictObject({ orgId: id, typedName: z.string().max(1_000) }),
  }),
  /** Remembers which organization the viewer works in. */
  activate: mutation<null>()({
    access: 'organizations:read',
    args: z.strictObject({ orgId: id }),
  }),
})
