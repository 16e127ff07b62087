// A number that an answer may mention, with what it measures; sentences are checked against these.

import { type Currency, formatMoney, formatSignedMoney } from '../money.ts'
import { sayDifference, sayQuantity, withMinus } from '../quantity-words.ts'
import { sayShare } from '../share-words.ts'

export type FactUnit = 'count' | 'money' | 'percent'

export interface Fact {
  /** What it is, in words: "lines counted". */
  readonly name: string
  /** Percentages from 0 to 100; money in the currency. */
  readonly value: number
  readonly unit: FactUnit
  /** For percentages: as many decimals as the screen shows. */
  readonly decimals?: 1 | 2
  /** For money. */
  readonly currency?: Currency
  /** A difference, written with a plus above 0. */
  readonly isSigned?: true
}

export function count(name: string, value: number): Fact {
  return { name, value, unit: 'count' }
}

/** A list, so that an unknown value can be left out. */
export function counted(name: string, value: number | null): readonly Fact[] {
  return value === null ? [] : [count(name, value)]
}

/** Also leaves out money without one known currency. */
export function money(
  name: string,
  value: number | null,
  currency: Currency | null,
): readonly Fact[] {
  return value === null || currency === null ? [] : [{ name, value, unit: 'money', currency }]
}

/** From a share between 0 and 1. */
export function percent(name: string, share: number | null, decimals: 1 | 2 = 1): readonly Fact[] {
  if (share === null) return []
  return [{ name, value: round(share * 100, 4), unit: 'percent', decimals }]
}

/** Marks facts that have a direction, up or down. */
export function signed(facts: readonly Fact[]): readonly Fact[] {
  return facts.map((fact) => ({ ...fact, isSigned: true }))
}

/** "1,234.5", "$1,284.60", "73.3%"; differences like "+3", with a real minus sign. */
export function sayFact(fact: Sayable): string {
  return withMinus(format(fact))
}

/** Without the sign, for sentences whose words give the direction. */
export function saySize(fact: Sayable): string {
  const { isSigned: _isSigned, ...size } = fact
  return format({ ...size, value: Math.abs(fact.value) })
}

type Sayable = Pick<Fact, 'value' | 'unit' | 'decimals' | 'currency' | 'isSigned'>

function format({ value, unit, decimals = 1, currency, isSigned }: Sayable): string {
  switch (unit) {
    case 'count':
      return (isSigned ? sayDifference : sayQuantity)(value)
    case 'money':
      return (isSigned ? formatSignedMoney : formatMoney)(value, currency ?? null)
    case 'percent':
      return sayShare(value / 100, decimals)
  }
}

export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
