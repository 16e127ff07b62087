// Warnings before comparing the figures of several audits; empty: none.

import type { Currency } from '#domain/money.ts'
import type { ProtocolDifference } from '#domain/reports/protocol-differences.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'

type Lists = Pick<Formats, 'list'>

export function sayRules(
  differences: readonly ProtocolDifference[],
  t: Messages<'reports'>,
  { list }: Lists,
): string {
  if (differences.length === 0) return ''
  const said = differences.map((difference) => t(`rule.${difference}`))
  return t('warning.rules', { differences: list(said) })
}

export function sayCurrencies(
  currencies: readonly Currency[],
  t: Messages<'reports'>,
  { list }: Lists,
): string {
  if (currencies.length < 2) return ''
  return t('warning.currencies', { currencies: list(currencies.toSorted()) })
}
