// Which lines are alike: by stock size, by category within it, and by how they are measured. The same in every
// analysis, so it is computed once.

import type { AuditLine } from './counted-audit.ts'
import { bucketOf } from './variance-buckets.ts'

/** All arrays are indexed by line number. */
export interface LineCells {
  readonly sizes: Uint8Array
  readonly cells: Int32Array
  readonly kinds: Int32Array
  /** The kind of lines whose usual stock size applies to this line if it has no recorded stock. */
  readonly stockKinds: Int32Array
  /** The bucket of the line's own difference. */
  readonly own: Uint8Array
  readonly cellCount: number
  readonly kindCount: number
}

const SIZES = 16
const UNEXPECTED = 0
/** Weighed goods have sizes of their own. */
export const SIZE_COUNT = 2 * SIZES

export function cellsOf(lines: readonly AuditLine[]): LineCells {
  const cells = new Numbers()
  const kinds = new Numbers()
  const of = (numberOf: (line: AuditLine) => number) => Int32Array.from(lines, numberOf)
  const columns = {
    sizes: Uint8Array.from(lines, sizeOf),
    cells: of((line) => cells.of(sizeOf(line), line.item?.category ?? '')),
    kinds: of((line) => kinds.of(stateOf(line), line.grain)),
    stockKinds: of((line) => kinds.of(NOTHING_RECORDED, line.grain)),
    own: Uint8Array.from(lines, ({ variance, grain }) => bucketOf(Math.round(variance / grain))),
  }
  return { ...columns, cellCount: cells.count, kindCount: kinds.count }
}

function sizeOf({ isExpected, expected, grain }: AuditLine): number {
  const weighed = grain < 1 ? SIZES : 0
  if (!isExpected) return weighed + UNEXPECTED
  if (expected <= 0) return weighed + 1
  return weighed + 2 + Math.min(SIZES - 3, Math.floor(Math.log2(1 + expected)))
}

const NOT_EXPECTED = 0
const NOTHING_RECORDED = 1
const RECORDED = 2

function stateOf({ isExpected, expected }: AuditLine): number {
  if (!isExpected) return NOT_EXPECTED
  return expected <= 0 ? NOTHING_RECORDED : RECORDED
}

/** Assigns numbers to pairs in the order of first use. */
class Numbers {
  count = 0
  readonly #known = new Map<number, Map<string | number, number>>()

  of(first: number, second: string | number): number {
    const some = this.#known.get(first) ?? new Map<string | number, number>()
    this.#known.set(first, some)
    const known = some.get(second)
    if (known !== undefined) return known
    some.set(second, this.count)
    this.count += 1
    return this.count - 1
  }
}
