import { countOf } from '#domain/count-words.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import type { Tolerance } from '#domain/protocol.ts'

/** "2 units or 5%", "none". A line is beyond when it is beyond any of them. */
export function describeTolerance(
  { units, percent, value, valuePercent }: Tolerance,
  currency: Currency | null,
): string {
  const limits = [
    units !== null && units > 0 && countOf(units, 'unit'),
    percent !== null && `${percent}%`,
    value !== null && formatMoney(value, currency),
    valuePercent !== null && `${valuePercent}% of value`,
  ].filter((limit) => limit !== false)
  return limits.length === 0 ? 'none' : limits.join(' or ')
}
