import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { ScanOnceItem } from '#contract/scan-once.ts'
import type { Person, Shop } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { utf8 } from '#tests/support/files/awkward-files.ts'
import { Importer, type ImportWish, startImportNode } from '#tests/support/import-node.ts'

const { database, world, node } = await startImportNode()

const PENCIL = '4006381333931'
const RULER = '4011200296908'

const csv = (...lines: string[]) =>
  utf8(`SKU,Barcode,Item name,On hand,Unit cost,Shelf\n${lines.join('\n')}\n`)

/** One item without a code, one with a shortened code, one with a wrong check digit, and one with a code that scans. */
const FILE = csv(
  'A-1,4006381333931,Pencil,12,0.5,B-2',
  'A-2,,Ruler,6,2,B-2',
  'A-3,4.00638E+12,Ink,1,,A-1',
  'A-4,4006381333932,Eraser,3,,',
)

async function newShop(bytes = FILE, wish: ImportWish = {}) {
  const importer = new Importer(world, node, await world.shop())
  const { shop } = importer
  const scanner = await world.teamMember(shop, 'scanner')
  await importer.import(bytes, wish)
  return { importer, shop, scanner, storeId: shop.storeId, orgId: shop.organizationId }
}

const listFor = (person: Person, storeId: string, more: object = {}) =>
  ask(node, person, api.scanOnce.list, { storeId, state: 'open', limit: 100, ...more })

async function itemsBySku(shop: Shop): Promise<ReadonlyMap<string, ScanOnceItem>> {
  const { items } = await listFor(shop.owner, shop.storeId)
  return new Map(items.map((item) => [item.sku ?? '', item]))
}

async function idOf(shop: Shop, sku: string): Promise<string> {
  return (await itemsBySku(shop)).get(sku)?.id ?? ''
}

async function codesOf(orgId: string, itemId: string): Promise<readonly string[]> {
  const { rows } = await database.owner.query<{ raw: string }>(
    'select raw from item_barcode where organization_id = $1 and item_id = $2 order by raw',
    [orgId, itemId],
  )
  return rows.map(({ raw }) => raw)
}

const holdOf = (itemId: string) => ({
  text: 'select from scan_once_item where item_id = $1 for update',
  values: [itemId],
})

describe('the list', () => {
  test('holds what a file brought without a barcode that scans, in the order of a walk', async () => {
    const { scanner, storeId } = await newShop()
    const { items, open, done, more } = await listFor(scanner, storeId)
    expect({ open, done, more }).toEqual({ open: 3, done: 0, more: false })
    expect(items).toEqual([
      {
        ...{ id: expect.any(String), name: 'Ruler', sku: 'A-2', answer: null },
        ...{ problem: 'code_missing', fileCode: '' },
        place: { room: expect.any(String), shelf: 'B-2' },
      },
      {
        ...{ id: expect.any(String), name: 'Ink', sku: 'A-3', answer: null },
        ...{ problem: 'code_shortened', fileCode: '4.00638E+12' },
        place: { room: expect.any(String), shelf: 'A-1' },
      },
      {
        ...{ id: expect.any(String), name: 'Eraser', sku: 'A-4', answer: null },
        ...{ problem: 'code_doubtful', fileCode: '4006381333932', place: null },
      },
    ])
  })

  test('holds an item whose barcode is a formula without its result', async () => {
    const { shop } = await newShop(csv('A-1,=VLOOKUP(A2),Pencil,12,0.5,B-2'))
    expect((await itemsBySku(shop)).get('A-1')).toMatchObject({
      problem: 'code_not_calculated',
      fileCode: '=VLOOKUP(A2)',
    })
  })

  test('is searched by words of the name and by SKU', async () => {
    const { scanner, storeId } = await newShop()
    const found = async (text: string) =>
      (await listFor(scanner, storeId, { text })).items.map(({ name }) => name)
    expect(await found('rul')).toEqual(['Ruler'])
    expect(await found('a-3')).toEqual(['Ink'])
    expect(await found('_')).toHaveLength(3)
    expect(await found('nothing')).toEqual([])
    expect(await listFor(scanner, storeId, { limit: 2 })).toMatchObject({ more: true, open: 3 })
  })

  test('says whose code is another item’s', async () => {
    const { shop, scanner, storeId } = await newShop(
      csv(`A-1,${PENCIL},Pencil,12,0.5,`, `A-5,${PENCIL},Pen,2,1,`),
    )
    const { items } = await listFor(scanner, storeId)
    expect(items).toMatchObject([{ sku: 'A-5', problem: 'code_of_two_items', fileCode: PENCIL }])
    expect(await codesOf(shop.organizationId, items[0]?.id ?? '')).toEqual([])
  })

  test('is empty where the file has no column of barcodes', async () => {
    const { scanner, storeId } = await newShop(utf8('SKU,Item name,On hand\nA-1,Pencil,3\n'))
    expect(await listFor(scanner, storeId)).toMatchObject({ items: [], open: 0, done: 0 })
  })

  test('of a list of items is that of the store where it came in', async () => {
    const { shop, storeId } = await newShop(FILE, { kind: 'catalogue' })
    const second = await world.store(shop.owner, shop.organizationId, 'Second')
    expect(await listFor(shop.owner, storeId)).toMatchObject({ open: 3 })
    expect(await listFor(shop.owner, second)).toMatchObject({ open: 0 })
  })

  test('follows the items: other stores that expect them have them, too, and later files keep them', async () => {
    const { importer, shop, storeId } = await newShop()
    const second = await world.store(shop.owner, shop.organizationId, 'Second')
    const there = new Importer(world, node, { ...shop, storeId: second })
    await there.import(csv('A-2,,Ruler,1,2,', 'A-9,,Glue,1,2,'))
    expect((await listFor(shop.owner, second)).items.map(({ sku }) => sku)).toEqual(['A-9', 'A-2'])
    // The next file of the first store has two of its items, with a code for one of them.
    await importer.import(csv(`A-2,${RULER},Ruler,6,2,`, 'A-3,4.00638E+12,Ink,1,,'))
    const { items, open } = await listFor(shop.owner, storeId)
    expect(items.map(({ sku }) => sku)).toEqual(['A-3'])
    expect(open).toBe(1)
    expect((await listFor(shop.owner, second)).items.map(({ sku }) => sku)).toEqual(['A-9'])
  })

  test('goes with what is expected: a file that is taken back takes its items along', async () => {
    const { importer, shop, storeId } = await newShop()
    const { id } = await importer.import(csv('A-7,,Stapler,1,,'))
    expect((await listFor(shop.owner, storeId)).items.map(({ sku }) => sku)).toEqual(['A-7'])
    await world.run(shop.owner, api.imports.undo, { storeId, importId: id })
    expect(await listFor(shop.owner, storeId)).toMatchObject({ open: 3 })
  })
})

