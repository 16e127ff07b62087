import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { ask } from '#tests/support/ask.ts'
import { eventually } from '#tests/support/eventually.ts'
import * as files from '#tests/support/files/awkward-files.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'

const { database, world, node } = await startImportNode()

const list = (...lines: string[]) =>
  files.utf8(`SKU,Barcode,Item name,Unit cost\n${lines.join('\n')}\n`)

async function newImporter() {
  const importer = new Importer(world, node, await world.shop())
  const { storeId, owner, organizationId } = importer.shop
  const undo = async (importId: string) => {
    await world.run(owner, api.imports.undo, { storeId, importId })
    return importer.until(importId, 'undone')
  }
  const importList = (...lines: string[]) => importer.import(list(...lines), { kind: 'catalogue' })
  const catalogue = async () => {
    const { rows } = await database.owner.query(
      `select i.sku, i.name, i.unit_cost, array_remove(array_agg(b.raw order by b.raw), null) as codes
       from item i left join item_barcode b on b.organization_id = i.organization_id and b.item_id = i.id
       where i.organization_id = $1 and i.archived_at is null
       group by i.sku, i.name, i.unit_cost order by i.sku`,
      [organizationId],
    )
    return rows
  }
  return { importer, undo, importList, catalogue }
}

test('a list of items is taken back: new items go, changed ones are as before', async () => {
  const { importer, undo, importList, catalogue } = await newImporter()
  const { owner, organizationId } = importer.shop
  await importList('A-1,4006381333931,Pencil,0.5', 'A-2,,Ruler,2')
  const before = await catalogue()
  const wrong = await importList(
    'A-1,4006381333948,Wrong pencil,9',
    'A-2,4006381333955,Ruler,2',
    'A-9,96385074,Not ours,1',
  )
  expect(wrong.canUndo).toBe(true)
  expect(await catalogue()).toHaveLength(3)
  const undone = await undo(wrong.id)
  expect(undone).toMatchObject({ undone: { removed: 1, restored: 2, kept: 0 }, canUndo: false })
  expect(await catalogue()).toEqual(before)
  const find = async (text: string) =>
    (await ask(node, owner, api.items.search, { orgId: organizationId, text, limit: 5 })).items
  expect(await find('Not ours')).toEqual([])
  expect(await find('Wrong')).toEqual([])
  expect(await find('Pencil')).toMatchObject([{ sku: 'A-1' }])
})

test('what somebody has changed since, or counts on, stays, and that is said', async () => {
  const { importer, undo, importList, catalogue } = await newImporter()
  await importList('A-1,,Pencil,0.5')
  const wrong = await importList('A-1,,Wrong pencil,9', 'A-8,,Changed,1', 'A-9,,Expected,1')
  await importer.import(files.utf8('SKU,On hand\nA-9,5\n'))
  await database.owner.query(
    `update item set name = 'By hand' where organization_id = $1 and sku = 'A-8'`,
    [importer.shop.organizationId],
  )
  const undone = await undo(wrong.id)
  expect(undone.undone).toEqual({ removed: 0, restored: 1, kept: 2 })
  expect(await catalogue()).toMatchObject([
    { sku: 'A-1', name: 'Pencil' },
    { sku: 'A-8', name: 'By hand' },
    { sku: 'A-9', name: 'Expected' },
  ])
})

test('a new item that was given a barcode since stays, and can be scanned when its list comes again', async () => {
  const { importer, undo, importList, catalogue } = await newImporter()
  const { owner, storeId } = importer.shop
  const wrong = await importList('A-1,4006381333931,Pencil,0.5', 'A-2,,Ruler,2')
  const listed = await ask(node, owner, api.scanOnce.list, { storeId, state: 'open', limit: 5 })
  const itemId = listed.items[0]?.id ?? ''
  await world.run(owner, api.scanOnce.attach, { storeId, itemId, code: '4011200296908' })
  expect((await undo(wrong.id)).undone).toEqual({ removed: 1, restored: 0, kept: 1 })
  await importList('A-1,4006381333931,Pencil,0.6', 'A-2,,Ruler,2')
  expect(await catalogue()).toMatchObject([
    { sku: 'A-1', codes: ['4006381333931'] },
    { sku: 'A-2', codes: ['4011200296908'] },
  ])
})

test('taking back twice is done once, and a list without changes has nothing to take back', async () => {
  const { importer, undo, importList, catalogue } = await newImporter()
  const { storeId, owner } = importer.shop
  const first = await importList('A-1,,Pencil,0.5')
  const same = await importList('A-1,,Pencil,0.5')
  expect(same.canUndo).toBe(false)
  await expect(undo(same.id)).rejects.toMatchObject({ code: 'conflict' })
  const args = { storeId, importId: first.id }
  await Promise.all([
    world.run(owner, api.imports.undo, args),
    world.run(owner, api.imports.undo, args),
  ])
  await importer.until(first.id, 'undone')
  expect(await catalogue()).toEqual([])
  await importList('A-1,,Pencil,0.5')
  expect(await catalogue()).toHaveLength(1)
})

test('a list that is cancelled half-way is taken back as far as it came', async () => {
  const { importer, importList, catalogue } = await newImporter()
  const { storeId, owner } = importer.shop
  const { id: importId } = await importList('A-1,,Pencil,0.5')
  // The state when all rows are done except for the last step.
  await database.owner.query(`update import set status = 'importing' where id = $1`, [importId])
  await world.run(owner, api.imports.cancel, { storeId, importId })
  expect(await importer.until(importId, 'undone')).toMatchObject({ undone: { removed: 1 } })
  expect(await catalogue()).toEqual([])
})

test('expected stock that is cancelled half-way leaves no baseline', async () => {
  const { importer } = await newImporter()
  const { storeId, owner } = importer.shop
  const { id: importId } = await importer.check(files.utf8('SKU,On hand\nA-1,5\n'))
  await database.owner.query(`update import set status = 'importing' where id = $1`, [importId])
  await world.run(owner, api.imports.cancel, { storeId, importId })
  await eventually(async () => {
    const { rowCount } = await database.owner.query('select from baseline where store_id = $1', [
      storeId,
    ])
    expect(rowCount).toBe(0)
  })
  expect((await importer.status(importId)).status).toBe('cancelled')
})
