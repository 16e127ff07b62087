// What a label says about the single object it is on: its lot, its date, its serial number.

import { expiryDate } from '#domain/codes/expiry.ts'
import type { Formats } from '#messages/formats.ts'
import { isExpired } from '../kit/is-expired.ts'
import type { Messages } from '../kit/use-messages.ts'

interface UnitFacts {
  readonly lot: string | null
  /** YYMMDD, as printed. */
  readonly expiry: string | null
  readonly serial: string | null
}

interface Said {
  readonly t: Messages<'shared'>
  readonly formats: Pick<Formats, 'day'>
}

/** A few words each; empty if the label has none of them. */
export function unitWords(
  { lot, expiry, serial }: UnitFacts,
  atMs: number,
  said: Said,
): readonly string[] {
  return [
    ...(lot === null ? [] : [said.t('event.lot', { lot })]),
    ...(expiry === null ? [] : [dateWords(expiry, atMs, said)]),
    ...(serial === null ? [] : [said.t('event.serial', { serial })]),
  ]
}

/** An expired date must be obvious to the person who holds the item. */
function dateWords(digits: string, atMs: number, { t, formats }: Said): string {
  const date = expiryDate(digits, new Date(atMs).getUTCFullYear())
  if (date === undefined) return t('event.date', { digits })
  const day = formats.day(Date.parse(date))
  return isExpired(digits, atMs) ? t('event.expired', { day }) : t('event.expires', { day })
}
