// GS1 element strings: application identifiers, each followed by its value. A value of fixed length simply ends; all
// others end with a separator or with the text.

import { isGtin } from './gtin.ts'

/** Application identifier to value. */
export type Elements = ReadonlyMap<string, string>

const SEPARATOR = '\u001d'
const LEADING_SEPARATORS = new RegExp(`^${SEPARATOR}+`)
/** Prefixes with which a reader announces GS1 data: Code 128, DataBar, Data Matrix, QR. */
const SYMBOLOGY = /^\](?:C1|e0|d2|Q3|J1)/
const BRACKETED = /\((\d{2,4})\)([^(]*)/g
/** Spellings of the separator by readers that cannot send it. */
const SPELLED_SEPARATOR = /<GS>|\{GS\}|\\x1d/gi

/** How many digits an identifier has, by its first two. */
const IDENTIFIER_DIGITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...range(0, 3, 2),
  ...range(10, 13, 2),
  ...range(15, 17, 2),
  ...range(20, 22, 2),
  ...range(23, 25, 3),
  ['30', 2],
  ...range(31, 36, 4),
  ['37', 2],
  ['39', 4],
  ...range(40, 42, 3),
  ['43', 4],
  ['70', 4],
  ['71', 3],
  ['72', 4],
  ...range(80, 82, 4),
  ...range(90, 99, 2),
])

/** Length of identifier and value together, for identifiers of fixed length, by their first two digits. */
const FIXED_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries([
  ['00', 20],
  ['01', 16],
  ['02', 16],
  ['03', 16],
  ...range(11, 19, 8),
  ['20', 4],
  ...range(31, 36, 10),
  ['41', 16],
])

/** The longest value of any identifier without a fixed length. */
const LONGEST_VALUE = 90

/** The elements of a text; undefined when any part does not parse or its GTIN has a wrong check digit. */
export function parseElements(text: string): Elements | undefined {
  const marked = SYMBOLOGY.test(text)
  const bare = text.replace(SYMBOLOGY, '').replace(SPELLED_SEPARATOR, SEPARATOR)
  const elements = bare.startsWith('(') ? bracketed(bare) : plain(bare)
  if (!elements) return undefined
  const gtin = elements.get('01') ?? elements.get('02')
  if (gtin !== undefined) return isGtin(gtin) ? elements : undefined
  return marked || bare.startsWith('(') ? elements : undefined
}

function bracketed(text: string): Elements | undefined {
  const elements = new Map<string, string>()
  let end = 0
  for (const { 0: whole, 1: identifier = '', 2: said = '', index } of text.matchAll(BRACKETED)) {
    const value = writtenValue(identifier, said)
    if (index !== end || elements.has(identifier) || !fits(identifier, value)) return undefined
    elements.set(identifier, value)
    end = index + whole.length
  }
  return end === text.length && elements.size > 0 ? elements : undefined
}

/** The form with brackets is written for people, with spaces and with numbers as printed below the bars. */
function writtenValue(identifier: string, said: string): string {
  const value = said.replaceAll(SEPARATOR, '').trim()
  const isNumber = identifier === '01' || identifier === '02'
  return isNumber && SHORT_GTINS.has(value.length) ? value.padStart(14, '0') : value
}

const SHORT_GTINS = new Set([8, 12, 13])

function plain(text: string): Elements | undefined {
  const elements = new Map<string, string>()
  let rest = text.replace(LEADING_SEPARATORS, '')
  while (rest !== '') {
    const first = firstElement(rest)
    if (!first || elements.has(first.identifier)) return undefined
    elements.set(first.identifier, first.value)
    rest = first.rest
  }
  return elements.size > 0 ? elements : undefined
}

function firstElement(text: string) {
  const digits = IDENTIFIER_DIGITS[text.slice(0, 2)]
  if (digits === undefined) return undefined
  const identifier = text.slice(0, digits)
  const fixed = FIXED_LENGTHS[text.slice(0, 2)]
  const end = fixed ?? endOfValue(text)
  const value = text.slice(digits, end)
  if (!fits(identifier, value)) return undefined
  const rest = text.slice(end)
  return { identifier, value, rest: rest.replace(LEADING_SEPARATORS, '') }
}

function endOfValue(text: string): number {
  const separator = text.indexOf(SEPARATOR)
  return separator < 0 ? text.length : separator
}

function fits(identifier: string, value: string): boolean {
  const prefix = identifier.slice(0, 2)
  if (!/^\d+$/.test(identifier) || IDENTIFIER_DIGITS[prefix] !== identifier.length) return false
  const fixed = FIXED_LENGTHS[prefix]
  if (fixed !== undefined) {
    return value.length === fixed - identifier.length && /^\d+$/.test(value)
  }
  return value.length > 0 && value.length <= LONGEST_VALUE
}

function range(from: number, to: number, value: number): readonly (readonly [string, number])[] {
  return Array.from({ length: to - from + 1 }, (_, index) => [
    String(from + index).padStart(2, '0'),
    value,
  ])
}
