// Repairs and decisions update the figures of the check at once, computed by the server.

import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { ColumnKind } from '#domain/import/column-kind.ts'
import type { FindingCode, FindingDecision } from '#domain/import/finding.ts'
import { ask } from '#tests/support/ask.ts'
import { UNCLOSED_QUOTE, utf8 } from '#tests/support/files/awkward-files.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'

const { database, world, node } = await startImportNode()

const csv = (...lines: string[]) =>
  utf8(`SKU,Barcode,Item name,On hand,Unit cost\n${lines.join('\n')}\n`)

async function newImporter(...inForce: string[]): Promise<Importer> {
  const importer = new Importer(world, node, await world.shop())
  if (inForce.length > 0) await importer.import(csv(...inForce))
  return importer
}

/** Repairs and decides in one import, and returns its summary. */
function handsOn(importer: Importer, importId: string) {
  const { storeId, owner } = importer.shop
  const summary = async () => (await importer.status(importId)).summary
  return {
    summary,
    fix: async (row: number, value: string, column: ColumnKind = 'quantity') => {
      await world.run(owner, api.imports.fix, { storeId, importId, row, column, value })
      return summary()
    },
    decide: async (code: FindingCode, decision: FindingDecision) => {
      await world.run(owner, api.imports.decide, { storeId, importId, code, decision })
      return summary()
    },
  }
}

async function expectedOf(storeId: string): Promise<readonly unknown[]> {
  const { rows } = await database.owner.query(
    `select i.sku, (a.expected / 1000.0)::float as expected from store s
     join audit_item a on a.baseline_id = s.baseline_id
     join item i on i.organization_id = a.organization_id and i.id = a.item_id
     where s.id = $1 order by 1`,
    [storeId],
  )
  return rows.map(({ sku, expected }) => [sku, expected])
}

describe('the comparison with what is in force', () => {
  test('follows every row that is mended', async () => {
    const importer = await newImporter('A-1,,Pencil,12,', 'A-2,,Ruler,6,', 'A-3,,Ink,1,')
    const { id, summary } = await importer.check(
      csv('A-1,,Pencil,12 ea,', 'A-2,,Ruler,6,', 'A-3,,Ink,x,', 'A-9,,Glue,4 ea,', 'A-9,,Glue,y,'),
    )
    expect(summary?.comparison).toEqual({ added: 0, gone: 2, changed: 0 })
    const { fix } = handsOn(importer, id)
    expect((await fix(2, 'still no number'))?.comparison).toEqual({ added: 0, gone: 2, changed: 0 })
    expect((await fix(2, '12'))?.comparison).toEqual({ added: 0, gone: 1, changed: 0 })
    expect((await fix(4, '5'))?.comparison).toEqual({ added: 0, gone: 0, changed: 1 })
    expect((await fix(5, '4'))?.comparison).toEqual({ added: 1, gone: 0, changed: 1 })
    expect((await fix(6, '4'))?.comparison).toEqual({ added: 1, gone: 0, changed: 1 })
    await importer.confirm(id)
    expect(await expectedOf(importer.shop.storeId)).toEqual([
      ['A-1', 12],
      ['A-2', 6],
      ['A-3', 5],
      ['A-9', 8],
    ])
  })

  test('adds a mended row to the other rows of its item', async () => {
    const importer = await newImporter('A-1,,Pencil,12,')
    const { id, summary } = await importer.check(csv('A-1,,Pencil,10,', 'A-1,,Pencil,2 ea,'))
    expect(summary?.comparison).toEqual({ added: 0, gone: 0, changed: 1 })
    const mended = await handsOn(importer, id).fix(3, '2')
    expect(mended?.comparison).toEqual({ added: 0, gone: 0, changed: 0 })
    expect(mended?.byCode).toEqual({ same_item_twice: 1 })
  })

  test('follows decisions, there and back', async () => {
    const importer = await newImporter('A-1,,Pencil,-2,', 'A-2,,Ruler,6,')
    const { id, summary } = await importer.check(
      csv('A-1,,Pencil,-2,', 'A-2,,Ruler,6,', 'A-3,,Ink,-1,', 'A-4,,Pad,5,'),
    )
    const kept = { comparison: { added: 2, gone: 0, changed: 0 }, leftOut: 0, newItems: 2 }
    expect(summary).toMatchObject(kept)
    const { decide } = handsOn(importer, id)
    expect(await decide('quantity_negative', 'zero')).toMatchObject({
      comparison: { added: 2, gone: 0, changed: 1 },
      leftOut: 0,
    })
    const left = { comparison: { added: 1, gone: 1, changed: 0 }, leftOut: 2, newItems: 1 }
    expect(await decide('quantity_negative', 'leave_out')).toMatchObject(left)
    expect(await decide('quantity_negative', 'keep')).toMatchObject(kept)
  })

  test('of an audit is with the baseline of that audit', async () => {
    const audit = await world.draftAudit()
    const importer = new Importer(world, node, audit)
    const { auditId, manager } = audit
    const first = await importer.check(csv('A-1,,Pencil,12,', 'A-2,,Ruler,1,'), { auditId })
    await world.run(manager, api.audits.importAuditBaseline, { auditId, importId: first.id })
    expect((await importer.until(first.id, 'done')).version).toBe(1)
    const second = await importer.check(csv('A-1,,Pencil,9 ea,'), { auditId, name: 'late.csv' })
    expect(second).toMatchObject({
      summary: { comparison: { added: 0, gone: 2, changed: 0 } },
      version: 2,
      replaces: { fileName: 'stock.csv', version: 1 },
    })
    expect(second.fileSha256).toMatch(/^[0-9a-f]{64}$/)
    const { fix } = handsOn(importer, second.id)
    expect((await fix(2, '9'))?.comparison).toEqual({ added: 0, gone: 1, changed: 1 })
  })
})

