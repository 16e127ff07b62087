import * as z from 'zod'
import type { OrganizationRole, StoreMembership } from '#domain/permission.ts'
import { defineModule, id, mutation, query } from './define.ts'

export interface MemberDetails {
  /** The person's id. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly image: string | null
  readonly role: OrganizationRole
  readonly joinedAt: number
  /** Stores they were added to by name; owners may enter all stores. */
  readonly stores: readonly StoreMembership[]
  /** What of that which the owners ask for this person does not fulfil; told to owners alone. */
  readonly lacks: readonly ('two_step' | 'email_domain' | 'single_sign_on')[]
}

/** What a person holds in audits that are under way. */
export interface HeldWork {
  readonly shelves: number
  /** Counts that their devices reported as not sent yet. */
  readonly unsentCounts: number
}

const member = z.strictObject({ orgId: id, userId: z.string() })

export const members = defineModule('members', {
  /** Owners see everyone, managers the people of their stores, scanners only themselves. */
  list: query<readonly MemberDetails[]>()({
    access: 'members:read',
    args: z.strictObject({ orgId: id }),
  }),
  /** In all stores that the viewer manages, or in one of them. */
  getHeldWork: query<HeldWork>()({
    access: 'members:read',
    args: member.extend({ storeId: id.optional() }),
  }),
  changeRole: mutation<null>()({
    access: 'members:update',
    args: member.extend({ role: z.enum(['owner', 'member']) }),
  }),
  remove: mutation<null>()({ access: 'members:update', args: member }),
  leave: mutation<null>()({ access: 'members:leave', args: z.strictObject({ orgId: id }) }),
})
