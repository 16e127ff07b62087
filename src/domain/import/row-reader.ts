// Parses rows of cells by a mapping, and reports what is wrong with each. Rows are read in order, because some exports
// name a product once and list its variants below.

import { NAME_MAX_LENGTH } from '../naming.ts'
import { LARGEST_QUANTITY, type Milli } from '../quantity.ts'
import { SHELF_CODE_MAX_LENGTH } from '../shelf-code.ts'
import { storable } from '../stored-text.ts'
import { isNoCode, isPackCode, type ReadCode, readCodeText } from './code-text.ts'
import { codesInCell } from './codes-in-cell.ts'
import { COLUMN_KINDS, type ColumnKind, NUMBER_KINDS, type NumberKind } from './column-kind.ts'
import { isNotStocked, isUnknownQuantity } from './column-profile.ts'
import { readExpiryText } from './expiry-text.ts'
import { MOST_PLACES, UNLISTED_PLACES } from './file-place.ts'
import type { Finding, FindingCode } from './finding.ts'
import { isHeaderWord } from './header-words.ts'
import type { FurtherCode, ImportRow } from './import-row.ts'
import { makeSku } from './made-sku.ts'
import { decimalAt, type ImportKind, type Mapping } from './mapping.ts'
import {
  type DecimalMark,
  parseNumberText,
  parseQuantityText,
  suggestQuantity,
} from './number-text.ts'
import { splitPlace } from './places.ts'
import { RowNotes } from './row-notes.ts'
import { isMarkedText, tidyCell } from './tidy-cell.ts'
import { RunningSum, totalOf } from './total-row.ts'

export interface RowReading {
  /** Undefined when the row has nothing to import. */
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
const NO_CODES: readonly FurtherCode[] = []

interface CodeOfRow {
  readonly code: string
  readonly key: string
  /** How many pieces its own cell gives for it. */
  readonly said: number | null
  readonly isOfCase: boolean
}

function ofCase({ isOfCase }: CodeOfRow): boolean {
  return isOfCase
}

const HAS_DIGIT = /\d/
/** Shops list such a product above the variants that they stock. */
const PARENT_TYPES: ReadonlySet<string> = new Set([
  'variable',
  'variable-subscription',
  'grouped',
  'configurable',
])

function isParentType(cell: string): boolean {
  return PARENT_TYPES.has(cell.trim().toLowerCase())
}

/** A number, a name and a price. */
const COLUMNS_OF_ITEM = 3
/** The columns that identify an item. */
const HEADED = ['sku', 'barcode', 'name'] as const

export class RowReader {
  readonly #mapping: Mapping
  readonly #needsQuantity: boolean
  readonly #at: Readonly<Record<ColumnKind, number>>
  /** The column that identifies a row's item, where a person can type a correction. */
  readonly #identity: ColumnKind | null
  readonly #usedColumns: number
  readonly #variants: readonly number[]
  /** Columns with codes of single pieces; codes of cases follow below. */
  readonly #barcodes: readonly number[]
  readonly #caseBarcodes: readonly number[]
  /** Names of the store whose rows are read; undefined when all rows are. */
  readonly #sites: ReadonlySet<string> | undefined
  /** Rows of other places, by name. */
  readonly #elsewhere = new Map<string, number>()
  readonly #decimals: Readonly<Record<NumberKind, DecimalMark>>
  /** Over all rows so far. */
  #sum = new RunningSum()
  #group = ''
  #groupName = ''

  constructor(mapping: Mapping, kind: ImportKind) {
    this.#mapping = mapping
    this.#needsQuantity = kind === 'baseline'
    this.#at = placesOf(mapping)
    this.#identity = IDENTITIES.find((column) => this.#at[column] !== NO_COLUMN) ?? null
    this.#decimals = decimalsOf(mapping, this.#at)
    const allOf = (kind: ColumnKind) =>
      mapping.columns.flatMap((column, at) => (column === kind ? [at] : []))
    this.#usedColumns = mapping.columns.filter((column) => column !== null).length
    this.#variants = allOf('variant')
    this.#caseBarcodes = allOf('case_barcode')
    this.#barcodes = [...allOf('barcode'), ...this.#caseBarcodes]
    const { site, alsoSites = [] } = mapping
    this.#sites = site === null ? undefined : new Set([site, ...alsoSites])
  }

