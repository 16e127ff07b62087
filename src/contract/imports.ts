import * as z from 'zod'
import { COLUMN_KINDS } from '#domain/import/column-kind.ts'
import type { CheckCounts } from '#domain/import/doctor.ts'
import { ENCODINGS } from '#domain/import/encoding.ts'
import { DAY_ORDERS } from '#domain/import/expiry-text.ts'
import { MOST_PLACES, MOST_STORES } from '#domain/import/file-place.ts'
import { FINDING_CODES, type Finding, type FindingDecision } from '#domain/import/finding.ts'
import type { ImportFailure } from '#domain/import/import-failure.ts'
import type { ImportStatus, UndoneItems } from '#domain/import/import-status.ts'
import type { ImportKind, Mapping } from '#domain/import/mapping.ts'
import type { TableFormat } from '#domain/import/read/table.ts'
import type { RepairCounts } from '#domain/import/repair.ts'
import type { StoreAnswer } from '#domain/import/stores-in-file.ts'
import { defineModule, id, mutation, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { storableText } from './text.ts'

/** The result of the check, in numbers. */
export interface ImportSummary extends CheckCounts {
  /** Rows of items that are already in the catalogue, and rows of new items. */
  readonly knownRows: number
  readonly newRows: number
  /** How many different items the new rows have; one item can be in several rows. */
  readonly newItems: number
  /** Rows without errors that a person chose to leave out. */
  readonly leftOut: number
  /** Rows with a lot, a date or a serial number. */
  readonly lotRows: number
  /** Shelves that are missing from the map, by room; only the first few hundred are named. */
  readonly newShelves: number
  readonly newPlaces: readonly { readonly room: string; readonly codes: readonly string[] }[]
  /** Compared with the baseline in force; null when there is none. */
  readonly comparison: {
    readonly added: number
    readonly gone: number
    readonly changed: number
  } | null
  /** How many findings of each kind are listed at most; all of them are counted. */
  readonly listedFindings: number
  /** Rows for other locations, by name, when the file is for several stores. */
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
  /** Set for a file for several stores, whose imports are confirmed together. */
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
  /** In hexadecimal. */
  readonly fileSha256: string
  readonly format: TableFormat
  readonly headers: readonly string[]
  readonly mapping: Mapping
  readonly progress: {
    readonly startedAt: number
    readonly rowsDone: number
    /** Null when not known yet. */
    readonly rowsTotal: number | null
    /** Progress from 0 to 1. */
    readonly share: number
  }
  readonly summary: ImportSummary | null
  readonly decisions: Readonly<Record<string, FindingDecision>>
  /** Corrections typed over cells; they are kept when the file is checked again. */
  readonly repairs: RepairCounts
  /** Why it failed, in English and as a reason; null when it did not. */
  readonly failure: string | null
  readonly failureReason: ImportFailure | null
  readonly reason: string | null
  /** Whether counts are compared with its baseline. */
  readonly isInForce: boolean
  /** The version of the baseline it creates; null when it creates none. */
  readonly version: number | null
  /** The import in force that this one replaces; null when there is none, or when it is this one. */
  readonly replaces: { readonly fileName: string | null; readonly version: number } | null
  /** Whether exactly this file is already in force. */
  readonly isSameFile: boolean
  readonly canUndo: boolean
  /** Set for a list of items whose import was undone. */
  readonly undone: UndoneItems | null
  readonly endedAt: number | null
}

export interface ListedFinding extends Finding {
  readonly id: string
  /** The SKU of the row, so that people recognize it. */
  readonly sku: string | null
  readonly name: string | null
}

/** What should be there of an item, in the whole store. */
export interface ExpectedItem {
  readonly id: string
  readonly sku: string | null
  readonly name: string
  readonly category: string | null
  readonly unit: string
  readonly quantity: number
  readonly unitCost: number | null
  /** Empty where the file does not say what lies on each shelf. */
  readonly shelves: readonly { readonly shelfId: string; readonly quantity: number }[]
}

/** A store name in a file, and the store it matches. */
interface FoundStore {
  readonly name: string
  /** Null when no store of the organization has this name. */
  readonly store: {
    readonly name: string
    /** Null when the viewer may not change this store. */
    readonly id: string | null
  } | null
}

export interface StoresOfFile {
  readonly found: readonly FoundStore[]
  /** The answers for the last file with these headers; null when that file was not for several stores. */
  readonly remembered: readonly StoreAnswer[] | null
}

/** One store of a file for several stores. */
export interface GroupStore {
  readonly storeId: string
  readonly storeName: string
  readonly importId: string
  readonly status: ImportStatus
  readonly names: readonly string[]
  readonly summary: ImportSummary | null
  readonly progress: ImportDetails['progress']
  readonly failure: string | null
  readonly failureReason: ImportFailure | null
  readonly replaces: ImportDetails['replaces']
  readonly isSameFile: boolean
  readonly isInForce: boolean
  /** Totals of the baseline that came into force. */
  readonly totals: { readonly items: number; readonly quantity: number } | null
}

/** A file for several stores. */
export interface ImportGroup {
  readonly id: string
  readonly fileId: string
  readonly fileName: string
  readonly fileBytes: number
  readonly fileSha256: string
  readonly format: TableFormat
  readonly headerRows: number
  /** The stores that the viewer manages. */
  readonly stores: readonly GroupStore[]
  /** Stores that the viewer does not manage; with any of these, the viewer can only look. */
  readonly foreignStores: number
  /** Names in the file that match no store; rows are null where the name is a column. */
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

/** An uploaded file and how to read it. */
export const importedFile = z.strictObject({
  fileId: id,
  format: formatSchema,
  headers: z.array(text(1_000)).max(200),
  mapping: mappingSchema,
})

/** The highest row number. */
const LAST_ROW = 2_147_483_647

const ofImport = z.strictObject({ storeId: id, importId: id })

/** What is sent along with a confirmation. */
export const confirmation = z.strictObject({
  /** Required while people count: why the stock is replaced now. */
  reason: storableText(1_000).optional(),
  /** Confirms importing the same file again on purpose. */
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
  /** The expected stock in force for an audit, or for the store's next one, in the order of ids. */
  listExpected: query<Page<ExpectedItem>>()({
    access: 'audits:manage',
    args: z.strictObject({
      storeId: id,
      auditId: id.nullable(),
      paginationOpts: paginationOptions(100),
    }),
  }),
  /** How the columns of a file with these headers were used last, in this store or otherwise in another. */
  getMapping: query<Mapping | null>()({
    access: 'audits:manage',
    args: z.strictObject({ storeId: id, headers: z.array(text(1_000)).max(200) }),
  }),
  /** Reads and checks an uploaded file. Nothing is imported before it is confirmed. */
  start: mutation<{ readonly id: string }>()({
    access: 'audits:manage',
    args: importedFile.extend({
      storeId: id,
      kind: z.enum(['catalogue', 'baseline']),
      auditId: id.nullable().optional(),
    }),
  }),
  /** Checks the file again with another way of reading it. */
  preview: mutation<null>()({
    access: 'audits:manage',
    args: ofImport.extend({
      format: formatSchema,
      headers: importedFile.shape.headers,
      mapping: mappingSchema,
    }),
  }),
  /** Corrects a cell of a row with errors; the answer says whether the row is fine now. */
  fix: mutation<{ readonly fine: boolean }>()({
    access: 'audits:manage',
    args: ofImport.extend({
      row: z.int().min(1).max(LAST_ROW),
      column: z.enum(COLUMN_KINDS),
      value: text(300),
    }),
  }),
  /** What to do with all rows that have this kind of warning. */
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
  /** Which of the organization's stores a file names, and the last answers for those names. */
  findStores: query<StoresOfFile>()({
    access: 'audits:manage',
    args: z.strictObject({
      storeId: id,
      headers: z.array(text(1_000)).max(200),
      places: z.array(z.strictObject({ name: placeName, place: placeName })).max(MOST_PLACES),
    }),
  }),
  /** Reads and checks a file for each of its stores. Nothing is imported before it is confirmed. */
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
      /** The answer for every name, so that the next file can reuse it. */
      answers: storeAnswers,
    }),
  }),
  getGroup: query<ImportGroup>()({ access: 'audits:manage', args: ofGroup }),
  /** All stores get their expected stock together, or none does. */
  confirmGroup: mutation<null>()({
    access: 'audits:manage',
    args: ofGroup.extend({
      ...confirmation.pick({ replace: true, createPlaces: true }).shape,
      /** Stores of the file to leave as they are. */
      without: z.array(id).max(MOST_STORES).optional(),
    }),
  }),
  cancelGroup: mutation<null>()({ access: 'audits:manage', args: ofGroup }),
  /** Undoes an import of expected stock, as long as no count uses it, or of a list of items. */
  undo: mutation<null>()({ access: 'audits:manage', args: ofImport }),
})