describe('a barcode that is attached', () => {
  test('finds the item at the next scan, and is told in the journal', async () => {
    const { shop, scanner, storeId, orgId } = await newShop()
    const itemId = await idOf(shop, 'A-2')
    const answered = await world.run(scanner, api.scanOnce.attach, {
      ...{ storeId, itemId, code: `(01)0${RULER}(10)LOT7` },
    })
    expect(answered).toEqual({ code: RULER })
    expect(await codesOf(orgId, itemId)).toEqual([RULER])
    const found = await ask(node, scanner, api.items.search, { orgId, text: RULER, limit: 5 })
    expect(found.items).toMatchObject([{ id: itemId }])
    const { items, open, done } = await listFor(shop.owner, storeId, { state: 'done' })
    expect({ open, done }).toEqual({ open: 2, done: 1 })
    expect(items).toMatchObject([
      { id: itemId, answer: { kind: 'attached', code: RULER, canTakeBack: true } },
    ])
    const journal = await ask(node, shop.owner, api.journal.list, {
      ...{ orgId, filter: { action: 'scanOnce.attach' } },
      paginationOpts: { numItems: 5, cursor: null },
    })
    expect(journal.page).toMatchObject([{ details: { item: 'Ruler' }, storeId }])
  })

  test('reaches phones that hold the catalogue', async () => {
    const { shop, scanner, storeId, orgId } = await newShop()
    const version = async () =>
      (
        await database.owner.query<{ version: number }>(
          'select version from catalogue_version where organization_id = $1',
          [orgId],
        )
      ).rows[0]?.version ?? 0
    const itemId = await idOf(shop, 'A-2')
    const before = await version()
    await world.run(scanner, api.scanOnce.attach, { storeId, itemId, code: RULER })
    const { rows } = await database.owner.query(
      'select item_id from catalogue_change where organization_id = $1 and version > $2',
      [orgId, before],
    )
    expect(rows).toEqual([{ item_id: itemId }])
  })

  test('stays where it is when it is another item’s', async () => {
    const { shop, scanner, storeId, orgId } = await newShop()
    const itemId = await idOf(shop, 'A-2')
    await expect(
      world.run(scanner, api.scanOnce.attach, { storeId, itemId, code: PENCIL }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: `The code ${PENCIL} belongs to Pencil.`,
    })
    expect(await codesOf(orgId, itemId)).toEqual([])
    expect(await listFor(scanner, storeId)).toMatchObject({ open: 3 })
  })

  test('may be the very one that the file has', async () => {
    const { shop, scanner, storeId, orgId } = await newShop()
    const itemId = await idOf(shop, 'A-4')
    await world.run(scanner, api.scanOnce.attach, { storeId, itemId, code: '4006381333932' })
    expect(await listFor(scanner, storeId)).toMatchObject({ open: 2, done: 1 })
    await world.run(scanner, api.scanOnce.takeBack, { storeId, itemId })
    // The code came with the file, not with the scan.
    expect(await codesOf(orgId, itemId)).toEqual(['4006381333932'])
    expect(await listFor(scanner, storeId)).toMatchObject({ open: 3, done: 0 })
  })

  test('is attached once, however often it is sent', async () => {
    const { shop, scanner, storeId, orgId } = await newShop()
    const itemId = await idOf(shop, 'A-2')
    const attach = () => world.run(scanner, api.scanOnce.attach, { storeId, itemId, code: RULER })
    const results = await atOnce(database.owner, holdOf(itemId), [attach, attach, attach])
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await codesOf(orgId, itemId)).toEqual([RULER])
    expect(await listFor(scanner, storeId)).toMatchObject({ open: 2, done: 1 })
  })

  test('of two people at one item is that of the first', async () => {
    const { shop, scanner, storeId, orgId } = await newShop()
    const itemId = await idOf(shop, 'A-2')
    const attach = (person: Person, code: string) => () =>
      world.run(person, api.scanOnce.attach, { storeId, itemId, code })
    const both = [attach(scanner, RULER), attach(shop.owner, '96385074')]
    const results = await atOnce(database.owner, holdOf(itemId), both)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await codesOf(orgId, itemId)).toHaveLength(1)
  })

  test('of two items at once is that of one of them', async () => {
    const { shop, scanner, storeId } = await newShop()
    const ids = [await idOf(shop, 'A-2'), await idOf(shop, 'A-3')]
    const both = ids.map((itemId) => () => {
      return world.run(scanner, api.scanOnce.attach, { storeId, itemId, code: RULER })
    })
    const held = { text: 'lock table item_barcode in share row exclusive mode' }
    const results = await atOnce(database.owner, held, both)
    const refused = results.filter((one) => one.status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'conflict' } }])
    expect(await listFor(scanner, storeId)).toMatchObject({ open: 2, done: 1 })
  })
})

