// What an audit found, what was decided about it, and how it is sealed.

import * as z from 'zod'
import type { AssignmentStatus } from '#domain/assignment.ts'
import type { AuditStatus } from '#domain/audit.ts'
import type { Coverage } from '#domain/checklist.ts'
import {
  DECISIONS,
  type Decision,
  type LineReview,
  REASON_CODES,
  type ReasonCode,
} from '#domain/decision.ts'
import type { Tolerance } from '#domain/protocol.ts'
import { id, mutation, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import type { ScanEventDetails } from './scan-events.ts'
import { keptText, someText } from './text.ts'

/** The expectation that a store is compared with. */
export interface BaselineFacts {
  /** The baseline's id. */
  readonly id: string
  readonly storeId: string
  readonly version: number
  readonly fileName: string | null
  /** Whether it says what lies on each shelf. */
  readonly byShelf: boolean
  readonly items: number
  readonly quantity: number
  readonly importedAt: number | null
  /** Whether it came with the store and not with this audit. */
  readonly fromStore: boolean
}

/** Figures over lines. Quantities in units, values in the currency at the cost frozen in the audit. */
export interface ResultFigures {
  /** What the values are in; null: the stores count in different ones, so nothing is added up. */
  readonly currency: string | null
  /** Everything that is expected or was counted. */
  readonly lines: number
  readonly counted: number
  /** Counted, and as expected. */
  readonly matched: number
  /** Counted, and fewer than expected. */
  readonly missing: number
  /** Counted, and more than expected. */
  readonly extra: number
  /** Counted, and not in the baseline; also in `extra` or `matched`. */
  readonly unexpected: number
  /** Expected and not counted, which is not 0; those that somebody has set to 0 are counted. */
  readonly uncounted: number
  /** Null: no baseline. */
  readonly expectedQuantity: number | null
  readonly expectedValue: number | null
  /** Of that, the lines that were counted: what shrinkage is a share of. */
  readonly comparedValue: number | null
  /** Null: nothing counted. */
  readonly countedQuantity: number | null
  readonly countedValue: number | null
  /** Sums over counted lines that are in the audit's baseline or new to it; null without a baseline. */
  readonly netVariance: number | null
  readonly grossVariance: number | null
  readonly netValue: number | null
  readonly grossValue: number | null
  /** Lines with a variance whose cost nobody knows: they are in no value. */
  readonly unvalued: number
  /** Shares from 0 to 1; null where there is nothing to divide by. */
  readonly accuracyByLine: number | null
  readonly accuracyByUnit: number | null
  readonly shrinkage: number | null
}

export interface DecisionCounts {
  /** Lines that hinder completion: nothing said, stale, or a recount that is still to come. */
  readonly open: number
  readonly stale: number
  readonly recount: number
  readonly accepted: number
  readonly rejected: number
  readonly zero: number
  readonly recounted: number
}

export interface StoreResults {
  /** The store's id. */
  readonly id: string
  readonly name: string
  readonly baseline: BaselineFacts | null
  readonly coverage: Coverage
  readonly figures: ResultFigures
  readonly decisions: DecisionCounts
  /** Codes that no item has: in no figure above. */
  readonly unknownLines: number
  readonly unknownQuantity: number
}

export interface AuditResults {
  readonly auditId: string
  readonly status: AuditStatus
  /** Frozen by value: it does not move any more. */
  readonly sealed: boolean
  readonly tolerance: Tolerance
  readonly coverage: Coverage
  /** What the money of the viewer's stores is in, each once. */
  readonly currencies: readonly string[]
  readonly figures: ResultFigures
  readonly decisions: DecisionCounts
  readonly unknownLines: number
  readonly unknownQuantity: number
  /** The viewer's stores of the audit. */
  readonly stores: readonly StoreResults[]
}

export interface LineDecision {
  readonly decision: Decision
  readonly reasonCode: ReasonCode | null
  readonly note: string | null
  readonly userId: string | null
  readonly userName: string | null
  readonly at: number
  /** What the line stood at when it was decided. */
  readonly expected: number | null
  readonly counted: number | null
}

/** What one round found at a place. */
export interface PlaceRound {
  /** The assignment's id. */
  readonly id: string
  readonly round: number
  /** Of shelves that are counted independently: 0 and 1 are compared, 2 breaks a tie. */
  readonly pass: number
  readonly status: AssignmentStatus
  readonly userId: string | null
  readonly userName: string | null
  /** Null: not counted in this round, which is not 0. */
  readonly counted: number | null
  /** Whether it is part of the result; of independent counts what stands may be another one's. */
  readonly inTotals: boolean
}

/** A shelf, or a room that is counted as one, where a line is expected or was counted. */
export interface LinePlace {
  /** Room and shelf. */
  readonly id: string
  readonly roomId: string
  readonly roomName: string
  readonly shelfId: string | null
  readonly shelfCode: string | null
  /** Null: the baseline does not say. */
  readonly expected: number | null
  readonly counted: number | null
  /** Side by side, the first count first. */
  readonly rounds: readonly PlaceRound[]
}

/** One item in one store. */
export interface VarianceLine {
  /** Store and item. */
  readonly id: string
  readonly storeId: string
  readonly itemId: string
  readonly sku: string | null
  readonly name: string
  readonly category: string | null
  readonly unit: string
  /** What cost and value are in. */
  readonly currency: string
  readonly unitCost: number | null
  /** Null: there is no baseline. 0 when the baseline does not have the item. */
  readonly expected: number | null
  readonly inBaseline: boolean
  /** Null: not counted, which is not 0. */
  readonly counted: number | null
  readonly variance: number | null
  readonly percent: number | 'new' | null
  readonly value: number | null
  /** Beyond the tolerance that was asked with. */
  readonly beyond: boolean
  readonly review: LineReview
  /** What it stands at in the end: count, expectation, or 0, as decided. */
  readonly settled: number | null
  /** To be sent along with a decision; 0: nobody has decided yet. */
  readonly version: number
  readonly decision: LineDecision | null
  readonly places: readonly LinePlace[]
}

export interface VarianceTotals {
  readonly lines: number
  /** Null: of different ones, so values are not added up. */
  readonly currency: string | null
  readonly expectedQuantity: number | null
  readonly countedQuantity: number | null
  readonly netVariance: number | null
  readonly grossVariance: number | null
  readonly netValue: number | null
  readonly grossValue: number | null
}

export const VARIANCE_TABS = [
  /** Needs a decision. */
  'open',
  /** Beyond the tolerance, decided or not. */
  'beyond',
  'missing',
  'extra',
  'unexpected',
  'uncounted',
  'matched',
  'decided',
  'all',
] as const
export type VarianceTab = (typeof VARIANCE_TABS)[number]

export interface VariancePage extends Page<VarianceLine> {
  /** Over all lines of the tab, not only of the page. */
  readonly totals: VarianceTotals
  /** How many lines each tab has under the same filters. */
  readonly tabs: Readonly<Record<VarianceTab, number>>
}

/** Lines of one room, shelf or category taken together. */
export interface VarianceGroup extends VarianceTotals {
  /** Room, shelf or assignment place, or category; empty for what has none. */
  readonly id: string
  readonly storeId: string | null
  readonly roomId: string | null
  readonly roomName: string | null
  readonly shelfId: string | null
  readonly shelfCode: string | null
  readonly category: string | null
  readonly uncounted: number
  /** Lines beyond the tolerance, by what was counted and expected in the whole store. */
  readonly beyond: number
  readonly open: number
}

export interface LineEvent extends ScanEventDetails {
  readonly roomName: string
  readonly shelfCode: string | null
  readonly round: number
}

/** One line with the events it was counted by, the newest first. */
export interface LineDetails extends Page<LineEvent> {
  readonly line: VarianceLine
}

export interface DecidedLine {
  readonly version: number
  readonly review: LineReview
}

export interface DecidedLines {
  readonly decided: number
  /** Lines about which this cannot be decided, such as accepting what was not counted. */
  readonly skipped: number
  /** Lines that somebody else decided in the meantime: they stay as they are. */
  readonly conflicts: readonly { readonly storeId: string; readonly itemId: string }[]
}

export interface RecountShelf {
  /** The assignment that would be counted again. */
  readonly id: string
  readonly storeId: string
  readonly roomName: string
  readonly shelfCode: string | null
  readonly round: number
  readonly status: AssignmentStatus
  readonly lines: number
  /** Which of the asked items lie there; a shelf that was asked for itself is counted as a whole. */
  readonly itemIds: readonly string[]
  readonly countedBy: readonly { readonly id: string; readonly name: string }[]
}

export interface RecountPerson {
  readonly id: string
  readonly name: string
  /** How many of these shelves they have counted: better somebody with 0. */
  readonly countedShelves: number
  /** What they have still to count in this audit. */
  readonly openShelves: number
}

/** Which shelves a recount would take, and who could do it: the best choice first. */
export interface RecountPlan {
  /** How many lines would be counted again. */
  readonly lines: number
  readonly shelves: readonly RecountShelf[]
  readonly people: readonly RecountPerson[]
}

export interface SealDetails {
  readonly confirmationNumber: string
  /** SHA-256 over the facts of the audit and the parts below, in hexadecimal. */
  readonly seal: string
  readonly sealedAt: number
  readonly sealedByName: string
  readonly parts: {
    readonly baseline: string
    readonly events: string
    readonly decisions: string
    readonly lines: string
  }
  /** Content hashes of the exports, as the verify page makes them. */
  readonly exports: { readonly json: string; readonly csv: string }
}

/** Unknown: no sealed audit has this number or this content. */
export type SealCheck =
  | { readonly status: 'unknown' }
  | {
      /** Found: the number is real, and nothing was given to compare with. */
      readonly status: 'valid' | 'altered' | 'found'
      readonly confirmationNumber: string
      readonly organizationName: string
      readonly auditName: string
      readonly sealedAt: number
    }

/** A piece of an export: put together in order they are the document. */
export interface ExportPart {
  readonly fileName: string
  readonly mime: string
  readonly part: number
  readonly parts: number
  readonly text: string
  /** Content hash of the whole document. */
  readonly sha256: string
}

const inAudit = z.strictObject({ auditId: id })
const lineKey = z.strictObject({ storeId: id, itemId: id })
const limit = z.number().min(0).nullable().optional()
const reason = keptText(1_000)

/** Which lines. Left out: the tolerance of the protocol, all stores of the viewer. */
export const varianceFilter = z.strictObject({
  tab: z.enum(VARIANCE_TABS).default('beyond'),
  tolerance: z
    .strictObject({ units: limit, percent: limit, value: limit, valuePercent: limit })
    .optional(),
  storeIds: z.array(id).max(200).optional(),
  roomId: id.optional(),
  shelfId: id.optional(),
  /** Empty: items without one. */
  category: keptText(200).optional(),
  /** In the name, the sku or the category. */
  search: keptText(200).optional(),
})
export type VarianceFilter = z.infer<typeof varianceFilter>

export const VARIANCE_SORTS = ['value', 'units', 'percent', 'name', 'expected', 'counted'] as const
export type VarianceSort = (typeof VARIANCE_SORTS)[number]

const verdict = {
  /** Null takes back what was decided. */
  decision: z.enum(DECISIONS).nullable(),
  reasonCode: z.enum(REASON_CODES).nullable().default(null),
  note: keptText(1_000).nullable().default(null),
}

/** So many lines can be named at once; more are meant by a filter or by a mark. */
export const MOST_NAMED_LINES = 2_000

const recounted = {
  lines: z.array(lineKey).max(MOST_NAMED_LINES).optional(),
  /** All lines, however many, that were marked to be counted again. */
  marked: z.boolean().optional(),
  auditAssignmentIds: z.array(id).max(2_000).optional(),
}
const MANY_LINES_BYTES = 512 * 1024

export const auditResultFunctions = {
  /** The headline, by store. */
  getResults: query<AuditResults>()({ access: 'audits:read', args: inAudit }),
  getVariances: query<VariancePage>()({
    access: 'audits:read',
    args: varianceFilter.extend({
      auditId: id,
      /** Largest first, by size without sign; names from A on. */
      sort: z.enum(VARIANCE_SORTS).default('value'),
      /** How many lines come before the page: lists of any length are looked at through a window. */
      skip: z.int().min(0).max(100_000_000).optional(),
      paginationOpts: paginationOptions(50),
    }),
  }),
  /** The same lines by room, shelf or category, the largest gross value first. */
  getVarianceGroups: query<Page<VarianceGroup>>()({
    access: 'audits:read',
    args: varianceFilter.extend({
      auditId: id,
      groupBy: z.enum(['room', 'shelf', 'category']),
      paginationOpts: paginationOptions(500),
    }),
  }),
  getLine: query<LineDetails>()({
    access: 'audits:read',
    args: lineKey.extend({ auditId: id, paginationOpts: paginationOptions(100) }),
  }),
  /** Decides one line, if nobody else has since it was seen: `conflict` with what stands there. */
  decideLine: mutation<DecidedLine>()({
    access: 'audits:manage',
    args: lineKey.extend({
      auditId: id,
      seenVersion: z.int().min(0),
      /** The count that was looked at; another one by now is a `conflict`. */
      seenCounted: z.number().nullable().optional(),
      ...verdict,
    }),
  }),
  /** Decides many: those that are named, or all that match and that nobody has decided. */
  decideLines: mutation<DecidedLines>()({
    access: 'audits:manage',
    args: inAudit.extend({
      lines: z
        .array(lineKey.extend({ seenVersion: z.int().min(0) }))
        .max(MOST_NAMED_LINES)
        .optional(),
      matching: varianceFilter.optional(),
      ...verdict,
    }),
    maxArgsBytes: MANY_LINES_BYTES,
  }),
  getRecountPlan: query<RecountPlan>()({
    access: 'audits:manage',
    args: inAudit.extend(recounted),
    maxArgsBytes: MANY_LINES_BYTES,
  }),
  /**
   * Has shelves counted again, blind, in a new round: those that are named, and those where the lines
   * that are named or marked were counted or are expected. An audit in review goes back to counting.
   */
  requestRecount: mutation<{ readonly auditAssignmentIds: readonly string[] }>()({
    access: 'audits:manage',
    args: inAudit.extend({
      ...recounted,
      reason,
      /** Who counts; left out or null: whoever comes. */
      userId: someText(100).nullable().default(null),
      /** Said when the one who counted counts again; otherwise that is a `conflict`. */
      sameCounterAllowed: z.boolean().default(false),
    }),
    maxArgsBytes: MANY_LINES_BYTES,
  }),
  /** Freezes and seals the results. Of two at once one does it. */
  complete: mutation<{ readonly confirmationNumber: string; readonly seal: string }>()({
    access: 'audits:manage',
    args: inAudit,
  }),
  /** A new audit that corrects a completed one. */
  createCorrection: mutation<{ readonly id: string }>()({
    access: 'audits:manage',
    args: inAudit.extend({ name: z.string().optional(), reason }),
  }),
  /** Null: not completed yet. */
  getSeal: query<SealDetails | null>()({ access: 'audits:read', args: inAudit }),
  /** For anybody: whether an export, or a number on paper, is of a sealed audit. */
  verify: query<SealCheck>()({
    access: 'public',
    args: z
      .strictObject({
        confirmationNumber: z.string().max(100).optional(),
        /** Content hash of the export, see the domain's seal. */
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
      })
      .refine((args) => args.confirmationNumber !== undefined || args.sha256 !== undefined),
  }),
  /** The sealed document, in parts, as JSON or CSV; for managers of all its stores. */
  exportResults: query<ExportPart>()({
    access: 'audits:manage',
    args: inAudit.extend({ format: z.enum(['json', 'csv']), part: z.int().min(0).default(0) }),
  }),
}
