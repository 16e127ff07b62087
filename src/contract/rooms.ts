import * as z from 'zod'
import { defineModule, id, mutation, query } from './define.ts'
import { newRoom } from './stores.ts'

export interface ShelfDetails {
  readonly id: string
  readonly code: string
  readonly name: string | null
}

export interface RoomDetails {
  readonly id: string
  readonly name: string
  /** In walking order. */
  readonly shelves: readonly ShelfDetails[]
}

export interface ArchivedRoom {
  readonly id: string
  readonly name: string
  readonly archivedAt: number
  /** How many shelves were archived with it. */
  readonly shelves: number
}

export interface ArchivedShelf extends ShelfDetails {
  readonly roomName: string
  readonly archivedAt: number
}

/** Last archived first. Shelves of an archived room come back with it and are not listed. */
export interface ArchivedPlaces {
  readonly rooms: readonly ArchivedRoom[]
  readonly shelves: readonly ArchivedShelf[]
}

export interface RestoredRoom {
  /** Codes of shelves that stay archived because other shelves use them now. */
  readonly taken: readonly string[]
}

const room = z.strictObject({ storeId: id, roomId: id })

export const rooms = defineModule('rooms', {
  getWithDetails: query<readonly RoomDetails[]>()({
    access: 'rooms:read',
    args: z.strictObject({ storeId: id }),
  }),
  create: mutation<{ readonly id: string }>()({
    access: 'rooms:create',
    args: newRoom.extend({ storeId: id }),
  }),
  update: mutation<null>()({ access: 'rooms:update', args: room.extend({ name: z.string() }) }),
  /** All rooms of the store in their new walking order. */
  reorder: mutation<null>()({
    access: 'rooms:update',
    args: z.strictObject({ storeId: id, roomIds: z.array(id).max(1_000) }),
  }),
  /** Archives it with its shelves. Its counts are kept. */
  archive: mutation<null>()({ access: 'rooms:update', args: room }),
  getArchived: query<ArchivedPlaces>()({
    access: 'rooms:update',
    args: z.strictObject({ storeId: id }),
  }),
  /** Restores it near its old position, with the shelves that were archived with it. */
  restore: mutation<RestoredRoom>()({ access: 'rooms:update', args: room }),
})
