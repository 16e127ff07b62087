// What page and worker say to each other.

import type { TableLook } from '#domain/import/look-at-table.ts'
import type { ImportKind } from '#domain/import/mapping.ts'
import type { FormatChoice } from '#domain/import/read/table.ts'

export interface LookRequest {
  readonly file: File
  readonly choice: FormatChoice
  /** What the file is for. */
  readonly use: ImportKind
}

export type LookAnswer =
  | ({ readonly kind: 'looked' } & TableLook)
  | { readonly kind: 'unreadable'; readonly message: string }
