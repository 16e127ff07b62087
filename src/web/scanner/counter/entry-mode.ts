// How a scan becomes a number: one each, a number typed after it, or always the same multiple.

export type EntryMode =
  | { readonly kind: 'each' }
  | { readonly kind: 'number' }
  | { readonly kind: 'multiplier'; readonly times: number }

export const EACH: EntryMode = { kind: 'each' }
export const DEFAULT_TIMES = 12

export function parseEntryMode(kept: unknown): EntryMode {
  if (typeof kept !== 'object' || kept === null) return EACH
  const kind: unknown = Reflect.get(kept, 'kind')
  const times: unknown = Reflect.get(kept, 'times')
  if (kind === 'number') return { kind: 'number' }
  if (kind === 'multiplier' && typeof times === 'number' && times > 0) {
    return { kind: 'multiplier', times }
  }
  return EACH
}
