// Rows made up to break an import: every file is read to its end, nothing is lost or invented, and no number is below
// its minimum.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { FindingDecision } from '#domain/import/finding.ts'
import type { Person } from '#seeds/world.ts'
import { ask } from '#tests/support/ask.ts'
import { utf8 } from '#tests/support/files/awkward-files.ts'
import { Importer, startImportNode } from '#tests/support/import-node.ts'

const { database, world, node } = await startImportNode()

async function newImporter(): Promise<Importer> {
  return new Importer(world, node, await world.shop())
}

describe('lots', () => {
  const HEADER = 'SKU,Item name,Lot,Expiry date,Serial no,Shelf,On hand'
  const COLUMNS = ['sku', 'name', 'lot', 'expiry', 'serial', 'shelf', 'quantity'] as const
  const row = fc.record({
    sku: fc.constantFrom<string>('A', 'B', 'C'),
    lot: fc.constantFrom(
      '',
      'L1',
      'l1',
      'L 1',
      '"L,1"',
      "'0012",
      '-',
      'n/a',
      '=L1',
      'Ł1',
      '\u{1f9c0}',
    ),
    expiry: fc.constantFrom(
      '',
      '2027-03-31',
      '30.02.2027',
      '1900-01-01',
      '31/12/2099',
      '03/27',
      'soon',
    ),
    serial: fc.constantFrom('', 'SN-1', 'sn-1'),
    shelf: fc.constantFrom('', 'B1', 'b1', 'B2'),
    quantity: fc.integer({ min: -9, max: 99 }),
  })

  /** The expected quantity by item, worked out independently. */
  const meant = (quantity: number, decision: FindingDecision) => {
    if (quantity >= 0 || decision === 'keep') return quantity
    return 0
  }

  test('add up to no more and no less than the rows that name them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 25 }),
        fc.constantFrom<FindingDecision>('keep', 'zero', 'leave_out'),
        async (rows, decision) => {
          const importer = await newImporter()
          const { storeId, owner } = importer.shop
          const lines = rows.map((one) =>
            [
              one.sku,
              `Item ${one.sku}`,
              one.lot,
              one.expiry,
              one.serial,
              one.shelf,
              one.quantity,
            ].join(),
          )
          const { id: importId, summary } = await importer.check(
            utf8(`${HEADER}\n${lines.join('\n')}\n`),
            { mapping: { columns: COLUMNS, dayOrder: 'dmy' } },
          )
          const isNegative = rows.some(({ quantity }) => quantity < 0)
          expect(summary).toMatchObject({ rows: rows.length, bad: 0 })
          if (isNegative) {
            const code = 'quantity_negative' as const
            await world.run(owner, api.imports.decide, { storeId, importId, code, decision })
          }
          const isLeftOut = (quantity: number) => decision === 'leave_out' && quantity < 0
          if (rows.every(({ quantity }) => isLeftOut(quantity))) return
          await importer.confirm(importId)
          const kept = rows.filter(({ quantity }) => !isLeftOut(quantity))
          const sums = Map.groupBy(kept, ({ sku }) => sku)
          const stored = await storedOf(storeId)
          expect(stored.map(({ sku }) => sku)).toEqual([...sums.keys()].toSorted())
          for (const { sku, expected, lots, hasLots } of stored) {
            const own = sums.get(sku) ?? []
            const sumOf = (some: typeof own) =>
              some.reduce((sum, { quantity }) => sum + meant(quantity, decision), 0)
            expect(expected).toBe(sumOf(own))
            const named = own.filter(({ lot, expiry, serial }) =>
              [lot, expiry, serial].some((text) => !['', '-', 'n/a'].includes(text)),
            )
            expect(hasLots).toBe(named.length > 0)
            expect(lots).toBe(sumOf(named))
          }
        },
      ),
      { numRuns: 6 },
    )
  })

  async function storedOf(storeId: string) {
    const { rows } = await database.owner.query<{
      sku: string
      expected: number
      lots: number
      hasLots: boolean
    }>(
      `select i.sku, a.expected::int / 1000 as expected, coalesce(l.lots, 0)::int / 1000 as lots,
         l.lots is not null as "hasLots"
       from store s
       join audit_item a on a.organization_id = s.organization_id and a.baseline_id = s.baseline_id
       join item i on i.organization_id = a.organization_id and i.id = a.item_id
       left join lateral (select sum(expected) as lots from audit_item_lot o
         where o.baseline_id = a.baseline_id and o.item_id = a.item_id) l on true
       where s.id = $1 order by 1`,
      [storeId],
    )
    return rows
  }

  test('of which there are thousands are counted whole and shown in part, to managers of the store alone', async () => {
    const draft = await world.draftAudit({ withoutBaseline: false })
    const { auditId, storeId, owner, manager, scanner, organizationId } = draft
    const serials = Array.from({ length: 5_000 }, (_, at) => `P,Phone,,,SN-${at},,1`)
    const importer = new Importer(world, node, draft)
    await importer.import(utf8(`${HEADER}\n${serials.join('\n')}\n`), { auditId })
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from item where organization_id = $1',
      [organizationId],
    )
    const itemId = rows[0]?.id ?? ''
    const lotsFor = (person: Person, store = storeId) =>
      ask(node, person, api.audits.getExpectedLots, { auditId, storeId: store, itemId })
    const { total, quantity, lots } = await lotsFor(manager)
    expect([total, quantity, lots.length]).toEqual([5_000, 5_000, 200])
    await expect(lotsFor(scanner)).rejects.toMatchObject({ code: 'forbidden' })
    const stranger = (await world.shop()).owner
    await expect(lotsFor(stranger)).rejects.toMatchObject({ code: 'not_found' })
    const elsewhere = await world.store(owner, organizationId, 'Elsewhere')
    const neighbour = await world.teamMember({ organizationId, storeId: elsewhere }, 'manager')
    await expect(lotsFor(neighbour)).rejects.toMatchObject({ code: 'not_found' })
    await expect(lotsFor(owner, elsewhere)).rejects.toMatchObject({ code: 'not_found' })
    await world.removeMember(organizationId, manager)
    await expect(lotsFor(manager)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('tell a scanner of a blind count nothing, also where counters see results', async () => {
    const protocol = { blind: true, showResults: true }
    const { auditId, storeId, scanner } = await world.runningAudit({ protocol })
    const asked = ask(node, scanner, api.audits.getExpectedLots, {
      ...{ auditId, storeId, itemId: crypto.randomUUID() },
    })
    await expect(asked).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('codes of cases', () => {
  const HEADER = 'SKU,Item name,Barcode,Case barcode,Units per case,On hand'
  const COLUMNS = ['sku', 'name', 'barcode', 'case_barcode', 'pack', 'quantity'] as const
  const PIECE = '4006381333931'
  const CASE = '14006381333938'

  async function codesOf({ shop }: Importer) {
    const { rows } = await database.owner.query<{ sku: string; raw: string; pack: number }>(
      `select i.sku, b.raw, b.quantity::float8 / 1000 as pack from item_barcode b
       join item i on i.organization_id = b.organization_id and i.id = b.item_id
       where b.organization_id = $1 order by 2, 1`,
      [shop.organizationId],
    )
    return rows.map(({ sku, raw, pack }) => [sku, raw, pack])
  }

  test.each([
    ['0', 1],
    ['-6', 1],
    ['1000000000', 1],
    ['1e9', 1],
    ['0.0004', 1],
    ['0.0006', 0.001],
    ['2.5', 2.5],
    ['six', 1],
    ['99999', 99_999],
  ])('with %s in a case are imported to the end', async (size, pack) => {
    const importer = await newImporter()
    const done = await importer.import(utf8(`${HEADER}\nA,Pen,${PIECE},${CASE},${size},5\n`), {
      mapping: { columns: COLUMNS },
    })
    expect(done.status).toBe('done')
    expect(await codesOf(importer)).toEqual([
      ['A', CASE, pack],
      ['A', PIECE, 1],
    ])
  })

  test('that two rows size differently keep the first, and are never added twice', async () => {
    const importer = await newImporter()
    const done = await importer.import(
      utf8(`${HEADER}\nA,Pen,${PIECE},${CASE},6,5\nA,Pen,${PIECE},${CASE},12,5\n`),
    )
    expect(done.status).toBe('done')
    expect(await codesOf(importer)).toEqual([
      ['A', CASE, 6],
      ['A', PIECE, 1],
    ])
  })

  test('that are the barcode of another item stay with whoever had them, and are listed', async () => {
    const importer = await newImporter()
    await importer.import(utf8(`SKU,Item name,Barcode,On hand\nB,Ink,${CASE},3\n`))
    const { id, summary } = await importer.check(utf8(`${HEADER}\nA,Pen,${PIECE},${CASE},6,5\n`))
    expect(summary?.byCode).toMatchObject({ code_of_other_item: 1 })
    await importer.confirm(id)
    expect(await codesOf(importer)).toEqual([
      ['B', CASE, 1],
      ['A', PIECE, 1],
    ])
  })

  test('of two items in one file stay with the first', async () => {
    const importer = await newImporter()
    await importer.import(
      utf8(`${HEADER}\nA,Pen,${PIECE},${CASE},6,5\nB,Ink,036000291452,${PIECE},12,5\n`),
    )
    expect(await codesOf(importer)).toEqual([
      ['B', '036000291452', 1],
      ['A', CASE, 6],
      ['A', PIECE, 1],
    ])
  })
})

test('zero bytes in a file stop nothing, wherever they stand', async () => {
  const importer = await newImporter()
  // Longer than the part that is inspected to tell text from binary files.
  const before = Array.from({ length: 12_000 }, (_, at) => `F-${at},Filler number ${at},,1`)
  const { summary, status } = await importer.check(
    utf8(
      'SKU,Item name,Barcode,On hand\n' +
        `${before.join('\n')}\n` +
        'A\0-1,Pen\0cil,4006381333931,5\n' +
        'A-2,Ru\0ler,,6 ea\0ch\n' +
        'A-3,Ink,"AB\0C-1\n4006381333931",7,left\0over\n',
    ),
  )
  expect([status, summary?.rows, summary?.bad]).toEqual(['checked', 12_003, 1])
})
