// What a download will change, told before it is taken.

import { fromMilli } from '../quantity.ts'
import type { CellPlan, LeftReason } from './plan-cells.ts'

/** Of each list at most so many are named; all are counted. */
const NAMED = 100

export interface StockFileReport {
  /** Rows that get another number. */
  readonly written: number
  /** Rows whose number is what was counted. */
  readonly unchanged: number
  /** Rows of items that nobody counted: they stay as they are. */
  readonly notCounted: number
  /** Rows that were counted and are left for a person. */
  readonly leftCount: number
  readonly left: readonly {
    readonly row: number
    readonly reason: LeftReason
    readonly sku: string | null
    readonly name: string
    readonly counted: number
  }[]
  /** Found, and not in the file. */
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
