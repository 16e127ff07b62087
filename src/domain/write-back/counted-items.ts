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

export class CountedItems {
  readonly #bySku = new Map<string, number>()
  readonly #byCode = new Map<string, number>()
  readonly #byName = new Map<string, number>()
  readonly items: CountedItem[] = []

  add(item: CountedItem): void {
    const at = this.items.push(item) - 1
    if (item.sku !== null) this.#bySku.set(item.sku, at)
    for (const { key } of item.codes) this.#byCode.set(key, at)
    this.#byName.set(item.name, this.#byName.has(item.name) ? AMBIGUOUS : at)
  }

  /** As the import found items: by SKU, else by code, and by name where a row has neither. */
  find({ sku, codeKey, name }: Pick<ImportRow, 'sku' | 'codeKey' | 'name'>): number | undefined {
    const found =
      (sku === null ? undefined : this.#bySku.get(sku)) ??
      (codeKey === null ? undefined : this.#byCode.get(codeKey))
    if (found !== undefined || sku !== null || codeKey !== null || name === null) return found
    const named = this.#byName.get(name)
    return named === AMBIGUOUS ? undefined : named
  }
}
