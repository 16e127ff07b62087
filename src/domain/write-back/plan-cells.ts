// Decides which cells of a file get which count. Rows are read as the import reads them. What is not certain is left
// unchanged and listed, never guessed.

import type { ImportRow } from '../import/import-row.ts'
import type { Mapping } from '../import/mapping.ts'
import { parseQuantityText } from '../import/number-text.ts'
import { placeKey, planPlaces } from '../import/places.ts'
import type { RowBatch } from '../import/read/table.ts'
import { type Repair, repairedCells, repairsOf } from '../import/repair.ts'
import { RowReader } from '../import/row-reader.ts'
import { tidyCell } from '../import/tidy-cell.ts'
import type { Milli } from '../quantity.ts'
import {
  type CountedFigures,
  type CountedItem,
  type CountedItems,
  isPartlyCounted,
} from './counted-items.ts'
import { PatchList } from './patch-list.ts'
import { quantityCell } from './quantity-cell.ts'
import { type SeenRow, SeenRows } from './seen-rows.ts'
import type { WrittenAs } from './systems.ts'

/** Why a row keeps its number although its item was counted. */
const LEFT_REASONS = [
  'several_rows',
  'several_lots',
  'partly_counted',
  'fraction',
  'not_a_number',
  'broken_row',
  'no_number',
] as const
export type LeftReason = (typeof LEFT_REASONS)[number]

export interface LeftRow {
  readonly row: number
  readonly reason: LeftReason
  readonly sku: string | null
  readonly name: string
  readonly counted: Milli
}

/** An item that was counted but has no row in the file. */
export interface RowlessItem {
  readonly item: CountedItem
  readonly quantity: Milli
  /** Where it was counted, if the file has rows of it for other shelves. */
  readonly shelf: { readonly room: string; readonly code: string } | null
}

/** How one store of a file is read and written. */
export interface FilePart {
  readonly storeId: string
  readonly mapping: Mapping
  readonly repairs: readonly Repair[]
  readonly headers: readonly string[]
  readonly column: number
  readonly writtenAs: WrittenAs
  readonly wholeNumbers: boolean
  readonly items: CountedItems
}

/** The count of an item on one shelf. */
export interface ShelfCount {
  readonly itemId: string
  readonly shelfId: string
  readonly shelfCode: string
  readonly roomName: string
  /** Null when nothing counts there. */
  readonly standing: Milli | null
  readonly isHandedIn: boolean
}

export interface CellPlan {
  readonly patches: PatchList
  /** Rows that already have the counted number. */
  readonly unchanged: number
  /** Rows of items that were not counted. */
  readonly notCounted: number
  readonly left: readonly LeftRow[]
  readonly rowless: readonly RowlessItem[]
}

/** An item with its position in the list and its count. */
interface Decided {
  readonly at: number
  readonly figures: CountedFigures
}

export class PartPlanner {
  readonly #part: FilePart
  readonly #reader: RowReader
  readonly #repairs: ReadonlyMap<number, readonly Repair[]>
  readonly #rows: SeenRows
  readonly #patches = new PatchList()
  readonly #left: LeftRow[] = []
  readonly #rowless: RowlessItem[] = []
  #unchanged = 0
  #notCounted = 0

  constructor(part: FilePart) {
    this.#part = part
    this.#rows = new SeenRows(part.items.size)
    this.#reader = new RowReader(part.mapping, 'baseline')
    this.#repairs = repairsOf(part.repairs, part.headers)
  }

