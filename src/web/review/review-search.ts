// The view of the results. All of it is in the address, so that a view can be shared.

import type {
  FigurePart,
  VarianceFilter,
  VarianceSort,
  VarianceTab,
} from '#contract/audit-variances.ts'
import { FIGURE_PARTS, VARIANCE_SORTS, VARIANCE_TABS } from '#contract/variance-choices.ts'
import type { Tolerance } from '#domain/protocol.ts'
import { stringIn } from '../kit/search.ts'

export const GROUPINGS = ['item', 'room', 'shelf', 'category'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** By default the largest value comes first. */
export const FIRST_SORT: VarianceSort = 'value'

/** Opens beside the table: answers, a summary, and patterns with their evidence. */
export const REVIEW_PANELS = ['ask', 'summary', 'insights'] as const
export type ReviewPanel = (typeof REVIEW_PANELS)[number]

export const TOLERANCE_LIMITS = ['units', 'percent', 'value', 'valuePercent'] as const

export interface ReviewSearch {
  readonly tab?: VarianceTab | undefined
  readonly part?: FigurePart | undefined
  readonly by?: Grouping | undefined
  readonly sort?: VarianceSort | undefined
  readonly q?: string | undefined
  readonly room?: string | undefined
  readonly shelf?: string | undefined
  /** Empty: items without a category. */
  readonly category?: string | undefined
  /** In an audit of several stores: all of them, not only the one in the address. */
  readonly stores?: 'all' | undefined
  /** The open line: store and item. */
  readonly line?: string | undefined
  /** The pane that is open beside the table. */
  readonly panel?: ReviewPanel | undefined
  /** Numbers as typed; any of them makes a tolerance for this viewer only. */
  readonly units?: string | undefined
  readonly percent?: string | undefined
  readonly value?: string | undefined
  readonly valuePercent?: string | undefined
}

export function parseReviewSearch(search: Readonly<Record<string, unknown>>): ReviewSearch {
  const oneOf = <Word extends string>(name: string, words: readonly Word[]) =>
    words.find((word) => word === search[name])
  const limits = TOLERANCE_LIMITS.map((name) => [
    name,
    isLimit(search[name]) ? search[name] : undefined,
  ])
  return {
    tab: oneOf('tab', VARIANCE_TABS),
    part: oneOf('part', FIGURE_PARTS),
    by: oneOf('by', GROUPINGS),
    sort: oneOf('sort', VARIANCE_SORTS),
    q: stringIn(search, 'q'),
    room: stringIn(search, 'room'),
    shelf: stringIn(search, 'shelf'),
    category: typeof search.category === 'string' ? search.category : undefined,
    stores: oneOf('stores', ['all']),
    line: stringIn(search, 'line'),
    panel: oneOf('panel', REVIEW_PANELS),
    ...Object.fromEntries(limits),
  }
}

function isLimit(value: unknown): value is string {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
}

/** Undefined: the tolerance of the protocol. */
export function toleranceIn(search: ReviewSearch): Tolerance | undefined {
  if (TOLERANCE_LIMITS.every((name) => search[name] === undefined)) return undefined
  const limit = (text: string | undefined) => (text === undefined ? null : Number(text))
  return {
    units: limit(search.units),
    percent: limit(search.percent),
    value: limit(search.value),
    valuePercent: limit(search.valuePercent),
  }
}

export function withTolerance(
  search: ReviewSearch,
  tolerance: Partial<Record<keyof Tolerance, string>>,
): ReviewSearch {
  const limits = TOLERANCE_LIMITS.map((name) => [
    name,
    isLimit(tolerance[name]) ? tolerance[name] : undefined,
  ])
  return { ...search, ...Object.fromEntries(limits) }
}

/** The part of the server's filter that does not depend on the tab. */
export function filterOf(search: ReviewSearch, storeId: string): Omit<VarianceFilter, 'tab'> {
  const tolerance = toleranceIn(search)
  return {
    ...(search.stores !== 'all' && { storeIds: [storeId] }),
    ...(search.part !== undefined && { part: search.part }),
    ...(tolerance && { tolerance }),
    ...(search.room !== undefined && { roomId: search.room }),
    ...(search.shelf !== undefined && { shelfId: search.shelf }),
    ...(search.category !== undefined && { category: search.category }),
    ...(search.q !== undefined && { search: search.q }),
  }
}

/** The same view of all stores, or of the store in the address: lines, rooms and shelves belong to one store. */
export function inStores(search: ReviewSearch, stores: ReviewSearch['stores']): ReviewSearch {
  return { ...search, stores, line: undefined, room: undefined, shelf: undefined }
}

const VIEW_PARAMS = ['tab', 'part', 'by', 'room', 'shelf', 'category', 'stores'] as const

/** Whether it is a different list: then Back leads to the previous list instead of leaving the page. */
export function isAnotherList(before: ReviewSearch, next: ReviewSearch): boolean {
  return VIEW_PARAMS.some((name) => before[name] !== next[name])
}
