// The messages between the page and the worker.

import type { FilePlace } from '#domain/import/file-place.ts'
import type { LookedFor, TableLook } from '#domain/import/look-at-table.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { FormatChoice } from '#domain/import/read/table.ts'
import type { PlaceTallies } from '#domain/import/tally-places.ts'
import type { LocalReason } from './say-unreadable.ts'

interface LookRequest {
  readonly task: 'look'
  readonly file: File
  readonly choice: FormatChoice
  readonly lookedFor: LookedFor
}

/** Reads every row, and counts what there is for each store. */
export interface TallyRequest {
  readonly task: 'tally'
  readonly file: File
  readonly choice: FormatChoice
  readonly mapping: Mapping
  /** Places with a quantity column each; empty: each row names its place. */
  readonly columns: readonly FilePlace[]
}

export type PreviewRequest = LookRequest | TallyRequest

interface Unreadable {
  readonly kind: 'unreadable'
  readonly reason: LocalReason
}

export type LookAnswer = ({ readonly kind: 'looked' } & TableLook) | Unreadable

export type TallyAnswer = ({ readonly kind: 'tallied' } & PlaceTallies) | Unreadable
