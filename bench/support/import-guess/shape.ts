import type { TruthKind } from './truth.ts'

/** How a file is made. */
export interface Shape {
  readonly name: string
  /** Header~role pairs. */
  readonly columns: readonly string[]
  readonly kind?: TruthKind
  readonly mustAsk?: boolean
  readonly part?: 'held_out'
  readonly rows?: number
  /** In how many rows each item stands, one for each of its lots. */
  readonly timesEach?: number
  readonly delimiter?: string
  /** The columns are kept apart by spaces. */
  readonly isAligned?: boolean
  readonly decimal?: string
  readonly encoding?: string
  readonly mark?: string
  readonly words?: readonly string[]
  /** Rows above the header. */
  readonly above?: readonly (readonly string[])[]
  readonly below?: readonly (readonly string[])[]
  readonly noHeader?: boolean
  /** Every so many rows one of nothing but the first column. */
  readonly pictureRows?: number
  readonly ending?: 'csv' | 'tsv' | 'txt' | 'xlsx' | 'xls'
  readonly sheetsBefore?: number
  /** Kinds by the headers of columns, where roles do not say them. */
  readonly truth?: Readonly<Record<string, string>>
  readonly headerRows?: number
  /** Where not every item with a code is found by it. */
  readonly scannable?: number
}
