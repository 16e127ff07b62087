// What page and worker say to each other.

import type { FormatChoice, TableFormat } from '#domain/import/read/table.ts'

export interface LookRequest {
  readonly file: File
  readonly choice: FormatChoice
}

export type LookAnswer =
  | {
      readonly kind: 'looked'
      readonly format: TableFormat
      readonly sheetNames: readonly string[]
      /** The first rows. */
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'unreadable'; readonly message: string }
