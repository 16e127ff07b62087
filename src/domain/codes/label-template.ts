// Numbers that a store assigns itself (prefixes 02 and 20 to 29), often with a weight or price inside. They have a
// meaning only in that store, so a template of the store says what each digit is.

import { Fault } from '../fault.ts'
import { checkDigitOf, isGtin } from './gtin.ts'

/**
 * Thirteen characters, one for each digit: I item, W weight in grams, P price in minor units, V verifier of the price,
 * X anything, C check digit; a digit matches itself. Example: 21IIIIIVPPPPC.
 */
export type LabelTemplate = string

export interface StoreLabel {
  /** How the catalogue knows the item: the label with weight, price and check digits removed. */
  readonly itemKey: string
  /** In grams. */
  readonly weight: number | null
  /** In minor units of the currency. */
  readonly price: number | null
}

const TEMPLATE = /^[\dIWPVXC]{12}C$/
const RESTRICTED = /^0(?:02|2\d)\d{11}$/

export function isLabelTemplate(text: string): text is LabelTemplate {
  return TEMPLATE.test(text) && text.includes('I') && !(text.includes('W') && text.includes('P'))
}

/** Common patterns, after the two digits of their prefix. */
export const LABEL_PATTERNS = [
  'IIIIIWWWWWC',
  'IIIIIPPPPPC',
  'IIIIIVPPPPC',
  'IIIIVPPPPPC',
  'IIIIIIIIIIC',
] as const

/** The prefixes of labels that have a meaning only in one store. */
export const RESTRICTED_PREFIXES: readonly string[] = [
  '02',
  ...Array.from({ length: 10 }, (_, digit) => `2${digit}`),
]

/** Templates as stored: without duplicates, in the order in which they are tried. */
export function decideLabelTemplates(texts: readonly string[]): readonly LabelTemplate[] {
  const templates = texts.map((text) => text.replace(/\s/g, '').toUpperCase())
  for (const [index, template] of templates.entries()) {
    if (isLabelTemplate(template) && RESTRICTED_PREFIXES.includes(template.slice(0, 2))) continue
    const message = 'A template is 02 or 20 to 29, then letters I, W, P, V or X, 13 in all, C last.'
    throw new Fault('invalid_argument', message, { field: `templates.${index}` })
  }
  return [...new Set(templates)]
}

/** Whether a GTIN-14 has a meaning only in one store. */
export function isRestricted(gtin14: string): boolean {
  return RESTRICTED.test(gtin14) && isGtin(gtin14)
}

/** What a number says according to the first template that fits; undefined when none fits. */
export function readStoreLabel(
  gtin14: string,
  templates: readonly LabelTemplate[],
): StoreLabel | undefined {
  if (!isRestricted(gtin14)) return undefined
  const digits = gtin14.slice(1)
  const template = templates.find((each) => isLabelTemplate(each) && matches(digits, each))
  if (template === undefined) return undefined
  return {
    itemKey: itemKeyOf(digits, template),
    weight: numberIn(digits, template, 'W'),
    price: numberIn(digits, template, 'P'),
  }
}

function matches(digits: string, template: LabelTemplate): boolean {
  const fixed = [...template].every(
    (letter, index) => !/\d/.test(letter) || digits.charAt(index) === letter,
  )
  const verifier = lettersIn(digits, template, 'V')
  return fixed && (verifier === '' || verifier === verifierOf(lettersIn(digits, template, 'P')))
}

function lettersIn(digits: string, template: LabelTemplate, letter: string): string {
  return [...digits].filter((_, index) => template.charAt(index) === letter).join('')
}

function numberIn(digits: string, template: LabelTemplate, letter: 'W' | 'P'): number | null {
  const found = lettersIn(digits, template, letter)
  return found === '' ? null : Number(found)
}

/** The label as printed for weight or price 0, with its check digit: an ordinary number. */
function itemKeyOf(digits: string, template: LabelTemplate): string {
  const kept = [...digits.slice(0, 12)]
    .map((digit, index) => (/[\dI]/.test(template.charAt(index)) ? digit : '0'))
    .join('')
  return `0${kept}${checkDigitOf(kept)}`
}

/** Each digit times its weight, by the digit: 2 minus the tens, 3, and 5 minus or plus the tens. */
const DOUBLED_LESS = [0, 2, 4, 6, 8, 9, 1, 3, 5, 7]
const TRIPLED = [0, 3, 6, 9, 2, 5, 8, 1, 4, 7]
const FIVEFOLD_MINUS = [0, 5, 9, 4, 8, 3, 7, 2, 6, 1]
const FIVEFOLD_PLUS = [0, 5, 1, 6, 2, 7, 3, 8, 4, 9]

const FOUR_DIGITS = [DOUBLED_LESS, DOUBLED_LESS, TRIPLED, FIVEFOLD_MINUS]
const FIVE_DIGITS = [FIVEFOLD_PLUS, DOUBLED_LESS, FIVEFOLD_MINUS, FIVEFOLD_PLUS, DOUBLED_LESS]

/** The verifier digit of a price with four or five digits; empty for other lengths, which have none. */
function verifierOf(price: string): string {
  const weights = price.length === 4 ? FOUR_DIGITS : price.length === 5 ? FIVE_DIGITS : undefined
  if (!weights) return ''
  const sum = weights.reduce(
    (total, weight, index) => total + (weight[Number(price.charAt(index))] ?? 0),
    0,
  )
  if (price.length === 4) return String((sum * 3) % 10)
  return String(FIVEFOLD_MINUS.indexOf((10 - (sum % 10)) % 10))
}
