import * as z from 'zod'
import { COLUMN_KINDS } from '#domain/import/column-kind.ts'
import type { CheckCounts } from '#domain/import/doctor.ts'
import { ENCODINGS } from '#domain/import/encoding.ts'
import { DAY_ORDERS } from '#domain/import/expiry-text.ts'
import { MOST_PLACES, MOST_STORES } from '#domain/import/file-place.ts'
import { FINDING_CODES, type Finding, type FindingDecision } from '#domain/import/finding.ts'
import type { ImportStatus, UndoneItems } from '#domain/import/import-status.ts'
import type { ImportKind, Mapping } from '#domain/import/mapping.ts'
import type { TableFormat } from '#domain/import/read/table.ts'
import type { RepairCounts } from '#domain/import/repair.ts'
import type { StoreAnswer } from '#domain/import/stores-in-file.ts'
import { defineModule, id, mutation, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { storableText } from './text.ts'

/** What the check found, in numbers. */
export interface ImportSummary extends CheckCounts {
  /** Rows of items that are in the catalogue already, and of those that are not. */
  readonly knownRows: number
  readonly newRows: number
  /** How many items they are: one may stand in several rows. */
  readonly newItems: number
  /** Rows without errors that somebody decided to leave out. */
  readonly leftOut: number
  /** Rows with a lot, a date or a serial number. */
  readonly lotRows: number
  /** Shelves that the map does not have, by room; at most the first few hundred are named. */
  readonly newShelves: number
  readonly newPlaces: readonly { readonly room: string; readonly codes: readonly string[] }[]
  /** Items against the baseline that is in force; null: there is none. */
  readonly comparison: {
    readonly added: number
    readonly gone: number
    readonly changed: number
  } | null
  /** Of each kind of finding at most so many are listed; all are counted. */
  readonly listedFindings: number
  /** Rows that name other locations, by name, where the file is for several stores. */
  readonly otherSites?: readonly SiteRows[]
}

interface SiteRows {
  readonly name: string
  readonly rows: number
}

export interface ImportSummaryLine {
  readonly id: string
  readonly kind: ImportKind
  readonly auditId: string | null
  /** Of a file for several stores: its imports are confirmed together. */
  readonly groupId: string | null
  readonly status: ImportStatus
  readonly fileName: string
  readonly createdAt: number
  readonly createdByName: string | null
}

export interface ImportDetails extends ImportSummaryLine {
  readonly storeId: string
  readonly fileId: string
  readonly fileBytes: number
  /** In hexadecimal digits. */
  readonly fileSha256: string
  readonly format: TableFormat
  readonly headers: readonly string[]
  readonly mapping: Mapping
  readonly progress: {
    readonly startedAt: number
    readonly rowsDone: number
    /** Null: not known yet. */
    readonly rowsTotal: number | null
    /** Of the whole, from 0 to 1. */
    readonly share: number
  }
  readonly summary: ImportSummary | null
  readonly decisions: Readonly<Record<string, FindingDecision>>
  /** What was typed over cells: it stays when the file is checked again. */
  readonly repairs: RepairCounts
  /** Why it could not be read, in words. */
  readonly failure: string | null
  readonly reason: string | null
  /** Whether its baseline is the one that counts are compared with. */
  readonly isInForce: boolean
  /** Of the baseline that it makes; null: it makes none. */
  readonly version: number | null
  /** What is in force where it goes, unless that is this file itself. */
  readonly replaces: { readonly fileName: string | null; readonly version: number } | null
  /** Whether this very file is in force already. */
  readonly isSameFile: boolean
  readonly canUndo: boolean
  /** Of a list of items that was taken back. */
  readonly undone: UndoneItems | null
  readonly endedAt: number | null
}

export interface ListedFinding extends Finding {
  readonly id: string
  /** Of the row, so that people know what it is about. */
  readonly sku: string | null
  readonly name: string | null
}

/** A name in a file, and the store that it is. */
interface FoundStore {
  readonly name: string
  /** Null: no store of the organization is called so. */
  readonly store: {
    readonly name: string
    /** Null: it is not the viewer's to change. */
    readonly id: string | null
  } | null
}

export interface StoresOfFile {
  readonly found: readonly FoundStore[]
  /** What was answered for the last file of this shape; null: it was not for several stores. */
  readonly remembered: readonly StoreAnswer[] | null
}

/** One store of a file for several. */
export interface GroupStore {
  readonly storeId: string
  readonly storeName: string
  readonly importId: string
  readonly status: ImportStatus
  readonly names: readonly string[]
  readonly summary: ImportSummary | null
  readonly progress: ImportDetails['progress']
  readonly failure: string | null
  readonly replaces: ImportDetails['replaces']
  readonly isSameFile: boolean
  readonly isInForce: boolean
  /** Of what came into force. */
  readonly totals: { readonly items: number; readonly quantity: number } | null
}

/** A file that fills several stores. */
export interface ImportGroup {
  readonly id: string
  readonly fileId: string
  readonly fileName: string
  readonly fileBytes: number
  readonly fileSha256: string
  readonly format: TableFormat
  readonly headerRows: number
  /** Those that the viewer manages. */
  readonly stores: readonly GroupStore[]
  /** Stores of it that the viewer does not manage: who does not manage all can only look. */
  readonly foreignStores: number
  /** Names in the file that go into no store; rows are null where it is a column. */
  readonly leftOut: readonly { readonly name: string; readonly rows: number | null }[]
}

const text = (longest: number) => z.string().max(longest)

export const mappingSchema = z.strictObject({
  columns: z.array(z.enum(COLUMN_KINDS).nullable()).max(200),
  headerRows: z.int().min(0).max(50),
  decimal: z.enum(['.', ',']),
  decimals: z
    .array(z.enum(['.', ',']).nullable())
    .max(200)
    .readonly()
    .exactOptional(),
  site: text(300).nullable(),
  alsoSites: z.array(text(300)).max(MOST_PLACES).readonly().optional(),
  gtins: z.boolean(),
  dayOrder: z.enum(DAY_ORDERS).optional(),
})

export const formatSchema = z.strictObject({
  kind: z.enum(['text', 'xlsx', 'xls', 'ods']),
  encoding: z.enum(ENCODINGS).nullable(),
  delimiter: text(3).nullable(),
  sheet: z.int().min(0).max(1_000).nullable(),
})

/** A file that was uploaded, and how to read it. */
export const importedFile = z.strictObject({
  fileId: id,
  format: formatSchema,
  headers: z.array(text(1_000)).max(200),
  mapping: mappingSchema,
})

/** As far as rows of a file are numbered. */
const LAST_ROW = 2_147_483_647

const ofImport = z.strictObject({ storeId: id, importId: id })

/** What is said with a confirmation. */
export const confirmation = z.strictObject({
  /** Why it comes while people count. */
  reason: storableText(1_000).optional(),
  /** The same file again, and it is meant. */
  replace: z.boolean().optional(),
  createPlaces: z.boolean().optional(),
})

const ofGroup = z.strictObject({ storeId: id, groupId: id })

const placeName = text(1_000)
const storeAnswers = z
  .array(z.strictObject({ name: placeName, storeId: id.nullable() }))
  .max(MOST_PLACES)

export const imports = defineModule('imports', {
  /** The newest imports of a store. */
  list: query<readonly ImportSummaryLine[]>()({
    access: 'audits:manage',
    args: z.strictObject({ storeId: id, auditId: id.nullable().optional() }),
  }),
  status: query<ImportDetails>()({ access: 'audits:manage', args: ofImport }),
  findings: query<Page<ListedFinding>>()({
    access: 'audits:manage',
    args: ofImport.extend({
      code: z.enum(FINDING_CODES).optional(),
      paginationOpts: paginationOptions(100),
    }),
  }),
  /** How the columns of a file with these headers were used last, here or else in another store. */
  getMapping: query<Mapping | null>()({
    access: 'audits:manage',
    args: z.strictObject({ storeId: id, headers: z.array(text(1_000)).max(200) }),
  }),
  /** Reads and checks a file that was uploaded. Nothing is imported before it is confirmed. */
  start: mutation<{ readonly id: string }>()({
    access: 'audits:manage',
    args: importedFile.extend({
      storeId: id,
      kind: z.enum(['catalogue', 'baseline']),
      auditId: id.nullable().optional(),
    }),
  }),
  /** Checks it again, read in another way. */
  preview: mutation<null>()({
    access: 'audits:manage',
    args: ofImport.extend({
      format: formatSchema,
      headers: importedFile.shape.headers,
      mapping: mappingSchema,
    }),
  }),
  /** Mends a cell of a row with errors; the answer says whether the row is fine now. */
  fix: mutation<{ readonly fine: boolean }>()({
    access: 'audits:manage',
    args: ofImport.extend({
      row: z.int().min(1).max(LAST_ROW),
      column: z.enum(COLUMN_KINDS),
      value: text(300),
    }),
  }),
  /** What happens to all rows with a warning of this kind. */
  decide: mutation<null>()({
    access: 'audits:manage',
    args: ofImport.extend({
      code: z.enum(FINDING_CODES),
      decision: z.enum(['keep', 'zero', 'leave_out']),
    }),
  }),
  confirm: mutation<null>()({
    access: 'audits:manage',
    args: ofImport.extend(confirmation.shape),
  }),
  cancel: mutation<null>()({ access: 'audits:manage', args: ofImport }),
  /** Which stores of the organization a file names, and what was said of its names last. */
  findStores: query<StoresOfFile>()({
    access: 'audits:manage',
    args: z.strictObject({
      storeId: id,
      headers: z.array(text(1_000)).max(200),
      places: z.array(z.strictObject({ name: placeName, place: placeName })).max(MOST_PLACES),
    }),
  }),
  /** Reads and checks a file for each store that it is for. Nothing is imported before it is confirmed. */
  startGroup: mutation<{ readonly id: string }>()({
    access: 'audits:manage',
    args: importedFile.extend({
      storeId: id,
      stores: z
        .array(
          z.strictObject({
            storeId: id,
            names: z.array(text(300)).max(MOST_PLACES),
            column: z.int().min(0).max(199).nullable(),
          }),
        )
        .min(1)
        .max(MOST_STORES),
      /** What was said of every name, to be remembered. */
      answers: storeAnswers,
    }),
  }),
  getGroup: query<ImportGroup>()({ access: 'audits:manage', args: ofGroup }),
  /** All stores get their expected stock at once, or none does. */
  confirmGroup: mutation<null>()({
    access: 'audits:manage',
    args: ofGroup.extend({
      ...confirmation.pick({ replace: true, createPlaces: true }).shape,
      /** Stores of it that stay as they are. */
      without: z.array(id).max(MOST_STORES).optional(),
    }),
  }),
  cancelGroup: mutation<null>()({ access: 'audits:manage', args: ofGroup }),
  /** Takes the expected stock back, as long as nobody counts against it, or a list of items. */
  undo: mutation<null>()({ access: 'audits:manage', args: ofImport }),
})
