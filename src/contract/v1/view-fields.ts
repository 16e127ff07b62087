// What several answers show.

import * as z from 'zod'

export const moment = z.iso.datetime()
export const maybeMoment = moment.nullable()
export const text = z.string()
export const maybeText = z.string().nullable()
export const maybeNumber = z.number().nullable()

export function iso(ms: number): string {
  return new Date(ms).toISOString()
}

export function maybeIso(ms: number | null): string | null {
  return ms === null ? null : iso(ms)
}
