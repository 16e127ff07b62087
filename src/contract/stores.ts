import * as z from 'zod'
import type { StoreRole } from '#domain/permission.ts'
import { defineModule, id, query } from './define.ts'

export interface StoreSummary {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  /** What the viewer is here. */
  readonly role: StoreRole
}

export const stores = defineModule('stores', {
  /** The stores of an organization that the viewer may enter. */
  getByOrganization: query<readonly StoreSummary[]>()({
    access: 'organizations:read',
    args: z.strictObject({ orgId: id }),
  }),
})
