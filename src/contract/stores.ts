import * as z from 'zod'
import type { StoreRole } from '#domain/permission.ts'
import { RANGE_MAX_SHELVES } from '#domain/shelf-range.ts'
import { action, defineModule, id, mutation, noArgs, query } from './define.ts'
import { importedFile } from './imports.ts'

export interface StoreSummary {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  /** What its money is in, by ISO 4217; audits keep the one that they were started with. */
  readonly currency: string
  /** What the viewer is here. */
  readonly role: StoreRole
  /** Whether what was imported with it waits for its next audit. */
  readonly hasBaseline: boolean
}

export interface ArchivedStore {
  readonly id: string
  readonly name: string
  readonly archivedAt: number
}

/** Why somebody who belongs to a store, or did, cannot enter it. */
export type StoreRefusal =
  | {
      readonly kind: 'suspended'
      readonly storeName: string
      readonly organizationId: string
      readonly organizationName: string
      /** What the operator has written to the owner. */
      readonly reason: string
      readonly isOwner: boolean
    }
  | {
      readonly kind: 'archived'
      readonly storeName: string
      readonly organizationId: string
      readonly organizationName: string
      readonly archivedAt: number
      readonly canRestore: boolean
    }
  | {
      readonly kind: 'removed'
      readonly storeName: string
      readonly organizationName: string
      readonly removedAt: number
    }

export interface TeamMember {
  /** The person's id. */
  readonly id: string
  readonly name: string
  /** Null for those who only count: they work together without it. */
  readonly email: string | null
  readonly image: string | null
  readonly role: StoreRole
  /** Owners are in every team without being named. */
  readonly owner: boolean
}

export const newRoom = z.strictObject({
  name: z.string(),
  shelves: z
    .array(z.strictObject({ code: z.string() }))
    .max(RANGE_MAX_SHELVES)
    .optional(),
})

export const stores = defineModule('stores', {
  /** The stores of an organization that the viewer may enter. */
  getByOrganization: query<readonly StoreSummary[]>()({
    access: 'organizations:read',
    args: z.strictObject({ orgId: id }),
  }),
  /** Null: it is open to the viewer, or was never theirs. */
  getRefusal: query<StoreRefusal | null>()({
    access: 'user',
    args: z.strictObject({ storeId: id }),
  }),
  getTeamMembers: query<readonly TeamMember[]>()({
    access: 'team:read',
    args: z.strictObject({ storeId: id }),
  }),
  /** Store, rooms and shelves in one step; a file of what should be there is checked right away. */
  createWithBaseline: mutation<{ readonly id: string; readonly importId: string | null }>()({
    access: 'stores:create',
    args: z.strictObject({
      orgId: id,
      name: z.string(),
      /** Left out: that of the organization's newest store. */
      currency: z.string().max(10).optional(),
      rooms: z.array(newRoom).max(200).optional(),
      baseline: importedFile.optional(),
    }),
  }),
  /**
   * A store with items, a running count and a sealed one, for people who want to look first. It is an
   * organization of its own, outside every plan, and goes with it. Somebody has one: asked again, it is the same.
   */
  createSample: action<{ readonly id: string }>()({ access: 'user', args: noArgs }),
  update: mutation<null>()({
    access: 'stores:update',
    args: z.strictObject({
      storeId: id,
      /** Left out: as it is. */
      name: z.string().optional(),
      currency: z.string().max(10).optional(),
    }),
  }),
  /** It leaves every list with everything in it; what was counted stays. */
  archive: mutation<null>()({ access: 'stores:update', args: z.strictObject({ storeId: id }) }),
  /** Those that the viewer may restore, the last archived first. */
  listArchived: query<readonly ArchivedStore[]>()({
    access: 'organizations:read',
    args: z.strictObject({ orgId: id }),
  }),
  restore: mutation<null>()({ access: 'stores:update', args: z.strictObject({ storeId: id }) }),
})
