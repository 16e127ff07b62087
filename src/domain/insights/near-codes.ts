// Codes that one typing slip turns into each other. Leading zeros are ignored.

import { isGtin } from '../codes/gtin.ts'
import type { ItemFacts } from './audit-facts.ts'
import type { UnknownClue } from './finding.ts'

export interface CodeIndex {
  /** Items by code, without leading zeros. */
  readonly items: ReadonlyMap<string, string>
  readonly makers: ReadonlyMap<string, readonly string[]>
}

export interface NearCode {
  readonly itemId: string
  readonly clue: UnknownClue
}

const DIGITS = '0123456789'
/** How many of a trade item number's 14 digits identify the manufacturer. */
const MAKER_DIGITS = 9
const GTIN_LENGTH = 14
const LARGEST_MAKER = 500

export function indexCodes(items: readonly ItemFacts[]): CodeIndex {
  const codes = new Map<string, string>()
  const makers = new Map<string, string[]>()
  for (const { id, barcodes } of items) {
    for (const { code } of barcodes) {
      codes.set(bare(code), id)
      const maker = makerOf(code)
      if (maker === null) continue
      const others = makers.get(maker)
      if (!others) makers.set(maker, [id])
      else if (others.at(-1) !== id && others.length <= LARGEST_MAKER) others.push(id)
    }
  }
  return { items: codes, makers }
}

/** Items with a code that is one slip away. */
export function nearCodes(code: string, { items }: CodeIndex): readonly NearCode[] {
  const found = new Map<string, NearCode>()
  for (const [variant, clue] of variantsOf(code.trim())) {
    const itemId = items.get(bare(variant))
    if (itemId !== undefined && !found.has(itemId)) found.set(itemId, { itemId, clue })
  }
  return [...found.values()]
}

/** Items of the same manufacturer; empty if it has more than a few shelves full. */
export function sameMaker(code: string, { makers }: CodeIndex): readonly string[] {
  const maker = makerOf(code)
  const items = maker === null ? [] : (makers.get(maker) ?? [])
  return items.length > LARGEST_MAKER ? [] : items
}

/** Scanners reject a code with a wrong check digit, but people can type one. */
export function checks(code: string): boolean {
  return isGtin(code.trim())
}

function* variantsOf(code: string): Generator<readonly [string, UnknownClue]> {
  for (let at = 0; at < code.length; at += 1) {
    const [before, after] = [code.slice(0, at), code.slice(at + 1)]
    if (at + 1 < code.length) {
      yield [`${before}${code[at + 1]}${code[at]}${code.slice(at + 2)}`, 'swapped_digits']
    }
    yield [before + after, 'extra_digit']
    for (const digit of DIGITS) yield [before + digit + after, 'one_digit']
  }
  for (let at = 0; at <= code.length; at += 1) {
    for (const digit of DIGITS) {
      yield [code.slice(0, at) + digit + code.slice(at), 'missing_digit']
    }
  }
}

function bare(code: string): string {
  const text = code.trim()
  return text.startsWith('0') ? text.replace(/^0+/, '') : text
}

function makerOf(code: string): string | null {
  const digits = code.trim()
  if (!/^\d{8,14}$/.test(digits)) return null
  return digits.padStart(GTIN_LENGTH, '0').slice(0, MAKER_DIGITS)
}
