// Quantities are whole thousandths, so that sums are exact in every programming language.

import { Fault } from './fault.ts'

/** Thousandths of a unit. */
export type Milli = number

const MILLI = 1_000
export const LARGEST_QUANTITY = 1_000_000_000
/** The largest factor of a code: times the largest count, it is still an exact total. */
const LARGEST_PACK = 1_000_000

/** Parses a number of units with up to three decimals. */
export function toMilli(units: number, field = 'quantity'): Milli {
  const milli = Math.round(units * MILLI)
  if (!Number.isFinite(units) || Math.abs(units) > LARGEST_QUANTITY) {
    throw new Fault('invalid_argument', 'This number is too large.', { field })
  }
  if (Math.abs(milli / MILLI - units) > 1e-9) {
    throw new Fault('invalid_argument', 'At most three decimals.', { field })
  }
  return milli
}

/** Parses how many units one scan of a code is worth. */
export function toPack(units: number, field = 'quantity'): Milli {
  const milli = toMilli(units, field)
  if (milli > 0 && units <= LARGEST_PACK) return milli
  const message = milli > 0 ? 'This number is too large.' : 'A code stands for more than nothing.'
  throw new Fault('invalid_argument', message, { field })
}

/** A sum of exact numbers, which may be larger than any single one may be. */
export function totalToMilli(units: number): Milli {
  return Math.round(units * MILLI)
}

export function fromMilli(milli: Milli): number {
  return milli / MILLI
}

/** Null stays null: not counted, not expected, or unknown. */
export function unitsOf(milli: Milli | null): number | null {
  return milli === null ? null : fromMilli(milli)
}

/** The entered number times its factor: 12 cases of 24 are 288 units. */
export function multiply(entered: Milli, factor: Milli): Milli {
  const product = BigInt(entered) * BigInt(factor)
  const thousand = BigInt(MILLI)
  const half = product >= 0n ? thousand / 2n : -(thousand / 2n)
  return Number((product + half) / thousand)
}
