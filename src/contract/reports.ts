// What completed audits say together, and everything of one audit for files and paper.

import * as z from 'zod'
import { COUNT_SHEET_KINDS, type SheetPlace } from '#domain/reports/count-sheet.ts'
import type { TableLine } from '#domain/reports/document-columns.ts'
import type { ProtocolDifference, ProtocolFacts } from '#domain/reports/protocol-differences.ts'
import type { ReportFigures, ReportPace } from '#domain/reports/report-sums.ts'
import { varianceFilter } from './audit-variances.ts'
import { defineModule, id, momentMs, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import { storableText } from './text.ts'
import { VARIANCE_SORTS, VARIANCE_TABS } from './variance-choices.ts'

/** One store of one completed audit. */
export interface AuditReport {
  /** Audit and store. */
  readonly id: string
  readonly auditId: string
  readonly auditName: string
  readonly storeId: string
  readonly storeName: string
  readonly completedAt: number
  readonly confirmationNumber: string | null
  /** The completed audit that has corrected it; then it is in no sum. */
  readonly correctedBy: string | null
  readonly protocol: ProtocolFacts
  readonly figures: ReportFigures
  readonly pace: ReportPace
}

export interface StoreReport {
  /** The store's id. */
  readonly id: string
  readonly name: string
  readonly audits: number
  readonly figures: ReportFigures
  readonly pace: ReportPace
}

interface CategoryReport {
  /** The category; empty for items without one. */
  readonly id: string
  readonly figures: ReportFigures
}

/** One month of a store or of a category. */
export interface TrendPoint {
  /** The store's id, or the category. */
  readonly of: string
  /** "2026-03", in UTC. */
  readonly month: string
  readonly figures: ReportFigures
}

export interface ReportSummary {
  readonly audits: number
  /** Audits that match and were corrected by another one: in no sum. */
  readonly corrected: number
  /** In which ways they were not run alike. */
  readonly differences: readonly ProtocolDifference[]
  /** What their money is in, each once: of several, values are in no sum. */
  readonly currencies: readonly string[]
  readonly figures: ReportFigures
  readonly pace: ReportPace
  readonly stores: readonly StoreReport[]
  /** The largest gross value first. */
  readonly categories: readonly CategoryReport[]
  readonly storeTrend: readonly TrendPoint[]
  /** Of the first categories. */
  readonly categoryTrend: readonly TrendPoint[]
}

/** What one person has counted in completed audits. */
export interface CounterReport {
  /** The person's id. */
  readonly id: string
  readonly name: string
  readonly isViewer: boolean
  readonly audits: number
  readonly shelves: number
  readonly lines: number
  readonly quantity: number
  readonly activeMs: number
  readonly unitsPerMinute: number | null
  readonly linesPerMinute: number | null
  /** Lines that were counted again in a later round, and those that came out otherwise. */
  readonly recountedLines: number
  readonly differingLines: number
}

export interface ComparedAudit {
  readonly id: string
  readonly name: string
  readonly completedAt: number
  /** As far as the viewer sees. */
  readonly stores: readonly { readonly id: string; readonly name: string }[]
  readonly figures: ReportFigures
  readonly pace: ReportPace
}

export interface ComparedCategory {
  /** The category; empty for items without one. */
  readonly id: string
  readonly earlier: ReportFigures | null
  readonly later: ReportFigures | null
}

export interface AuditComparison {
  /** The one that was completed first comes first. */
  readonly earlier: ComparedAudit
  readonly later: ComparedAudit
  readonly differences: readonly ProtocolDifference[]
  /** What their money is in, each once. */
  readonly currencies: readonly string[]
  readonly categories: readonly ComparedCategory[]
}

/** What one of two audits found of an item in a store. */
export interface ComparedFinding {
  readonly currency: string
  readonly expected: number | null
  readonly counted: number | null
  readonly variance: number | null
  readonly value: number | null
}

export interface ComparedLine {
  /** Store and item. */
  readonly id: string
  readonly storeId: string
  readonly storeName: string
  readonly itemId: string
  readonly sku: string | null
  /** Of a single piece, as it was when the later of the two was sealed. */
  readonly barcode: string | null
  readonly name: string
  readonly category: string | null
  /** Null: the audit does not have it. */
  readonly earlier: ComparedFinding | null
  readonly later: ComparedFinding | null
}

/** What stands at the head of every document of an audit. */
export interface DocumentHead {
  readonly orgId: string
  readonly organizationName: string
  readonly auditName: string
  /** Those that the viewer sees. */
  readonly stores: readonly {
    readonly id: string
    readonly name: string
    readonly currency: string
  }[]
  readonly createdByName: string | null
  readonly startedAt: number | null
  readonly submittedAt: number | null
  readonly completedAt: number | null
  /** Null: not sealed. */
  readonly confirmationNumber: string | null
  readonly seal: string | null
  /** The signed statement; null: not sealed, or before seals were signed. */
  readonly proof: string | null
  readonly sealedByName: string | null
  readonly protocol: ProtocolFacts
}

/** A line as files have it: flat, in units and currency. */
export type DocumentLine = TableLine

export interface CountSheets {
  readonly auditName: string
  readonly storeName: string
  readonly blind: boolean
  readonly places: readonly SheetPlace[]
  /** Which document it is, from 0 on, and how many there are: one holds so many rows. */
  readonly part: number
  readonly parts: number
}

/** Which completed audits. Left out: all of them, in all stores that the viewer manages. */
const reportFilter = z.strictObject({
  storeIds: z.array(id).max(200).optional(),
  /** Empty: items without one. */
  category: storableText(200).optional(),
  /** Completed from this time on, and before that one. */
  fromMs: momentMs.optional(),
  untilMs: momentMs.optional(),
  /** In the name of the audit. */
  search: storableText(200).optional(),
  /** These alone. */
  auditIds: z.array(id).max(2).optional(),
})
export type ReportFilter = z.infer<typeof reportFilter>

/** Which lines of an audit, as the screen shows them. */
export const documentFilter = varianceFilter.extend({
  tab: z.enum(VARIANCE_TABS).default('all'),
  sort: z.enum(VARIANCE_SORTS).default('name'),
})
export type DocumentFilter = z.infer<typeof documentFilter>

const filtered = z.strictObject({ orgId: id, filter: reportFilter.default({}) })
const twoAudits = z.strictObject({ orgId: id, auditIds: z.tuple([id, id]) })
/** Lines of a document that are read at once. */
export const DOCUMENT_LINES = 4_000
const lineKey = z.string().regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/)

