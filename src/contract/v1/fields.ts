// What several operations take.

import * as z from 'zod'

export const name = z.string().max(1_000)
export const reason = z.string().max(1_000)
export const moment = z.iso.datetime({ offset: true })

export function toMs(at: string): number {
  return Date.parse(at)
}
