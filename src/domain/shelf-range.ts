// Shelves are labelled in ranges: G-01, G-02 … G-18.

export const SHELVES_PER_RANGE = 1_000
const DIGITS = 2

export interface ShelfRange {
  /** What every code begins with, for example "G-". */
  readonly prefix: string
  readonly from: number
  readonly to: number
}

/** The codes of a range in walking order; none when the range makes no sense. */
export function shelfCodes({ prefix, from, to }: ShelfRange): readonly string[] {
  const count = to - from + 1
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0) return []
  if (count < 1 || count > SHELVES_PER_RANGE) return []
  const digits = Math.max(DIGITS, String(to).length)
  const start = prefix.trim()
  return Array.from(
    { length: count },
    (_, index) => start + String(from + index).padStart(digits, '0'),
  )
}

/** "G-01 to G-18", one code alone, or "–" for none. */
export function describeCodes(codes: readonly string[]): string {
  const first = codes[0]
  const last = codes.at(-1)
  if (first === undefined || last === undefined) return '–'
  return first === last ? first : `${first} to ${last}`
}
