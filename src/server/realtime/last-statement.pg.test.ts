import { afterAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { defineModule, id, mutation } from '#contract/define.ts'
import { World } from '#seeds/world.ts'
import { rawStatement } from '#server/db/raw-statement.ts'
import { emptyNotes, scopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { implementMutation, inStore } from '#server/functions/implement.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

interface Divided {
  readonly result: number
  readonly organization: string
}

const DIVIDE = rawStatement<Divided, [by: number]>()({
  name: 'divide_last',
  text: `select 6 / $1::int as result, current_setting('app.organization_id') as organization`,
  reads: [],
})

const { divide } = defineModule('lasting', {
  divide: mutation<null>()({
    access: 'rooms:create',
    args: z.strictObject({ storeId: id, by: z.number(), times: z.number().optional() }),
  }),
})

let taken: (readonly Divided[])[] = []
beforeEach(() => {
  taken = []
})

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({
  database,
  extraFunctions: [
    implementMutation(divide, {
      authorize: inStore,
      journal: 'own_record',
      run: async ({ db, scope: { userId }, args: { by, times = 1 } }) => {
        await db.rows(sqlBuilder.updateTable('store').set({ name: `By ${by}` }))
        for (let time = 0; time < times; time += 1) {
          db.last(DIVIDE, [by], (rows) => void taken.push(rows))
        }
        // Another scope is entered shortly before the end.
        await db.within({ kind: 'user', userId }).raw(DIVIDE, [1])
        return null
      },
    }),
  ],
})
afterAll(() => node.stop())
const shop = await world.shop()

let requestId = 0
function run(by: number, times = 1) {
  requestId += 1
  const args = { storeId: shop.storeId, by, times }
  const call = { connectionId: 'client', requestId }
  return node.engine.runMutation(shop.owner.identity, divide.name, args, call)
}

async function kept() {
  const { rows } = await database.owner.query(
    `select (select count(*)::int from app.mutation_result where request_id = $1) as answers,
       (select name from store where id = $2) as name`,
    [requestId, shop.storeId],
  )
  return rows[0]
}

// Runs several times, because statements that a connection has not prepared yet take another path.
const TIMES = [1, 2, 3]

test('a last statement runs before the answer is given', async () => {
  for (const time of TIMES) {
    await run(time)
    const organization = shop.organizationId
    expect(taken.at(-1)).toEqual([{ result: Math.trunc(6 / time), organization }])
    expect(await kept()).toEqual({ answers: 1, name: `By ${time}` })
  }
})

test('when a last statement fails nothing is stored, and the connection serves the next', async () => {
  for (const _ of TIMES) {
    const { name } = await kept()
    await expect(run(0)).rejects.toMatchObject({ code: '22012' })
    expect(await kept()).toEqual({ answers: 0, name })
    await run(2)
  }
  expect(taken).toHaveLength(TIMES.length)
})

test('a mutation has one last statement, and only where its answer is stored', async () => {
  await expect(run(1, 2)).rejects.toThrow('cannot be the last statement')
  const client = await database.app.connect()
  try {
    const scope = { kind: 'user', userId: shop.owner.id } as const
    const db = scopedDatabase(client, scope, new Set(), emptyNotes())
    expect(() => db.last(DIVIDE, [1], () => {})).toThrow('cannot be the last statement')
  } finally {
    client.release()
  }
})
