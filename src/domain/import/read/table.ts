// A file as a table of texts. Numbers, dates and codes are all text here: what a column means is
// decided later, by its mapping.

import type { Encoding } from '../encoding.ts'
import type { FileKind } from '../limits.ts'

export interface FileSource {
  readonly sizeBytes: number
  /** The content in order; may be asked for more than once. */
  pieces(): AsyncIterable<Uint8Array>
}

export interface TableFormat {
  readonly kind: FileKind
  /** Of text. */
  readonly encoding: Encoding | null
  readonly delimiter: string | null
  /** Of a workbook: which of its sheets. */
  readonly sheet: number | null
}

/** Rows that follow each other. */
export interface RowBatch {
  /** As people count them: the first row of a file is 1. */
  readonly firstRow: number
  readonly rows: readonly (readonly string[])[]
  /** Rows with a quote that never closes. */
  readonly brokenRows: readonly number[]
  /** Rows from the first one on that were taken as they are; then there are no others. */
  readonly fastRows: number
}

/** Takes plain lines of a text before they become cells: of a large file nearly all. */
export interface FastReader {
  /** A whole line without what ends it; false: it has to be decoded and parsed. */
  take(bytes: Uint8Array, from: number, to: number, row: number): boolean
}

interface BatchOptions {
  /** For a look at the beginning. */
  readonly maxRows?: number
  readonly fast?: FastReader | undefined
}

export interface Table {
  readonly format: TableFormat
  readonly sheetNames: readonly string[]
  batches(options?: BatchOptions): AsyncGenerator<RowBatch>
}

/** What somebody chose instead of what was found. */
export type FormatChoice = Partial<Omit<TableFormat, 'kind'>>
