/** A store or location that a file names. */
export interface FilePlace {
  /** As written in the file: the value, or the column's header. */
  readonly name: string
  /** The part of it that may be a store's name. */
  readonly place: string
  /** Its quantity column; null when rows name the place. */
  readonly column: number | null
}

/** A file for more stores has to be imported in parts. */
export const MOST_STORES = 50

/** A column with more values than this does not name stores; further rows are counted together. */
export const MOST_PLACES = 200
/** The name that those rows are counted under. */
export const UNLISTED_PLACES = '…'
