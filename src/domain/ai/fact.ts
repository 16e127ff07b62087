// A number that may be said, with what it counts: sentences are checked against these.

import { type Currency, formatMoney, formatSignedMoney } from '../money.ts'
import { sayDifference, sayQuantity, withMinus } from '../quantity-words.ts'
import { sayShare } from '../share-words.ts'

export type FactUnit = 'count' | 'money' | 'percent'

export interface Fact {
  /** What it is, in words: "lines counted". */
  readonly name: string
  /** Percentages from 0 to 100, money in the currency. */
  readonly value: number
  readonly unit: FactUnit
  /** Of percentages: as many as the screen shows. */
  readonly decimals?: 1 | 2
  /** Of money: what it is in. */
  readonly currency?: Currency
  /** A difference: above 0 it has a plus. */
  readonly isSigned?: true
}

export function count(name: string, value: number): Fact {
  return { name, value, unit: 'count' }
}

/** As a list, so that what nobody knows is left out. */
export function counted(name: string, value: number | null): readonly Fact[] {
  return value === null ? [] : [count(name, value)]
}

/** Money of no certain currency says nothing, and is left out too. */
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

/** Facts that say which way something goes. */
export function signed(facts: readonly Fact[]): readonly Fact[] {
  return facts.map((fact) => ({ ...fact, isSigned: true }))
}

/** "1,234.5", "$1,284.60", "73.3%", of differences "+3": with a true minus. */
export function sayFact(fact: Sayable): string {
  return withMinus(format(fact))
}

/** The same without its sign, where words say which way it goes. */
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
