// The functions that the bench measures: a dashboard over the shelves of a store, its totals over the
// rooms, and a count that changes both. Equal sums mean that the two were read at one moment.

import * as z from 'zod'
import { defineModule, id, mutation, query } from '#contract/define.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { implementMutation, implementQuery, inStore } from '#server/functions/implement.ts'

export interface RoomProgress {
  readonly id: string
  readonly name: string
  readonly counted: number
  readonly countedAtMs: number
}

export interface Totals {
  readonly rooms: number
  readonly counted: number
}

/** What a count did: the room has this many counts with it. */
export interface Recorded {
  readonly roomId: string
  readonly counted: number
  /** Just before the last statement and COMMIT. */
  readonly stampedAtMs: number
}

const storeArgs = z.strictObject({ storeId: id })
export const countArgs = z.strictObject({ storeId: id, roomId: id, shelfId: id })

export const dashboards = defineModule('dashboards', {
  getProgress: query<readonly RoomProgress[]>()({ access: 'rooms:read', args: storeArgs }),
  getTotals: query<Totals>()({ access: 'rooms:read', args: storeArgs }),
  recordCount: mutation<Recorded>()({
    access: 'rooms:create',
    args: countArgs,
  }),
})

/** Counts are kept where the schema has a number and a text: `position` and `name` of a shelf. */
export const selectProgress = sqlBuilder
  .selectFrom('room')
  .innerJoin('shelf', 'shelf.room_id', 'room.id')
  .select((eb) => [
    'room.id',
    'room.name',
    eb.fn.sum<number>('shelf.position').as('counted'),
    eb.fn.max('shelf.name').as('stamp'),
  ])
  .groupBy(['room.id', 'room.name'])
  .orderBy('room.name')

export const selectTotals = sqlBuilder
  .selectFrom('room')
  .select((eb) => [
    eb.fn.countAll<number>().as('rooms'),
    eb.fn.sum<number>('position').as('counted'),
  ])

export function toProgress(row: {
  readonly id: string
  readonly name: string
  readonly counted: number
  readonly stamp: string | null
}): RoomProgress {
  const { id, name, counted, stamp } = row
  return { id, name, counted: Number(counted), countedAtMs: Number(stamp ?? 0) }
}

export function toTotals(row: Totals | undefined): Totals {
  return { rooms: Number(row?.rooms ?? 0), counted: Number(row?.counted ?? 0) }
}

export const dashboardFunctions = [
  implementQuery(dashboards.getProgress, {
    authorize: inStore,
    sharedBy: 'role',
    run: async ({ db }) => (await db.rows(selectProgress)).map(toProgress),
  }),
  implementQuery(dashboards.getTotals, {
    authorize: inStore,
    sharedBy: 'role',
    run: async ({ db }) => toTotals(await db.first(selectTotals)),
  }),
  implementMutation(dashboards.recordCount, {
    authorize: inStore,
    run: ({ db, args }) => recordCount(db, args),
  }),
]

/** The room first: whoever counts in it next waits here, so its number is in the order of commits. */
export async function recordCount(
  db: ScopedDatabase,
  { roomId, shelfId }: z.infer<typeof countArgs>,
): Promise<Recorded> {
  const room = await db.first(
    sqlBuilder
      .updateTable('room')
      .set((eb) => ({ position: eb('position', '+', 1) }))
      .where('id', '=', roomId)
      .returning('position'),
  )
  const stampedAtMs = Date.now()
  await db.rows(
    sqlBuilder
      .updateTable('shelf')
      .set((eb) => ({ position: eb('position', '+', 1), name: String(stampedAtMs) }))
      .where('id', '=', shelfId),
  )
  return { roomId, counted: room?.position ?? 0, stampedAtMs }
}
