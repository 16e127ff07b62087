// Numbers that a store gives itself (prefixes 02 and 20 to 29), often with a weight or a price inside.
// They mean something in one store only, so a template of the store says what each digit is.

import { Fault } from '../fault.ts'
import { checkDigitOf, isGtin } from './gtin.ts'

/**
 * Thirteen letters, one for each digit: I item, W weight in grams, P price in minor units, V verifier of
 * the price, X anything, C check digit; digits stand for themselves. Example: 21IIIIIVPPPPC.
 */
export type LabelTemplate = string

export interface StoreLabel {
  /** What the catalogue knows the item by: the label with weight, price and checks left out. */
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

/** The usual ones, behind the two digits that they begin with. */
export const LABEL_PATTERNS = [
  'IIIIIWWWWWC',
  'IIIIIPPPPPC',
  'IIIIIVPPPPC',
  'IIIIVPPPPPC',
  'IIIIIIIIIIC',
] as const

/** What labels that mean something in one store only may begin with. */
export const RESTRICTED_PREFIXES: readonly string[] = [
  '02',
  ...Array.from({ length: 10 }, (_, digit) => `2${digit}`),
]

/** Templates as they are kept: each once, in the order in which they are tried. */
export function decideLabelTemplates(texts: readonly string[]): readonly LabelTemplate[] {
  const templates = texts.map((text) => text.replace(/\s/g, '').toUpperCase())
  for (const [index, template] of templates.entries()) {
    if (isLabelTemplate(template) && RESTRICTED_PREFIXES.includes(template.slice(0, 2))) continue
    const message = 'A template is 02 or 20 to 29, then letters I, W, P, V or X, 13 in all, C last.'
    throw new Fault('invalid_argument', message, { field: `templates.${index}` })
  }
  return [...new Set(templates)]
}

/** Whether a GTIN-14 is a number that means something in one store only. */
export function isRestricted(gtin14: string): boolean {
  return RESTRICTED.test(gtin14) && isGtin(gtin14)
}

/** What a number says by the first template that it fits; undefined when it fits none. */
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

/** The label as printed on an item of weight or price 0: a number like any other, with its check. */
function itemKeyOf(digits: string, template: LabelTemplate): string {
  const kept = [...digits.slice(0, 12)]
    .map((digit, index) => (/[\dI]/.test(template.charAt(index)) ? digit : '0'))
    .join('')
  return `0${kept}${checkDigitOf(kept)}`
}

/** How each digit is weighed, by the place of its weight: twice less tens, thrice, five times plus or minus tens. */
const DOUBLED_LESS = [0, 2, 4, 6, 8, 9, 1, 3, 5, 7]
const TRIPLED = [0, 3, 6, 9, 2, 5, 8, 1, 4, 7]
const FIVEFOLD_MINUS = [0, 5, 9, 4, 8, 3, 7, 2, 6, 1]
const FIVEFOLD_PLUS = [0, 5, 1, 6, 2, 7, 3, 8, 4, 9]

const FOUR_DIGITS = [DOUBLED_LESS, DOUBLED_LESS, TRIPLED, FIVEFOLD_MINUS]
const FIVE_DIGITS = [FIVEFOLD_PLUS, DOUBLED_LESS, FIVEFOLD_MINUS, FIVEFOLD_PLUS, DOUBLED_LESS]

/** The digit that guards a price of four or five digits; empty for other lengths, which have none. */
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
