// What an audit found, line by line: one item in one store, expected and counted.

import * as z from 'zod'
import type { AssignmentStatus } from '#domain/assignment.ts'
import type { LabelFacts } from '#domain/codes/label-facts.ts'
import type { Decision, LineReview, ReasonCode } from '#domain/decision.ts'
import { lineKey } from './audit-arguments.ts'
import { id, query } from './define.ts'
import { type Page, paginationOptions } from './pagination.ts'
import type { ScanEventDetails } from './scan-events.ts'
import { storableText } from './text.ts'
import { FIGURE_PARTS, VARIANCE_SORTS, VARIANCE_TABS } from './variance-choices.ts'

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
  /** Whether it was handed in: what is expected there is due. */
  readonly handedIn: boolean
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
  /** What of the expectation should lie on shelves that were handed in; null: nothing yet. */
  readonly due: number | null
  /** Of what is due. */
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
  /** What labels have said of its things; null: nothing. */
  readonly labels: LineLabels | null
}

/** The first of its serial numbers; files have all of them. */
export interface LineLabels extends LabelFacts {
  readonly serialsInAll: number
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

export type VarianceTab = (typeof VARIANCE_TABS)[number]
export type FigurePart = (typeof FIGURE_PARTS)[number]
export type VarianceSort = (typeof VARIANCE_SORTS)[number]

/** A room, or a shelf of it, by the names that the lines have. */
export interface PlaceName {
  readonly roomName: string
  readonly shelfCode: string | null
}

export interface VariancePage extends Page<VarianceLine> {
  /** Over all lines of the tab, not only of the page. */
  readonly totals: VarianceTotals
  /** How many lines each tab has under the same filters, whatever the part of it. */
  readonly tabs: Readonly<Record<VarianceTab, number>>
  /** Where the lines were asked for; null: anywhere, or at no place of the viewer's. */
  readonly place: PlaceName | null
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

interface LineEvent extends ScanEventDetails {
  readonly roomName: string
  readonly shelfCode: string | null
  readonly round: number
}

/** One line with the events it was counted by, the newest first. */
export interface LineDetails extends Page<LineEvent> {
  readonly line: VarianceLine
}

/** What of a line the file expects in one lot, good until a day, or as one thing with a number. */
export interface ExpectedLot {
  /** Null: the file does not say where it lies. */
  readonly roomName: string | null
  readonly shelfCode: string | null
  readonly lot: string | null
  /** As 2027-03-31; as it stands in the file where it is no date. */
  readonly expiry: string | null
  readonly serial: string | null
  readonly expected: number
}

export interface ExpectedLots {
  /** The first of them, by shelf, date and lot. */
  readonly lots: readonly ExpectedLot[]
  readonly total: number
  /** What they add up to, all of them. */
  readonly quantity: number
}

const limit = z.number().min(0).nullable().optional()

/** Which lines. Left out: the tolerance of the protocol, all stores of the viewer. */
export const varianceFilter = z.strictObject({
  tab: z.enum(VARIANCE_TABS).default('beyond'),
  part: z.enum(FIGURE_PARTS).optional(),
  tolerance: z
    .strictObject({ units: limit, percent: limit, value: limit, valuePercent: limit })
    .optional(),
  storeIds: z.array(id).max(200).optional(),
  roomId: id.optional(),
  shelfId: id.optional(),
  /** Empty: items without one. */
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
  /** Lots, dates and serial numbers that the file of the store names for a line. */
  getExpectedLots: query<ExpectedLots>()({
    access: 'audits:read',
    args: lineKey.extend({ auditId: id }),
  }),
}