describe('a mended row', () => {
  test('is counted once for everything that is said about it', async () => {
    const importer = await newImporter()
    const { id, summary } = await importer.check(
      csv(
        'A-1,36000291452,Pencil,12 ea,n/a',
        'A-2,4006381333931,Ruler,1,2.50',
        'A-3,96385074,Cup,2,3.10',
      ),
    )
    expect(summary?.byCode).toEqual({
      quantity_not_a_number: 1,
      money_not_a_number: 1,
      zeros_put_back: 1,
    })
    const mended = await handsOn(importer, id).fix(2, '12')
    expect(mended?.byCode).toEqual({ money_not_a_number: 1, zeros_put_back: 1 })
    expect(mended).toMatchObject({ bad: 0, warned: 1, fine: 2 })
  })

  test('that is left out by a decision stays out, and is counted so', async () => {
    const importer = await newImporter()
    const { id } = await importer.check(
      csv('A-1,,Pencil,-1,', 'A-2,,Ruler,see Bob,', 'A-3,,Cup,2,'),
    )
    const { decide, fix } = handsOn(importer, id)
    expect(await decide('quantity_negative', 'leave_out')).toMatchObject({
      leftOut: 1,
      newItems: 1,
    })
    expect(await fix(3, '-5')).toMatchObject({ bad: 0, leftOut: 2, newItems: 1, newRows: 1 })
    await importer.confirm(id)
    expect(await expectedOf(importer.shop.storeId)).toEqual([['A-3', 2]])
  })

  test('without an item can be told which it is', async () => {
    const importer = await newImporter('A-1,,Pencil,12,')
    const { storeId, owner } = importer.shop
    const { id } = await importer.check(csv(',,,5,'))
    const listed = await ask(node, owner, api.imports.findings, { storeId, importId: id })
    expect(listed.page).toMatchObject([{ code: 'no_identity', column: 'sku' }])
    expect(await handsOn(importer, id).fix(2, 'A-1', 'sku')).toMatchObject({ bad: 0, knownRows: 1 })
    await importer.confirm(id)
    expect(await expectedOf(storeId)).toEqual([['A-1', 5]])
  })

  test('with a quote that never closes is taken without it', async () => {
    const importer = await newImporter()
    const { storeId, owner } = importer.shop
    const { id } = await importer.check(UNCLOSED_QUOTE)
    const { page } = await ask(node, owner, api.imports.findings, { storeId, importId: id })
    const [{ suggestion, column } = { suggestion: null, column: null }] = page
    expect([column, suggestion]).toEqual(['name', 'Pencil'])
    expect(await handsOn(importer, id).fix(2, 'Pencil', 'name')).toMatchObject({ bad: 0, fine: 3 })
  })

  test('keeps its shelf, by whatever name the file calls it', async () => {
    const importer = await newImporter()
    await world.room(importer.shop, 'K', ['01'])
    const { id } = await importer.check(utf8('SKU,Bin,Qty\nA,K/01,5 ea\nB,K/09,7 ea\nC,K/01,1\n'))
    const { fix } = handsOn(importer, id)
    expect(await fix(2, '5')).toMatchObject({ newShelves: 0 })
    expect(await fix(3, '7')).toMatchObject({
      newShelves: 1,
      newPlaces: [{ room: 'K', codes: ['K/09'] }],
    })
    await importer.confirm(id)
    const { rows } = await database.owner.query(
      `select h.code, a.expected::int from store s
       join audit_item_shelf a on a.baseline_id = s.baseline_id
       join shelf h on h.id = a.shelf_id where s.id = $1 order by 1, 2`,
      [importer.shop.storeId],
    )
    expect(rows).toEqual([
      { code: '01', expected: 1_000 },
      { code: '01', expected: 5_000 },
      { code: 'K/09', expected: 7_000 },
    ])
  })

  test('takes no code from another row', async () => {
    const importer = await newImporter()
    const { id } = await importer.check(
      csv('A-1,4006381333931,Pencil,5,', 'A-2,4006381333931,Ruler,6 ea,'),
    )
    const mended = await handsOn(importer, id).fix(3, '6')
    expect(mended?.byCode).toEqual({ code_of_two_items: 1 })
    await importer.confirm(id)
    expect(await expectedOf(importer.shop.storeId)).toEqual([
      ['A-1', 5],
      ['A-2', 6],
    ])
  })
})

