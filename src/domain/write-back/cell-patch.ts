// A cell of somebody's file that gets another number. Everything else of the file stays as it is.

export interface CellPatch {
  /** As people count them: the first row of a file is 1. */
  readonly row: number
  /** From 0. */
  readonly column: number
  /** What the reader found there; undefined: the row ends before this column. */
  readonly was: string | undefined
  readonly text: string
}

/** In the order of the file; a list of them, or what makes them when they are asked for. */
export interface OrderedPatches extends Iterable<CellPatch> {
  readonly length: number
  at(index: number): CellPatch | undefined
}

/** The file is not laid out as it was read: writing into it could hit another cell. */
export class UnsafePatch extends Error {
  constructor(row: number) {
    super(
      `Row ${row} of your file does not read as it did at the import, so nothing was written into it.`,
    )
  }
}
