// The counts of a completed audit on their way back into the system that the store sells with.

import * as z from 'zod'
import { type FileKind, MOST_COLUMNS } from '#domain/import/limits.ts'
import type { Mapping } from '#domain/import/mapping.ts'
import type { TableFormat } from '#domain/import/read/table.ts'
import type { Repair } from '#domain/import/repair.ts'
import type { CountedItem } from '#domain/write-back/counted-items.ts'
import type { ShelfCount } from '#domain/write-back/plan-cells.ts'
import type { System, WrittenAs } from '#domain/write-back/systems.ts'
import { defineModule, id, mutation, query } from './define.ts'

/** A file that somebody uploaded, and that takes the counts of one or more stores. */
export interface StockFile {
  /** The import of the first of its stores. */
  readonly id: string
  readonly fileName: string
  readonly kind: FileKind
  readonly sizeBytes: number
  readonly system: System
  /** Where counts go, as the file calls it, store by store. */
  readonly stores: readonly {
    readonly id: string
    readonly name: string
    readonly importId: string
    readonly column: string | null
    /** From 0. */
    readonly columnAt: number | null
    /** Columns that somebody may choose instead; none: there is nothing to choose. */
    readonly choices: readonly { readonly at: number; readonly header: string }[]
  }[]
  readonly writtenAs: WrittenAs
  /** Why the file takes no counts, in words; null: it does. */
  readonly refusal: string | null
}

export interface StockFiles {
  readonly files: readonly StockFile[]
  /** All stores of the audit that the viewer manages. */
  readonly stores: readonly {
    readonly id: string
    readonly name: string
    /** Whether what was expected came from a file. */
    readonly hasFile: boolean
  }[]
}

/** How to read a file again, and where each store's counts go. */
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
  /** Behind which the next ones come; null: these are the last. */
  readonly next: string | null
}

/** As many items as one answer names. */
export const COUNTED_ITEMS = 1_000

const ofStore = z.strictObject({ auditId: id, storeId: id })

export const stockFiles = defineModule('stockFiles', {
  /** Of a completed audit: the files that its stores were compared with. */
  list: query<StockFiles>()({ access: 'audits:manage', args: z.strictObject({ auditId: id }) }),
  /** For `/api/stock-file`: the uploaded bytes with the counts in them. */
  getLayout: query<StockFileLayout>()({
    access: 'audits:manage',
    args: z.strictObject({ auditId: id, importId: id }),
  }),
  /** Which column takes the counts, where the file leaves that open. It stays with the import. */
  chooseColumn: mutation<null>()({
    access: 'audits:manage',
    args: z.strictObject({ auditId: id, importId: id, column: z.int().min(0).max(MOST_COLUMNS) }),
  }),
  /** What was counted in a store, without any value: `/api/stock-counts.csv`. */
  listCounts: query<CountedPage>()({
    access: 'audits:manage',
    args: ofStore.extend({ after: id.optional() }),
  }),
  listShelfCounts: query<readonly ShelfCount[]>()({
    access: 'audits:manage',
    args: ofStore.extend({ itemIds: z.array(id).min(1).max(COUNTED_ITEMS) }),
  }),
})
