// Functions for tests of the engine: amounts move between rooms, the sum never changes. The rooms of
// a store are told by two queries, so that a torn view would show.

import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { defineModule, id, mutation, query } from '#contract/define.ts'
import { Fault } from '#domain/fault.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { implementMutation, implementQuery, inStore } from '#server/functions/implement.ts'

export interface Amount {
  readonly id: string
  readonly name: string
  readonly amount: number
}

const storeArgs = z.strictObject({ storeId: id })

const transfers = defineModule('transfers', {
  getLeft: query<readonly Amount[]>()({ access: 'rooms:read', args: storeArgs }),
  getRight: query<readonly Amount[]>()({ access: 'rooms:read', args: storeArgs }),
  move: mutation<null>()({
    access: 'rooms:create',
    args: z.strictObject({
      storeId: id,
      from: z.string(),
      to: z.string(),
      amount: z.number(),
      /** Between the two halves of the move. */
      pauseMs: z.number(),
      rollBack: z.boolean(),
    }),
  }),
})

export const transferFunctions = [
  implementQuery(transfers.getLeft, {
    authorize: inStore,
    sharedBy: 'role',
    run: ({ db }) => selectAmounts(db, 'left%'),
  }),
  implementQuery(transfers.getRight, {
    authorize: inStore,
    sharedBy: 'role',
    run: ({ db }) => selectAmounts(db, 'right%'),
  }),
  implementMutation(transfers.move, {
    authorize: inStore,
    run: async ({ db, args }) => {
      const { from, to, amount } = args
      // In one order, as every writer of several rows has to, or they deadlock.
      const changes = [
        { name: from, by: -amount },
        { name: to, by: amount },
      ].sort((one, other) => (one.name < other.name ? -1 : 1))
      for (const { name, by } of changes) {
        await db.rows(
          sqlBuilder
            .updateTable('room')
            .set((eb) => ({ position: eb('position', '+', by) }))
            .where('name', '=', name),
        )
        await sleep(args.pauseMs)
      }
      if (args.rollBack) throw new Fault('conflict', 'Rolled back on purpose.')
      return null
    },
  }),
]

function selectAmounts(db: ScopedDatabase, pattern: string) {
  return db.rows(
    sqlBuilder
      .selectFrom('room')
      .select(['id', 'name', 'position as amount'])
      .where('name', 'like', pattern)
      .orderBy('name'),
  )
}