  take({ firstRow, rows, brokenRows }: RowBatch): void {
    const broken = brokenRows.length === 0 ? undefined : new Set(brokenRows)
    for (let at = 0; at < rows.length; at += 1) {
      const row = firstRow + at
      if (row <= this.#part.mapping.headerRows) continue
      this.#takeRow(rows[at] ?? [], row, broken?.has(row) ?? false)
    }
  }

  #takeRow(cells: readonly string[], row: number, isBroken: boolean): void {
    const { items, column, mapping } = this.#part
    const repairs = this.#repairs.get(row)
    const whole = repairs ? repairedCells(cells, repairs) : cells
    const quantityAt = mapping.columns.lastIndexOf('quantity')
    const current = milliIn(cells[quantityAt] ?? '', mapping)
    const saysWord = current === null && tidyCell(cells[quantityAt] ?? '') !== ''
    // The import has no stock for an item that is "not stocked", but the file has a row for it.
    const read =
      this.#reader.read(whole, row).row ??
      (saysWord ? this.#reader.read(whole.with(quantityAt, ''), row).row : undefined)
    const item = read && items.find(read)
    if (!read || item === undefined) return
    this.#rows.add(item, {
      row,
      was: column < cells.length ? cells[column] : undefined,
      current,
      saysWord: saysWord && !repairs,
      room: read.room,
      shelf: read.shelf,
      lot: lotOf(read),
      isBroken,
    })
  }

  /** Items with several rows: for these, the count of each shelf is needed. */
  spreadItems(): readonly string[] {
    return this.#rows.spread().map((at) => this.#part.items.at(at).itemId)
  }

  finish(shelfCounts: readonly ShelfCount[]): CellPlan {
    const byItem = Map.groupBy(shelfCounts, ({ itemId }) => itemId)
    const { items } = this.#part
    for (let at = 0; at < items.size; at += 1) {
      const item = { at, figures: items.figuresAt(at) }
      const row = this.#rows.firstOf(at)
      const more = this.#rows.moreOf(at)
      if (!row) this.#noteRowless(item)
      else if (!more) this.#decideSingle(item, row)
      else this.#decideSpread(item, [row, ...more], byItem.get(items.at(at).itemId) ?? [])
    }
    return {
      patches: this.#patches.sorted(),
      unchanged: this.#unchanged,
      notCounted: this.#notCounted,
      left: this.#left.toSorted((one, other) => one.row - other.row),
      rowless: this.#rowless,
    }
  }

  #noteRowless({ at, figures: { counted, settled } }: Decided): void {
    const quantity = settled ?? 0
    if (counted === null || quantity <= 0) return
    this.#rowless.push({ item: this.#part.items.at(at), quantity, shelf: null })
  }

  #decideSingle(item: Decided, row: SeenRow): void {
    const { figures } = item
    const isAsSaid = figures.settled === row.current
    if (isPartlyCounted(figures) && !isAsSaid) this.#leave(item, row, 'partly_counted')
    else this.#write(item, row, figures.settled)
  }

  #decideSpread(item: Decided, rows: readonly SeenRow[], counts: readonly ShelfCount[]): void {
    const { settled, isRejected } = item.figures
    if (settled === 0) {
      // A total of 0 means 0 in every row.
      for (const row of rows) this.#write(item, row, 0)
      return
    }
    // Counts do not tell lots apart, not even by shelf.
    const isOfSeveralLots = rows.some(({ lot }) => lot !== rows[0]?.lot)
    const shelves = isOfSeveralLots ? undefined : shelvesOf(rows, counts)
    if (shelves && !isRejected) {
      this.#writeByShelf(item, rows, shelves, counts)
      return
    }
    const inFile = rows.reduce((sum, { current }) => sum + (current ?? Number.NaN), 0)
    const isAsSaid = settled === inFile || isRejected
    for (const row of rows) {
      if (settled === null) this.#notCounted += 1
      else if (isAsSaid) this.#write(item, row, row.current)
      else this.#leave(item, row, isOfSeveralLots ? 'several_lots' : 'several_rows')
    }
  }

  #writeByShelf(
    item: Decided,
    rows: readonly SeenRow[],
    shelves: readonly string[],
    counts: readonly ShelfCount[],
  ): void {
    for (const [at, row] of rows.entries()) {
      const here = counts.filter(({ shelfId }) => shelfId === shelves[at])
      const isHandedIn = here.length > 0 && here.every((one) => one.isHandedIn)
      const isCounted = item.figures.settled !== null && isHandedIn
      this.#write(item, row, isCounted ? sumOf(here) : null)
    }
    const elsewhere = Map.groupBy(
      counts.filter(({ shelfId }) => !shelves.includes(shelfId)),
      ({ shelfId }) => shelfId,
    )
    for (const [first, ...more] of elsewhere.values()) {
      const quantity = first ? sumOf([first, ...more]) : 0
      if (!first || quantity <= 0) continue
      const shelf = { room: first.roomName, code: first.shelfCode }
      this.#rowless.push({ item: this.#part.items.at(item.at), quantity, shelf })
    }
  }

  #write(item: Decided, row: SeenRow, quantity: Milli | null): void {
    if (quantity === null) {
      this.#notCounted += 1
      return
    }
    const { column, mapping, writtenAs, wholeNumbers } = this.#part
    const { was, current } = row
    if (row.isBroken) return this.#leave(item, row, 'broken_row')
    const said = tidyCell(was ?? '')
    if (row.saysWord || (said !== '' && milliIn(said, mapping) === null)) {
      if (quantity > 0) this.#leave(item, row, 'not_a_number')
      return
    }
    if (writtenAs === 'difference' && current === null) return this.#leave(item, row, 'no_number')
    const value = writtenAs === 'difference' ? quantity - (current ?? 0) : quantity
    if (wholeNumbers && value % 1_000 !== 0) return this.#leave(item, row, 'fraction')
    if (milliIn(said, mapping) === value) {
      this.#unchanged += 1
      return
    }
    this.#patches.add({ row: row.row, column, was, text: quantityCell(value, mapping.decimal) })
  }

  #leave({ at }: Decided, { row }: SeenRow, reason: LeftReason): void {
    const { sku, name, settled, counted } = this.#part.items.at(at)
    this.#left.push({ row, reason, sku, name, counted: settled ?? counted ?? 0 })
  }
}

/** The same value for rows of the same lot; null when the file does not say. */
function lotOf({ lot, expiry, serial }: ImportRow): string | null {
  const isNamed = lot !== null || expiry !== null || serial !== null
  return isNamed ? JSON.stringify([lot, expiry, serial]) : null
}

/** Null when the cell is empty or not a number. */
function milliIn(text: string, { decimal }: Mapping): Milli | null {
  const tidy = tidyCell(text)
  const units = tidy === '' ? null : parseQuantityText(tidy, decimal)
  return units === null ? null : Math.round(units * 1_000)
}

/** The shelf of each row, if every row names a different shelf that the count knows; otherwise undefined. */
function shelvesOf(
  rows: readonly SeenRow[],
  counts: readonly ShelfCount[],
): readonly string[] | undefined {
  const map = counts.map(({ shelfId, shelfCode, roomName }) => {
    return { id: shelfId, code: shelfCode, roomName }
  })
  const named = rows.flatMap(({ room, shelf }) => (shelf === null ? [] : [{ room, shelf }]))
  const { known } = planPlaces(named, map)
  const shelves = named.flatMap((place) => known.get(placeKey(place)) ?? [])
  const isTold = shelves.length === rows.length && new Set(shelves).size === rows.length
  return isTold ? shelves : undefined
}

function sumOf(counts: readonly ShelfCount[]): Milli {
  return counts.reduce((sum, { standing }) => sum + (standing ?? 0), 0)
}
