// A query that goes on until a test lets go, as one over a very large audit does.

import * as z from 'zod'
import { defineModule, id, query } from '#contract/define.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { implementQuery, inOrganization, inStore } from '#server/functions/implement.ts'

interface GatedRooms {
  readonly names: readonly string[]
}

const gatedRooms = defineModule('gatedRooms', {
  get: query<GatedRooms>()({
    access: 'rooms:read',
    args: z.strictObject({ storeId: id, nth: z.number().optional() }),
  }),
})

const gatedRole = defineModule('gatedRole', {
  get: query<readonly string[]>()({
    access: 'organizations:read',
    args: z.strictObject({ orgId: id, gate: id }),
  }),
})

/** Held stores wait for `open`, after they have read; all others are answered at once. */
export class Gate {
  readonly #held = new Map<string, PromiseWithResolvers<void>>()
  /** Answers that began to be read, by store. */
  readonly begun = new Map<string, number>()
  readonly ended = new Map<string, number>()

  close(storeId: string): void {
    this.#held.set(storeId, Promise.withResolvers())
  }

  open(storeId: string): void {
    this.#held.get(storeId)?.resolve()
    this.#held.delete(storeId)
  }

  async pass(storeId: string): Promise<void> {
    await this.#held.get(storeId)?.promise
  }

  readonly functions = [
    implementQuery(gatedRooms.get, {
      authorize: inStore,
      sharedBy: 'role',
      run: async ({ db, args: { storeId } }) => {
        count(this.begun, storeId)
        const names = await selectNames(db)
        await this.pass(storeId)
        // One more statement: whoever has gone does not get so far.
        await selectNames(db)
        count(this.ended, storeId)
        return { names }
      },
    }),
    implementQuery(gatedRole.get, {
      authorize: inOrganization,
      sharedBy: 'user',
      run: async ({ db, scope: { membership }, args: { gate } }) => {
        count(this.begun, gate)
        await selectNames(db)
        await this.pass(gate)
        return membership.stores.map(({ role }) => role)
      },
    }),
  ]
}

async function selectNames(db: ScopedDatabase): Promise<readonly string[]> {
  const rows = await db.rows(sqlBuilder.selectFrom('room').select('name').orderBy('name'))
  return rows.map(({ name }) => name)
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
