import type { UsageRange } from '#domain/billing/usage-range.ts'
import { factsOf } from '#messages/languages.ts'
import type { BillingWords } from './billing-words.ts'

/** Days are in UTC, like billing cycles; hours are in local time. */
export function periodWords(period: number, range: UsageRange, { language }: BillingWords): string {
  const { locale } = factsOf(language)
  return new Intl.DateTimeFormat(locale, range === '24h' ? HOUR : DAY).format(period)
}

const HOUR = { hour: 'numeric' } as const
const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
