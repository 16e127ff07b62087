import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ImportDoctor } from '#domain/import/doctor.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import { openTable } from '#domain/import/read/open-table.ts'
import type { FileSource } from '#domain/import/read/table.ts'
import { RowReader } from '#domain/import/row-reader.ts'
import { Catalogue } from './catalogue.ts'
import { openFastReader } from './fast-rows.ts'
import { RowSorter } from './sort-rows.ts'

const MAPPING: Mapping = {
  columns: ['sku', 'barcode', 'name', null, 'quantity', 'unit_cost', 'unit_price'],
  headerRows: 1,
  decimal: '.',
  site: null,
  gtins: true,
}
const SKUS = ['A-1', 'A-2', 'A-3', '0']
/** The last two are second codes of the first two items; one is a case code. */
const CODES = ['4006381333931', '0012345678905', '5901234123457', '9501101530003', '15012345678907']
const CODED_ITEMS = 3
const BASELINE = '0198c0de-0000-7000-8000-000000000001'

function catalogueOf(more = 0): Catalogue {
  const whole = (bytes: Buffer) => ({ bytes, from: 0, to: bytes.length })
  const catalogue = new Catalogue()
  const idOf = (at: number) => Buffer.alloc(16, at + 1)
  for (const [at, sku] of SKUS.entries()) {
    const item = catalogue.addItem(whole(idOf(at)), at === 1 ? null : at * 100)
    catalogue.addSku(whole(Buffer.from(sku)), item)
  }
  for (let at = 0; at < more; at += 1) {
    const item = catalogue.addItem(whole(Buffer.alloc(16, 0x80)), null)
    catalogue.addSku(whole(Buffer.from(`M-${at}`)), item)
  }
  for (const code of CODES) catalogue.addCode(whole(Buffer.from(code.padStart(14, '0'))), 0)
  catalogue.settleCodes(Buffer.concat(CODES.map((_, at) => idOf(at % CODED_ITEMS))))
  return catalogue
}

/** The file in pieces of any size. */
function sourceOf(text: string, pieceBytes: number): FileSource {
  const bytes = Buffer.from(text)
  return {
    sizeBytes: bytes.length,
    async *pieces() {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        yield bytes.subarray(at, at + pieceBytes)
      }
    },
  }
}

async function readAll(
  source: FileSource,
  { isFast, more }: { readonly isFast: boolean; readonly more?: number },
) {
  const catalogue = catalogueOf(more)
  const { skus, codes } = catalogue
  const known = {
    skuNumber: (sku: string) => skus.entryOf(sku),
    codeNumber: (code: string) => codes.entryOf(code),
  }
  const doctor = new ImportDoctor({ hasPlaces: false, known: isFast ? known : undefined })
  const sorter = new RowSorter({ catalogue, map: [], byName: false, baselineId: BASELINE })
  const reader = new RowReader(MAPPING, 'baseline')
  const fast = openFastReader({ mapping: MAPPING, delimiter: ',', catalogue, doctor, sorter })
  const table = await openTable(source, { delimiter: ',' })
  const findings: unknown[] = []
  let fastRows = 0
  for await (const batch of table.batches({ fast: isFast ? fast : undefined })) {
    fastRows += batch.fastRows
    for (const [at, cells] of batch.rows.entries()) {
      const row = batch.firstRow + at
      if (row <= MAPPING.headerRows) continue
      const examined = doctor.examine(reader.read(cells, row))
      findings.push(...examined.findings)
      if (examined.row) sorter.add(examined.row, examined.findings, cells)
    }
  }
  const { items, kept } = sorter.take()
  const later = [...sorter.staged.takeLater(100)].map((part) => part.toString('hex'))
  const result = { items: items?.toString('hex'), kept, later, counts: sorter.counts }
  return { fastRows, result: { ...result, doctor: doctor.counts, findings } }
}

const HEADER = 'SKU,Barcode,Name,Other,On hand,Cost,Price\n'

const cell = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', ...SKUS, ...CODES, '12', '4.50', 'Tea') },
  fc.constantFrom(' Tea', 'Tea  pot', '"Tea, green"', '"6"" pack"', '="0123"', 'Käse', '-3', '1,5'),
  fc.constantFrom('4006381333931|9501101530003', '5901234123457 x6', '4006381333931;5901234123457'),
  fc.constantFrom(
    'not stocked',
    '4.00638E+12',
    '12345678905',
    '100001',
    '0.0005',
    '1e3',
    '.5',
    '5.',
  ),
  fc.string({ maxLength: 6 }),
)
const line = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...SKUS), fc.constantFrom('', ...CODES), cell, cell, cell)
      .map(([sku, code, name, other, number]) => `${sku},${code},${name},${other},7,${number},1`),
  },
  fc.array(cell, { maxLength: 8 }).map((cells) => cells.join(',')),
)
const lines = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n')), { maxLength: 30 })

test('whatever a line says, it makes no difference whether it was taken as it is', async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.integer({ min: 1, max: 300 }), async (made, pieceBytes) => {
      const source = sourceOf(HEADER + made.map((parts) => parts.join('')).join(''), pieceBytes)
      const slow = await readAll(source, { isFast: false }).catch(String)
      const quick = await readAll(source, { isFast: true }).catch(String)
      expect(typeof quick === 'string' ? quick : quick.result).toEqual(
        typeof slow === 'string' ? slow : slow.result,
      )
    }),
    { numRuns: 400 },
  )
})

test('a file with several columns of codes is read in full: each of them counts', () => {
  const catalogue = catalogueOf()
  const parts = {
    catalogue,
    doctor: new ImportDoctor({ hasPlaces: false }),
    sorter: new RowSorter({ catalogue, map: [], byName: false, baselineId: BASELINE }),
  }
  for (const kind of ['barcode', 'case_barcode'] as const) {
    const columns = MAPPING.columns.map((column) => column ?? kind)
    const mapping = { ...MAPPING, columns }
    expect(openFastReader({ mapping, delimiter: ',', ...parts })).toBeUndefined()
  }
})

test('plain rows of known items are taken as they are, and only those', async () => {
  const rows = [
    'A-1,4006381333931,"Tea, green",x,12,4.50,9',
    'A-2,012345678905,Coffee,,0,,',
    'A-3,5901234123457,Milk,,-1,,',
    'A-9,,New,,1,,',
    '0,,Bread,,1.250,1,',
    'A-1,,Tea again,,1,,',
  ]
  const { fastRows, result } = await readAll(sourceOf(`${HEADER}${rows.join('\r\n')}\n`, 50), {
    isFast: true,
  })
  expect(fastRows).toBe(3)
  expect(result.doctor).toMatchObject({ rows: 6, fine: 4, warned: 2, bad: 0 })
})

test('lists are taken in any order, up to a row that is not plain and again from the next one', async () => {
  const more = 400
  const order = Array.from({ length: more }, (_, at) => (at * 157) % more)
  const rows = order.flatMap((at) => {
    const row = `M-${at},,Name ${at},,${at},1.5,2`
    // A new item, and rows that appear twice.
    if (at % 50 === 7) return [`N-${at},,New,,1,,`, row]
    return at % 50 === 9 ? [row, row] : [row]
  })
  const source = sourceOf(`${HEADER}${rows.join('\n')}\n`, 3_000)
  const quick = await readAll(source, { isFast: true, more })
  expect(quick.fastRows).toBe(more)
  const slow = await readAll(source, { isFast: false, more })
  expect(quick.result).toEqual(slow.result)
})
