import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { describeImportFailure } from '#domain/import/import-failure.ts'
import { ask } from '#tests/support/ask.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { eventually } from '#tests/support/eventually.ts'
import * as files from '#tests/support/files/awkward-files.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'
import { MATERIALIZE_RESULTS } from '../jobs/materialize-results-job.ts'
import { runJobsOnce } from '../jobs/run-jobs-once.ts'
import { materializeResultsTask } from '../jobs/tasks/materialize-results.ts'
import { applyImport } from './apply-import.ts'

const { database, world, node } = await startImportNode()

async function newImporter(): Promise<Importer> {
  return new Importer(world, node, await world.shop())
}

interface Expected {
  readonly sku: string | null
  readonly name: string
  readonly expected: number
  readonly unit_cost: number | null
}

async function inForce(storeId: string): Promise<readonly Expected[]> {
  const { rows } = await database.owner.query<Expected>(
    `select i.sku, i.name, a.expected, a.unit_cost from store s
     join audit_item a on a.baseline_id = s.baseline_id
     join item i on i.organization_id = a.organization_id and i.id = a.item_id
     where s.id = $1 order by i.sku`,
    [storeId],
  )
  return rows
}

async function count(text: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int as count from ${text}`,
    values,
  )
  return rows[0]?.count ?? -1
}

const csv = (...lines: string[]) =>
  files.utf8(`SKU,Barcode,Item name,On hand,Unit cost\n${lines.join('\n')}\n`)

test('a file of another store is not to be had by its number', async () => {
  const importer = await newImporter()
  const { shop } = importer
  const { id } = await importer.check(csv('A-1,,Pencil,12,0.5'))
  const { fileId, format, headers, mapping } = await importer.status(id)
  const second = await world.store(shop.owner, shop.organizationId, 'Second')
  const colleague = await world.teamMember(shop, 'manager')
  const outsider = await world.teamMember({ ...shop, storeId: second }, 'manager')
  const start = (person: typeof colleague, storeId: string) =>
    world.run(person, api.imports.start, {
      ...{ storeId, kind: 'baseline', fileId, format, headers: [...headers] },
      mapping: { ...mapping, columns: [...mapping.columns] },
    })
  await expect(start(outsider, second)).rejects.toMatchObject({ code: 'not_found' })
  expect(await start(colleague, shop.storeId)).toHaveProperty('id')
})

describe('a file', () => {
  test('becomes items, codes and a baseline, and nothing of it before it is confirmed', async () => {
    const importer = await newImporter()
    const { storeId, organizationId } = importer.shop
    const checked = await importer.check(
      csv('A-1,4006381333931,Pencil,12,0.5', 'A-2,,Ruler,6.5,2', 'A-1,4006381333931,Pencil,3,0.5'),
    )
    expect(checked.summary).toMatchObject({
      rows: 3,
      fine: 2,
      warned: 1,
      bad: 0,
      newRows: 3,
      newItems: 2,
    })
    expect(await count('item where organization_id = $1', organizationId)).toBe(0)
    expect(await inForce(storeId)).toEqual([])
    const done = await importer.confirm(checked.id)
    expect(done.status).toBe('done')
    expect(await inForce(storeId)).toEqual([
      { sku: 'A-1', name: 'Pencil', expected: 15_000, unit_cost: 5_000 },
      { sku: 'A-2', name: 'Ruler', expected: 6_500, unit_cost: 20_000 },
    ])
    const found = await ask(node, importer.shop.owner, api.items.search, {
      orgId: organizationId,
      text: '4006381333931',
      limit: 5,
    })
    expect(found.items).toMatchObject([{ sku: 'A-1' }])
    const [facts] = (
      await database.owner.query(
        'select items, quantity, version, by_shelf, status from baseline where store_id = $1',
        [storeId],
      )
    ).rows
    expect(facts).toEqual({
      items: 2,
      quantity: 21_500,
      version: 1,
      by_shelf: false,
      status: 'current',
    })
    await eventually(async () =>
      expect(await count('import_row where import_id = $1', done.id)).toBe(0),
    )
  })

  test('that comes again matches the items that are there, and says what is new, gone, changed', async () => {
    const importer = await newImporter()
    await importer.import(csv('A-1,4006381333931,Pencil,12,0.5', 'A-2,,Ruler,6,', 'A-3,,Ink,1,'))
    const checked = await importer.check(
      csv('A-1,,Pencil,12,', ',4006381333931,Pencil again,1,', 'A-2,,Ruler,7,', 'A-9,,Glue,4,'),
    )
    expect(checked.summary).toMatchObject({
      knownRows: 3,
      newRows: 1,
      comparison: { added: 1, gone: 1, changed: 2 },
    })
    await importer.confirm(checked.id)
    expect(await inForce(importer.shop.storeId)).toMatchObject([
      { sku: 'A-1', expected: 13_000, unit_cost: 5_000 },
      { sku: 'A-2', expected: 7_000 },
      { sku: 'A-9', expected: 4_000 },
    ])
    expect(
      await count("baseline where store_id = $1 and status = 'superseded'", importer.shop.storeId),
    ).toBe(1)
  })

  test('without SKUs makes them of barcodes and names, each once, and finds its items again', async () => {
    const importer = await newImporter()
    const file = csv(
      ',4006381333931,Pencil,12,',
      ',,"Tea, green",3,',
      ',,Tea green,4,',
      'TEA-GREEN,,Tea of the house,1,',
    )
    const checked = await importer.check(file)
    expect(checked.summary?.byCode).toMatchObject({ sku_from_barcode: 1, sku_from_name: 2 })
    await importer.confirm(checked.id)
    const expected = [
      { sku: '4006381333931', name: 'Pencil', expected: 12_000 },
      { sku: 'TEA-GREEN', name: 'Tea of the house', expected: 1_000 },
      { sku: 'TEA-GREEN-2', name: 'Tea, green', expected: 3_000 },
      { sku: 'TEA-GREEN-3', name: 'Tea green', expected: 4_000 },
    ]
    expect(await inForce(importer.shop.storeId)).toMatchObject(expected)
    await importer.import(csv(',4006381333931,Pencil,2,', ',,Salt,5,'))
    expect(await inForce(importer.shop.storeId)).toMatchObject([
      { sku: '4006381333931', expected: 2_000 },
      { sku: 'SALT', name: 'Salt' },
    ])
  })

  test('with rooms and shelves adds those that the map does not have, when that is wanted', async () => {
    const importer = await newImporter()
    await world.room(importer.shop, 'K', ['K/01'])
    const file = files.utf8('SKU,Bin,Qty\nA,K/01,5\nA,K/02,6\nB,Cold/1,7\n')
    const checked = await importer.check(file)
    expect(checked.summary?.newPlaces).toEqual([
      { room: 'K', codes: ['K/02'] },
      { room: 'Cold', codes: ['Cold/1'] },
    ])
    await importer.confirm(checked.id)
    const { rows } = await database.owner.query(
      `select h.code, a.expected from store s join audit_item_shelf a on a.baseline_id = s.baseline_id
       join shelf h on h.id = a.shelf_id where s.id = $1 order by h.code`,
      [importer.shop.storeId],
    )
    expect(rows).toEqual([
      { code: 'Cold/1', expected: 7_000 },
      { code: 'K/01', expected: 5_000 },
      { code: 'K/02', expected: 6_000 },
    ])
    expect(await inForce(importer.shop.storeId)).toMatchObject([
      { sku: 'A', expected: 11_000 },
      { sku: 'B', expected: 7_000 },
    ])
  })

  test('with more rooms than the check names adds all of them', async () => {
    const importer = await newImporter()
    const rows = Array.from({ length: 60 }, (_, at) => `S-${at},R${at}/1,1`)
    const checked = await importer.check(files.utf8(`SKU,Bin,Qty\n${rows.join('\n')}\n`))
    expect(checked.summary?.newPlaces).toHaveLength(50)
    await importer.confirm(checked.id)
    const { storeId } = importer.shop
    expect(await count('room where store_id = $1', storeId)).toBe(60)
    expect(await count('shelf where store_id = $1', storeId)).toBe(60)
  })

  test('of items alone renews the catalogue and makes no baseline', async () => {
    const importer = await newImporter()
    const { organizationId, storeId } = importer.shop
    await importer.import(csv('A-1,4006381333931,Pencil,12,0.5'), { kind: 'catalogue' })
    await importer.import(csv('A-1,4006381333948,Pencil HB,,0.6', 'A-2,,Ruler,,'), {
      kind: 'catalogue',
    })
    const { rows } = await database.owner.query(
      `select sku, name, unit_cost, (select count(*)::int from item_barcode b where b.item_id = i.id) as codes
       from item i where organization_id = $1 order by sku`,
      [organizationId],
    )
    expect(rows).toEqual([
      { sku: 'A-1', name: 'Pencil HB', unit_cost: 6_000, codes: 2 },
      { sku: 'A-2', name: 'Ruler', unit_cost: null, codes: 0 },
    ])
    expect(await count('baseline where store_id = $1', storeId)).toBe(0)
  })

  test('with several codes of an item gives it all of them, each with its size', async () => {
    const importer = await newImporter()
    const { organizationId, owner } = importer.shop
    const header = 'SKU,Item name,UPC,EAN,Case barcode,Units per case,On hand'
    const file = (...lines: string[]) => files.utf8(`${header}\n${lines.join('\n')}\n`)
    const { summary, id } = await importer.check(
      file(
        'A-1,Pencil,036000291452,4006381333931,15012345678907,12,5',
        'A-2,Ink,,4006381333948|5901234123457,,,6',
      ),
    )
    expect(summary).toMatchObject({ rows: 2, fine: 2, newItems: 2, byCode: {} })
    await importer.confirm(id)
    const codes = async () =>
      (
        await database.owner.query(
          `select i.sku, b.raw, b.quantity::int as quantity from item_barcode b
           join item i on i.organization_id = b.organization_id and i.id = b.item_id
           where b.organization_id = $1 order by i.sku, b.raw`,
          [organizationId],
        )
      ).rows.map(({ sku, raw, quantity }) => [sku, raw, quantity / 1_000])
    expect(await codes()).toEqual([
      ['A-1', '036000291452', 1],
      ['A-1', '15012345678907', 12],
      ['A-1', '4006381333931', 1],
      ['A-2', '4006381333948', 1],
      ['A-2', '5901234123457', 1],
    ])
    const found = await ask(node, owner, api.items.search, {
      orgId: organizationId,
      text: '5901234123457',
      limit: 5,
    })
    expect(found.items).toMatchObject([{ sku: 'A-2' }])
    // An item is found by any of its codes; a code of another item stays there, and a new one is added.
    const again = await importer.check(
      file('A-1,Pencil,,4006381333948,,,5', ',Ink,96385074,5901234123457,,,7'),
    )
    expect(again.summary).toMatchObject({
      knownRows: 2,
      newRows: 0,
      byCode: { code_of_other_item: 1 },
    })
    const { storeId } = importer.shop
    const args = { storeId, importId: again.id, code: 'code_of_other_item' } as const
    const listed = await ask(node, owner, api.imports.findings, args)
    expect(listed.page).toMatchObject([{ row: 2, value: '4006381333948' }])
    await importer.confirm(again.id)
    expect(await inForce(storeId)).toMatchObject([
      { sku: 'A-1', expected: 5_000 },
      { sku: 'A-2', expected: 7_000 },
    ])
    expect(await codes()).toContainEqual(['A-2', '96385074', 1])
  })

  test('of codes that other items have says so for each of them', async () => {
    const importer = await newImporter()
    const { storeId, owner } = importer.shop
    await importer.import(
      csv('A-1,4006381333931,Pencil,1,', 'A-2,4006381333948,Ink,1,', 'A-3,,Pad,1,'),
    )
    const { summary, id } = await importer.check(csv('A-3,4006381333931;4006381333948,Pad,6,'))
    expect(summary?.byCode).toEqual({ code_of_other_item: 1 })
    const args = { storeId, importId: id, code: 'code_of_other_item' } as const
    const listed = await ask(node, owner, api.imports.findings, args)
    expect(listed.page.map(({ row, value }) => [row, value])).toEqual([
      [2, '4006381333931'],
      [2, '4006381333948'],
    ])
  })

  test('of a workbook is imported too', async () => {
    const importer = await newImporter()
    const checked = await importer.check(await files.workbook(), { name: 'stock.xlsx' })
    expect(checked.summary?.byCode).toEqual({
      quantity_blank: 1,
      code_missing: 1,
      zeros_put_back: 1,
    })
    await importer.confirm(checked.id)
    expect(await inForce(importer.shop.storeId)).toMatchObject([
      { sku: 'A-1', expected: 12_000, unit_cost: 1_000 },
      { sku: 'A-2', expected: 6_500 },
    ])
  })

  test('is remembered by its shape', async () => {
    const importer = await newImporter()
    const { storeId, owner } = importer.shop
    const headers = ['SKU', 'Barcode', 'Item name', 'On hand', 'Unit cost']
    const ask1 = () => ask(node, owner, api.imports.getMapping, { storeId, headers })
    expect(await ask1()).toBeNull()
    await importer.import(csv('A-1,,Pencil,12,0.5'))
    expect((await ask1())?.columns).toEqual(['sku', 'barcode', 'name', 'quantity', 'unit_cost'])
  })
})

describe('problems', () => {
  test('are listed with row, value and repair; a mended row is imported, the others stay out', async () => {
    const importer = await newImporter()
    const { storeId, owner } = importer.shop
    const { id, summary } = await importer.check(
      csv('A-1,,Pencil,12 ea,', 'A-2,,Ruler,see Bob,', 'A-3,,Ink,-2,', 'A-4,,Pad,5,'),
    )
    expect(summary).toMatchObject({ rows: 4, fine: 1, warned: 1, bad: 2, newItems: 2 })
    const listed = await ask(node, owner, api.imports.findings, {
      storeId,
      importId: id,
      code: 'quantity_not_a_number',
    })
    expect(listed.total).toBe(2)
    expect(listed.page).toMatchObject([
      { row: 2, value: '12 ea', suggestion: '12', sku: 'A-1', name: 'Pencil' },
      { row: 3, value: 'see Bob', suggestion: null, sku: 'A-2', name: 'Ruler' },
    ])
    const fix = (row: number, value: string) =>
      world.run(owner, api.imports.fix, { storeId, importId: id, row, column: 'quantity', value })
    expect(await fix(2, 'a dozen')).toEqual({ fine: false })
    expect(await fix(2, '12')).toEqual({ fine: true })
    expect((await importer.status(id)).summary).toMatchObject({
      fine: 2,
      bad: 1,
      byCode: { quantity_not_a_number: 1, quantity_negative: 1 },
      newRows: 3,
      newItems: 3,
    })
    await world.run(owner, api.imports.decide, {
      storeId,
      importId: id,
      code: 'quantity_negative',
      decision: 'zero',
    })
    await importer.confirm(id)
    expect(await inForce(storeId)).toMatchObject([
      { sku: 'A-1', expected: 12_000 },
      { sku: 'A-3', expected: 0 },
      { sku: 'A-4', expected: 5_000 },
    ])
  })

  test('a mended row counts as its item, which may be known, or made by another row', async () => {
    const importer = await newImporter()
    const { storeId, owner } = importer.shop
    await importer.import(csv('A-1,,Pencil,1,'))
    const { id, summary } = await importer.check(
      csv(
        'A-1,,Pencil,5 ea,',
        'A-2,,Ruler,2,',
        'A-2,,Ruler,5 ea,',
        'A-3,,Ink,5 ea,',
        'A-4,,Pad,4,',
        'A-5,,Cup,6,',
        'A-6,,Mug,7,',
      ),
    )
    expect(summary).toMatchObject({ knownRows: 1, newRows: 4, newItems: 4 })
    const countsAfter = async (row: number, value: string) => {
      const mended = { storeId, importId: id, row, column: 'quantity' as const, value }
      await world.run(owner, api.imports.fix, mended)
      const { summary: now } = await importer.status(id)
      return [now?.knownRows, now?.newRows, now?.newItems]
    }
    await countsAfter(2, 'y')
    expect(await countsAfter(2, '5')).toEqual([1, 4, 4])
    expect(await countsAfter(4, '5')).toEqual([1, 5, 4])
    expect(await countsAfter(5, '5')).toEqual([1, 6, 5])
  })

  test('a shortened barcode is no problem where the catalogue knows the SKU', async () => {
    const importer = await newImporter()
    await importer.import(csv('A-1,4006381333931,Pencil,1,'))
    const { summary, id } = await importer.check(
      csv('A-1,4.00638E+12,Pencil,5,', 'A-2,4.00638E+12,Ruler,6,'),
    )
    const byCode = { code_shortened: 1, code_from_catalogue: 1 }
    expect(summary).toMatchObject({ bad: 0, fine: 1, warned: 1, byCode })
    await importer.confirm(id)
    expect(await inForce(importer.shop.storeId)).toMatchObject([
      { sku: 'A-1', expected: 5_000 },
      { sku: 'A-2', expected: 6_000 },
    ])
  })

  test('a code that belongs to another item stays there', async () => {
    const importer = await newImporter()
    await importer.import(csv('A-1,4006381333931,Pencil,1,', 'A-2,,Ruler,1,'))
    const { summary, id } = await importer.check(csv('A-2,4006381333931,Ruler,6,'))
    expect(summary?.byCode).toEqual({ code_of_other_item: 1 })
    await importer.confirm(id)
    expect(await inForce(importer.shop.storeId)).toMatchObject([{ sku: 'A-2', expected: 6_000 }])
  })

  describe('a SKU that no item has, with the barcode of an item', () => {
    const PENCIL = '4006381333931'

    async function checkedAgainst(existing: string, ...lines: string[]) {
      const importer = await newImporter()
      await importer.import(csv(existing))
      const checked = await importer.check(csv(...lines))
      const { storeId, owner } = importer.shop
      const listed = async (code: 'code_of_other_item' | 'sku_new_to_item') => {
        const args = { storeId, importId: checked.id, code }
        return (await ask(node, owner, api.imports.findings, args)).page
      }
      return { ...checked, importer, storeId, owner, listed }
    }

    test('is an item of its own where it is called otherwise: both are named, and it is scanned once', async () => {
      const { importer, id, storeId, owner, summary, listed } = await checkedAgainst(
        `A-1,${PENCIL},Pencil,1,0.5`,
        `N-1,${PENCIL},Ink,6,`,
      )
      expect(summary).toMatchObject({ knownRows: 0, newRows: 1, newItems: 1, fine: 0, warned: 1 })
      expect(summary?.byCode).toEqual({ code_of_other_item: 1 })
      expect(await listed('code_of_other_item')).toMatchObject([
        { sku: 'N-1', name: 'Ink', value: PENCIL, suggestion: 'Belongs to A-1, Pencil' },
      ])
      await importer.confirm(id)
      expect(await inForce(storeId)).toEqual([
        { sku: 'N-1', name: 'Ink', expected: 6_000, unit_cost: null },
      ])
      const { items } = await ask(node, owner, api.scanOnce.list, {
        storeId,
        state: 'open',
        limit: 5,
      })
      expect(items).toMatchObject([{ sku: 'N-1', problem: 'code_of_other_item', fileCode: PENCIL }])
    })

    test('is left out where somebody says so, and the other item gets nothing of it', async () => {
      const { importer, id, storeId, owner } = await checkedAgainst(
        `A-1,${PENCIL},Pencil,1,`,
        `N-1,${PENCIL},Ink,6,`,
        'N-2,,Pad,1,',
      )
      const code = 'code_of_other_item'
      const args = { storeId, importId: id, code, decision: 'leave_out' } as const
      await world.run(owner, api.imports.decide, args)
      await importer.confirm(id)
      expect(await inForce(storeId)).toMatchObject([{ sku: 'N-2', expected: 1_000 }])
    })

    test('is that item where it is called the same, which is said, with all its rows', async () => {
      const { importer, id, storeId, summary, listed } = await checkedAgainst(
        `A-1,${PENCIL},Pencil,1,0.5`,
        `N-1,${PENCIL},PENCIL,6,`,
        'N-1,,PENCIL,2,',
      )
      expect(summary).toMatchObject({ knownRows: 2, newRows: 0, newItems: 0, bad: 0 })
      expect(summary).toMatchObject({ fine: 0, warned: 2 })
      expect(summary?.byCode).toEqual({ same_item_twice: 1, sku_new_to_item: 2 })
      expect(await listed('sku_new_to_item')).toMatchObject([
        { row: 2, value: 'N-1', suggestion: 'Belongs to A-1, Pencil' },
        { row: 3, value: 'N-1', suggestion: 'Belongs to A-1, Pencil' },
      ])
      await importer.confirm(id)
      expect(await inForce(storeId)).toEqual([
        { sku: 'A-1', name: 'Pencil', expected: 8_000, unit_cost: 5_000 },
      ])
    })

    test('is nothing where somebody says that it is not that item', async () => {
      const { importer, id, storeId, owner } = await checkedAgainst(
        `A-1,${PENCIL},Pencil,1,`,
        `N-1,${PENCIL},Pencil,6,`,
        'N-1,,Pencil,2,',
        'N-2,,Pad,1,',
      )
      const code = 'sku_new_to_item'
      const args = { storeId, importId: id, code, decision: 'leave_out' } as const
      await world.run(owner, api.imports.decide, args)
      await importer.confirm(id)
      expect(await inForce(storeId)).toMatchObject([{ sku: 'N-2', expected: 1_000 }])
    })

    test('is that item where it had no SKU of its own', async () => {
      const { importer, id, storeId } = await checkedAgainst(
        `,${PENCIL},Stift,1,`,
        `N-1,${PENCIL},Pencil,6,`,
      )
      await importer.confirm(id)
      expect(await inForce(storeId)).toMatchObject([{ sku: PENCIL, expected: 6_000 }])
    })

    test.each([
      ['the file names that item, too', [`A-1,,Pencil,3,`, `N-1,${PENCIL},Pencil,6,`]],
      ['the file names that item below it', [`N-1,${PENCIL},Pencil,6,`, `A-1,${PENCIL},Pencil,3,`]],
    ])('is an item of its own where %s', async (_name, lines) => {
      const { importer, id, storeId, summary } = await checkedAgainst(
        `A-1,${PENCIL},Pencil,1,`,
        ...lines,
      )
      expect(summary?.byCode).toMatchObject({ code_of_other_item: 1 })
      await importer.confirm(id)
      expect(await inForce(storeId)).toMatchObject([
        { sku: 'A-1', expected: 3_000 },
        { sku: 'N-1', expected: 6_000 },
      ])
    })

    test('and another such SKU are two items, whatever they are called', async () => {
      const { importer, id, storeId } = await checkedAgainst(
        `A-1,${PENCIL};4006381333948,Pencil,1,`,
        `N-1,${PENCIL},Pencil,6,`,
        'N-2,4006381333948,Pencil,5,',
      )
      await importer.confirm(id)
      expect(await inForce(storeId)).toMatchObject([
        { sku: 'N-1', expected: 6_000 },
        { sku: 'N-2', expected: 5_000 },
      ])
    })

    test('that somebody gave to an item since the check is not counted for that item', async () => {
      const importer = await newImporter()
      const { storeId, owner, organizationId } = importer.shop
      const { id } = await importer.check(csv(`N-1,${PENCIL},Ink,6,`))
      await world.run(owner, api.items.upsert, {
        ...{ orgId: organizationId, sku: 'A-1', name: 'Pencil', barcodes: [{ code: PENCIL }] },
      })
      await importer.confirm(id)
      expect(await inForce(storeId)).toMatchObject([{ sku: 'N-1', expected: 6_000 }])
      const { items } = await ask(node, owner, api.scanOnce.list, {
        storeId,
        state: 'open',
        limit: 5,
      })
      expect(items).toMatchObject([{ sku: 'N-1', problem: 'code_of_other_item', fileCode: PENCIL }])
    })
  })

  test('rows that a decision leaves out stay out', async () => {
    const importer = await newImporter()
    const { storeId, owner } = importer.shop
    const { id } = await importer.check(csv('A-1,,Pencil,-5,', 'A-2,,Ruler,6,'))
    const args = {
      storeId,
      importId: id,
      code: 'quantity_negative',
      decision: 'leave_out',
    } as const
    await world.run(owner, api.imports.decide, args)
    await importer.confirm(id)
    expect(await inForce(storeId)).toMatchObject([{ sku: 'A-2' }])
  })
})

describe('a bad file leaves nothing behind, and says why', () => {
  test.each([
    ['binary junk called .csv', files.BINARY_JUNK, 'This is not a text file.'],
    ['a zip bomb', files.zipBomb(), 'unpacks to far more'],
    ['a workbook that lies about its size', files.lyingWorkbook(), 'more than it says'],
    ['a web page', files.WEB_PAGE, 'web page'],
  ])('%s', async (_name, bytes, words) => {
    const importer = await newImporter()
    const failed = await importer.check(bytes)
    expect(failed.status).toBe('failed')
    expect(failed.failure).toContain(words)
    expect(failed.failureReason && describeImportFailure(failed.failureReason)).toBe(failed.failure)
    const { storeId } = importer.shop
    await eventually(async () => {
      expect(await count('baseline where store_id = $1', storeId)).toBe(0)
      expect(await count('import_row where import_id = $1', failed.id)).toBe(0)
    })
  })
})

describe('a confirmation', () => {
  test('sent twice is done once', async () => {
    const importer = await newImporter()
    const { storeId, owner } = importer.shop
    const { id } = await importer.check(csv('A-1,,Pencil,12,'))
    const confirm = () => world.run(owner, api.imports.confirm, { storeId, importId: id })
    await Promise.all([confirm(), confirm()])
    await importer.until(id, 'done')
    await confirm()
    expect(await inForce(storeId)).toMatchObject([{ expected: 12_000 }])
    expect(await count('baseline where store_id = $1', storeId)).toBe(1)
  })

  test('of the very file that is in force has to be meant', async () => {
    const importer = await newImporter()
    await importer.import(csv('A-1,,Pencil,12,'))
    const again = await importer.check(csv('A-1,,Pencil,12,'))
    expect(again.isSameFile).toBe(true)
    await expect(importer.confirm(again.id)).rejects.toMatchObject({
      code: 'conflict',
      details: { field: 'replace' },
    })
    await importer.confirm(again.id, { replace: true })
    expect(await inForce(importer.shop.storeId)).toMatchObject([{ expected: 12_000 }])
  })
})

test('rows on their way are counted without the headers above them', async () => {
  const importer = await newImporter()
  const { id } = await importer.check(files.TITLE_ROWS)
  await database.owner.query(
    `update import set status = 'importing', rows_done = 5, rows_total = 6 where id = $1`,
    [id],
  )
  const { storeId, owner } = importer.shop
  const { progress } = await ask(node, owner, api.imports.status, { storeId, importId: id })
  expect(progress).toMatchObject({ rowsDone: 1, rowsTotal: 2 })
})

test('an import can be cancelled, and what was read of it goes away', async () => {
  const importer = await newImporter()
  const { storeId, owner } = importer.shop
  const { id } = await importer.check(csv('A-1,,Pencil,12,'))
  await world.run(owner, api.imports.cancel, { storeId, importId: id })
  await eventually(async () => {
    expect(await count('import_row where import_id = $1', id)).toBe(0)
    expect(await count('baseline where store_id = $1', storeId)).toBe(0)
  })
  await expect(importer.confirm(id)).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('a file is checked again with another mapping', async () => {
  const importer = await newImporter()
  const { storeId, owner } = importer.shop
  const first = await importer.check(files.utf8('SKU,Qty,Count\nA,1,5\n'))
  const mapping = { ...first.mapping, columns: ['sku', null, 'quantity'] as const }
  await world.run(owner, api.imports.preview, {
    storeId,
    importId: first.id,
    format: first.format,
    headers: [...first.headers],
    mapping: { ...mapping, columns: [...mapping.columns] },
  })
  await importer.until(first.id, 'checked')
  await importer.confirm(first.id)
  expect(await inForce(storeId)).toMatchObject([{ sku: 'A', expected: 5_000 }])
})

describe('the baseline of an audit', () => {
  async function draft() {
    const audit = await world.draftAudit()
    return { audit, importer: new Importer(world, node, audit) }
  }
  const pointer = async (auditId: string) => {
    const { rows } = await database.owner.query<{ baseline_id: string | null }>(
      'select baseline_id from audit_store where audit_id = $1',
      [auditId],
    )
    return rows[0]?.baseline_id ?? null
  }

  test('is imported by its own call, and taken back while it is a draft', async () => {
    const { audit, importer } = await draft()
    const { auditId, storeId, owner, manager } = audit
    const first = await importer.check(csv('A-1,,Pencil,12,'), { auditId })
    await world.run(manager, api.audits.importAuditBaseline, { auditId, importId: first.id })
    expect((await importer.until(first.id, 'done')).canUndo).toBe(true)
    const before = await pointer(auditId)
    const second = await importer.check(csv('A-1,,Pencil,99,'), { auditId })
    await world.run(manager, api.audits.importAuditBaseline, { auditId, importId: second.id })
    await importer.until(second.id, 'done')
    expect(await pointer(auditId)).not.toBe(before)
    expect((await importer.status(first.id)).canUndo).toBe(false)
    await world.run(owner, api.imports.undo, { storeId, importId: second.id })
    expect(await pointer(auditId)).toBe(before)
    await world.run(owner, api.imports.undo, { storeId, importId: first.id })
    expect(await pointer(auditId)).toBeNull()
    expect((await importer.status(first.id)).status).toBe('undone')
  })

  test('is taken back or counted against, whichever comes first', async () => {
    const audit = await world.draftAudit({ withoutBaseline: false })
    const importer = new Importer(world, node, audit)
    const { auditId, storeId, owner, manager } = audit
    const { id: importId } = await importer.check(csv('A-1,,Pencil,12,'), { auditId })
    await world.run(manager, api.audits.importAuditBaseline, { auditId, importId })
    await importer.until(importId, 'done')
    const outcomes = await atOnce(
      database.owner,
      { text: 'lock table journal in exclusive mode' },
      [
        () => world.run(owner, api.audits.start, { auditId }),
        () => world.run(manager, api.imports.undo, { storeId, importId }),
      ],
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('comes late only with a reason, which the journal keeps', async () => {
    const audit = await world.runningAudit()
    const importer = new Importer(world, node, audit)
    const { auditId, owner } = audit
    const { id: importId } = await importer.check(csv('A-1,,Pencil,12,'), { auditId })
    const confirm = (reason?: string) =>
      world.run(owner, api.audits.importAuditBaseline, {
        auditId,
        importId,
        ...(reason && { reason }),
      })
    await expect(confirm()).rejects.toMatchObject({ details: { field: 'reason' } })
    await confirm('The till was closed')
    expect((await importer.until(importId, 'done')).canUndo).toBe(false)
    const { rows } = await database.owner.query(
      "select details from journal where audit_id = $1 and action = 'audits.importAuditBaseline'",
      [auditId],
    )
    expect(rows).toMatchObject([{ details: { importId, reason: 'The till was closed' } }])
  })

  test('comes late, and the lines that are kept are made of it', async () => {
    const audit = await world.runningAudit()
    const { auditId, organizationId, owner } = audit
    const kept = async () => {
      await runJobsOnce(
        database,
        { [MATERIALIZE_RESULTS]: materializeResultsTask(database.app) },
        () => {},
      )
      const { rows } = await database.owner.query<{ expected: number }>(
        'select expected from result_line where organization_id = $1 and audit_id = $2',
        [organizationId, auditId],
      )
      return rows
    }
    expect(await kept()).toEqual([])
    const importer = new Importer(world, node, audit)
    const { id: importId } = await importer.check(csv('A-1,,Pencil,12,'), { auditId })
    const reason = 'The till was closed'
    await world.run(owner, api.audits.importAuditBaseline, { auditId, importId, reason })
    await importer.until(importId, 'done')
    expect(await kept()).toEqual([{ expected: 12_000 }])
  })

  test('is not taken by an audit that has ended meanwhile', async () => {
    const { audit, importer } = await draft()
    const { auditId, owner } = audit
    const { id: importId } = await importer.check(csv('A-1,,Pencil,12,'), { auditId })
    await world.run(owner, api.audits.updateStatus, { auditId, status: 'cancelled', reason: 'No' })
    const confirm = world.run(owner, api.audits.importAuditBaseline, { auditId, importId })
    await expect(confirm).rejects.toMatchObject({ code: 'illegal_transition' })
  })

  test('fails with the reason when the audit ends while it is being imported', async () => {
    const { audit, importer } = await draft()
    const { auditId } = audit
    const { id: importId } = await importer.check(csv('A-1,,Pencil,12,'), { auditId })
    await database.owner.query("update audit set status = 'cancelled' where id = $1", [auditId])
    await database.owner.query("update import set status = 'importing' where id = $1", [importId])
    const { connection } = database
    await applyImport({ connection, organizationId: audit.organizationId, importId })
    expect(await importer.until(importId, 'failed')).toMatchObject({
      failure: 'The audit is canceled by now and takes no stock list.',
      failureReason: { code: 'audit_closed', status: 'cancelled' },
    })
  })
})

test('a store can be made together with its file', async () => {
  const importer = await newImporter()
  const { organizationId, owner } = importer.shop
  const fileId = await importer.upload(csv('A-1,,Pencil,12,'))
  const made = await world.run(owner, api.stores.createWithBaseline, {
    orgId: organizationId,
    name: 'Second',
    baseline: {
      fileId,
      format: { kind: 'text', encoding: 'utf-8', delimiter: ',', sheet: null },
      headers: ['SKU', 'Barcode', 'Item name', 'On hand', 'Unit cost'],
      mapping: {
        columns: ['sku', null, 'name', 'quantity', null],
        headerRows: 1,
        decimal: '.',
        site: null,
        gtins: false,
      },
    },
  })
  const there = new Importer(world, node, { organizationId, storeId: made.id, owner })
  await there.until(made.importId ?? '', 'checked')
  await there.confirm(made.importId ?? '')
  expect(await inForce(made.id)).toMatchObject([{ sku: 'A-1', expected: 12_000 }])
})
