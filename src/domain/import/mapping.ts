// How the columns of a file are used. Stored per organization and set of headers, so that the next export of the same
// system needs no manual mapping.

import { Fault } from '../fault.ts'
import { COLUMN_NAMES, type ColumnKind, mayRepeat } from './column-kind.ts'
import type { DayOrder } from './expiry-text.ts'
import { foldText } from './likeness.ts'
import type { DecimalMark } from './number-text.ts'

export interface Mapping {
  /** One entry per column of the file; null when it is not used. */
  readonly columns: readonly (ColumnKind | null)[]
  /** Number of rows above the first item, including the header row. */
  readonly headerRows: number
  readonly decimal: DecimalMark
  /** By column, for columns with another mark than the file; null or missing means the file's mark. */
  readonly decimals?: readonly (DecimalMark | null)[]
  /** Only rows of this store or location; null means all rows. */
  readonly site: string | null
  /** Other names of the same store, whose rows are included. */
  readonly alsoSites?: readonly string[] | undefined
  /** Whether the codes are trade item numbers with reliable check digits. */
  readonly gtins: boolean
  /** How dates are read; undefined when there are none, or when they are unambiguous. */
  readonly dayOrder?: DayOrder | undefined
}

export function decimalAt({ decimal, decimals }: Mapping, at: number): DecimalMark {
  return decimals?.[at] ?? decimal
}

/** Sets another mark for one column. */
export function withDecimal(mapping: Mapping, at: number, mark: DecimalMark): Mapping {
  const decimals = mapping.columns.map((_, n) =>
    n === at ? mark : (mapping.decimals?.[n] ?? null),
  )
  return { ...mapping, decimals }
}

export type ImportKind = 'catalogue' | 'baseline'

const NEEDED: Readonly<Record<MissingColumn, string>> = {
  item: 'One column has to say which item it is: SKU, barcode or item name.',
  quantity: 'One column has to say how many there should be: Expected quantity.',
}

/** Refuses a mapping that could only be read by guessing. */
export function decideMapping(mapping: Mapping, kind: ImportKind): Mapping {
  const used = mapping.columns.filter((column) => column !== null)
  const twice = used.find((column, at) => !mayRepeat(column) && used.indexOf(column) !== at)
  if (twice) throw refusal(`Two columns are used as ${COLUMN_NAMES[twice]}. Choose one.`)
  const missing = missingColumns(mapping.columns, kind)[0]
  if (missing) throw refusal(NEEDED[missing])
  return withMarkOfQuantity(mapping)
}

/** Writing quantities back only uses the file's mark, so it must be that of the quantity column. */
function withMarkOfQuantity(mapping: Mapping): Mapping {
  const at = mapping.columns.lastIndexOf('quantity')
  const decimal = decimalAt(mapping, at)
  if (decimal === mapping.decimal) return mapping
  const decimals = mapping.columns.map((_, n) => {
    const mark = decimalAt(mapping, n)
    return mark === decimal ? null : mark
  })
  return { ...mapping, decimal, decimals }
}

/** Columns without which a file cannot be checked. */
export type MissingColumn = 'item' | 'quantity'

/** What a file still needs before it can be checked. */
export function missingColumns(
  columns: readonly (ColumnKind | null)[],
  kind: ImportKind,
): readonly MissingColumn[] {
  const has = (column: ColumnKind) => columns.includes(column)
  const missing: MissingColumn[] = []
  if (!has('sku') && !has('barcode') && !has('name')) {
    missing.push('item')
  }
  if (kind === 'baseline' && !has('quantity')) {
    missing.push('quantity')
  }
  return missing
}

/** The file has places, so one item may be in several rows. */
export function namesPlaces({ columns }: Mapping): boolean {
  return columns.includes('shelf') || columns.includes('place')
}

/** The file has barcodes, so an item without one is missing it. */
export function namesBarcodes({ columns }: Mapping): boolean {
  return columns.includes('barcode')
}

/** The file tells lots apart, so one item may be in several rows. */
export function namesLots({ columns }: Mapping): boolean {
  return columns.some((column) => column === 'lot' || column === 'expiry' || column === 'serial')
}

function refusal(message: string): Fault {
  return new Fault('invalid_argument', message, { field: 'mapping' })
}

/** A key for the file's headers: the same for every file of one export, whatever its rows are. */
export function shapeOf(headers: readonly string[]): string {
  return headers.map(foldText).join('|').slice(0, 2_000)
}
