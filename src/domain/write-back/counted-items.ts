// The items of a completed count, found by what a row of a file says about them.

import type { ImportRow } from '../import/import-row.ts'
import type { Milli } from '../quantity.ts'

export interface CountedItem {
  readonly itemId: string
  readonly sku: string | null
  readonly name: string
  readonly category: string | null
  readonly unit: string
  /** As they were read and as they are matched, the one for a single piece first. */
  readonly codes: readonly { readonly raw: string; readonly key: string }[]
  /** Null: nothing was expected. */
  readonly expected: Milli | null
  /** Null: not counted, which is not 0. */
  readonly counted: Milli | null
  /** What the count stands at in the end; null: not counted, and nobody said that there is none. */
  readonly settled: Milli | null
  /** The expectation stands, by a manager's word. */
  readonly isRejected: boolean
}

/** Some of it should lie where nobody counted: what stands is partly what the books say. */
export function isPartlyCounted({ settled, counted, isRejected }: CountedItem): boolean {
  return !isRejected && settled !== null && settled !== (counted ?? 0)
}

const AMBIGUOUS = -1
const NUMBERS = 3

/** Flat in memory: a large shop has a hundred thousand of them, and asks for nearly none as a whole. */
export class CountedItems {
  readonly #bySku = new Map<string, number>()
  readonly #byCode = new Map<string, number>()
  /** Made when the first row without SKU and code asks. */
  #byName: Map<string, number> | undefined
  readonly #texts: (string | null)[] = []
  /** What many items have in common is kept once. */
  readonly #shared = new Map<string, string>()
  #numbers = new Float64Array(NUMBERS * 1_024)
  #rejected = new Set<number>()
  size = 0

  add(item: CountedItem): void {
    const at = this.size
    this.size += 1
    const [code] = item.codes
    this.#texts.push(item.itemId, item.sku, item.name, code?.raw ?? null, code?.key ?? null)
    this.#texts.push(this.#once(item.category), this.#once(item.unit))
    if (this.#numbers.length < this.size * NUMBERS) this.#makeRoom()
    const figures = [item.expected, item.counted, item.settled]
    this.#numbers.set(
      figures.map((figure) => figure ?? Number.NaN),
      at * NUMBERS,
    )
    if (item.isRejected) this.#rejected.add(at)
    if (item.sku !== null) this.#bySku.set(item.sku, at)
    for (const { key } of item.codes) this.#byCode.set(key, at)
  }

  at(index: number): CountedItem {
    const from = index * TEXTS
    const [itemId, sku = null, name, raw, key, category = null, unit] = this.#texts.slice(
      from,
      from + TEXTS,
    )
    const figure = (place: number) => {
      const number = this.#numbers[index * NUMBERS + place] ?? Number.NaN
      return Number.isNaN(number) ? null : number
    }
    return {
      ...{ itemId: itemId ?? '', sku, name: name ?? '', category, unit: unit ?? '' },
      // The first one is all that files have room for.
      codes: raw && key ? [{ raw, key }] : [],
      ...{ expected: figure(0), counted: figure(1), settled: figure(2) },
      isRejected: this.#rejected.has(index),
    }
  }

  /** As the import found items: by SKU, else by a code, and by name where a row has neither. */
  find({
    sku,
    codeKey,
    furtherCodes,
    name,
  }: Pick<ImportRow, 'sku' | 'codeKey' | 'furtherCodes' | 'name'>): number | undefined {
    const found =
      (sku === null ? undefined : this.#bySku.get(sku)) ??
      (codeKey === null ? undefined : this.#byCode.get(codeKey)) ??
      this.#ofFurtherCode(furtherCodes)
    if (found !== undefined || sku !== null || codeKey !== null || name === null) return found
    const named = this.#names().get(name)
    return named === AMBIGUOUS ? undefined : named
  }

  #ofFurtherCode(codes: ImportRow['furtherCodes']): number | undefined {
    for (const { key } of codes) {
      const found = this.#byCode.get(key)
      if (found !== undefined) return found
    }
    return undefined
  }

  #names(): ReadonlyMap<string, number> {
    if (this.#byName) return this.#byName
    this.#byName = new Map()
    for (let at = 0; at < this.size; at += 1) {
      const name = this.#texts[at * TEXTS + NAME_AT] ?? ''
      this.#byName.set(name, this.#byName.has(name) ? AMBIGUOUS : at)
    }
    return this.#byName
  }

  #once(text: string | null): string | null {
    if (text === null) return null
    const known = this.#shared.get(text)
    if (known === undefined) this.#shared.set(text, text)
    return known ?? text
  }

  #makeRoom(): void {
    const larger = new Float64Array(this.#numbers.length * 2)
    larger.set(this.#numbers)
    this.#numbers = larger
  }
}

/** Id, SKU, name, code, its key, category, unit. */
const TEXTS = 7
const NAME_AT = 2
