// What several operations take.

import * as z from 'zod'
import type { TimeSpan } from '../time-span.ts'

export const name = z.string().max(1_000)
export const reason = z.string().max(1_000)
/** Of counts, in the words of the reference. */
export const RECEIVED = 'when the count was received, which is its serverTime'
export const moment = z.iso.datetime({ offset: true })

/** For lists that are in the order of a time, or of a change. */
export function spanQuery(what: string) {
  return {
    from: moment.optional().describe(`From this time on: ${what}`),
    until: moment.optional().describe(`Before this time: ${what}`),
  }
}

interface Span {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Nothing where both are left out. */
export function toTimeSpan({ from, until }: Span): TimeSpan | undefined {
  if (from === undefined && until === undefined) return undefined
  return {
    ...(from !== undefined && { fromMs: toMs(from) }),
    ...(until !== undefined && { untilMs: toMs(until) }),
  }
}

export function toMs(at: string): number {
  return Date.parse(at)
}

export function isInSpan(atMs: number, { fromMs = 0, untilMs = Infinity }: TimeSpan = {}): boolean {
  return atMs >= fromMs && atMs < untilMs
}
