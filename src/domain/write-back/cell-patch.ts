// A cell of an uploaded file that gets a new number. Everything else in the file stays as it is.

export interface CellPatch {
  /** As people count rows: the first row of a file is 1. */
  readonly row: number
  /** Index from 0. */
  readonly column: number
  /** What the reader found there; undefined when the row ends before this column. */
  readonly was: string | undefined
  readonly text: string
}

/** In file order; either a list or a generator. */
export interface OrderedPatches extends Iterable<CellPatch> {
  readonly length: number
  at(index: number): CellPatch | undefined
}

/** The file's layout is not what it was when it was read, so a write could hit the wrong cell. */
export class UnsafePatch extends Error {
  constructor(row: number) {
    super(
      `Row ${row} of your file does not read as it did at the import, so nothing was written into it.`,
    )
  }
}
