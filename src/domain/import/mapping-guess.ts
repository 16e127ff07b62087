// What is guessed about a file, and what the guess may know.

import type { ColumnKind } from './column-kind.ts'
import type { FilePlace } from './file-place.ts'
import type { Certainty } from './guess-item-columns.ts'
import type { GuessNote, GuessReason, NamedSheet } from './guess-reason.ts'
import type { ImportKind, Mapping } from './mapping.ts'
import type { RefusedKind, TableKind } from './table-kind.ts'

export interface ColumnGuess {
  readonly header: string
  readonly kind: ColumnKind | null
  readonly certainty: Certainty
  readonly why: readonly GuessReason[]
  readonly samples: readonly string[]
}

export interface MappingGuess {
  readonly columns: readonly ColumnGuess[]
  readonly mapping: Mapping
  /** The POS or shop system that exported it, if recognized. */
  readonly source: string | null
  /** Stores or locations named in its rows. */
  readonly sites: readonly string[]
  /** Places with a quantity column each. */
  readonly outlets: readonly string[]
  /** Quantity columns that each name a place, including this store's. */
  readonly outletColumns: readonly FilePlace[]
  readonly tableKind: TableKind
  /** What it is if it cannot be a stock list; null when it may be one. */
  readonly refusal: RefusedKind | null
  /** Questions that only a person who knows the file can answer. */
  readonly questions: readonly GuessReason[]
  /** An ambiguous date, when nothing tells how to read it. */
  readonly unclearDate: string | null
  /** How this file differs from the last one with these headers. */
  readonly notes: readonly GuessNote[]
  /** Columns whose marks may separate thousands or decimals. */
  readonly unclearNumbers: readonly UnclearNumbers[]
}

export interface UnclearNumbers {
  readonly at: number
  /** As written in the file: 1.234. */
  readonly samples: readonly string[]
}

export interface GuessContext {
  readonly kind: ImportKind
  readonly storeName?: string
  readonly otherStores?: readonly string[]
  /** The delimiter of a text file. */
  readonly delimiter?: string | null
  /** The sheet of a workbook. */
  readonly sheetName?: string
  /** Sheets of the workbook with the same columns, if none of them was chosen. */
  readonly similarSheets?: readonly NamedSheet[]
  /** From the last file with these headers. */
  readonly remembered?: Mapping
}
