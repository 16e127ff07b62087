/** A store or location that a file names. */
export interface FilePlace {
  /** As it stands in the file: the value, or the header of the column. */
  readonly name: string
  /** What of it may be the name of a store. */
  readonly place: string
  /** Its column of quantities; null: rows name it. */
  readonly column: number | null
}

/** A file for more stores is imported in parts. */
export const MOST_STORES = 50

/** Values of a column beyond this many are no stores; their rows are counted together. */
export const MOST_PLACES = 200
/** What they are counted under. */
export const UNLISTED_PLACES = '…'
