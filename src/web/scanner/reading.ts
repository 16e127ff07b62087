// One normaliser for everything that comes in: camera, gun, typing, search.

import { normalizeCode } from '#domain/barcode.ts'

export type InputMode = 'camera' | 'gun' | 'typed' | 'search'

export interface Reading {
  readonly inputMode: InputMode
  /** As it was read; undefined when somebody picked an item by name. */
  readonly code?: string
  /** The key it is matched by. */
  readonly key?: string
  readonly itemId?: string
  readonly format?: string
  readonly leftView?: boolean
  readonly lot?: string
  readonly expiry?: string
  readonly serial?: string
}

/** What a gun sends around the code: AIM identifiers, and separators at its ends. */
const AIM_IDENTIFIER = /^\][A-Za-z][0-9A-Za-z]/
const SEPARATOR = '\u001d'
const LONGEST = 500

export function readingOf(text: string, facts: Omit<Reading, 'code' | 'key'>): Reading | undefined {
  const bare = withoutControls(text).replace(AIM_IDENTIFIER, '')
  const { raw, key } = normalizeCode(bare)
  if (raw === '' || raw.length > LONGEST) return undefined
  return { ...facts, code: raw, key }
}

/** Everything below a space, except the separator that stands inside some codes. */
function withoutControls(text: string): string {
  const kept = [...text].filter((one) => one >= ' ' || one === SEPARATOR)
  const first = kept.findIndex((one) => one !== SEPARATOR)
  const last = kept.findLastIndex((one) => one !== SEPARATOR)
  return first < 0 ? '' : kept.slice(first, last + 1).join('')
}
