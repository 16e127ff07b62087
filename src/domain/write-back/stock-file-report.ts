// What a download would change, shown before it is downloaded.

import { fromMilli } from '../quantity.ts'
import type { CellPlan, LeftReason } from './plan-cells.ts'

/** Each list names at most this many entries; all are counted. */
const NAMED = 100

export interface StockFileReport {
  /** Rows that get a new number. */
  readonly written: number
  /** Rows that already have the counted number. */
  readonly unchanged: number
  /** Rows of items that were not counted; they stay unchanged. */
  readonly notCounted: number
  /** Rows that were counted but need a person to decide. */
  readonly leftCount: number
  readonly left: readonly {
    readonly row: number
    readonly reason: LeftReason
    readonly sku: string | null
    readonly name: string
    readonly counted: number
  }[]
  /** Counted but not in the file. */
  readonly rowlessCount: number
  readonly rowless: readonly {
    readonly sku: string | null
    readonly name: string
    readonly quantity: number
  }[]
}

export function reportOf(plans: readonly CellPlan[]): StockFileReport {
  const left = plans.flatMap((plan) => plan.left)
  const rowless = plans.flatMap((plan) => plan.rowless)
  return {
    written: plans.reduce((sum, { patches }) => sum + patches.length, 0),
    unchanged: plans.reduce((sum, { unchanged }) => sum + unchanged, 0),
    notCounted: plans.reduce((sum, { notCounted }) => sum + notCounted, 0),
    leftCount: left.length,
    left: left.slice(0, NAMED).map((one) => ({ ...one, counted: fromMilli(one.counted) })),
    rowlessCount: rowless.length,
    rowless: rowless.slice(0, NAMED).map(({ item, quantity }) => {
      return { sku: item.sku, name: item.name, quantity: fromMilli(quantity) }
    }),
  }
}
