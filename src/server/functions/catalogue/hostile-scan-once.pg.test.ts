// Malicious answers about barcodes, and answers that arrive at a bad moment.

import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Person } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { utf8 } from '#tests/support/files/awkward-files.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'

const { database, world, node } = await startImportNode()

const RULER = '4011200296908'
const CASE = '14006381333938'
const FILE = utf8(
  ['SKU,Barcode,Item name,On hand', 'A-1,4006381333931,Pencil,1', 'A-2,,Ruler,6', ''].join('\n'),
)

/** A store with one item that has no barcode: a ruler. */
async function newShop() {
  const importer = new Importer(world, node, await world.shop())
  const { shop } = importer
  const { storeId, organizationId: orgId } = shop
  const [scanner, other] = [
    await world.teamMember(shop, 'scanner'),
    await world.teamMember(shop, 'scanner'),
  ]
  const { id: importId } = await importer.import(FILE)
  const { items } = await ask(node, scanner, api.scanOnce.list, { storeId, state: 'open' })
  const ofItem = { storeId, itemId: items[0]?.id ?? '' }
  const call = (person: Person | null, path: string, args: object) =>
    node.engine.runMutation(person?.identity ?? null, path, args)
  const attach = (person: Person, code: string) =>
    call(person, api.scanOnce.attach.name, { ...ofItem, code })
  const takeBack = (person: Person, args: object = {}) =>
    call(person, api.scanOnce.takeBack.name, { ...ofItem, ...args })
  const codes = async () => {
    const { rows } = await database.owner.query<{ raw: string; quantity: number }>(
      'select raw, quantity from item_barcode where organization_id = $1 and item_id = $2',
      [orgId, ofItem.itemId],
    )
    return rows.map(({ raw, quantity }) => [raw, Number(quantity)])
  }
  return { importer, shop, scanner, other, orgId, importId, ofItem, call, attach, takeBack, codes }
}

describe('a code that is none', () => {
  test.each([
    ['empty', ''],
    ['white space', ' \t\n'],
    ['a zero byte', '\0'],
    ['marks that nobody sees', '\u200b\u202e\u2066'],
    ['too long for a barcode', 'A'.repeat(101)],
    ['far too long', 'A'.repeat(10_000)],
    ['the label of a shelf', '01920000-0000-7000-8000-000000000000'],
  ])('is refused, and changes nothing: %s', async (_what, code) => {
    const { scanner, ofItem, attach, codes } = await newShop()
    await expect(attach(scanner, code)).rejects.toMatchObject({ code: 'invalid_argument' })
    expect(await codes()).toEqual([])
    expect(await ask(node, scanner, api.scanOnce.get, ofItem)).toMatchObject({ answer: null })
    expect(node.reports).toEqual([])
  })

  test.each([
    ['marks of direction', `\u202e${RULER}\u202c`, RULER],
    ['a zero byte in it', `40112002\u000096908`, RULER],
    ['a formula', '=HYPERLINK("x")', '=HYPERLINK("x")'],
    ['markup', '</script><b>', '</script><b>'],
  ])('or looks like one is kept as it is scanned: %s', async (_what, code, kept) => {
    const { scanner, attach, codes } = await newShop()
    expect(await attach(scanner, code)).toEqual({ code: kept })
    expect(await codes()).toEqual([[kept, 1_000]])
  })
})

test('a code that the item has keeps the number of units that it stands for', async () => {
  const { shop, scanner, orgId, ofItem, attach, takeBack, codes } = await newShop()
  const { itemId } = ofItem
  await world.run(shop.owner, api.items.addBarcode, { orgId, itemId, code: CASE, quantity: 12 })
  await attach(scanner, CASE)
  expect(await codes()).toEqual([[CASE, 12_000]])
  // The code was there before the answer, so it stays.
  await takeBack(scanner)
  expect(await codes()).toEqual([[CASE, 12_000]])
})