  /** `row` is the row number that people see in their spreadsheet. */
  read(cells: readonly string[], row: number): RowReading {
    if (cells.every((cell) => cell === '' || cell.trim() === '')) return NOTHING
    const name = this.#nameOf(cells)
    if (this.#isHeaderAgain(cells)) {
      return {
        row: undefined,
        findings: [noteOf(row, 'header_again', this.#identity ?? 'quantity', name)],
      }
    }
    if (this.#sites && !this.#sites.has(this.#cell(cells, 'site'))) {
      this.#noteElsewhere(this.#cell(cells, 'site'))
      const site = this.#mapping.site ?? ''
      return { row: undefined, findings: [noteOf(row, 'other_site', 'site', site)] }
    }
    const quantity = this.#cell(cells, 'quantity')
    if (isNotStocked(quantity)) {
      return { row: undefined, findings: [noteOf(row, 'not_stocked', 'quantity', quantity)] }
    }
    if (isUnknownQuantity(quantity)) {
      return { row: undefined, findings: [noteOf(row, 'quantity_unknown', 'quantity', quantity)] }
    }
    const parent = quantity === '' && this.#needsQuantity ? cells.find(isParentType) : undefined
    if (parent !== undefined) {
      return { row: undefined, findings: [noteOf(row, 'quantity_unknown', 'quantity', parent)] }
    }
    if (this.#isHeading(cells)) {
      const heading = cells.map((cell) => cell.trim()).join('')
      return { row: undefined, findings: [noteOf(row, 'heading_row', 'name', heading)] }
    }
    return this.#isOnlyOfGroup(cells) ? NOTHING : this.#readItem(cells, row, name, quantity)
  }

  /** Call it when rows were taken without being read here, because their sum is then unknown. */
  skipRows(): void {
    this.#sum.forget()
  }

  /** How many rows were skipped because they belong to other places, by name, as far as those are listed. */
  get elsewhere(): ReadonlyMap<string, number> {
    return this.#elsewhere
  }

  #noteElsewhere(name: string): void {
    const isListed = this.#elsewhere.has(name) || this.#elsewhere.size < MOST_PLACES
    const key = isListed ? name : UNLISTED_PLACES
    this.#elsewhere.set(key, (this.#elsewhere.get(key) ?? 0) + 1)
  }

  /** Printed lists repeat the header on each page. */
  #isHeaderAgain(cells: readonly string[]): boolean {
    const quantity = this.#cell(cells, 'quantity')
    if (quantity === '' || HAS_DIGIT.test(quantity) || !isHeaderWord(quantity)) return false
    const said = HEADED.map((kind) => this.#cell(cells, kind)).filter(Boolean)
    return said.length > 0 && said.every(isHeaderWord)
  }

  /** Price lists have the names of groups between their items. Stock lists have quantities, which headings lack. */
  #isHeading(cells: readonly string[]): boolean {
    if (this.#needsQuantity || this.#usedColumns < COLUMNS_OF_ITEM) return false
    const [only, ...others] = cells.filter((cell) => cell.trim() !== '')
    if (only === undefined || others.length > 0) return false
    return this.#cell(cells, 'name') !== '' || !HAS_DIGIT.test(only)
  }

  /** Without a number, an item differs from a heading by its price. */
  #isPriced(cells: readonly string[]): boolean {
    return this.#cell(cells, 'unit_cost') !== '' || this.#cell(cells, 'unit_price') !== ''
  }

