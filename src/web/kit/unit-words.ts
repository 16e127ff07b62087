// What a label says of the one thing that it is on: its lot, until when it is good, its serial number.

import { expiryDate } from '#domain/codes/expiry.ts'

export interface UnitFacts {
  readonly lot: string | null
  /** YYMMDD, as printed. */
  readonly expiry: string | null
  readonly serial: string | null
}

/** Each in a few words; none where the label has none of them. */
export function unitWords({ lot, expiry, serial }: UnitFacts, atMs: number): readonly string[] {
  return [
    ...(lot === null ? [] : [`Lot ${lot}`]),
    ...(expiry === null ? [] : [dateWords(expiry, atMs)]),
    ...(serial === null ? [] : [`No. ${serial}`]),
  ]
}

/** Whether something was over when it was counted. */
export function isExpired(expiry: string | null, atMs: number): boolean {
  const date = expiry === null ? undefined : expiryDate(expiry, new Date(atMs).getUTCFullYear())
  return date !== undefined && date < new Date(atMs).toISOString().slice(0, 10)
}

/** Whoever holds something that is over should read so at once. */
function dateWords(digits: string, atMs: number): string {
  const date = expiryDate(digits, new Date(atMs).getUTCFullYear())
  if (date === undefined) return `Date ${digits}`
  const day = DAY.format(Date.parse(date))
  return isExpired(digits, atMs) ? `Expired ${day}` : `Until ${day}`
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
