// The view of the completed audits. All of it is in the address.

import type { ReportFilter } from '#contract/reports.ts'
import { stringIn } from '../kit/search.ts'

export const REPORT_VIEWS = ['audits', 'trend', 'groups', 'people', 'compare'] as const
type ReportView = (typeof REPORT_VIEWS)[number]

export const METRICS = ['accuracy', 'units', 'shrinkage', 'net', 'gross'] as const
export type Metric = (typeof METRICS)[number]

export interface ReportSearch {
  readonly view?: ReportView | undefined
  /** One store; left out: all that the viewer manages. */
  readonly store?: string | undefined
  /** Empty: items without a category. */
  readonly category?: string | undefined
  /** Days as `2026-03-14`, in the viewer's time zone. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly q?: string | undefined
  readonly metric?: Metric | undefined
  readonly by?: 'store' | 'category' | undefined
  /** Two audits to compare. */
  readonly a?: string | undefined
  readonly b?: string | undefined
}

export function parseReportSearch(search: Readonly<Record<string, unknown>>): ReportSearch {
  const oneOf = <Word extends string>(name: string, words: readonly Word[]) =>
    words.find((word) => word === search[name])
  const matching = (name: string, shape: RegExp) => {
    const text = stringIn(search, name)
    return text !== undefined && shape.test(text) ? text : undefined
  }
  return {
    view: oneOf('view', REPORT_VIEWS),
    store: matching('store', UUID),
    category: typeof search.category === 'string' ? search.category : undefined,
    from: matching('from', DAY),
    until: matching('until', DAY),
    q: stringIn(search, 'q'),
    metric: oneOf('metric', METRICS),
    by: oneOf('by', ['store', 'category']),
    a: matching('a', UUID),
    b: matching('b', UUID),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filter for the server. */
export function reportFilterOf(search: ReportSearch): ReportFilter {
  return {
    ...(search.store !== undefined && { storeIds: [search.store] }),
    ...(search.category !== undefined && { category: search.category }),
    ...(search.from !== undefined && { fromMs: startOf(search.from) }),
    // The last day is included.
    ...(search.until !== undefined && { untilMs: startOf(search.until, 1) }),
    ...(search.q !== undefined && { search: search.q }),
  }
}

export function isFiltered(search: ReportSearch): boolean {
  return Object.keys(reportFilterOf(search)).length > 0
}

function startOf(day: string, moreDays = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + moreDays).getTime()
}

/** Adds an audit to the comparison, or removes it; a third one replaces the first. */
export function toggleCompared(search: ReportSearch, auditId: string): ReportSearch {
  const chosen = [search.a, search.b].filter((id) => id !== undefined)
  const next = chosen.includes(auditId)
    ? chosen.filter((id) => id !== auditId)
    : [...chosen, auditId].slice(-2)
  return { ...search, a: next[0], b: next[1] }
}

const VIEW_PARAMS = ['view', 'store', 'category', 'metric', 'by'] as const

/** Whether it is a different view: then Back leads to the previous view instead of leaving the page. */
export function isAnotherView(before: ReportSearch, next: ReportSearch): boolean {
  return VIEW_PARAMS.some((name) => before[name] !== next[name])
}
