// Reads rows of cells by a mapping, and says what is wrong with each. Rows are read in order: some
// exports name a product once and its variants below it.

import { NAME_MAX_LENGTH } from '../naming.ts'
import { LARGEST_QUANTITY, type Milli } from '../quantity.ts'
import { SHELF_CODE_MAX_LENGTH } from '../shelf-code.ts'
import { codesIn, type ReadCode, readCodeText } from './code-text.ts'
import { COLUMN_KINDS, type ColumnKind } from './column-kind.ts'
import { isNotStocked, isUnknownQuantity } from './column-profile.ts'
import type { Finding, FindingCode } from './finding.ts'
import type { ImportRow } from './import-row.ts'
import type { ImportKind, Mapping } from './mapping.ts'
import { parseNumberText, parseQuantityText, suggestQuantity } from './number-text.ts'
import { splitPlace } from './places.ts'
import { RowNotes } from './row-notes.ts'
import { isMarkedText, tidyCell } from './tidy-cell.ts'
import { totalOf } from './total-row.ts'

export interface RowReading {
  /** Undefined: the row holds nothing to import. */
  readonly row: ImportRow | undefined
  readonly findings: readonly Finding[]
}

const NOTHING: RowReading = { row: undefined, findings: [] }
export const LARGE_QUANTITY = 100_000
const ABSURD_QUANTITY = 1_000_000
export const LARGEST_MONEY = 100_000_000
const UNIT: Milli = 1_000
export const NO_COLUMN = -1
const EQUALS = 61
const IDENTITIES = ['sku', 'barcode', 'name'] as const

export class RowReader {
  readonly #mapping: Mapping
  readonly #needsQuantity: boolean
  readonly #at: Readonly<Record<ColumnKind, number>>
  /** The column that says which item a row is, where one can be typed over. */
  readonly #identity: ColumnKind | null
  readonly #variants: readonly number[]
  readonly #barcodes: readonly number[]
  #group = ''
  #groupName = ''

  constructor(mapping: Mapping, kind: ImportKind) {
    this.#mapping = mapping
    this.#needsQuantity = kind === 'baseline'
    this.#at = placesOf(mapping)
    this.#identity = IDENTITIES.find((column) => this.#at[column] !== NO_COLUMN) ?? null
    this.#variants = mapping.columns.flatMap((column, at) => (column === 'variant' ? [at] : []))
    this.#barcodes = mapping.columns.flatMap((column, at) => (column === 'barcode' ? [at] : []))
  }

  /** `row` is the number people see in their spreadsheet. */
  read(cells: readonly string[], row: number): RowReading {
    if (cells.every((cell) => cell === '' || cell.trim() === '')) return NOTHING
    const name = this.#nameOf(cells)
    const { site } = this.#mapping
    if (site !== null && this.#cell(cells, 'site') !== site) {
      return { row: undefined, findings: [noteOf(row, 'other_site', 'site', site)] }
    }
    const quantity = this.#cell(cells, 'quantity')
    if (isNotStocked(quantity)) {
      return { row: undefined, findings: [noteOf(row, 'not_stocked', 'quantity', quantity)] }
    }
    if (isUnknownQuantity(quantity)) {
      return { row: undefined, findings: [noteOf(row, 'quantity_unknown', 'quantity', quantity)] }
    }
    return this.#isOnlyOfGroup(cells) ? NOTHING : this.#readItem(cells, row, name, quantity)
  }