export const reports = defineModule('reports', {
  /** Completed audits by store, the newest first; for managers, as far as their stores go. */
  list: query<Page<AuditReport>>()({
    access: 'audits:list',
    args: filtered.extend({ paginationOpts: paginationOptions(50) }),
  }),
  getSummary: query<ReportSummary>()({ access: 'audits:list', args: filtered }),
  /** The viewer first. Managers see the teams of their stores, everybody else themselves. */
  listCounters: query<readonly CounterReport[]>()({ access: 'audits:list', args: filtered }),
  compare: query<AuditComparison>()({ access: 'audits:list', args: twoAudits }),
  /** Item by item, the largest change of value first. */
  listComparedLines: query<Page<ComparedLine>>()({
    access: 'audits:list',
    args: twoAudits.extend({
      search: storableText(200).optional(),
      /** How many items come before the page: lists of any length are looked at through a window. */
      skip: z.int().min(0).max(100_000_000).optional(),
      paginationOpts: paginationOptions(100),
    }),
  }),
  /** For whoever may look at the results. */
  getDocument: query<DocumentHead>()({
    access: 'audits:read',
    args: z.strictObject({ auditId: id }),
  }),
  /**
   * Which lines a document has, in its order. The same as files: `/api/results.csv`, `.xlsx` and
   * `.pdf` with `auditId` and the filter in the address.
   */
  listLineKeys: query<readonly string[]>()({
    access: 'audits:read',
    args: documentFilter.extend({ auditId: id }),
  }),
  /** Those lines, in the order they are named in. */
  getLines: query<readonly DocumentLine[]>()({
    access: 'audits:read',
    args: z.strictObject({ auditId: id, keys: z.array(lineKey).min(1).max(DOCUMENT_LINES) }),
  }),
  /** Lists to count by on paper: `/api/count-sheets.pdf`. Of a blind count never what is expected. */
  getCountSheets: query<CountSheets>()({
    access: 'audits:manage',
    args: z.strictObject({
      auditId: id,
      storeId: id,
      roomId: id.optional(),
      kind: z.enum(COUNT_SHEET_KINDS).default('items'),
      /** Which document of them, from 0 on. */
      part: z.int().min(0).default(0),
    }),
  }),
})