describe('an item without a barcode', () => {
  test('is answered, and that can be taken back', async () => {
    const { shop, scanner, storeId } = await newShop()
    const itemId = await idOf(shop, 'A-2')
    await world.run(scanner, api.scanOnce.markWithoutBarcode, { storeId, itemId })
    await world.run(scanner, api.scanOnce.markWithoutBarcode, { storeId, itemId })
    expect(await listFor(scanner, storeId, { state: 'done' })).toMatchObject({
      ...{ open: 2, done: 1 },
      items: [{ id: itemId, answer: { kind: 'no_barcode', code: null } }],
    })
    await world.run(scanner, api.scanOnce.takeBack, { storeId, itemId })
    await world.run(scanner, api.scanOnce.takeBack, { storeId, itemId })
    expect(await listFor(scanner, storeId)).toMatchObject({ open: 3, done: 0 })
  })

  test('stays answered when the file comes again', async () => {
    const { importer, shop, scanner, storeId } = await newShop()
    const itemId = await idOf(shop, 'A-3')
    await world.run(scanner, api.scanOnce.markWithoutBarcode, { storeId, itemId })
    await importer.import(csv('A-3,4.00638E+12,Ink,5,,'))
    expect(await listFor(scanner, storeId)).toMatchObject({ open: 0, done: 1 })
  })
})

test('an answer is taken back by whoever gave it, or by a manager', async () => {
  const { shop, scanner, storeId, orgId } = await newShop()
  const other = await world.teamMember(shop, 'scanner')
  const itemId = await idOf(shop, 'A-2')
  await world.run(scanner, api.scanOnce.attach, { storeId, itemId, code: RULER })
  await expect(world.run(other, api.scanOnce.takeBack, { storeId, itemId })).rejects.toMatchObject({
    code: 'forbidden',
  })
  const { items } = await listFor(other, storeId, { state: 'done' })
  expect(items).toMatchObject([{ answer: { canTakeBack: false } }])
  await world.run(shop.owner, api.scanOnce.takeBack, { storeId, itemId })
  expect(await codesOf(orgId, itemId)).toEqual([])
  const found = await ask(node, scanner, api.items.search, { orgId, text: RULER, limit: 5 })
  expect(found.items).toEqual([])
})

test('an item that is not on the list of the store is none of its business', async () => {
  const { shop, scanner, storeId, orgId } = await newShop()
  const second = await world.store(shop.owner, orgId, 'Second')
  const itemId = await idOf(shop, 'A-2')
  const there = await world.teamMember({ ...shop, storeId: second }, 'scanner')
  const attach = (person: Person, place: string, item: string) =>
    world.run(person, api.scanOnce.attach, { storeId: place, itemId: item, code: RULER })
  const get = (item: string) => ask(node, scanner, api.scanOnce.get, { storeId, itemId: item })
  expect(await get(itemId)).toMatchObject({ name: 'Ruler', answer: null })
  await expect(attach(there, second, itemId)).rejects.toMatchObject({ code: 'not_found' })
  await expect(attach(there, storeId, itemId)).rejects.toMatchObject({ code: 'not_found' })
  const { items } = await ask(node, shop.owner, api.items.search, {
    ...{ orgId, text: 'Pencil', limit: 5 },
  })
  const pencil = items[0]?.id ?? ''
  await expect(attach(scanner, storeId, pencil)).rejects.toMatchObject({ code: 'not_found' })
  await expect(get(pencil)).rejects.toMatchObject({ code: 'not_found' })
})