  /** Exports have rows that only carry another picture of a product. */
  #isOnlyOfGroup(cells: readonly string[]): boolean {
    if (this.#at.group === NO_COLUMN) return false
    const own = ['name', 'sku', 'barcode', 'quantity'] as const
    return own.every((kind) => this.#cell(cells, kind) === '')
  }

  #readItem(cells: readonly string[], row: number, name: string, quantityText: string): RowReading {
    const notes = new RowNotes(row)
    const sku = notes.code(this.#cell(cells, 'sku'), 'sku', NAME_MAX_LENGTH)
    if (sku !== null && isFormula(sku) && !this.#isMarked(cells, 'sku')) {
      notes.add('formula_not_calculated', 'sku', sku)
    }
    const code = this.#readCode(cells, notes)
    const identity = sku ?? code?.code ?? (name || null)
    const quantity = this.#readQuantity(quantityText, notes, identity !== null)
    if (identity === null && quantity === null) return NOTHING
    if (identity === null) notes.add('no_identity', this.#identity, '')
    const total = code ? null : totalOf([sku, name])
    if (total !== null) notes.add('total_row', this.#identity, total)
    else if (sku === null && identity !== null) this.#noteMissingSku(cells, identity, notes)
    if (cells.length > this.#mapping.columns.length) this.#noteLeftOver(cells, notes)
    const whole = splitPlace(this.#cell(cells, 'place'))
    const read: ImportRow = {
      row,
      sku,
      code: code?.code ?? null,
      codeKey: code?.key ?? null,
      name: notes.text(name, 'name', NAME_MAX_LENGTH),
      category: notes.text(this.#cell(cells, 'category'), 'category', NAME_MAX_LENGTH),
      unit: notes.text(this.#cell(cells, 'unit'), 'unit', NAME_MAX_LENGTH),
      pack: this.#readPack(cells, notes),
      quantity,
      unitCost: this.#readMoney(cells, 'unit_cost', notes),
      unitPrice: this.#readMoney(cells, 'unit_price', notes),
      room: notes.text(this.#cell(cells, 'room') || whole.room, 'room', NAME_MAX_LENGTH),
      shelf: notes.code(this.#cell(cells, 'shelf') || whole.shelf, 'shelf', SHELF_CODE_MAX_LENGTH),
      // Last, when everything is noted.
      flags: notes.flags,
      isBad: notes.isBad,
    }
    return { row: read, findings: notes.findings }
  }

  #isMarked(cells: readonly string[], kind: ColumnKind): boolean {
    return isMarkedText(cells[this.#at[kind]] ?? '')
  }

  /** One that was too long has been said. */
  #noteMissingSku(cells: readonly string[], identity: string, notes: RowNotes): void {
    const isMissing = this.#at.sku !== NO_COLUMN && this.#cell(cells, 'sku') === ''
    if (isMissing) notes.add('sku_missing', 'sku', '', identity)
  }

  #cell(cells: readonly string[], kind: ColumnKind): string {
    const at = this.#at[kind]
    return at === NO_COLUMN ? '' : tidyCell(cells[at] ?? '')
  }

  /** A variant without a name of its own is one of the product above it. */
  #nameOf(cells: readonly string[]): string {
    const group = this.#cell(cells, 'group')
    const own = this.#cell(cells, 'name')
    if (own !== '' || group !== this.#group) {
      this.#group = group
      this.#groupName = own
    }
    const name = own || (group === '' ? '' : this.#groupName)
    if (name === '' || this.#variants.length === 0) return name
    const variants = this.#variants
      .map((at) => tidyCell(cells[at] ?? ''))
      .filter((text) => text !== '' && !/^(default title|regular)$/i.test(text))
    return [name, ...variants].join(' / ')
  }

  #noteLeftOver(cells: readonly string[], notes: RowNotes): void {
    const behind = cells.slice(this.#mapping.columns.length)
    if (behind.some((cell) => cell.trim() !== '')) {
      notes.add('cells_left_over', null, behind.join(' '))
    }
  }

  /** The first code that is whole; what is wrong with another is said where there is none. */
  #readCode(cells: readonly string[], notes: RowNotes): ReadCode | undefined {
    let broken: { readonly code: FindingCode; readonly text: string } | undefined
    for (const at of this.#barcodes) {
      const cell = tidyCell(cells[at] ?? '')
      if (cell === '') continue
      if (isFormula(cell) && !isMarkedText(cells[at] ?? '')) {
        broken ??= { code: 'formula_not_calculated', text: cell }
        continue
      }
      for (const text of codesIn(cell)) {
        const reading = readCodeText(text, this.#mapping.gtins)
        if (reading.kind === 'code') return noteCode(reading, text, notes)
        if (reading.kind !== 'none') broken ??= { code: `code_${reading.kind}`, text }
      }
    }
    if (broken) notes.add(broken.code, 'barcode', broken.text)
    return undefined
  }

  #readQuantity(text: string, notes: RowNotes, hasIdentity: boolean): Milli | null {
    if (this.#at.quantity === NO_COLUMN) return null
    if (text === '') {
      if (this.#needsQuantity && hasIdentity) notes.add('quantity_missing', 'quantity', '')
      return null
    }
    const units = parseQuantityText(text, this.#mapping.decimal)
    if (units === null) {
      const meant = suggestQuantity(text, this.#mapping.decimal)
      const suggestion = meant === null ? null : String(meant)
      if (this.#needsQuantity) notes.add('quantity_not_a_number', 'quantity', text, suggestion)
      return null
    }
    const size = Math.abs(units)
    if (size > ABSURD_QUANTITY || size > LARGEST_QUANTITY) {
      notes.add('quantity_absurd', 'quantity', text)
      return null
    }
    if (size > LARGE_QUANTITY) notes.add('quantity_large', 'quantity', text)
    if (units < 0) notes.add('quantity_negative', 'quantity', text, '0')
    return roundedMilli(units)
  }

  #readMoney(cells: readonly string[], kind: 'unit_cost' | 'unit_price', notes: RowNotes) {
    const text = this.#cell(cells, kind)
    if (text === '') return null
    const money = parseNumberText(text, this.#mapping.decimal)
    if (money !== null && money >= 0 && money <= LARGEST_MONEY) return roundedMoney(money)
    notes.add('money_not_a_number', kind, text)
    return null
  }

  #readPack(cells: readonly string[], notes: RowNotes): Milli {
    const text = this.#cell(cells, 'pack')
    if (text === '') return UNIT
    const pack = parseNumberText(text, this.#mapping.decimal)
    if (pack !== null && pack > 0 && pack <= LARGE_QUANTITY) return Math.round(pack * UNIT)
    notes.add('pack_not_a_number', 'pack', text)
    return UNIT
  }
}

function noteCode(reading: ReadCode, text: string, notes: RowNotes): ReadCode {
  if (reading.repaired) notes.add('zeros_put_back', 'barcode', text, reading.code)
  if (reading.doubtful) notes.add('code_doubtful', 'barcode', text)
  return reading
}

/** No code begins so. */
function isFormula(text: string): boolean {
  return text.charCodeAt(0) === EQUALS
}

export function roundedMilli(units: number): Milli {
  return Math.round(units * UNIT)
}

export function roundedMoney(amount: number): number {
  return Math.round(amount * 10_000)
}

/** Where each kind of column stands; looked up a dozen times for every row. */
export function placesOf({ columns }: Mapping): Readonly<Record<ColumnKind, number>> {
  const places = COLUMN_KINDS.map((kind) => [kind, columns.lastIndexOf(kind)] as const)
  return Object.fromEntries(places) as Record<ColumnKind, number>
}

function noteOf(row: number, code: FindingCode, column: ColumnKind, value: string): Finding {
  return { row, code, column, value, suggestion: null }
}
