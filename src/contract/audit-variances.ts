// The results of an audit by line: one item in one store, expected and counted.

import * as z from 'zod'
import type { AssignmentStatus } from '#domain/assignment.ts'
import type { LabelFacts } from '#domain/codes/label-facts.ts'
import type { Decision, LineReview, ReasonCode } from '#domain/decision.ts'
import { lineKey } from './audit-arguments.ts'
import { id, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import type { ScanEventDetails } from './scan-events.ts'
import { storableText } from './text.ts'
import { timeSpan } from './time-span.ts'
import { FIGURE_PARTS, VARIANCE_SORTS, VARIANCE_TABS } from './variance-choices.ts'

export interface LineDecision {
  readonly decision: Decision
  readonly reasonCode: ReasonCode | null
  readonly note: string | null
  readonly userId: string | null
  readonly userName: string | null
  readonly at: number
  /** The line's numbers when it was decided. */
  readonly expected: number | null
  readonly counted: number | null
}

/** What one round found at a place. */
export interface PlaceRound {
  /** The assignment's id. */
  readonly id: string
  readonly round: number
  /** On an independent shelf: 0 and 1 are compared, 2 breaks a tie. */
  readonly pass: number
  readonly status: AssignmentStatus
  readonly userId: string | null
  readonly userName: string | null
  /** Null when not counted in this round, which is not the same as 0. */
  readonly counted: number | null
  /** Whether it is part of the result; for independent counts the result may come from another one. */
  readonly inTotals: boolean
}

/** A shelf, or a room without shelves, where a line is expected or was counted. */
export interface LinePlace {
  /** Room and shelf. */
  readonly id: string
  readonly roomId: string
  readonly roomName: string
  readonly shelfId: string | null
  readonly shelfCode: string | null
  /** Null when the baseline does not say. */
  readonly expected: number | null
  readonly counted: number | null
  /** Whether it was handed in, which makes what is expected there due. */
  readonly handedIn: boolean
  /** In order, the first count first. */
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
  /** The currency of cost and value. */
  readonly currency: string
  readonly unitCost: number | null
  /** Null without a baseline; 0 when the baseline does not have the item. */
  readonly expected: number | null
  readonly inBaseline: boolean
  /** Null when not counted, which is not the same as 0. */
  readonly counted: number | null
  /** How much of the expectation is on shelves that were handed in; null when none of it is yet. */
  readonly due: number | null
  /** Counted minus what is due. */
  readonly variance: number | null
  readonly percent: number | 'new' | null
  readonly value: number | null
  /** Beyond the tolerance of the request. */
  readonly beyond: boolean
  readonly review: LineReview
  /** The quantity after the decision: the count, the expectation, or 0. */
  readonly settled: number | null
  /** Send it along with a decision. 0 when there is no decision yet. */
  readonly version: number
  readonly decision: LineDecision | null
  readonly places: readonly LinePlace[]
  /** What labels said about these items: serial numbers, lots, dates. Null when nothing. */
  readonly labels: LineLabels | null
}

/** With only the first of the serial numbers; exported files have all of them. */
export interface LineLabels extends LabelFacts {
  readonly serialsInAll: number
}

export interface VarianceTotals {
  readonly lines: number
  /** Null when there are several, so values are not added up. */
  readonly currency: string | null
  readonly expectedQuantity: number | null
  readonly countedQuantity: number | null
  readonly netVariance: number | null
  readonly grossVariance: number | null
  readonly netValue: number | null
  readonly grossValue: number | null
}

export type VarianceTab = (typeof VARIANCE_TABS)[number]
export type FigurePart = (typeof FIGURE_PARTS)[number]
export type VarianceSort = (typeof VARIANCE_SORTS)[number]

/** A room, or one of its shelves, under the names that the lines use. */
export interface PlaceName {
  readonly roomName: string
  readonly shelfCode: string | null
}

export interface VariancePage extends Page<VarianceLine> {
  /** Over all lines of the tab, not just the page. */
  readonly totals: VarianceTotals
  /** How many lines each tab has under the same filters, ignoring `part`. */
  readonly tabs: Readonly<Record<VarianceTab, number>>
  /** The place that the request was limited to; null for any place, or one that the viewer may not see. */
  readonly place: PlaceName | null
}

/** Lines of one room, shelf or category, added up. */
export interface VarianceGroup extends VarianceTotals {
  /** Room, place or category; empty for lines without one. */
  readonly id: string
  readonly storeId: string | null
  readonly roomId: string | null
  readonly roomName: string | null
  readonly shelfId: string | null
  readonly shelfCode: string | null
  readonly category: string | null
  readonly uncounted: number
  /** Lines beyond the tolerance, judged by the count and expectation of the whole store. */
  readonly beyond: number
  readonly open: number
}

interface LineEvent extends ScanEventDetails {
  readonly roomName: string
  readonly shelfCode: string | null
  readonly round: number
}

/** One line with the events that counted it, newest first. */
export interface LineDetails extends Page<LineEvent> {
  readonly line: VarianceLine
}

/** The part of a line that the file expects in one lot, with one expiry date, or under one serial number. */
export interface ExpectedLot {
  /** Null when the file does not say where it is. */
  readonly roomName: string | null
  readonly shelfCode: string | null
  readonly lot: string | null
  /** As 2027-03-31, or as written in the file when it is not a date. */
  readonly expiry: string | null
  readonly serial: string | null
  readonly expected: number
}

export interface ExpectedLots {
  /** The first ones, sorted by shelf, date and lot. */
  readonly lots: readonly ExpectedLot[]
  readonly total: number
  /** The sum over all of them, not just the listed ones. */
  readonly quantity: number
}

const limit = z.number().min(0).nullable().optional()

/** Which lines. By default: the tolerance of the protocol and all stores of the viewer. */
export const varianceFilter = z.strictObject({
  tab: z.enum(VARIANCE_TABS).default('beyond'),
  part: z.enum(FIGURE_PARTS).optional(),
  tolerance: z
    .strictObject({ units: limit, percent: limit, value: limit, valuePercent: limit })
    .optional(),
  storeIds: z.array(id).max(200).optional(),
  roomId: id.optional(),
  shelfId: id.optional(),
  /** Empty for items without a category. */
  category: storableText(200).optional(),
  /** In the name, the sku or the category. */
  search: storableText(200).optional(),
})
export type VarianceFilter = z.infer<typeof varianceFilter>

export const auditVarianceFunctions = {
  getVariances: query<VariancePage>()({
    access: 'audits:read',
    args: varianceFilter.extend({
      auditId: id,
      /** Numbers largest first, ignoring the sign; names from A to Z. */
      sort: z.enum(VARIANCE_SORTS).default('value'),
      /** How many lines to skip before the page: screens show long lists through a scrolling window. */
      skip: z.int().min(0).max(100_000_000).optional(),
      paginationOpts: paginationOptions(50),
    }),
  }),
  /** The same lines grouped by room, shelf or category, largest gross value first. */
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
    args: lineKey.extend({
      auditId: id,
      /** When counts were received. */
      arrived: timeSpan.optional(),
      paginationOpts: paginationOptions(100),
    }),
  }),
  /** Lots, dates and serial numbers that the store's file has for a line. */
  getExpectedLots: query<ExpectedLots>()({
    access: 'audits:read',
    args: lineKey.extend({ auditId: id }),
  }),
}
