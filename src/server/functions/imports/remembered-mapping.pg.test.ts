import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { ask } from '#tests/support/ask.ts'
import * as files from '#tests/support/files/awkward-files.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'

const { world, node } = await startImportNode()

/** Two stores of one organization, and how each has read its files last. */
async function twoStores() {
  const shop = await world.shop()
  const { organizationId: orgId, owner } = shop
  const other = await world.run(owner, api.stores.createWithBaseline, { orgId, name: 'Other' })
  const at = (storeId: string) => ({
    importer: new Importer(world, node, { ...shop, storeId }),
    remembered: (headers: readonly string[]) =>
      ask(node, owner, api.imports.getMapping, { storeId, headers: [...headers] }),
  })
  return [at(shop.storeId), at(other.id)] as const
}

test('which rows of a file a store takes is remembered for that store alone', async () => {
  const [first, second] = await twoStores()
  const headers = ['SKU', 'Item name', 'On hand', 'Location']
  const file = files.utf8(
    `${headers.join(',')}\nA-1,Pencil,12,Oslo\nA-2,Ruler,5,Oslo\nA-1,Pencil,3,Bergen\n`,
  )
  const columns = ['sku', 'name', 'quantity', 'site'] as const
  await first.importer.import(file, { mapping: { columns, site: 'Oslo' } })
  expect(await first.remembered(headers)).toMatchObject({ columns, site: 'Oslo' })
  expect(await second.remembered(headers)).toBeNull()
  await second.importer.import(file, { mapping: { columns, site: 'Bergen' } })
  expect(await first.remembered(headers)).toMatchObject({ site: 'Oslo' })
  expect(await second.remembered(headers)).toMatchObject({ site: 'Bergen' })
})

test('a file without stores in it is known to the whole organization', async () => {
  const [first, second] = await twoStores()
  const headers = ['SKU', 'Item name', 'On hand', 'Stock']
  const file = files.utf8(`${headers.join(',')}\nA-1,Pencil,12,4\n`)
  const columns = ['sku', 'name', null, 'quantity'] as const
  await first.importer.import(file, { mapping: { columns } })
  expect(await second.remembered(headers)).toMatchObject({ columns })
  const own = ['sku', 'name', 'quantity', null] as const
  await second.importer.import(file, { mapping: { columns: own } })
  expect(await first.remembered(headers)).toMatchObject({ columns })
  expect(await second.remembered(headers)).toMatchObject({ columns: own })
})
