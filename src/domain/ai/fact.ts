// A number that may be said, with what it counts: sentences are checked against these.

export type FactUnit = 'count' | 'money' | 'percent'

export interface Fact {
  /** What it is, in words: "lines counted". */
  readonly name: string
  /** Percentages from 0 to 100, money in the currency. */
  readonly value: number
  readonly unit: FactUnit
}

const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })
const MONEY = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const PERCENT = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 2,
})

export function count(name: string, value: number): Fact {
  return { name, value, unit: 'count' }
}

/** As a list, so that what nobody knows is left out. */
export function counted(name: string, value: number | null): readonly Fact[] {
  return value === null ? [] : [count(name, value)]
}

export function money(name: string, value: number | null): readonly Fact[] {
  return value === null ? [] : [{ name, value, unit: 'money' }]
}

/** From a share between 0 and 1. */
export function percent(name: string, share: number | null): readonly Fact[] {
  return share === null ? [] : [{ name, value: round(share * 100, 4), unit: 'percent' }]
}

/** "1,234.5", "$1,284.60", "73.3%": with a true minus. */
export function sayFact({ value, unit }: Pick<Fact, 'value' | 'unit'>): string {
  return format(value, unit).replace('-', '\u2212')
}

/** The same without its sign, where words say which way it goes. */
export function saySize({ value, unit }: Pick<Fact, 'value' | 'unit'>): string {
  return format(Math.abs(value), unit)
}

function format(value: number, unit: FactUnit): string {
  switch (unit) {
    case 'count':
      return COUNT.format(value)
    case 'money':
      return MONEY.format(value)
    case 'percent':
      return `${PERCENT.format(value)}%`
  }
}

export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
