// Everything that the text of a label says, in whatever format: the key that finds the item, plus lot, expiry and
// serial number where present.

import { parseDigitalLink } from './digital-link.ts'
import { type Elements, parseElements } from './element-string.ts'
import { isGtin } from './gtin.ts'
import { isbn13Of } from './isbn.ts'
import { joinedDigits, withoutSupplement, withoutWord, withPlainDigits } from './typed-digits.ts'
import { expandUpcE } from './upc-e.ts'

export interface ReadCode {
  readonly kind: 'gtin' | 'text'
  /** The same for every spelling of a trade item number; otherwise the text itself. */
  readonly key: string
  readonly lot: string | null
  /** YYMMDD, as printed. */
  readonly expiry: string | null
  readonly serial: string | null
  /** The weight in kilograms, when the label has one. */
  readonly kilograms: number | null
  /** How many pieces are inside, according to the label. */
  readonly count: number | null
}

const NOTHING = { lot: null, expiry: null, serial: null, kilograms: null, count: null }

export function readCode(text: string): ReadCode {
  const plain = withPlainDigits(text)
  const elements = parseDigitalLink(plain) ?? parseElements(plain)
  const gtin = elements?.get('01') ?? elements?.get('02')
  if (elements && gtin !== undefined) return { kind: 'gtin', key: gtin, ...facts(elements) }
  const number = tradeItemNumber(plain) ?? writtenNumber(plain)
  if (number !== undefined) return { kind: 'gtin', key: number.padStart(14, '0'), ...NOTHING }
  return { kind: 'text', key: text, ...NOTHING }
}

/**
 * Eight digits can be valid both as EAN-8 and as UPC-E. Starting with 0 they are a UPC-E, because EAN-8 numbers that
 * start with 0 are never assigned to goods; otherwise they are the EAN-8.
 */
function tradeItemNumber(text: string): string | undefined {
  const upcA = expandUpcE(text)
  if (upcA !== undefined && text.startsWith('0')) return upcA
  return isGtin(text) ? text : (upcA ?? isbn13Of(text))
}

/** A number as written by hand, or sent together with its supplement. */
function writtenNumber(text: string): string | undefined {
  const bare = withoutWord(text)
  const joined = joinedDigits(bare)
  const main = withoutSupplement(bare)
  if (joined !== undefined) return tradeItemNumber(joined)
  if (main !== undefined) return isGtin(main) ? main : undefined
  return bare === text ? undefined : tradeItemNumber(bare)
}

const DATE = /^\d{6}$/

function facts(elements: Elements) {
  // The use-by date, else the best-before date, else the sell-by date.
  const dates = ['17', '15', '16'].flatMap((identifier) => elements.get(identifier) ?? [])
  return {
    lot: elements.get('10') ?? null,
    expiry: dates.find((date) => DATE.test(date)) ?? null,
    serial: elements.get('21') ?? null,
    kilograms: kilogramsIn(elements),
    count: wholeNumber(elements.get('37') ?? elements.get('30')),
  }
}

/** 3100 to 3105: net weight in kilograms, the last digit gives the decimals; 3200 to 3205: the same in pounds. */
function kilogramsIn(elements: Elements): number | null {
  for (const [identifier, value] of elements) {
    if (!/^3[12]0[0-5]$/.test(identifier) || !/^\d{6}$/.test(value)) continue
    const weight = Number(value) / 10 ** Number(identifier.charAt(3))
    return identifier.startsWith('32') ? weight * KILOGRAMS_PER_POUND : weight
  }
  return null
}

export const KILOGRAMS_PER_POUND = 0.45359237

function wholeNumber(digits: string | undefined): number | null {
  return digits !== undefined && /^\d{1,8}$/.test(digits) ? Number(digits) : null
}
