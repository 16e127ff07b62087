import * as z from 'zod'
import type { OrganizationRole } from '#domain/permission.ts'
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
  /** A free sample organization for looking around. */
  readonly isSample: boolean
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
