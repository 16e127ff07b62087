// What a code says, for people: the number as it stands under the bars, and what else the label tells.

import { expiryDate } from '#domain/codes/expiry.ts'
import { readCode } from '#domain/codes/read-code.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import { formatUnits } from './result-words.ts'

export interface CodeWords {
  readonly number: string
  /** Lot, date, serial number and weight; empty where the label has none of them. */
  readonly facts: string
}

export function codeWords(code: string, nowMs: number): CodeWords {
  const { lot, expiry, serial, kilograms } = readCode(code)
  const facts = [
    lot !== null && `Lot ${lot}`,
    expiry !== null && dateWords(expiry, nowMs),
    serial !== null && `No. ${serial}`,
    kilograms !== null && `${formatUnits(kilograms)} kg`,
  ]
  return {
    number: shownCode(code),
    facts: facts.filter(Boolean).join(' · '),
  }
}

/** Whoever holds something that is over should read so at once. */
function dateWords(digits: string, nowMs: number): string {
  const date = expiryDate(digits, new Date(nowMs).getUTCFullYear())
  if (date === undefined) return `Date ${digits}`
  const day = DAY.format(Date.parse(date))
  return date < new Date(nowMs).toISOString().slice(0, 10) ? `Expired ${day}` : `Until ${day}`
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
