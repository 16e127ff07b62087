// The items of a completed audit, looked up by what a row of a file says about them.

import type { ImportRow } from '../import/import-row.ts'
import { isSameItem } from '../import/same-item.ts'
import { TextList } from '../import/text-list.ts'
import { withRoom } from '../import/with-room.ts'
import type { Milli } from '../quantity.ts'
import { TextIndex } from './text-index.ts'

export interface CountedItem {
  readonly itemId: string
  readonly sku: string | null
  readonly name: string
  readonly category: string | null
  readonly unit: string
  /** As read and as matched; the code of a single piece comes first. */
  readonly codes: readonly { readonly raw: string; readonly key: string }[]
  /** Null when nothing was expected. */
  readonly expected: Milli | null
  /** Null when not counted, which is not the same as 0. */
  readonly counted: Milli | null
  /** The quantity after the review; null when it was not counted and not decided to be 0. */
  readonly settled: Milli | null
  /** A manager rejected the count, so the expectation is kept. */
  readonly isRejected: boolean
}

/** The quantities of an item, without its identity. */
export type CountedFigures = Pick<CountedItem, 'expected' | 'counted' | 'settled' | 'isRejected'>

/** Part of it is expected where nothing was counted, so the result is partly the expectation. */
export function isPartlyCounted({ settled, counted, isRejected }: CountedFigures): boolean {
  return !isRejected && settled !== null && settled !== (counted ?? 0)
}

type IdentityOfRow = Pick<ImportRow, 'sku' | 'code' | 'codeKey' | 'furtherCodes' | 'name'>

const AMBIGUOUS = -1
const NONE = -1
/** Expected, counted, settled. */
const FIGURES = 3
/** Id, name, and the first code as read. */
const TEXTS = 3
/** Positions of the SKU, the first code, the category and the unit. */
const PLACES = 4

/**
 * Flat arrays instead of objects: a large shop has a hundred thousand items, and few of them are needed as objects.
 */
export class CountedItems {
  readonly #bySku = new TextIndex()
  readonly #byCode = new TextIndex()
  /** Built when the first row without SKU and code needs it. */
  #byName: TextIndex | undefined
  readonly #texts = new TextList()
  /** Categories and units, which many items share. */
  readonly #shared = new TextIndex()
  #figures = new Float64Array(FIGURES * 1_024)
  #places = new Int32Array(PLACES * 1_024)
  readonly #rejected = new Set<number>()
  size = 0

  add(item: CountedItem): void {
    const at = this.size
    this.size += 1
    const [code] = item.codes
    for (const text of [item.itemId, item.name, code?.raw ?? '']) this.#texts.add(text)
    this.#figures = withRoom(this.#figures, this.size * FIGURES)
    this.#figures[at * FIGURES] = item.expected ?? Number.NaN
    this.#figures[at * FIGURES + 1] = item.counted ?? Number.NaN
    this.#figures[at * FIGURES + 2] = item.settled ?? Number.NaN
    if (item.isRejected) this.#rejected.add(at)
    const [first = NONE] = item.codes.map(({ key }) => this.#byCode.set(key, at))
    this.#places = withRoom(this.#places, this.size * PLACES)
    this.#places[at * PLACES] = item.sku === null ? NONE : this.#bySku.set(item.sku, at)
    this.#places[at * PLACES + 1] = first
    this.#places[at * PLACES + 2] =
      item.category === null ? NONE : this.#shared.set(item.category, 0)
    this.#places[at * PLACES + 3] = this.#shared.set(item.unit, 0)
  }

  at(index: number): CountedItem {
    const [sku = NONE, code = NONE, category = NONE, unit = NONE] = this.#places.subarray(
      index * PLACES,
      (index + 1) * PLACES,
    )
    const [raw, key] = [this.#texts.at(index * TEXTS + 2), this.#byCode.textAt(code)]
    return {
      itemId: this.#texts.at(index * TEXTS) ?? '',
      sku: this.#bySku.textAt(sku) ?? null,
      name: this.#nameAt(index),
      category: this.#shared.textAt(category) ?? null,
      unit: this.#shared.textAt(unit) ?? '',
      // Only the first one, because files have no room for more.
      codes: raw && key ? [{ raw, key }] : [],
      ...this.figuresAt(index),
    }
  }

  figuresAt(index: number): CountedFigures {
    return {
      expected: this.#figureAt(index * FIGURES),
      counted: this.#figureAt(index * FIGURES + 1),
      settled: this.#figureAt(index * FIGURES + 2),
      isRejected: this.#rejected.has(index),
    }
  }

  /** Finds items the way the import does: by SKU, otherwise by a code, and by name when a row has neither. */
  find(row: IdentityOfRow): number | undefined {
    const { sku, codeKey, furtherCodes, name } = row
    const byCode = codeKey === null ? undefined : this.#byCode.get(codeKey)
    if (sku !== null) return this.#bySku.get(sku) ?? this.#sameItem(row, byCode)
    const found = byCode ?? this.#ofFurtherCode(furtherCodes)
    if (found !== undefined || codeKey !== null || name === null) return found
    const named = this.#names().get(name)
    return named === AMBIGUOUS ? undefined : named
  }

  /** For an unknown SKU with the barcode of a known item. */
  #sameItem(row: IdentityOfRow, byCode: number | undefined): number | undefined {
    return byCode !== undefined && isSameItem(row, this.at(byCode)) ? byCode : undefined
  }

  #ofFurtherCode(codes: ImportRow['furtherCodes']): number | undefined {
    for (const { key } of codes) {
      const found = this.#byCode.get(key)
      if (found !== undefined) return found
    }
    return undefined
  }

  #names(): TextIndex {
    if (this.#byName) return this.#byName
    this.#byName = new TextIndex()
    for (let at = 0; at < this.size; at += 1) {
      const name = this.#nameAt(at)
      this.#byName.set(name, this.#byName.get(name) === undefined ? at : AMBIGUOUS)
    }
    return this.#byName
  }

  #nameAt(index: number): string {
    return this.#texts.at(index * TEXTS + 1) ?? ''
  }

  #figureAt(place: number): Milli | null {
    const figure = this.#figures[place] ?? Number.NaN
    return Number.isNaN(figure) ? null : figure
  }
}
