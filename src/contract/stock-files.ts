// Exports the counts of a completed audit for the store's own sales or inventory system.

import * as z from 'zod'
import { type FileKind, MOST_COLUMNS } from '#domain/import/limits.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { TableFormat } from '#domain/import/read/table.ts'
import type { Repair } from '#domain/import/repair.ts'
import type { CountedItem } from '#domain/write-back/counted-items.ts'
import type { ShelfCount } from '#domain/write-back/plan-cells.ts'
import type { NoTarget, System, WrittenAs } from '#domain/write-back/systems.ts'
import { defineModule, id, mutation, query } from './define.ts'

/** Why counts cannot be written into a file. */
export type StockFileRefusal =
  | NoTarget
  /** It holds stores that the viewer does not manage. */
  | 'foreign'
  /** The uploaded file is no longer kept. */
  | 'cleaned_up'
  /** Several columns could take the counts. */
  | 'choose_first'
  /** It is neither CSV nor XLSX. */
  | 'kind'
  /** Its columns are kept apart by spaces. */
  | 'spaces'

/** An uploaded file that can take the counts of one or more stores. */
export interface StockFile {
  /** The import of the first of its stores. */
  readonly id: string
  readonly fileName: string
  readonly kind: FileKind
  readonly sizeBytes: number
  readonly system: System
  /** The column for each store's counts, by its name in the file. */
  readonly stores: readonly {
    readonly id: string
    readonly name: string
    readonly importId: string
    readonly column: string | null
    /** Index from 0. */
    readonly columnAt: number | null
    /** Columns that can be chosen instead; empty when there is no choice. */
    readonly choices: readonly { readonly at: number; readonly header: string }[]
  }[]
  readonly writtenAs: WrittenAs
  /** Why counts cannot be written into the file; null when they can. */
  readonly refusal: StockFileRefusal | null
}

export interface StockFiles {
  readonly files: readonly StockFile[]
  /** All stores of the audit that the viewer manages. */
  readonly stores: readonly {
    readonly id: string
    readonly name: string
    /** Whether its expected stock came from a file. */
    readonly hasFile: boolean
  }[]
}

/** How to read the file again, and where each store's counts go. */
export interface StockFileLayout {
  readonly organizationId: string
  readonly fileId: string
  readonly fileName: string
  readonly sizeBytes: number
  readonly format: TableFormat
  readonly system: System
  readonly parts: readonly {
    readonly storeId: string
    readonly headers: readonly string[]
    readonly mapping: Mapping
    readonly repairs: readonly Repair[]
    readonly column: number
    readonly writtenAs: WrittenAs
    readonly wholeNumbers: boolean
  }[]
}

export interface CountedPage {
  readonly items: readonly CountedItem[]
  /** Cursor for the next page; null on the last page. */
  readonly next: string | null
}

/** How many items one page holds. */
export const COUNTED_ITEMS = 1_000

const ofStore = z.strictObject({ auditId: id, storeId: id })

export const stockFiles = defineModule('stockFiles', {
  /** The files that the stores of a completed audit were compared with. */
  list: query<StockFiles>()({ access: 'audits:manage', args: z.strictObject({ auditId: id }) }),
  /** For `/api/stock-file`, which writes the counts into the uploaded file. */
  getLayout: query<StockFileLayout>()({
    access: 'audits:manage',
    args: z.strictObject({ auditId: id, importId: id }),
  }),
  /** Chooses the column for the counts when the file leaves it open. Stored with the import. */
  chooseColumn: mutation<null>()({
    access: 'audits:manage',
    args: z.strictObject({ auditId: id, importId: id, column: z.int().min(0).max(MOST_COLUMNS) }),
  }),
  /** What was counted in a store, without values: `/api/stock-counts.csv`. */
  listCounts: query<CountedPage>()({
    access: 'audits:manage',
    args: ofStore.extend({ after: id.optional() }),
  }),
  listShelfCounts: query<readonly ShelfCount[]>()({
    access: 'audits:manage',
    args: ofStore.extend({ itemIds: z.array(id).min(1).max(COUNTED_ITEMS) }),
  }),
})
