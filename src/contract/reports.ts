// What completed audits show together, and everything about one audit for files and paper.

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
  /** The completed audit that corrected it; no sum includes a corrected audit. */
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
  /** Matching audits that another audit corrected; no sum includes them. */
  readonly corrected: number
  /** How their protocols differ. */
  readonly differences: readonly ProtocolDifference[]
  /** Their currencies, each once. With several, values are not added up. */
  readonly currencies: readonly string[]
  readonly figures: ReportFigures
  readonly pace: ReportPace
  readonly stores: readonly StoreReport[]
  /** Largest gross value first. */
  readonly categories: readonly CategoryReport[]
  readonly storeTrend: readonly TrendPoint[]
  /** Only for the first of the categories. */
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
  /** Lines that were counted again in a later round, and those with a different result. */
  readonly recountedLines: number
  readonly differingLines: number
}

export interface ComparedAudit {
  readonly id: string
  readonly name: string
  readonly completedAt: number
  /** The ones that the viewer may see. */
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
  /** The one that was completed first. */
  readonly earlier: ComparedAudit
  readonly later: ComparedAudit
  readonly differences: readonly ProtocolDifference[]
  /** Their currencies, each once. */
  readonly currencies: readonly string[]
  readonly categories: readonly ComparedCategory[]
}

/** What one of the two audits found for an item in a store. */
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
  /** The barcode of a single piece, as of the later of the two seals. */
  readonly barcode: string | null
  readonly name: string
  readonly category: string | null
  /** Null when the audit does not have the item. */
  readonly earlier: ComparedFinding | null
  readonly later: ComparedFinding | null
}

/** The header of every document of an audit. */
export interface DocumentHead {
  readonly orgId: string
  readonly organizationName: string
  readonly auditName: string
  /** The ones that the viewer may see. */
  readonly stores: readonly {
    readonly id: string
    readonly name: string
    readonly currency: string
  }[]
  readonly createdByName: string | null
  readonly startedAt: number | null
  readonly submittedAt: number | null
  readonly completedAt: number | null
  /** Null until sealed. */
  readonly confirmationNumber: string | null
  readonly seal: string | null
  /** The signed statement; null until sealed, and for seals from before they were signed. */
  readonly proof: string | null
  readonly sealedByName: string | null
  readonly protocol: ProtocolFacts
}

/** A line as it appears in files: flat, in units and currency. */
export type DocumentLine = TableLine

export interface CountSheets {
  readonly auditName: string
  readonly storeName: string
  readonly blind: boolean
  readonly places: readonly SheetPlace[]
  /** Index of this document, from 0, and how many there are: each holds a limited number of rows. */
  readonly part: number
  readonly parts: number
}

/** Which completed audits. By default: all of them, in all stores that the viewer manages. */
const reportFilter = z.strictObject({
  storeIds: z.array(id).max(200).optional(),
  /** Empty for items without a category. */
  category: storableText(200).optional(),
  /** Completed from this time on (inclusive), and before that time (exclusive). */
  fromMs: momentMs.optional(),
  untilMs: momentMs.optional(),
  /** Matched against the audit's name. */
  search: storableText(200).optional(),
  /** Only these audits. */
  auditIds: z.array(id).max(2).optional(),
})
export type ReportFilter = z.infer<typeof reportFilter>

/** Which lines of an audit, with the same filters as the screen. */
export const documentFilter = varianceFilter.extend({
  tab: z.enum(VARIANCE_TABS).default('all'),
  sort: z.enum(VARIANCE_SORTS).default('name'),
})
export type DocumentFilter = z.infer<typeof documentFilter>

const filtered = z.strictObject({ orgId: id, filter: reportFilter.default({}) })
const twoAudits = z.strictObject({ orgId: id, auditIds: z.tuple([id, id]) })
/** How many lines of a document are read at once. */
export const DOCUMENT_LINES = 4_000
const lineKey = z.string().regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/)

export const reports = defineModule('reports', {
  /** Completed audits by store, newest first; managers see those of their stores. */
  list: query<Page<AuditReport>>()({
    access: 'audits:list',
    args: filtered.extend({ paginationOpts: paginationOptions(50) }),
  }),
  getSummary: query<ReportSummary>()({ access: 'audits:list', args: filtered }),
  /** The viewer first. Managers see the teams of their stores, other people only themselves. */
  listCounters: query<readonly CounterReport[]>()({ access: 'audits:list', args: filtered }),
  compare: query<AuditComparison>()({ access: 'audits:list', args: twoAudits }),
  /** Item by item, largest change in value first. */
  listComparedLines: query<Page<ComparedLine>>()({
    access: 'audits:list',
    args: twoAudits.extend({
      search: storableText(200).optional(),
      /** How many items to skip before the page: screens show long lists through a scrolling window. */
      skip: z.int().min(0).max(100_000_000).optional(),
      paginationOpts: paginationOptions(100),
    }),
  }),
  /** For viewers who may see the results. */
  getDocument: query<DocumentHead>()({
    access: 'audits:read',
    args: z.strictObject({ auditId: id }),
  }),
  /**
   * The keys of a document's lines, in order. Also as files: `/api/results.csv`, `.xlsx` and `.pdf` with `auditId` and
   * the filter in the address.
   */
  listLineKeys: query<readonly string[]>()({
    access: 'audits:read',
    args: documentFilter.extend({ auditId: id }),
  }),
  /** These lines, in the order of the request. */
  getLines: query<readonly DocumentLine[]>()({
    access: 'audits:read',
    args: z.strictObject({ auditId: id, keys: z.array(lineKey).min(1).max(DOCUMENT_LINES) }),
  }),
  /** Sheets for counting on paper: `/api/count-sheets.pdf`. For a blind count never with what is expected. */
  getCountSheets: query<CountSheets>()({
    access: 'audits:manage',
    args: z.strictObject({
      auditId: id,
      storeId: id,
      roomId: id.optional(),
      kind: z.enum(COUNT_SHEET_KINDS).default('items'),
      /** Index of the document, from 0. */
      part: z.int().min(0).default(0),
    }),
  }),
})
