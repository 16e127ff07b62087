// Cycles in UTC. Cycles are counted from their anchor, so that one that started on the 31st returns to the 31st after
// a short month.

const DAY_MS = 24 * 60 * 60 * 1_000

/** The latest valid date, used as "never". */
export const NEVER_MS = 8_640_000_000_000_000

const FIXED_MS = { minute: 60_000, hour: 3_600_000, day: DAY_MS, week: 7 * DAY_MS } as const
const MONTHS = { month: 1, quarter: 3, semi_annual: 6, year: 12 } as const

export const INTERVALS = [
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'quarter',
  'semi_annual',
  'year',
] as const

export type Interval = (typeof INTERVALS)[number]

/** Shorter intervals first; no interval comes last. */
export function intervalRank(interval: Interval | null | undefined): number {
  return interval ? INTERVALS.indexOf(interval) : INTERVALS.length
}

/** The moment `count` intervals after the anchor. */
export function addIntervals(anchor: number, interval: Interval, count: number): number {
  if (isFixed(interval)) return anchor + count * FIXED_MS[interval]
  return addMonths(anchor, MONTHS[interval] * count)
}

export function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor)
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const start = Date.UTC(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay))
  return start + (anchor - Math.floor(anchor / DAY_MS) * DAY_MS)
}

export function addDays(moment: number, days: number): number {
  return moment + days * DAY_MS
}

/** The first cycle boundary after a moment. */
export function nextBoundary(anchor: number, interval: Interval, after: number): number {
  if (after < anchor) return anchor
  let count = Math.max(1, Math.floor((after - anchor) / longestMs(interval)))
  while (addIntervals(anchor, interval, count) <= after) count += 1
  return addIntervals(anchor, interval, count)
}

function longestMs(interval: Interval): number {
  return isFixed(interval) ? FIXED_MS[interval] : MONTHS[interval] * 31 * DAY_MS
}

function isFixed(interval: Interval): interval is keyof typeof FIXED_MS {
  return interval in FIXED_MS
}
