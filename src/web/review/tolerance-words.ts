import type { Currency } from '#domain/money.ts'
import type { Tolerance } from '#domain/protocol.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'

/**
 * "2 units or 5%"; undefined: there is no limit. A line is beyond the tolerance when it exceeds any of the
 * limits.
 */
export function sayLimits(
  { units, percent, value, valuePercent }: Tolerance,
  currency: Currency | null,
  t: Messages<'results'>,
  { either, money, share }: Formats,
): string | undefined {
  const limits = [
    units !== null && units > 0 && t('tolerance.units', { count: units }),
    percent !== null && share(percent / 100, digitsOf(percent)),
    value !== null && money(value, currency),
    valuePercent !== null &&
      t('tolerance.value', { percent: share(valuePercent / 100, digitsOf(valuePercent)) }),
  ].filter((limit) => limit !== false)
  return limits.length === 0 ? undefined : either(limits)
}

/** "Tolerance: 2 units or 5%", "Every difference counts". */
export function sayTolerance(
  tolerance: Tolerance,
  currency: Currency | null,
  t: Messages<'results'>,
  formats: Formats,
): string {
  const limits = sayLimits(tolerance, currency, t, formats)
  return limits === undefined ? t('tolerance.everything') : t('tolerance.is', { limits })
}

/** As many digits as were typed, up to three. */
function digitsOf(percent: number): number {
  const [, typed = ''] = String(percent).split('.')
  return Math.min(3, typed.length)
}
