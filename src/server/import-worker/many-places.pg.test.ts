// Files that bring a whole map: thousands of shelves in hundreds of rooms, all of them or none.

import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import * as files from '#tests/support/files/awkward-files.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'

const { database, world, node } = await startImportNode()

const SHELVES_OF_A_ROOM = 25

function listOf(shelves: number): Uint8Array {
  const rows = Array.from({ length: shelves }, (_, at) => {
    const room = Math.floor(at / SHELVES_OF_A_ROOM)
    return `S-${room},Thing ${room},1,R${room}-${at % SHELVES_OF_A_ROOM},Room ${room}`
  })
  return files.utf8(`SKU,Item name,On hand,Shelf,Room\n${rows.join('\n')}\n`)
}

async function mapOf(storeId: string): Promise<readonly [rooms: number, shelves: number]> {
  const { rows } = await database.owner.query<{ rooms: number; shelves: number }>(
    `select (select count(*) from room where store_id = $1)::int as rooms,
       (select count(*) from shelf where store_id = $1)::int as shelves`,
    [storeId],
  )
  return [rows[0]?.rooms ?? -1, rows[0]?.shelves ?? -1]
}

test('ten thousand shelves in four hundred rooms are added in one step, and their rows find them', async () => {
  const importer = new Importer(world, node, await world.shop())
  const { storeId, owner } = importer.shop
  const [rooms, shelves] = await mapOf(storeId)
  const { id: importId, summary } = await importer.check(listOf(10_000))
  expect(summary).toMatchObject({ rows: 10_000, newShelves: 10_000 })
  await world.run(owner, api.imports.confirm, { storeId, importId })
  expect(await mapOf(storeId)).toEqual([rooms + 400, shelves + 10_000])
  await importer.until(importId, 'done')
  const { rows: found } = await database.owner.query<{ shelves: number }>(
    `select count(distinct a.shelf_id)::int as shelves from audit_item_shelf a
     join shelf s on s.id = a.shelf_id where s.store_id = $1`,
    [storeId],
  )
  expect(found).toEqual([{ shelves: 10_000 }])
})

test('more are refused whole, and the rows go in without them', async () => {
  const importer = new Importer(world, node, await world.shop())
  const { storeId, owner } = importer.shop
  const before = await mapOf(storeId)
  const { id: importId } = await importer.check(listOf(10_001))
  const confirm = world.run(owner, api.imports.confirm, { storeId, importId })
  await expect(confirm).rejects.toThrow('more than 10,000 shelves')
  expect(await mapOf(storeId)).toEqual(before)
  await world.run(owner, api.imports.confirm, { storeId, importId, createPlaces: false })
  await importer.until(importId, 'done')
  expect(await mapOf(storeId)).toEqual(before)
})