describe('taking back', () => {
  test('what somebody saw leaves alone what was answered since', async () => {
    const { shop, scanner, ofItem, attach, takeBack, codes } = await newShop()
    await attach(shop.owner, '96385074')
    await takeBack(shop.owner)
    await attach(scanner, RULER)
    const late = { code: 'conflict', message: expect.stringContaining('answered anew') }
    await expect(takeBack(shop.owner, { code: '96385074' })).rejects.toMatchObject(late)
    await expect(takeBack(shop.owner, { code: null })).rejects.toMatchObject(late)
    expect(await codes()).toEqual([[RULER, 1_000]])
    await takeBack(shop.owner, { code: `0${RULER}` })
    expect(await ask(node, scanner, api.scanOnce.get, ofItem)).toMatchObject({ answer: null })
  })

  test('by two people at once is done once, and nothing of a third is lost', async () => {
    const { shop, scanner, attach, takeBack, ofItem, codes } = await newShop()
    await attach(scanner, RULER)
    const both = [() => takeBack(shop.owner), () => takeBack(scanner)]
    const held = {
      text: 'select from scan_once_item where item_id = $1 for update',
      values: [ofItem.itemId],
    }
    const results = await atOnce(database.owner, held, both)
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await codes()).toEqual([])
  })

  test('reaches phones that hold the catalogue', async () => {
    const { scanner, orgId, attach, takeBack, ofItem } = await newShop()
    await attach(scanner, RULER)
    const versions = async () =>
      (
        await database.owner.query<{ version: number }>(
          'select version from catalogue_change where organization_id = $1 and item_id = $2',
          [orgId, ofItem.itemId],
        )
      ).rows.map(({ version }) => Number(version))
    const before = Math.max(...(await versions()))
    await takeBack(scanner)
    expect(Math.max(...(await versions()))).toBeGreaterThan(before)
  })

  test('finds nothing where the item was archived, or its file taken back', async () => {
    const { shop, scanner, orgId, importId, attach, takeBack, ofItem, codes } = await newShop()
    const { storeId, itemId } = ofItem
    await attach(scanner, RULER)
    await world.run(shop.owner, api.imports.undo, { storeId, importId })
    await expect(takeBack(scanner)).rejects.toMatchObject({ code: 'not_found' })
    await world.run(shop.owner, api.items.archive, { orgId, itemId })
    await expect(takeBack(shop.owner)).rejects.toMatchObject({ code: 'not_found' })
    expect(await codes()).toEqual([[RULER, 1_000]])
  })
})

describe('items and codes of others', () => {
  test('an item of another organization is none, and its code is free', async () => {
    const [ours, theirs] = [await newShop(), await newShop()]
    await theirs.attach(theirs.scanner, RULER)
    const foreign = { storeId: ours.ofItem.storeId, itemId: theirs.ofItem.itemId, code: '96385074' }
    await expect(
      ours.call(ours.shop.owner, api.scanOnce.attach.name, foreign),
    ).rejects.toMatchObject({ code: 'not_found' })
    expect(await theirs.codes()).toEqual([[RULER, 1_000]])
    await ours.attach(ours.scanner, RULER)
    expect(await ours.codes()).toEqual([[RULER, 1_000]])
  })

  test('the code of an archived item goes to the one that carries it', async () => {
    const { shop, scanner, orgId, attach, codes } = await newShop()
    const { id } = await world.run(shop.owner, api.items.upsert, {
      ...{ orgId, name: 'Old ruler', barcodes: [{ code: RULER }] },
    })
    await expect(attach(scanner, RULER)).rejects.toMatchObject({ code: 'conflict' })
    await world.run(shop.owner, api.items.archive, { orgId, itemId: id })
    await attach(scanner, RULER)
    expect(await codes()).toEqual([[RULER, 1_000]])
  })
})

test('whoever was taken off the team, or whose organization is suspended, changes nothing', async () => {
  const { shop, scanner, other, ofItem, attach, takeBack, codes } = await newShop()
  const { organizationId, storeId } = shop
  await attach(scanner, RULER)
  await world.run(shop.owner, api.users.removeUserFromStore, { storeId, userId: scanner.id })
  await expect(takeBack(scanner)).rejects.toMatchObject({ code: 'not_found' })
  const operator = await world.person()
  await database.owner.query(`update auth."user" set role = 'admin' where id = $1`, [operator.id])
  await world.run(operator, api.platform.suspendOrganization, { organizationId, reason: 'Unpaid' })
  for (const person of [shop.owner, other]) {
    await expect(takeBack(person)).rejects.toMatchObject({ code: 'suspended' })
    const read = ask(node, person, api.scanOnce.get, ofItem)
    await expect(read).rejects.toMatchObject({ code: 'suspended' })
  }
  expect(await codes()).toEqual([[RULER, 1_000]])
})
