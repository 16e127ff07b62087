// Decimal arithmetic: balances and money never pass through binary fractions.

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
  'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
)

/** Places behind the point that can be paid in this currency. */
export function minorDigits(currency: string): number {
  return WITHOUT_MINOR_UNIT.has(currency.toLowerCase()) ? 0 : 2
}

/** Only totals are rounded: rounding every line would let pennies drift. */
export function roundMoney(value: Amount, currency: string): Amount {
  return value.round(minorDigits(currency), Big.roundHalfUp)
}

/** What a card is charged in its smallest unit. */
export function toMinorUnits(value: Amount, currency: string): number {
  return roundMoney(value, currency)
    .times(10 ** minorDigits(currency))
    .toNumber()
}
