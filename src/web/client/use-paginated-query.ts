import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueryReference } from '#contract/define.ts'
import type { Page, PaginationOptions } from '#contract/pagination.ts'
import { canonicalArgs, queryKeyOf } from './canonical.ts'
import {
  addPage,
  type PageList,
  type PageRange,
  type PageView,
  settlePages,
  startPages,
  viewPages,
} from './pages.ts'
import { liveQuery } from './query-bridge.ts'
import { useServerRendered } from './use-printed.ts'
import { isWorthRetrying } from './worth-retrying.ts'

type WithPages = { readonly paginationOpts: PaginationOptions }

export interface PaginatedQuery<Row> extends Pick<PageView<Row>, 'rows' | 'status' | 'total'> {
  /** Why the first page, or the next one, is missing; null: nothing failed. */
  readonly error: Error | null
  /** Requests again what failed. */
  readonly retry: () => void
  /** Does nothing unless the status is CanLoadMore. */
  readonly loadMore: (numItems: number) => void
}

/** A list that grows page by page, each page live. Starts over when the arguments change. */
export function usePaginatedQuery<Args extends WithPages, Row>(
  contract: QueryReference<Args, Page<Row>>,
  args: Omit<Args, 'paginationOpts'> | 'skip',
  { initialNumItems }: { readonly initialNumItems: number },
): PaginatedQuery<Row> {
  const question = args === 'skip' ? args : queryKeyOf(contract.name, canonicalArgs(args))
  const [list, replaceList] = usePageList(question, initialNumItems)
  const ranges = args === 'skip' ? [] : [...new Set([...list.shown, ...list.wanted])]
  const queries = ranges.map((range) => pageQuery(contract, args, range))
  const results = useQueries({ queries })
  const printed = useServerRendered()
  const pages = queries.map(({ queryKey }, index) => printed(queryKey, results[index]?.data))
  const pageOf = (range: PageRange) => pages[ranges.indexOf(range)]
  const { rows, status, total, continueCursor } = viewPages(list, pageOf)

  const settled = settlePages(list, (range) => pageOf(range) !== undefined)
  if (settled !== list) replaceList(list, settled)

  const loadMore = (numItems: number) => {
    if (status !== 'CanLoadMore' || continueCursor === undefined) return
    replaceList(settled, addPage(settled, continueCursor, numItems))
  }
  const failed = results.filter((result, index) => result.error && pages[index] === undefined)
  const error = failed[0]?.error ?? null
  // If nothing is known and a retry does not help, there is no list.
  if (error && total === undefined && !isWorthRetrying(error)) throw error
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  return { rows, status, total, error, retry, loadMore }
}

/** State of one query: a different query starts over, in the same render. */
function usePageList(question: string, initialNumItems: number) {
  const [state, setState] = useState({ question, list: startPages(initialNumItems) })
  const current =
    state.question === question ? state : { question, list: startPages(initialNumItems) }
  if (current !== state) setState(current)
  // A second tap in the same turn, or one on an outdated screen, finds a different list and changes nothing.
  const replaceList = (expected: PageList, list: PageList) =>
    setState((newest) => (newest.list === expected ? { ...newest, list } : newest))
  return [current.list, replaceList] as const
}

function pageQuery<Row>(
  contract: QueryReference<unknown, Page<Row>>,
  args: object | 'skip',
  range: PageRange,
) {
  return liveQuery(contract, { ...(args === 'skip' ? {} : args), paginationOpts: range })
}
