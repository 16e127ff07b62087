// A growing list as a sequence of pages. Every page except for the last has a pinned end, where the next one
// begins, so additions and removals stay inside one page: no gaps, no duplicate rows.

import type { Page, PaginationOptions } from '#contract/pagination.ts'

export type PageRange = PaginationOptions
type Pages = readonly PageRange[]

/** What is on the screen, and what is requested: the same, except while more is loading. */
export interface PageList {
  readonly shown: Pages
  readonly wanted: Pages
}

type PageStatus = 'LoadingFirstPage' | 'CanLoadMore' | 'LoadingMore' | 'Exhausted'

export interface PageView<Row> {
  readonly rows: readonly Row[]
  readonly status: PageStatus
  readonly total: number | undefined
  /** Where the next page begins. */
  readonly continueCursor: string | undefined
}

export function startPages(numItems: number): PageList {
  const pages = [{ numItems, cursor: null }]
  return { shown: pages, wanted: pages }
}

/**
 * Requests the next page and pins the end of the last one at the same time. The old pages stay on the screen
 * until both answers have arrived; those come from one snapshot, so there is no gap between them.
 */
export function addPage(list: PageList, continueCursor: string, numItems: number): PageList {
  const last = list.wanted.at(-1)
  if (!last || list.shown !== list.wanted) return list
  const pinned = { ...last, endCursor: continueCursor }
  const next = { numItems, cursor: continueCursor }
  return { shown: list.shown, wanted: [...list.wanted.slice(0, -1), pinned, next] }
}

/** The old pages are dropped once all new ones have arrived. */
export function settlePages(list: PageList, isLoaded: (range: PageRange) => boolean): PageList {
  if (list.shown === list.wanted || !list.wanted.every(isLoaded)) return list
  return { shown: list.wanted, wanted: list.wanted }
}

export function viewPages<Row>(
  list: PageList,
  pageOf: (range: PageRange) => Page<Row> | undefined,
): PageView<Row> {
  const { shown, wanted } = settlePages(list, (range) => pageOf(range) !== undefined)
  const pages = leadingPages(shown.map(pageOf))
  const last = pages.at(-1)
  const isComplete = shown === wanted && pages.length === shown.length
  return {
    rows: pages.flatMap(({ page }) => page),
    status: statusOf(last, isComplete),
    total: last?.total,
    continueCursor: last?.continueCursor,
  }
}

/** Up to the first missing page: after it there would be a gap. */
function leadingPages<Row>(pages: readonly (Page<Row> | undefined)[]): Page<Row>[] {
  const missing = pages.indexOf(undefined)
  const leading = missing === -1 ? pages : pages.slice(0, missing)
  return leading.filter((page) => page !== undefined)
}

function statusOf(last: Page<unknown> | undefined, isComplete: boolean): PageStatus {
  if (!last) return 'LoadingFirstPage'
  if (!isComplete) return 'LoadingMore'
  return last.isDone ? 'Exhausted' : 'CanLoadMore'
}
