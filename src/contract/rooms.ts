import * as z from 'zod'
import { defineModule, id, mutation, query } from './define.ts'

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

export const rooms = defineModule('rooms', {
  getWithDetails: query<readonly RoomDetails[]>()({
    access: 'rooms:read',
    args: z.strictObject({ storeId: id }),
  }),
  create: mutation<{ readonly id: string }>()({
    access: 'rooms:create',
    args: z.strictObject({
      storeId: id,
      name: z.string(),
      shelves: z
        .array(z.strictObject({ code: z.string() }))
        .max(1_000)
        .optional(),
    }),
  }),
})