test('how far an import is never passes its end', async () => {
  const importer = await newImporter('A-1,,Pencil,1,', 'A-2,,Ruler,1,', 'A-3,,Ink,1,')
  const { id } = await importer.check(
    csv('A-1,,Pencil,2,', 'A-2,,Ruler,2,', 'A-3,,Ink,2,', 'A-4,,New,2,'),
  )
  const { progress } = await importer.confirm(id)
  expect(progress).toMatchObject({ rowsDone: 5, rowsTotal: 5 })
})

describe('a file without a row to import', () => {
  test.each([
    ['of headers alone', csv()],
    ['of errors alone', csv('A-1,,Pencil,see Bob,')],
  ])('%s takes the place of nothing', async (_name, bytes) => {
    const importer = await newImporter('A-1,,Pencil,12,')
    const mapping = { columns: ['sku', 'barcode', 'name', 'quantity', 'unit_cost'] as const }
    const { id, status } = await importer.check(bytes, { mapping })
    expect(status).toBe('checked')
    await expect(importer.confirm(id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await expectedOf(importer.shop.storeId)).toEqual([['A-1', 12]])
  })
})

describe('what was typed over cells', () => {
  async function checkAgain(
    importer: Importer,
    importId: string,
    change: (columns: readonly (ColumnKind | null)[]) => readonly (ColumnKind | null)[],
  ) {
    const { storeId, owner } = importer.shop
    const { format, headers, mapping } = await importer.status(importId)
    await world.run(owner, api.imports.preview, {
      storeId,
      importId,
      format,
      headers: [...headers],
      mapping: { ...mapping, columns: [...change(mapping.columns)] },
    })
    return importer.until(importId, 'checked', 'failed')
  }

  test('stays when a column is used otherwise and the file is checked again', async () => {
    const importer = await newImporter()
    const { id } = await importer.check(
      csv('A-1,,Pencil,12 ea,', 'A-2,,Ruler,see Bob,2', 'A-3,,Ink,1,3'),
    )
    const { fix, summary } = handsOn(importer, id)
    await fix(2, '12')
    await fix(3, '36')
    expect(await summary()).toMatchObject({ bad: 0 })
    const unused = await checkAgain(importer, id, (columns) =>
      columns.map((column) => (column === 'unit_cost' ? null : column)),
    )
    expect(unused.summary).toMatchObject({ bad: 0 })
    expect(unused.repairs).toEqual({ kept: 2, inUse: 2 })
    await importer.confirm(id)
    expect(await expectedOf(importer.shop.storeId)).toEqual([
      ['A-1', 12],
      ['A-2', 36],
      ['A-3', 1],
    ])
  })

  test('comes back with its column, and nothing is lost on the way', async () => {
    const importer = await newImporter()
    const { id } = await importer.check(csv('=B7,,Pencil,12,2', 'A-2,,Ruler,6,3'))
    const { fix } = handsOn(importer, id)
    await fix(2, 'A-1', 'sku')
    let at = -1
    const without = await checkAgain(importer, id, (columns) => {
      at = columns.indexOf('sku')
      return columns.with(at, null)
    })
    expect(without.repairs).toEqual({ kept: 1, inUse: 0 })
    const again = await checkAgain(importer, id, (columns) => columns.with(at, 'sku'))
    expect(again.repairs).toEqual({ kept: 1, inUse: 1 })
    expect(again.summary).toMatchObject({ bad: 0 })
  })

  test('stays when the file is read in another way', async () => {
    const importer = await newImporter()
    const { id } = await importer.check(csv('A-1,,Pencil,12 ea,', 'A-2,,Ruler,6,3'))
    await handsOn(importer, id).fix(2, '12')
    const { storeId, owner } = importer.shop
    const { fileId, format, headers, mapping } = await importer.status(id)
    await world.run(owner, api.imports.cancel, { storeId, importId: id })
    const readAnew = async (choice: Partial<typeof format>) => {
      const file = { fileId, format: { ...format, ...choice }, headers: [...headers] }
      const columns = [...mapping.columns]
      const started = await world.run(owner, api.imports.start, {
        storeId,
        kind: 'baseline',
        ...file,
        mapping: { ...mapping, columns },
      })
      return importer.until(started.id, 'checked', 'failed')
    }
    const other = await readAnew({ encoding: 'windows-1252' })
    expect(other.repairs).toEqual({ kept: 1, inUse: 1 })
    expect(other.summary).toMatchObject({ bad: 0 })
    const elsewhere = await readAnew({ sheet: 1 })
    expect(elsewhere.repairs, 'a row of another sheet is another row').toMatchObject({ kept: 0 })
    expect((await readAnew({})).repairs, 'and back').toEqual({ kept: 1, inUse: 1 })
  })
})
