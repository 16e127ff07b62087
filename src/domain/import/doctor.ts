// Checks all rows of a file together: finds duplicates and contradictions, and counts.

import type { ColumnKind } from './column-kind.ts'
import type { Finding, FindingCode } from './finding.ts'
import { writeNote } from './finding-note.ts'
import type { ImportRow } from './import-row.ts'
import type { NamedPlace } from './places.ts'
import { placeKey } from './places.ts'
import type { RowReading } from './row-reader.ts'
import { hashText, type Seen, SeenKeys } from './seen-keys.ts'

const SMALLEST = 1 << 10
/** Rows are counted from 1. */
const NOT_SEEN = 0

/** Remembers keys that already have a number, in plain arrays without lookups. */
class SeenNumbers {
  /** Row and value of each number, next to each other, because distant memory access is the main cost. */
  #seen = new Uint32Array(SMALLEST * 2)

  has(number: number): boolean {
    return (this.#seen[number * 2] ?? NOT_SEEN) !== NOT_SEEN
  }

  /** Returns the earlier entry of this number; otherwise undefined, and stores this one. */
  note(number: number, row: number, value: number): Seen | undefined {
    const at = number * 2
    if (at >= this.#seen.length) this.#makeRoomFor(at)
    const seen = this.#seen[at] ?? NOT_SEEN
    if (seen !== NOT_SEEN) return { row: seen, value: this.#seen[at + 1] ?? 0 }
    this.#seen[at] = row
    this.#seen[at + 1] = value
    return undefined
  }

  #makeRoomFor(at: number): void {
    const larger = new Uint32Array(Math.max(at + 2, this.#seen.length * 2))
    larger.set(this.#seen)
    this.#seen = larger
  }
}

export interface CheckCounts {
  /** Rows that have something to import. */
  readonly rows: number
  readonly fine: number
  readonly warned: number
  readonly bad: number
  readonly byCode: Readonly<Partial<Record<FindingCode, number>>>
}

/** Numbers for SKUs and codes that are known before the file is read; undefined for unknown ones. */
export interface KnownKeys {
  skuNumber(sku: string): number | undefined
  codeNumber(codeKey: string): number | undefined
}

/** A row whose SKU, and code if it has one, are known. */
export interface KnownRow {
  readonly row: number
  readonly sku: number
  readonly code: number | undefined
  /** Hash of its name; 0 when it has none. */
  readonly named: number
}

export interface DoctorOptions {
  readonly known?: KnownKeys | undefined
  /** The file has places, so one item may be in several rows. */
  readonly hasPlaces?: boolean
  /** The file tells lots apart. */
  readonly hasLots?: boolean
  readonly expectedRows?: number
}

const MOST_PLACES = 20_000
/** Distinguishes a hash from a number. */
const HASHED = 0x80000000

export class ImportDoctor {
  /** One item may be in several rows, on several shelves or in several lots. */
  readonly #isSpread: boolean
  readonly #hasLots: boolean
  readonly #known: KnownKeys | undefined
  readonly #items: SeenKeys
  readonly #codes: SeenKeys
  readonly #codesWithoutSku = new SeenKeys()
  readonly #knownItems = new SeenNumbers()
  readonly #knownCodes = new SeenNumbers()
  readonly #names = new SeenKeys()
  readonly #serials = new SeenKeys()
  readonly #places = new Map<string, NamedPlace>()
  readonly #byCode: Partial<Record<FindingCode, number>> = {}
  #rows = 0
  #warned = 0
  #bad = 0

  constructor(options: DoctorOptions = {}) {
    const { hasPlaces = true, hasLots = false, expectedRows = 0, known } = options
    this.#isSpread = hasPlaces || hasLots
    this.#hasLots = hasLots
    this.#known = known
    this.#items = new SeenKeys(expectedRows)
    this.#codes = new SeenKeys(expectedRows)
  }

  /** Returns the row as it will be imported, with all findings about it. */
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

  /** Whether an earlier row has one of these. */
  hasSeen(sku: number, code: number | undefined): boolean {
    return this.#knownItems.has(sku) || (code !== undefined && this.#knownCodes.has(code))
  }

  /** Accepts a row that is fine as it is. False when it needs a closer check; then nothing is stored. */
  pass({ row, sku, code, named }: KnownRow): boolean {
    if (this.#isSpread || this.hasSeen(sku, code)) return false
    this.#knownItems.note(sku, row, named)
    if (code !== undefined) this.#knownCodes.note(code, row, sku)
    this.#rows += 1
    return true
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
    const note = (code: FindingCode, column: ColumnKind, value: string, earlier: number) =>
      found.push({
        row: row.row,
        code,
        column,
        value,
        suggestion: writeNote({ kind: 'row', row: earlier }),
      })
    const identity = row.sku ?? row.codeKey ?? row.name ?? ''
    const named = row.name === null ? 0 : hashText(row.name)
    const known = this.#known?.skuNumber(identity)
    const same = this.#noteItem(row, identity, known, named)
    if (same) note('same_item_twice', 'sku', row.sku ?? row.code ?? row.name ?? '', same.row)
    const twin = same ? undefined : this.#noteSerial(row, identity)
    if (twin) note('serial_twice', 'serial', row.serial ?? '', twin.row)
    if (row.sku !== null && named !== 0) {
      const other = this.#firstName(row.sku, row.row, named, same)
      if (other && other.value !== named) note('sku_of_two_names', 'sku', row.sku, other.row)
    }
    const owner = known ?? (hashText(identity) | HASHED) >>> 0
    const isTaken = (code: string | null, key: string | null) => {
      const other = key === null ? undefined : this.#noteCode(row, key, owner)
      if (!other || other.value === owner) return false
      note('code_of_two_items', 'barcode', code ?? '', other.row)
      return true
    }
    // A row with neither SKU nor name is identified only by its code, so it keeps the code.
    const isKnownByCode = row.sku === null && row.name === null
    const isFirstTaken = isTaken(row.code, row.codeKey) && !isKnownByCode
    const furtherCodes =
      row.furtherCodes.length === 0
        ? row.furtherCodes
        : row.furtherCodes.filter(({ code, key }) => !isTaken(code, key))
    if (found.length === 0) return reading
    const flags = [...row.flags, ...found.map(({ code }) => code)]
    const kept = isFirstTaken ? { ...row, code: null, codeKey: null } : row
    return { row: { ...kept, furtherCodes, flags }, findings: [...reading.findings, ...found] }
  }

  #noteItem(
    row: ImportRow,
    identity: string,
    known: number | undefined,
    named: number,
  ): Seen | undefined {
    if (this.#isSpread) {
      const key = `${identity}\u0001${this.#notePlace(row)}`
      return this.#items.note(this.#hasLots ? key + lotKey(row) : key, row.row, named)
    }
    if (known !== undefined) return this.#knownItems.note(known, row.row, named)
    return this.#items.note(identity, row.row, named)
  }

  #noteSerial({ serial, row }: ImportRow, identity: string): Seen | undefined {
    return serial === null ? undefined : this.#serials.note(`${identity}\u0001${serial}`, row)
  }

  /** Without places and lots, an item that was not seen has no name yet either, so one lookup is enough. */
  #firstName(sku: string, row: number, named: number, same: Seen | undefined): Seen | undefined {
    const isTold = !this.#isSpread && same?.value !== 0
    return isTold ? same : this.#names.note(sku, row, named)
  }

  /** A row without a SKU belongs to the known item of its code, so only two such rows can contradict each other. */
  #noteCode({ row, sku }: ImportRow, key: string, owner: number): Seen | undefined {
    if (sku === null) return this.#codesWithoutSku.note(key, row, owner)
    const known = this.#known?.codeNumber(key)
    if (known === undefined) return this.#codes.note(key, row, owner)
    return this.#knownCodes.note(known, row, owner)
  }

  #notePlace({ room, shelf }: ImportRow): string {
    if (shelf === null) return ''
    const place = { room, shelf }
    const key = placeKey(place)
    if (this.#places.size < MOST_PLACES && !this.#places.has(key)) this.#places.set(key, place)
    return key
  }
}

/** The same key for rows of the same lot. */
function lotKey({ lot, expiry, serial }: ImportRow): string {
  return `\u0001${lot ?? ''}\u0001${expiry ?? ''}\u0001${serial ?? ''}`
}
