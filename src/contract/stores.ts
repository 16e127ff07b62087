import * as z from 'zod'
import type { StoreRole } from '#domain/permission.ts'
import type { Unmet } from '#domain/requirements.ts'
import { RANGE_MAX_SHELVES } from '#domain/shelf-range.ts'
import { action, defineModule, id, mutation, noArgs, query } from './define.ts'
import { importedFile } from './imports.ts'

export interface StoreSummary {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  /** ISO 4217 code; an audit keeps the currency that it was started with. */
  readonly currency: string
  /** The viewer's role here. */
  readonly role: StoreRole
  /** Whether a baseline was imported with the store and waits for its next audit. */
  readonly hasBaseline: boolean
}

export interface ArchivedStore {
  readonly id: string
  readonly name: string
  readonly archivedAt: number
}

/** Why a current or former member of a store cannot enter it. */
export type StoreRefusal =
  | {
      readonly kind: 'suspended'
      readonly storeName: string
      readonly organizationId: string
      readonly organizationName: string
      /** The operator's message to the owner. */
      readonly reason: string
      readonly isOwner: boolean
    }
  | {
      /** The viewer's login lacks what the owners ask for. */
      readonly kind: 'held'
      readonly storeName: string
      readonly organizationId: string
      readonly organizationName: string
      readonly unmet: Unmet
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
  /** Null for viewers who only count: they do not need it to work together. */
  readonly email: string | null
  readonly image: string | null
  readonly role: StoreRole
  /** Owners are in every team without being added. */
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
  /** Null when the viewer may enter it, or never belonged to it. */
  getRefusal: query<StoreRefusal | null>()({
    access: 'user',
    args: z.strictObject({ storeId: id }),
  }),
  getTeamMembers: query<readonly TeamMember[]>()({
    access: 'team:read',
    args: z.strictObject({ storeId: id }),
  }),
  /** Creates store, rooms and shelves in one step; a file with expected stock is checked right away. */
  createWithBaseline: mutation<{ readonly id: string; readonly importId: string | null }>()({
    access: 'stores:create',
    args: z.strictObject({
      orgId: id,
      name: z.string(),
      /** By default the currency of the organization's newest store. */
      currency: z.string().max(10).optional(),
      rooms: z.array(newRoom).max(200).optional(),
      baseline: importedFile.optional(),
    }),
  }),
  /**
   * Creates a sample store with items, a running count and a sealed one, for people who want to look around first. It
   * is in an organization of its own, outside every plan, and is deleted with it. A user gets only one: the next call
   * returns the same store.
   */
  createSample: action<{ readonly id: string }>()({ access: 'user', args: noArgs }),
  update: mutation<null>()({
    access: 'stores:update',
    args: z.strictObject({
      storeId: id,
      /** Unchanged when left out. */
      name: z.string().optional(),
      currency: z.string().max(10).optional(),
    }),
  }),
  /** Hides it, with everything in it, from every list. Its counts are kept. */
  archive: mutation<null>()({ access: 'stores:update', args: z.strictObject({ storeId: id }) }),
  /** Stores that the viewer may restore, last archived first. */
  listArchived: query<readonly ArchivedStore[]>()({
    access: 'organizations:read',
    args: z.strictObject({ orgId: id }),
  }),
  restore: mutation<null>()({ access: 'stores:update', args: z.strictObject({ storeId: id }) }),
})
