// What was not counted: how many lines, and their expected value.

export interface Uncounted {
  readonly lines: number
  /** Null with several currencies, or when no cost is known. */
  readonly value: number | null
  /** Lines without a known cost; the value does not include them. */
  readonly unvalued: number
}
