// A line of expected stock as a program sends it, and the table that many of them make: what a person would have
// uploaded, so that everything after it is the same.

import * as z from 'zod'
import type { ColumnKind } from '#domain/import/column-kind.ts'
import type { importedFile } from '../imports.ts'

const cell = z.string().max(300).nullable().optional()
const amount = z.number().min(-1e9).max(1e9)

export const stockLine = z
  .strictObject({
    ...{ sku: cell, barcode: cell, name: cell, category: cell },
    quantity: amount,
    unit: cell,
    ...{ unitCost: amount.nullable().optional(), unitPrice: amount.nullable().optional() },
    ...{ room: cell, shelf: cell, lot: cell },
    expiry: z.iso.date().nullable().optional(),
    serial: cell,
  })
  .meta({ id: 'StockLine' })

export type StockLine = z.output<typeof stockLine>

const COLUMNS = {
  sku: 'sku',
  barcode: 'barcode',
  name: 'name',
  category: 'category',
  quantity: 'quantity',
  unit: 'unit',
  unitCost: 'unit_cost',
  unitPrice: 'unit_price',
  room: 'room',
  shelf: 'shelf',
  lot: 'lot',
  expiry: 'expiry',
  serial: 'serial',
} as const satisfies Readonly<Record<keyof StockLine, ColumnKind>>

const FIELDS = Object.keys(COLUMNS) as readonly (keyof StockLine)[]
export const STOCK_HEADERS: readonly string[] = FIELDS

/** Text with commas, and how to read it. */
export class StockTable {
  readonly #used = new Set<keyof StockLine>()
  rows = 0

  readonly header = toRow(FIELDS)

  add(line: StockLine): string {
    this.rows += 1
    return toRow(
      FIELDS.map((field) => {
        const value = line[field] ?? null
        if (value === null || value === '') return ''
        this.#used.add(field)
        return typeof value === 'number' ? inDigits(value) : value
      }),
    )
  }

  /** A column that no line fills is not there: a file with shelves is another than one without. */
  reading(): Omit<z.infer<typeof importedFile>, 'fileId'> {
    return {
      format: { kind: 'text', encoding: 'utf-8', delimiter: ',', sheet: null },
      headers: [...STOCK_HEADERS],
      mapping: {
        columns: FIELDS.map((field) => (this.#used.has(field) ? COLUMNS[field] : null)),
        ...{ headerRows: 1, decimal: '.', site: null },
        // Programs send codes as they are: nothing has taken their zeros away.
        gtins: false,
      },
    }
  }
}

/** Without an exponent. */
function inDigits(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(6) : text
}

function toRow(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\n`
}

function toCell(text: string): string {
  return /^\s|[",\r\n]|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
