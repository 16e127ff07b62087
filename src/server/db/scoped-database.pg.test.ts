import { expect, test } from 'vitest'
import { World } from '#seeds/world.ts'
import { insertRooms, insertShelves } from '#server/queries/stores/rooms.ts'
import { testDatabase } from '#tests/support/database.ts'
import { newId } from '../new-id.ts'
import { scopedDatabase } from './scoped-database.ts'
import { inTransaction } from './transaction.ts'

const database = await testDatabase()

test('statements are kept by the connection, but not one for each length of a list', async () => {
  const { organizationId, storeId } = await new World({ database }).shop()
  const scope = { kind: 'store', organizationId, storeId } as const
  const roomId = newId()
  const kept = await inTransaction(database.app, async (client) => {
    const db = scopedDatabase(client, scope, new Set())
    await insertRooms(db, scope, [{ id: roomId, name: 'Long hall', position: 9 }])
    for (const shelves of [100, 101]) {
      const codes = Array.from({ length: shelves }, (_, at) => `L-${shelves}-${at}`)
      const rows = codes.map((code, at) => ({
        id: newId(),
        roomId,
        code,
        name: null,
        position: at,
      }))
      await insertShelves(db, scope, rows)
    }
    const { rows } = await client.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    )
    return rows.map(({ statement }) => statement)
  })
  expect(kept.filter((text) => text.startsWith('insert into "room"'))).toHaveLength(1)
  expect(kept.filter((text) => text.startsWith('insert into "shelf"'))).toEqual([])
})
