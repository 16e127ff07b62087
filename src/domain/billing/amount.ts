// Decimal arithmetic: balances and money are never binary fractions.

import Big from 'big.js'

export type Amount = Big

export const ZERO = new Big(0)

export function amount(value: Big | number | string): Amount {
  return new Big(value)
}

export function sum(amounts: Iterable<Amount>): Amount {
  let total = ZERO
  for (const one of amounts) total = total.plus(one)
  return total
}

export function least(one: Amount, other: Amount): Amount {
  return one.lt(other) ? one : other
}

export function most(one: Amount, other: Amount): Amount {
  return one.gt(other) ? one : other
}

const WITHOUT_MINOR_UNIT = new Set(
  'bif clp djf gnf isk jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
)

/** Their minor unit is a thousandth, but card networks only accept multiples of ten, so two decimals can be paid. */
const IN_THOUSANDTHS = new Set('bhd jod kwd omr tnd'.split(' '))

/** They no longer have a minor unit, but the provider's API still expects hundredths. */
const STILL_IN_HUNDREDTHS = new Set(['isk', 'ugx'])

/** How many decimals can be paid in this currency. */
export function minorDigits(currency: string): number {
  return WITHOUT_MINOR_UNIT.has(currency.toLowerCase()) ? 0 : 2
}

/** How many of the provider's smallest units make one unit of the currency. */
function unitsPerWhole(currency: string): number {
  const code = currency.toLowerCase()
  if (IN_THOUSANDTHS.has(code)) return 1_000
  return WITHOUT_MINOR_UNIT.has(code) && !STILL_IN_HUNDREDTHS.has(code) ? 1 : 100
}

/** Rounds half away from zero, so that a credit and a charge for the same time cancel out. */
export function roundMoney(value: Amount, currency: string): Amount {
  return value.round(minorDigits(currency), Big.roundHalfUp)
}

/** The amount to charge, in the provider's smallest unit. */
export function toMinorUnits(value: Amount, currency: string): number {
  return roundMoney(value, currency).times(unitsPerWhole(currency)).toNumber()
}

export function fromMinorUnits(units: number, currency: string): Amount {
  return new Big(units).div(unitsPerWhole(currency))
}
