import * as z from 'zod'
import { RANGE_MAX_SHELVES } from '#domain/shelf-range.ts'
import { defineModule, id, mutation, query } from './define.ts'

const shelf = z.strictObject({ storeId: id, shelfId: id })
const inRoom = z.strictObject({ storeId: id, roomId: id })

export interface ShelfPage {
  readonly id: string
  readonly code: string
  readonly name: string | null
  readonly roomId: string
  readonly roomName: string
  /** Null while it is on the map. */
  readonly archivedAt: number | null
}

export const shelves = defineModule('shelves', {
  /** Archived ones too: what was counted there leads here. */
  get: query<ShelfPage>()({ access: 'rooms:read', args: shelf }),
  create: mutation<{ readonly id: string }>()({
    access: 'rooms:update',
    args: inRoom.extend({ code: z.string(), name: z.string().optional() }),
  }),
  /** A numbered range at once, in this order behind the shelves that are there. */
  createMany: mutation<{ readonly ids: readonly string[] }>()({
    access: 'rooms:update',
    args: inRoom.extend({ codes: z.array(z.string()).min(1).max(RANGE_MAX_SHELVES) }),
  }),
  update: mutation<null>()({
    access: 'rooms:update',
    args: shelf.extend({ code: z.string(), name: z.string().nullable() }),
  }),
  reorder: mutation<null>()({
    access: 'rooms:update',
    args: inRoom.extend({ shelfIds: z.array(id).max(2_000) }),
  }),
  /** What was counted there stays. */
  archive: mutation<null>()({ access: 'rooms:update', args: shelf }),
  /** Under another code where somebody has taken the old one. */
  restore: mutation<null>()({
    access: 'rooms:update',
    args: shelf.extend({ code: z.string().optional() }),
  }),
})
