// One normalizer for all input: camera, photo, handheld, typing, search.

import { normalizeCode } from '#domain/barcode.ts'
import { type LabelTemplate, readStoreLabel } from '#domain/codes/label-template.ts'
import { KILOGRAMS_PER_POUND, readCode } from '#domain/codes/read-code.ts'

export type InputMode = 'camera' | 'gun' | 'typed' | 'search'

export interface Reading {
  readonly inputMode: InputMode
  /** As it was read; undefined if a person picked an item by name. */
  readonly code?: string
  /** The key that it is matched by. */
  readonly key?: string
  /** The item's key on a label of the store that also carries a weight or a price. */
  readonly storeKey?: string
  readonly itemId?: string
  readonly format?: string
  readonly leftView?: boolean
  readonly lot?: string
  readonly expiry?: string
  readonly serial?: string
  /** The weight on the label, and the number of pieces inside according to it. */
  readonly kilograms?: number
  readonly pieces?: number
}

/** What a handheld sends around a code: AIM identifiers, and separators at either end. */
const AIM_IDENTIFIER = /^\][A-Za-z][0-9A-Za-z]/
const SEPARATOR = '\u001d'
const LONGEST = 500
const LONGEST_PART = 100
const GRAMS = 1_000

export function readingOf(
  text: string,
  facts: Omit<Reading, 'code' | 'key'>,
  templates: readonly LabelTemplate[] = [],
): Reading | undefined {
  const bare = withoutControls(text).replace(AIM_IDENTIFIER, '')
  const { raw, key, kind } = normalizeCode(bare)
  if (raw === '' || raw.length > LONGEST) return undefined
  const label = kind === 'gtin' ? readStoreLabel(key, templates) : undefined
  const said = label
    ? { storeKey: label.itemKey, ...(label.weight && { kilograms: label.weight / GRAMS }) }
    : elementsOf(raw)
  return { ...said, ...facts, code: raw, key }
}

/** What the label says besides the item's number. */
function elementsOf(text: string): Partial<Reading> {
  const { kilograms, count } = readCode(text)
  return {
    ...identityOf(text),
    ...(kilograms !== null && kilograms > 0 && { kilograms }),
    ...(count !== null && count > 0 && { pieces: count }),
  }
}

/** Which one of the otherwise equal items it is: lot, date and serial number. */
export function identityOf(text: string): Pick<Reading, 'lot' | 'expiry' | 'serial'> {
  const { lot, expiry, serial } = readCode(text)
  return {
    ...(lot !== null && { lot: lot.slice(0, LONGEST_PART) }),
    ...(expiry !== null && { expiry: expiry.slice(0, LONGEST_PART) }),
    ...(serial !== null && { serial: serial.slice(0, LONGEST_PART) }),
  }
}

/** The quantity on the label, in the item's unit; undefined if it has none in that unit. */
export function unitsSaid({ kilograms, pieces }: Reading, unit: string | null): number | undefined {
  if (kilograms !== undefined && /^kg$/i.test(unit ?? '')) {
    return Math.round(kilograms * GRAMS) / GRAMS
  }
  if (kilograms !== undefined && /^g$/i.test(unit ?? '')) return Math.round(kilograms * GRAMS)
  if (kilograms !== undefined && /^lbs?$/i.test(unit ?? '')) {
    return Math.round((kilograms / KILOGRAMS_PER_POUND) * GRAMS) / GRAMS
  }
  return kilograms === undefined ? pieces : undefined
}

/** Removes control characters, except for the separator inside some codes. */
function withoutControls(text: string): string {
  const kept = [...text].filter((one) => one >= ' ' || one === SEPARATOR)
  const first = kept.findIndex((one) => one !== SEPARATOR)
  const last = kept.findLastIndex((one) => one !== SEPARATOR)
  return first < 0 ? '' : kept.slice(first, last + 1).join('')
}
