// Finds the item of every row, and sorts rows: those that only need staging go into the baseline at once, all others
// are kept until the import is confirmed.

import { type FindingCode, severityOf } from '#domain/import/finding.ts'
import type { ImportRow } from '#domain/import/import-row.ts'
import { type MapShelf, type PlacePlan, placeKey, planPlaces } from '#domain/import/places.ts'
import type { RowReading } from '#domain/import/row-reader.ts'
import { SeenKeys } from '#domain/import/seen-keys.ts'
import type { Catalogue } from './catalogue.ts'
import { keptLine, lotLine, shelfLine } from './copy-text.ts'
import { StagedItems } from './staged-items.ts'

export interface SortedRows {
  readonly items: Buffer | undefined
  /** In the text format of COPY. */
  readonly shelves: string
  readonly lots: string
  readonly kept: string
}

export interface MatchCounts {
  known: number
  fresh: number
  /** New items, each counted once. */
  freshItems: number
  foreignCodes: number
  /** Rows with a lot, a date or a serial number. */
  lotted: number
}

/** Whether the item of a row is known, new, or new and already named by an earlier row. */
export type Newness = 'known' | 'new' | 'again'

interface SortOptions {
  readonly catalogue: Catalogue
  readonly map: readonly MapShelf[]
  readonly byName: boolean
  /** The baseline for staging rows; null if there is none. */
  readonly baselineId: string | null
}

const NOBODY: readonly (number | undefined)[] = []

export class RowSorter {
  readonly counts: MatchCounts = { known: 0, fresh: 0, freshItems: 0, foreignCodes: 0, lotted: 0 }
  readonly staged: StagedItems
  readonly #options: SortOptions
  readonly #fresh = new SeenKeys()
  readonly #shelfIds = new Map<string, string | null>()
  #shelves: string[] = []
  #lots: string[] = []
  #kept: string[] = []

  constructor(options: SortOptions) {
    this.#options = options
    this.staged = new StagedItems(options.catalogue, options.baselineId)
  }

  add(row: ImportRow, findings: RowReading['findings'], cells: readonly string[]): Newness {
    const { catalogue, byName, baselineId } = this.#options
    const bySku = catalogue.ofSku(row.sku)
    const byCode = catalogue.ofCode(row.codeKey)
    const byFurther =
      row.furtherCodes.length === 0
        ? NOBODY
        : row.furtherCodes.map(({ key }) => catalogue.ofCode(key))
    const isNameless = !byName || row.sku !== null || row.codeKey !== null
    // A row with a SKU never takes an item by its codes: those are settled once all rows are there.
    const byAnyCode =
      row.sku === null ? (byCode ?? byFurther.find((found) => found !== undefined)) : undefined
    const item = bySku ?? byAnyCode ?? (isNameless ? undefined : catalogue.ofName(row.name))
    const isOther = (found: number | undefined) => found !== undefined && found !== item
    const isForeign = isOther(byCode) || byFurther.some(isOther)
    const newness = this.#count(row, item, isForeign)
    const shelfId = row.shelf === null ? null : this.#shelfOf(row.room, row.shelf)
    const isPlaced = row.shelf === null || shelfId !== null
    const isNamed =
      (row.codeKey === null || byCode === item) && byFurther.every((found) => found === item)
    const isFine = !row.isBad && row.flags.length === 0 && row.quantity !== null
    const unitCost = row.unitCost ?? catalogue.costOf(item)
    if (baselineId !== null && isFine && isPlaced && isNamed && item !== undefined) {
      this.#stage(item, row, unitCost, shelfId)
      return newness
    }
    this.#kept.push(
      keptLine({
        row,
        errors: row.isBad ? findings.map(({ code }) => code).filter(isError) : [],
        flags: isForeign ? [...row.flags, 'code_of_other_item'] : row.flags,
        unitCost,
        shelfId,
        itemId: item === undefined ? null : catalogue.idOf(item),
        cells: row.isBad ? cells : null,
      }),
    )
    return newness
  }

  /** Adds a row with only a known item and a quantity. */
  addKnown(item: number, quantity: number, unitCost: number | null): void {
    this.counts.known += 1
    this.staged.add(item, quantity, unitCost)
  }

  take(): SortedRows {
    const taken = {
      items: this.staged.take(),
      shelves: this.#shelves.join(''),
      lots: this.#lots.join(''),
      kept: this.#kept.join(''),
    }
    this.#shelves = []
    this.#lots = []
    this.#kept = []
    return taken
  }

  planPlaces(places: Parameters<typeof planPlaces>[0]): PlacePlan {
    return planPlaces(places, this.#options.map)
  }

  #count(row: ImportRow, item: number | undefined, isForeign: boolean): Newness {
    if (isForeign) this.counts.foreignCodes += 1
    if (!row.isBad && isOfLot(row)) this.counts.lotted += 1
    if (item !== undefined) this.counts.known += 1
    return item !== undefined || row.isBad ? 'known' : this.#countFresh(row)
  }

  #countFresh(row: ImportRow): Newness {
    this.counts.fresh += 1
    const identity = row.sku ?? row.codeKey ?? row.name ?? ''
    if (this.#fresh.note(identity, row.row)) return 'again'
    this.counts.freshItems += 1
    return 'new'
  }

  #stage(item: number, row: ImportRow, cost: number | null, shelfId: string | null): void {
    const quantity = row.quantity ?? 0
    this.staged.add(item, quantity, cost)
    const { catalogue } = this.#options
    if (shelfId !== null) this.#shelves.push(shelfLine(catalogue.idOf(item), shelfId, quantity))
    if (isOfLot(row)) this.#lots.push(lotLine(catalogue.idOf(item), shelfId, row, quantity))
  }

  /** Looks up each place only once. */
  #shelfOf(room: string | null, shelf: string): string | null {
    const place = { room, shelf }
    const key = placeKey(place)
    const known = this.#shelfIds.get(key)
    if (known !== undefined) return known
    const found = this.planPlaces([place]).known.get(key) ?? null
    this.#shelfIds.set(key, found)
    return found
  }
}

function isOfLot({ lot, expiry, serial }: ImportRow): boolean {
  return lot !== null || expiry !== null || serial !== null
}

function isError(code: FindingCode): boolean {
  return severityOf(code) === 'error'
}