  /** Some exports have rows with just another picture of a product. */
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
    const [code, ...further] = this.#readCodes(cells, notes)
    const identity = sku ?? code?.code ?? (name || null)
    const quantity = this.#readQuantity(quantityText, notes, {
      isNamed: identity !== null,
      isItem: name !== '' && (sku !== null || code !== undefined || this.#isPriced(cells)),
    })
    if (identity === null && quantity === null) return NOTHING
    if (identity === null) notes.add('no_identity', this.#identity, '')
    const isSum = quantity !== null && this.#sum.isMet(quantity, { sku, name, hasCode: !!code })
    const total = code ? null : (totalOf([sku, name]) ?? (isSum ? sku || name : null))
    if (total === null) this.#sum.add(quantity)
    else this.#sum.endPart()
    if (total !== null) notes.add('total_row', this.#identity, total)
    else if (sku === null && identity !== null) this.#noteMissingSku(cells, { code, name }, notes)
    if (cells.length > this.#mapping.columns.length) this.#noteLeftOver(cells, notes)
    const whole = splitPlace(this.#cell(cells, 'place'))
    const packs = this.#packsOf(code, further, this.#readPack(cells, notes), notes)
    const read: ImportRow = {
      row,
      sku,
      code: code?.code ?? null,
      codeKey: code?.key ?? null,
      name: notes.text(name, 'name', NAME_MAX_LENGTH),
      category: notes.text(this.#cell(cells, 'category'), 'category', NAME_MAX_LENGTH),
      unit: notes.text(this.#cell(cells, 'unit'), 'unit', NAME_MAX_LENGTH),
      ...packs,
      quantity,
      unitCost: this.#readMoney(cells, 'unit_cost', notes),
      unitPrice: this.#readMoney(cells, 'unit_price', notes),
      room: notes.text(this.#cell(cells, 'room') || whole.room, 'room', NAME_MAX_LENGTH),
      shelf: notes.code(this.#cell(cells, 'shelf') || whole.shelf, 'shelf', SHELF_CODE_MAX_LENGTH),
      lot: notes.text(this.#label(cells, 'lot'), 'lot', NAME_MAX_LENGTH),
      expiry: this.#readExpiry(cells, notes),
      serial: this.#readSerial(cells, quantity, notes),
      // Last, when all findings are known.
      flags: notes.flags,
      isBad: notes.isBad,
    }
    return { row: read, findings: notes.findings }
  }

  #isMarked(cells: readonly string[], kind: ColumnKind): boolean {
    return isMarkedText(cells[this.#at[kind]] ?? '')
  }

  /** A SKU that is too long was already reported. */
  #noteMissingSku(
    cells: readonly string[],
    { code, name }: { readonly code: { readonly code: string } | undefined; readonly name: string },
    notes: RowNotes,
  ): void {
    if (this.#cell(cells, 'sku') !== '') return
    const made = makeSku({ code: code?.code ?? null, name })
    notes.add(code ? 'sku_from_barcode' : 'sku_from_name', 'sku', '', made)
  }

  #cell(cells: readonly string[], kind: ColumnKind): string {
    const at = this.#at[kind]
    return at === NO_COLUMN ? '' : tidyCell(cells[at] ?? '')
  }

  /** A variant without its own name gets the name of the product above it. */
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

  /** Complete codes, without duplicates. What is wrong with others is reported only when there is no complete one. */
  #readCodes(cells: readonly string[], notes: RowNotes): readonly CodeOfRow[] {
    const codes: CodeOfRow[] = []
    let broken: { readonly code: FindingCode; readonly text: string } | undefined
    for (const at of this.#barcodes) {
      const written = cells[at] ?? ''
      const cell = tidyCell(written)
      if (cell === '') continue
      if (isFormula(cell) && !isMarkedText(written)) {
        broken ??= { code: 'code_not_calculated', text: cell }
        continue
      }
      const isOfCase = this.#caseBarcodes.includes(at)
      for (const { text, pack } of codesInCell(written.includes('\n') ? storable(written) : cell)) {
        const reading = readCodeText(text, this.#mapping.gtins)
        if (reading.kind === 'code') {
          if (codes.some(({ key }) => key === reading.key)) continue
          const { code, key } = noteCode(reading, text, notes)
          codes.push({ code, key, said: pack, isOfCase: isOfCase || isPackCode(reading) })
        } else if (reading.kind !== 'none') broken ??= { code: `code_${reading.kind}`, text }
      }
    }
    if (broken && codes.length === 0) notes.add(broken.code, 'barcode', broken.text)
    return codes
  }

  /** A pack size belongs to the codes of cases, if the file has any; otherwise to every code. */
  #packsOf(
    first: CodeOfRow | undefined,
    further: readonly CodeOfRow[],
    size: Milli | null,
    notes: RowNotes,
  ): { readonly pack: Milli; readonly furtherCodes: readonly FurtherCode[] } {
    if (!first) return { pack: size ?? UNIT, furtherCodes: NO_CODES }
    const isOfCases = this.#caseBarcodes.length > 0 || first.isOfCase || further.some(ofCase)
    // With several case columns, it is unclear which of them the size is for.
    const ofCases = this.#caseBarcodes.length > 1 ? null : size
    const packOf = ({ said, isOfCase }: CodeOfRow): Milli | null => {
      if (said !== null) return said * UNIT
      if (isOfCase) return ofCases
      return isOfCases ? UNIT : (size ?? UNIT)
    }
    const unsized = [first, ...further].find((code) => packOf(code) === null)
    if (unsized) notes.add('case_of_unknown_size', 'barcode', unsized.code)
    const furtherCodes = further.map((one) => ({
      code: one.code,
      key: one.key,
      pack: packOf(one),
    }))
    return {
      pack: packOf(first) ?? UNIT,
      furtherCodes: furtherCodes.length > 0 ? furtherCodes : NO_CODES,
    }
  }

  /** A name with a number or a price is an item, even if nobody knows how many there are; one alone may be a heading. */
  #readQuantity(
    text: string,
    notes: RowNotes,
    { isNamed, isItem }: { readonly isNamed: boolean; readonly isItem: boolean },
  ): Milli | null {
    if (this.#at.quantity === NO_COLUMN) return null
    if (text === '') {
      const code = isItem ? 'quantity_blank' : 'quantity_missing'
      if (this.#needsQuantity && isNamed) notes.add(code, 'quantity', '')
      return null
    }
    const units = parseQuantityText(text, this.#decimals.quantity)
    if (units === null) {
      const meant = suggestQuantity(text, this.#decimals.quantity)
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
    const money = parseNumberText(text, this.#decimals[kind])
    if (money !== null && money >= 0 && money <= LARGEST_MONEY) return roundedMoney(money)
    notes.add('money_not_a_number', kind, text)
    return null
  }

  /** The row's lot, expiry or serial number; placeholders for "none" become empty. */
  #label(cells: readonly string[], kind: 'lot' | 'expiry' | 'serial'): string {
    if (this.#at[kind] === NO_COLUMN) return ''
    const text = this.#cell(cells, kind)
    return isNoCode(text) ? '' : text
  }

  #readExpiry(cells: readonly string[], notes: RowNotes): string | null {
    const text = this.#label(cells, 'expiry')
    if (text === '') return null
    const date = readExpiryText(text, this.#mapping.dayOrder ?? 'dmy')
    if (date !== undefined) return date
    notes.add('expiry_not_a_date', 'expiry', text)
    return notes.text(text, 'expiry', NAME_MAX_LENGTH)
  }

  #readSerial(cells: readonly string[], quantity: Milli | null, notes: RowNotes): string | null {
    const text = this.#label(cells, 'serial')
    if (text !== '' && (quantity ?? 0) > UNIT) notes.add('serial_of_several', 'serial', text)
    return notes.text(text, 'serial', NAME_MAX_LENGTH)
  }

  /** Null when the file does not say. */
  #readPack(cells: readonly string[], notes: RowNotes): Milli | null {
    const text = this.#cell(cells, 'pack')
    if (text === '') return null
    const pack = parseNumberText(text, this.#decimals.pack)
    // Anything below a thousandth would be 0, and a factor must be larger than that.
    const milli = pack !== null && pack <= LARGE_QUANTITY ? roundedMilli(pack) : 0
    if (milli > 0) return milli
    notes.add('pack_not_a_number', 'pack', text)
    return null
  }
}

function noteCode(reading: ReadCode, text: string, notes: RowNotes): ReadCode {
  if (reading.repaired) notes.add('zeros_put_back', 'barcode', text, reading.code)
  if (reading.doubtful) notes.add('code_doubtful', 'barcode', text)
  return reading
}

/** No code starts like this. */
function isFormula(text: string): boolean {
  return text.charCodeAt(0) === EQUALS
}

export function roundedMilli(units: number): Milli {
  return Math.round(units * UNIT)
}

export function roundedMoney(amount: number): number {
  return Math.round(amount * 10_000)
}

/** The index of each kind of column; looked up a dozen times for every row. */
export function placesOf({ columns }: Mapping): Readonly<Record<ColumnKind, number>> {
  const places = COLUMN_KINDS.map((kind) => [kind, columns.lastIndexOf(kind)] as const)
  return Object.fromEntries(places) as Record<ColumnKind, number>
}

function decimalsOf(
  mapping: Mapping,
  places: Readonly<Record<ColumnKind, number>>,
): Readonly<Record<NumberKind, DecimalMark>> {
  const marks = NUMBER_KINDS.map((kind) => [kind, decimalAt(mapping, places[kind])] as const)
  return Object.fromEntries(marks) as Record<NumberKind, DecimalMark>
}

function noteOf(row: number, code: FindingCode, column: ColumnKind, value: string): Finding {
  return { row, code, column, value, suggestion: null }
}
