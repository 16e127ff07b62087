// Looks at all rows of a file together: tells rows apart, finds what contradicts itself, and counts.

import type { Finding, FindingCode } from './finding.ts'
import type { ImportRow } from './import-row.ts'
import type { NamedPlace } from './places.ts'
import { placeKey } from './places.ts'
import type { RowReading } from './row-reader.ts'
import { hashText, type Seen, SeenKeys } from './seen-keys.ts'

export interface CheckCounts {
  /** Rows with something to import. */
  readonly rows: number
  readonly fine: number
  readonly warned: number
  readonly bad: number
  readonly byCode: Readonly<Partial<Record<FindingCode, number>>>
}

export interface DoctorOptions {
  /** The file says where things are, so that one item may stand in several rows. */
  readonly hasPlaces?: boolean
  readonly expectedRows?: number
}

const MOST_PLACES = 20_000

export class ImportDoctor {
  readonly #hasPlaces: boolean
  readonly #items: SeenKeys
  readonly #codes: SeenKeys
  readonly #names = new SeenKeys()
  readonly #places = new Map<string, NamedPlace>()
  readonly #byCode: Partial<Record<FindingCode, number>> = {}
  #rows = 0
  #warned = 0
  #bad = 0

  constructor({ hasPlaces = true, expectedRows = 0 }: DoctorOptions = {}) {
    this.#hasPlaces = hasPlaces
    this.#items = new SeenKeys(expectedRows)
    this.#codes = new SeenKeys(expectedRows)
  }

  /** The row as it is imported, and everything found about it. */
  examine(reading: RowReading): RowReading {
    const { row } = reading
    const examined = row && !row.isBad ? this.#compare(row, reading) : reading
    for (const { code } of examined.findings) this.count(code)
    if (!examined.row) return examined
    this.#rows += 1
    if (examined.row.isBad) this.#bad += 1
    else if (examined.row.flags.length > 0) this.#warned += 1
    return examined
  }

  count(code: FindingCode, amount = 1): void {
    this.#byCode[code] = (this.#byCode[code] ?? 0) + amount
  }

  get counts(): CheckCounts {
    const { rows, warned, bad } = { rows: this.#rows, warned: this.#warned, bad: this.#bad }
    return { rows, fine: rows - warned - bad, warned, bad, byCode: { ...this.#byCode } }
  }

  get places(): Iterable<NamedPlace> {
    return this.#places.values()
  }

  #compare(row: ImportRow, reading: RowReading): RowReading {
    const found: Finding[] = []
    const note = (code: FindingCode, column: 'sku' | 'barcode', value: string, earlier: number) =>
      found.push({ row: row.row, code, column, value, suggestion: `See row ${earlier}` })
    const identity = row.sku ?? row.codeKey ?? row.name ?? ''
    const named = row.name === null ? 0 : hashText(row.name)
    const key = this.#hasPlaces ? `${identity}\u0001${this.#notePlace(row)}` : identity
    const same = this.#items.note(key, row.row, named)
    if (same) note('same_item_twice', 'sku', row.sku ?? row.code ?? row.name ?? '', same.row)
    if (row.sku !== null && named !== 0) {
      const other = this.#firstName(row.sku, row.row, named, same)
      if (other && other.value !== named) note('sku_of_two_names', 'sku', row.sku, other.row)
    }
    const codeIsTaken = this.#isCodeTaken(row, identity, note)
    if (found.length === 0) return reading
    const flags = [...row.flags, ...found.map(({ code }) => code)]
    const kept = codeIsTaken ? { ...row, code: null, codeKey: null, flags } : { ...row, flags }
    return { row: kept, findings: [...reading.findings, ...found] }
  }

  /** Without places an item that was not seen has not been named either: one look is enough. */
  #firstName(sku: string, row: number, named: number, same: Seen | undefined): Seen | undefined {
    const isTold = !this.#hasPlaces && same?.value !== 0
    return isTold ? same : this.#names.note(sku, row, named)
  }

  #isCodeTaken(
    row: ImportRow,
    identity: string,
    note: (code: FindingCode, column: 'barcode', value: string, earlier: number) => void,
  ): boolean {
    if (row.codeKey === null || row.sku === null) return false
    const owner = hashText(identity)
    const other = this.#codes.note(row.codeKey, row.row, owner)
    if (!other || other.value === owner) return false
    note('code_of_two_items', 'barcode', row.code ?? '', other.row)
    return true
  }

  #notePlace({ room, shelf }: ImportRow): string {
    if (shelf === null) return ''
    const place = { room, shelf }
    const key = placeKey(place)
    if (this.#places.size < MOST_PLACES && !this.#places.has(key)) this.#places.set(key, place)
    return key
  }
}
