// Everything that a text from a label says, whatever wrote it: the key that items are found by, and
// lot, expiry and serial where it has them.

import { parseDigitalLink } from './digital-link.ts'
import { type Elements, parseElements } from './element-string.ts'
import { isGtin } from './gtin.ts'
import { isbn13Of } from './isbn.ts'
import { expandUpcE } from './upc-e.ts'

export interface ReadCode {
  readonly kind: 'gtin' | 'text'
  /** Equal for every spelling of one trade item number; otherwise the text itself. */
  readonly key: string
  readonly lot: string | null
  /** YYMMDD, as printed. */
  readonly expiry: string | null
  readonly serial: string | null
  /** What was weighed, in kilograms, where the label says it. */
  readonly kilograms: number | null
  /** How many the label says are inside. */
  readonly count: number | null
}

const NOTHING = { lot: null, expiry: null, serial: null, kilograms: null, count: null }

export function readCode(text: string): ReadCode {
  const elements = parseDigitalLink(text) ?? parseElements(text)
  const gtin = elements?.get('01') ?? elements?.get('02')
  if (elements && gtin !== undefined) return { kind: 'gtin', key: gtin, ...facts(elements) }
  const number = tradeItemNumber(text)
  if (number !== undefined) return { kind: 'gtin', key: number.padStart(14, '0'), ...NOTHING }
  return { kind: 'text', key: text, ...NOTHING }
}

/**
 * Eight digits may check both as EAN-8 and as UPC-E. Behind a 0 it is a UPC-E, since EAN-8 numbers that
 * begin so are never given to goods; otherwise it is the number itself.
 */
function tradeItemNumber(text: string): string | undefined {
  const upcA = expandUpcE(text)
  if (upcA !== undefined && text.startsWith('0')) return upcA
  return isGtin(text) ? text : (upcA ?? isbn13Of(text))
}

function facts(elements: Elements) {
  return {
    lot: elements.get('10') ?? null,
    expiry: elements.get('17') ?? elements.get('15') ?? null,
    serial: elements.get('21') ?? null,
    kilograms: kilogramsIn(elements),
    count: wholeNumber(elements.get('37') ?? elements.get('30')),
  }
}

/** 3100 to 3105: net weight, the last digit says how many decimals. */
function kilogramsIn(elements: Elements): number | null {
  for (const [identifier, value] of elements) {
    if (/^310[0-5]$/.test(identifier)) return Number(value) / 10 ** Number(identifier.charAt(3))
  }
  return null
}

function wholeNumber(digits: string | undefined): number | null {
  return digits !== undefined && /^\d{1,8}$/.test(digits) ? Number(digits) : null
}
