// So many of so many, and how far chance alone may have moved that.

import type { Figure } from '../figure.ts'

export interface Share {
  readonly hits: number
  readonly of: number
}

/** A figure that may be so many of so many. */
export interface CountedFigure extends Figure {
  readonly share?: Share
}

export interface Interval {
  readonly from: number
  readonly to: number
}

/** Of a normal spread, 95 of 100 lie within so many deviations. */
const DEVIATIONS = 1.959_964

export function shareOf<One>(all: readonly One[], isHit: (one: One) => boolean): Share {
  return { hits: all.filter(isHit).length, of: all.length }
}

/** NaN of none. */
export function ratioOf({ hits, of }: Share): number {
  return hits / of
}

/**
 * Wilson's 95 % interval, which also holds for few and for all of few. Mistakes are taken as independent; those of
 * one audit share its shop and its people, so that the truth may lie somewhat farther off.
 */
export function chanceInterval({ hits, of }: Share): Interval {
  const share = hits / of
  const square = DEVIATIONS ** 2
  const whole = 1 + square / of
  const middle = (share + square / (2 * of)) / whole
  const spread = Math.sqrt((share * (1 - share)) / of + square / (4 * of * of))
  const reach = (DEVIATIONS * spread) / whole
  return { from: Math.max(0, middle - reach), to: Math.min(1, middle + reach) }
}
