// One normaliser for everything that comes in: camera, photograph, gun, typing, search.

import { normalizeCode } from '#domain/barcode.ts'
import { type LabelTemplate, readStoreLabel } from '#domain/codes/label-template.ts'
import { KILOGRAMS_PER_POUND, readCode } from '#domain/codes/read-code.ts'

export type InputMode = 'camera' | 'gun' | 'typed' | 'search'

export interface Reading {
  readonly inputMode: InputMode
  /** As it was read; undefined when somebody picked an item by name. */
  readonly code?: string
  /** The key it is matched by. */
  readonly key?: string
  /** The key of the item on a label of the store, which also says a weight or a price. */
  readonly storeKey?: string
  readonly itemId?: string
  readonly format?: string
  readonly leftView?: boolean
  readonly lot?: string
  readonly expiry?: string
  readonly serial?: string
  /** What the label says was weighed, and how many it says are inside. */
  readonly kilograms?: number
  readonly pieces?: number
}

/** What a gun sends around the code: AIM identifiers, and separators at its ends. */
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

/** What stands on the label besides the number of the item. */
function elementsOf(text: string): Partial<Reading> {
  const { kilograms, count } = readCode(text)
  return {
    ...identityOf(text),
    ...(kilograms !== null && kilograms > 0 && { kilograms }),
    ...(count !== null && count > 0 && { pieces: count }),
  }
}

/** Which of all that are alike it is: lot, date and serial number. */
export function identityOf(text: string): Pick<Reading, 'lot' | 'expiry' | 'serial'> {
  const { lot, expiry, serial } = readCode(text)
  return {
    ...(lot !== null && { lot: lot.slice(0, LONGEST_PART) }),
    ...(expiry !== null && { expiry: expiry.slice(0, LONGEST_PART) }),
    ...(serial !== null && { serial: serial.slice(0, LONGEST_PART) }),
  }
}

/** How many units the label itself says; undefined where it says nothing that fits the unit. */
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

/** Everything below a space, except the separator that stands inside some codes. */
function withoutControls(text: string): string {
  const kept = [...text].filter((one) => one >= ' ' || one === SEPARATOR)
  const first = kept.findIndex((one) => one !== SEPARATOR)
  const last = kept.findLastIndex((one) => one !== SEPARATOR)
  return first < 0 ? '' : kept.slice(first, last + 1).join('')
}
