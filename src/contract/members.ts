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
  /** Stores named one by one; owners enter all of them. */
  readonly stores: readonly StoreMembership[]
}

/** What somebody has in hand in audits that go on. */
export interface HeldWork {
  readonly shelves: number
  /** Counts that devices of theirs have not sent, as far as these have said. */
  readonly unsentCounts: number
}

const member = z.strictObject({ orgId: id, userId: z.string() })

export const members = defineModule('members', {
  /** Everybody for owners; managers see people of their stores, scanners themselves. */
  list: query<readonly MemberDetails[]>()({
    access: 'members:read',
    args: z.strictObject({ orgId: id }),
  }),
  /** In the stores that the viewer manages, or in one of them. */
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
