// How a scan becomes a quantity: one each, a number typed after it, or always the same multiple.

export type EntryMode =
  | { readonly kind: 'each' }
  | { readonly kind: 'number' }
  | { readonly kind: 'multiplier'; readonly times: number }

export const EACH: EntryMode = { kind: 'each' }
export const DEFAULT_TIMES = 12

export function parseEntryMode(stored: unknown): EntryMode {
  if (typeof stored !== 'object' || stored === null) return EACH
  const kind: unknown = Reflect.get(stored, 'kind')
  const times: unknown = Reflect.get(stored, 'times')
  if (kind === 'number') return { kind: 'number' }
  if (kind === 'multiplier' && typeof times === 'number' && times > 0) {
    return { kind: 'multiplier', times }
  }
  return EACH
}
