// A file as a table of texts. Numbers, dates and codes are all text here; the mapping decides later what a column
// means.

import type { Encoding } from '../encoding.ts'
import type { FileKind } from '../limits.ts'

export interface FileSource {
  readonly sizeBytes: number
  /** The content in order; can be called more than once. */
  pieces(): AsyncIterable<Uint8Array>
}

export interface TableFormat {
  readonly kind: FileKind
  /** For text files. */
  readonly encoding: Encoding | null
  readonly delimiter: string | null
  /** For workbooks: the index of the sheet. */
  readonly sheet: number | null
}

/** Consecutive rows. */
export interface RowBatch {
  /** As people count rows: the first row of a file is 1. */
  readonly firstRow: number
  readonly rows: readonly (readonly string[])[]
  /** Rows with a quote that never closes. */
  readonly brokenRows: readonly number[]
  /** Number of rows that the fast reader took, starting with the first; then the batch has no other rows. */
  readonly fastRows: number
}

/** Takes plain lines of a text before they are split into cells; in a large file, nearly all of them. */
export interface FastReader {
  /** Gets a whole line without its line end; false when the line has to be decoded and parsed. */
  take(bytes: Uint8Array, from: number, to: number, row: number): boolean
}

interface BatchOptions {
  /** Set to read only the beginning. */
  readonly maxRows?: number
  readonly fast?: FastReader | undefined
}

export interface Table {
  readonly format: TableFormat
  readonly sheetNames: readonly string[]
  batches(options?: BatchOptions): AsyncGenerator<RowBatch>
}

/** What the user chose instead of what was detected. */
export type FormatChoice = Partial<Omit<TableFormat, 'kind'>>
