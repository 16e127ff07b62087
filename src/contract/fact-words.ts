// A number of an answer as people read it, in their language.

import type { Fact } from '#domain/ai/fact.ts'
import type { Formats } from '#messages/formats.ts'

type Sayable = Pick<Fact, 'value' | 'unit' | 'decimals' | 'currency' | 'isSigned'>

/** "1,234.5", "$1,284.60", "73.3%", and "+3" for a difference. */
export function factText(
  { value, unit, decimals, currency, isSigned }: Sayable,
  formats: Formats,
): string {
  switch (unit) {
    case 'count':
      return isSigned ? formats.difference(value) : formats.quantity(value)
    case 'money':
      return isSigned
        ? formats.signedMoney(value, currency ?? null)
        : formats.money(value, currency ?? null)
    case 'percent':
      return formats.share(value / 100, decimals)
  }
}

/** Without the sign, for sentences whose words give the direction. */
export function factSize(fact: Fact, formats: Formats): string {
  const { isSigned: _isSigned, ...size } = fact
  return factText({ ...size, value: Math.abs(fact.value) }, formats)
}
