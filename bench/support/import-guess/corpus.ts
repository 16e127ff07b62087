// Files under the headers that real systems write, with invented rows. What is true of each follows
// from how it was made.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { CHECK_DIGIT_SHAPES } from './check-digit-shapes.ts'
import { CODE_SHAPES } from './code-shapes.ts'
import { DOUBTFUL_SHAPES } from './doubtful-shapes.ts'
import { encodeText } from './encode-text.ts'
import { FOREIGN_SHAPES } from './foreign-shapes.ts'
import { languageShapes } from './language-shapes.ts'
import { LOT_SHAPES } from './lot-shapes.ts'
import { cellOf, type MadeItem, makeItems } from './made-item.ts'
import type { Shape } from './shape.ts'
import { SYSTEM_SHAPES } from './system-shapes.ts'
import { VARIANT_SHAPES } from './variant-shapes.ts'

const KIND_OF_ROLE: Readonly<Record<string, string>> = {
  sku: 'sku',
  gtin: 'barcode',
  "'gtin": 'barcode',
  'second gtin': 'barcode',
  'third gtin': 'barcode',
  'gtin|gtin': 'barcode',
  'gtin; gtin': 'barcode',
  'gtin / gtin': 'barcode',
  'gtin, gtin x6': 'barcode',
  'case gtin': 'case_barcode',
  'gtin, one in 24 wrong': 'barcode',
  'upc without its zero': 'barcode',
  'shortened gtin': 'barcode',
  'number of scales': 'barcode',
  'number of the store': 'barcode',
  lot: 'lot',
  serial: 'serial',
  'date dd.mm.yyyy': 'expiry',
  'date dd/mm/yyyy': 'expiry',
  'date mm/dd/yyyy': 'expiry',
  'date either way': 'expiry',
  'month mm/yy': 'expiry',
  name: 'name',
  quantity: 'quantity',
  'quantity.00': 'quantity',
  'quantity.000': 'quantity',
  'quantity nos': 'quantity',
  'persian quantity': 'quantity',
  'default=quantity': 'quantity',
}

export const CORPUS_PARTS = ['known', 'held_out', 'foreign'] as const
type CorpusPart = (typeof CORPUS_PARTS)[number]

export async function writeCorpus(folder: string, part: CorpusPart): Promise<void> {
  await mkdir(folder, { recursive: true })
  const all = [
    ...SYSTEM_SHAPES,
    ...VARIANT_SHAPES,
    ...languageShapes(),
    ...CODE_SHAPES,
    ...CHECK_DIGIT_SHAPES,
    ...LOT_SHAPES,
  ]
  const shapes =
    part === 'foreign'
      ? [...FOREIGN_SHAPES, ...DOUBTFUL_SHAPES]
      : all.filter((shape) => (shape.part ?? 'known') === part)
  const truths: Record<string, object> = {}
  for (const [at, shape] of shapes.entries()) {
    const { name, bytes, truth } = await makeFile(shape, at + 1)
    await writeFile(join(folder, name), bytes)
    truths[name] = truth
  }
  await writeFile(join(folder, 'truth.json'), JSON.stringify(truths, null, 2))
}

async function makeFile(shape: Shape, seed: number) {
  const items = makeItems(shape.rows ?? 48, seed, shape.words)
  const { delimiter = ',', decimal = '.', ending = 'csv', above = [], below = [] } = shape
  const pairs = shape.columns.map((column) => {
    const split = column.lastIndexOf('~')
    return { header: column.slice(0, split), role: column.slice(split + 1) }
  })
  const rows: (readonly string[])[] = []
  const timesEach = shape.timesEach ?? 1
  const listed = items.flatMap((item) =>
    Array.from({ length: timesEach }, (_, again) => ({ ...item, again })),
  )
  for (const item of listed) {
    rows.push(pairs.map(({ role }) => cellOf(role, item, decimal)))
    if (shape.pictureRows && item.at % shape.pictureRows === 0) {
      rows.push(
        pairs.map(({ role }, at) =>
          at === 0 || role === 'url' ? cellOf(role, item, decimal) : '',
        ),
      )
    }
  }
  const header = shape.noHeader ? [] : [pairs.map((pair) => pair.header)]
  const table = [...above, ...header, ...rows, ...below]
  const isBook = ending === 'xlsx'
  const lines = shape.isAligned ? aligned(table) : table.map((row) => lineOf(row, delimiter))
  const text = lines.join('\r\n')
  const bytes = isBook
    ? await bookOf(table, shape.sheetsBefore ?? 0)
    : encodeText(`${shape.mark ?? ''}${text}\r\n`, shape.encoding ?? 'utf-8')
  return { name: `${shape.name}.${ending}`, bytes, truth: truthOf(shape, pairs, items, isBook) }
}

function truthOf(
  shape: Shape,
  pairs: readonly { readonly header: string; readonly role: string }[],
  items: readonly MadeItem[],
  isBook: boolean,
) {
  const { kind = 'stock', mustAsk = false, above = [] } = shape
  if (kind === 'movements' || kind === 'none') return { kind, mustAsk }
  const columns: Record<string, number | number[]> = {}
  for (const [at, { header, role }] of pairs.entries()) {
    const is = shape.truth?.[header] ?? KIND_OF_ROLE[role]
    if (!is || (kind === 'catalogue' && is === 'quantity')) continue
    const before = columns[is]
    columns[is] = before === undefined ? at : [before, at].flat()
  }
  const hasCodes = columns.barcode !== undefined
  return {
    kind,
    mustAsk,
    ...(isBook && { sheet: shape.sheetsBefore ?? 0 }),
    headerRows: shape.noHeader ? 0 : (shape.headerRows ?? above.length + 1),
    columns,
    items: items.length,
    ...(kind === 'stock' && {
      sumQuantity: items.reduce((sum, one) => sum + one.quantity, 0) * (shape.timesEach ?? 1),
    }),
    scannable: shape.scannable ?? (hasCodes ? items.length : 0),
  }
}

function lineOf(row: readonly string[], delimiter: string): string {
  return row
    .map((cell) =>
      cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(delimiter)
}

/** A title goes across the columns; numbers stand at the right. */
function aligned(table: readonly (readonly string[])[]): readonly string[] {
  const widths = (table.at(-1) ?? []).map((_, at) =>
    Math.max(...table.filter(({ length }) => length > 1).map((row) => (row[at] ?? '').length)),
  )
  return table.map((row) => {
    if (row.length === 1) return row[0] ?? ''
    const cells = row.map((cell, at) => {
      const isNumber = /^[\d,]{1,9}$/.test(cell)
      return isNumber ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)
    })
    return cells.join('  ').trimEnd()
  })
}

function bookOf(rows: readonly (readonly string[])[], sheetsBefore: number): Promise<Uint8Array> {
  const pivot = [
    ['Row Labels', 'Sum of Qty'],
    ['Kitchen', 412],
    ['Home', 208],
    ['Grand Total', 620],
  ]
  const before = Array.from({ length: sheetsBefore }, (_, at) => ({
    name: `Pivot ${at + 1}`,
    rows: pivot,
  }))
  const cells = rows.map((row) =>
    row.map((cell) => (/^\d{1,7}(\.\d+)?$/.test(cell) ? Number(cell) : cell)),
  )
  return writeXlsx({ sheets: [...before, { name: 'List', rows: cells }] })
}
