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
  /** Also returns archived shelves, because old counts link here. */
  get: query<ShelfPage>()({ access: 'rooms:read', args: shelf }),
  create: mutation<{ readonly id: string }>()({
    access: 'rooms:update',
    args: inRoom.extend({ code: z.string(), name: z.string().optional() }),
  }),
  /** Creates a numbered range at once, in this order after the existing shelves. */
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
  /** Its counts are kept. */
  archive: mutation<null>()({ access: 'rooms:update', args: shelf }),
  /** Restores it, under another code if the old one is taken. */
  restore: mutation<null>()({
    access: 'rooms:update',
    args: shelf.extend({ code: z.string().optional() }),
  }),
})
