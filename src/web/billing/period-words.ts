import type { UsageRange } from '#domain/billing/usage-range.ts'

/** Days are in UTC, like billing cycles; hours are in local time. */
export function periodWords(period: number, range: UsageRange): string {
  return new Intl.DateTimeFormat('en-US', range === '24h' ? HOUR : DAY).format(period)
}

const HOUR = { hour: 'numeric' } as const
const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
