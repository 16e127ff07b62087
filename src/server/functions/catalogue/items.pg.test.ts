import { afterAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { ItemDetails } from '#contract/items.ts'
import type { Page } from '#contract/pagination.ts'
import { World } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { startLiveNode } from '#tests/support/live-node.ts'

const database = await testDatabase()
const world = new World({ database })
const node = await startLiveNode({ database })
afterAll(() => node.stop())

const shop = await world.shop()
const orgId = shop.organizationId
const add = (item: {
  name: string
  sku?: string
  barcodes?: { code: string; quantity?: number }[]
}) => world.run(shop.owner, api.items.upsert, { orgId, ...item })

const earlGrey = await add({
  name: 'Earl Grey Tea 250 g',
  sku: 'TEA-001',
  barcodes: [{ code: '036000291452' }, { code: '10036000291459', quantity: 12 }],
})
await add({ name: 'Crème brûlée', sku: 'DES-7' })
await add({ name: 'Kettle', barcodes: [{ code: 'HOUSE-42' }] })
await add({ name: 'Green tea', sku: 'TEA-002' })

const find = (text: string, limit = 20) =>
  ask(node, shop.owner, api.items.search, { orgId, text, limit })

const names = async (text: string) => (await find(text)).items.map(({ name }) => name)

test.each([
  ['the beginning of a word', 'gre', ['Earl Grey Tea 250 g', 'Green tea']],
  ['two words in any order', 'tea ear', ['Earl Grey Tea 250 g']],
  ['capitals and accents or none', 'CREME BRU', ['Crème brûlée']],
  ['a sku', 'tea-002', ['Green tea']],
  ['a barcode as it stands', '036000291452', ['Earl Grey Tea 250 g']],
  ['a barcode with its zeros eaten', '36000291452', ['Earl Grey Tea 250 g']],
  ['the code of a case', '10036000', ['Earl Grey Tea 250 g']],
  ['a code of the house', 'house-42', ['Kettle']],
  ['the beginning of such a code', 'HOUSE-4', ['Kettle']],
  ['a name with a sign in it', 'tea/earl', ['Earl Grey Tea 250 g']],
  ['what is not there', 'coffee', []],
])('an item is found by %s', async (_what, text, expected) => {
  expect(await names(text)).toEqual(expected)
})

test('a search says when there is more', async () => {
  expect(await find('tea', 1)).toMatchObject({ more: true })
  expect(await find('tea', 2)).toMatchObject({ more: false })
})

test('a search of items without words shows the newest', async () => {
  expect((await names(''))[0]).toBe('Green tea')
})

test('a code and a sku belong to one item', async () => {
  await expect(add({ name: 'Other', barcodes: [{ code: '0036000291452' }] })).rejects.toMatchObject(
    {
      code: 'conflict',
      details: { current: earlGrey.id },
    },
  )
  await expect(add({ name: 'Other', sku: 'TEA-001' })).rejects.toMatchObject({ code: 'conflict' })
  expect(await names('other')).toEqual([])
})

test('an archived item gives its code up to one that is in the catalogue', async () => {
  const { owner, organizationId } = await world.shop()
  const place = { orgId: organizationId }
  const crate = { ...place, barcodes: [{ code: 'CRATE-7', quantity: 6 }] }
  const old = await world.run(owner, api.items.upsert, { ...crate, name: 'Old crate' })
  const addNew = () => world.run(owner, api.items.upsert, { ...crate, name: 'New crate' })
  await expect(addNew()).rejects.toMatchObject({
    message: 'The code CRATE-7 belongs to Old crate.',
  })
  await world.run(owner, api.items.archive, { ...place, itemId: old.id })
  const { id } = await addNew()
  const found = await ask(node, owner, api.items.search, { ...place, text: 'CRATE-7', limit: 5 })
  expect(found.items).toMatchObject([{ id, barcodes: crate.barcodes }])
})

test('of two items that get one code at once, one has it and the other is told', async () => {
  const { owner, organizationId } = await world.shop()
  const named = (name: string) =>
    world.run(owner, api.items.upsert, { orgId: organizationId, name })
  const both = [await named('Left'), await named('Right')].map(({ id: itemId }) => () => {
    const code = { orgId: organizationId, itemId, code: 'TWICE-1' }
    return world.run(owner, api.items.addBarcode, code)
  })
  const held = { text: 'lock table item_barcode in share row exclusive mode' }
  const results = await atOnce(database.owner, held, both)
  const refused = results.filter((one) => one.status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'conflict', details: { field: 'code' } } }])
})

test('a renamed and an archived item are found by what they are now', async () => {
  const { id } = await add({ name: 'Oolong' })
  await world.run(shop.owner, api.items.upsert, { orgId, itemId: id, name: 'Pu-erh' })
  expect(await names('oolong')).toEqual([])
  expect(await names('erh')).toEqual(['Pu-erh'])
  await world.run(shop.owner, api.items.archive, { orgId, itemId: id })
  expect(await names('erh')).toEqual([])
})

test('another organization has a catalogue of its own, with the same codes', async () => {
  const other = await world.shop()
  await world.run(other.owner, api.items.upsert, {
    orgId: other.organizationId,
    name: 'Theirs',
    sku: 'TEA-001',
    barcodes: [{ code: '036000291452' }],
  })
  expect(await names('theirs')).toEqual([])
})

test('the search uses its index although row-level security is on', async () => {
  const client = await database.app.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('app.organization_id', $1, true)", [orgId])
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query(`explain select item_id from item_word
      where organization_id = '${orgId}' and word >= 'tea' and word < 'teb'`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(
      /Index (Only )?Scan using item_word_pkey|Bitmap Index Scan on item_word_pkey/,
    )
    expect(plan).toMatch(/Index Cond: .*word >= 'tea'/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('the list reaches every item page by page, without those that are archived', async () => {
  const { id } = await add({ name: 'Gone soon' })
  await world.run(shop.owner, api.items.archive, { orgId, itemId: id })
  const seen: string[] = []
  let cursor: string | null = null
  for (;;) {
    const args = { orgId, paginationOpts: { numItems: 2, cursor } }
    const page: Page<ItemDetails> = await ask(node, shop.owner, api.items.list, args)
    expect(page.total).toBe(4)
    seen.push(...page.page.map(({ name }) => name))
    if (page.isDone) break
    cursor = page.continueCursor
  }
  expect(seen).toEqual(['Green tea', 'Kettle', 'Crème brûlée', 'Earl Grey Tea 250 g'])
})
