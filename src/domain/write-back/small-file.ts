// A file with only the changed rows, for systems that find an item by its id: a large export need not go back whole.

import { csvRow } from '../csv-text.ts'
import { foldText } from '../import/likeness.ts'
import type { RowBatch } from '../import/read/table.ts'
import { WOOCOMMERCE_LANGUAGES } from '../import/woocommerce-headers.ts'
import type { CellPatch } from './cell-patch.ts'
import type { System } from './systems.ts'

/** Columns by which a system identifies an item, folded. */
const KEYS: { readonly [system in System]?: readonly string[] } = {
  woocommerce: ['id', ...WOOCOMMERCE_LANGUAGES.flatMap(({ sku }) => sku)],
}

export function hasSmallFile(system: System): boolean {
  return KEYS[system] !== undefined
}

/** Which columns of the file it has, the count column last; null when the system takes no such file. */
export function smallColumnsOf(
  system: System,
  headers: readonly string[],
  target: number,
): readonly number[] | null {
  const keys = KEYS[system] ?? []
  const found = headers.flatMap((header, at) => (keys.includes(foldText(header)) ? [at] : []))
  return found.length === 0 ? null : [...found, target]
}

const LINE_END = '\n'

export function smallHead(headers: readonly string[], columns: readonly number[]): string {
  return csvRow(columns.map((at) => headers[at] ?? '')) + LINE_END
}

/** The rows of a batch that get a new number. `patches` is by row. */
export function smallRows(
  { firstRow, rows }: RowBatch,
  columns: readonly number[],
  patches: ReadonlyMap<number, CellPatch>,
): string {
  return rows
    .flatMap((cells, at) => {
      const patch = patches.get(firstRow + at)
      if (!patch) return []
      const said = columns.map((column) => (column === patch.column ? patch.text : cells[column]))
      return [csvRow(said.map((cell) => cell ?? '')) + LINE_END]
    })
    .join('')
}
