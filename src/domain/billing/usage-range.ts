// The ranges of a usage chart, and the periods of each. In UTC.

import type { AttachedProduct } from './account.ts'
import { addMonths } from './interval.ts'
import type { WireUsage } from './wire.ts'

export const USAGE_RANGES = ['24h', '7d', '30d', '90d', 'last_cycle'] as const
export type UsageRange = (typeof USAGE_RANGES)[number]

export interface UsagePeriods {
  readonly unit: 'hour' | 'day'
  readonly from: number
  readonly to: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const

/** The current cycle of the plan; the calendar month when nothing is billed. */
export function periodsOf(
  range: UsageRange,
  now: number,
  current: AttachedProduct | undefined,
): UsagePeriods {
  if (range === '24h') {
    const to = floorTo(now, HOUR_MS)
    return { unit: 'hour', from: to - 23 * HOUR_MS, to }
  }
  const to = floorTo(now, DAY_MS)
  if (range !== 'last_cycle') return { unit: 'day', from: to - (DAYS[range] - 1) * DAY_MS, to }
  return { unit: 'day', from: floorTo(cycleStart(now, current), DAY_MS), to }
}

function cycleStart(now: number, current: AttachedProduct | undefined): number {
  if (!current) return addMonths(now, -1)
  if (current.periodStart !== null) return current.periodStart
  let months = 0
  while (addMonths(current.anchorAt, months + 1) <= now) months += 1
  return addMonths(current.anchorAt, months)
}

/** All periods of the range; those without usage are zero. */
export function fillPeriods(
  { unit, from, to }: UsagePeriods,
  featureIds: readonly string[],
  found: readonly { readonly period: number; readonly featureId: string; readonly value: number }[],
): WireUsage {
  const step = unit === 'hour' ? HOUR_MS : DAY_MS
  const values = new Map(found.map((one) => [`${one.period}/${one.featureId}`, one.value]))
  const list = []
  for (let period = from; period <= to; period += step) {
    const figures = featureIds.map((id) => [id, values.get(`${period}/${id}`) ?? 0])
    list.push({ ...Object.fromEntries(figures), period })
  }
  return { list }
}

function floorTo(moment: number, step: number): number {
  return Math.floor(moment / step) * step
}
