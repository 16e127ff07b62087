import * as z from 'zod'
import type { InvitedStore } from '#domain/invitation.ts'
import { defineModule, id, mutation, query } from './define.ts'

export interface ScimGroupSummary {
  readonly id: string
  readonly name: string
  readonly members: number
  /** Where its people work. */
  readonly stores: readonly InvitedStore[]
}

export interface ScimDetails {
  /** Null where no directory may call. */
  readonly token: {
    readonly hint: string
    readonly createdAt: number
    readonly lastUsedAt: number | null
  } | null
  /** People whom the directory has sent, and who are active. */
  readonly people: number
  readonly groups: readonly ScimGroupSummary[]
}

const organization = z.strictObject({ orgId: id })

export const scim = defineModule('scim', {
  get: query<ScimDetails>()({ access: 'organizations:update', args: organization }),
  /** Shown once. The one of before no longer holds. */
  createToken: mutation<{ readonly secret: string }>()({
    access: 'organizations:update',
    args: organization,
  }),
  /** People who came by the directory stay. */
  removeToken: mutation<null>()({ access: 'organizations:update', args: organization }),
  setGroupStores: mutation<null>()({
    access: 'organizations:update',
    args: organization.extend({
      groupId: id,
      stores: z
        .array(z.strictObject({ storeId: id, role: z.enum(['manager', 'scanner']) }))
        .max(500),
    }),
  }),
})
