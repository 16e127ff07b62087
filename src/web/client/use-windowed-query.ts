import { useQueries } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { QueryReference } from '#contract/define.ts'
import type { Page, PaginationOptions } from '#contract/pagination.ts'
import { canonicalArgs, queryKeyOf } from './canonical.ts'
import { liveQuery } from './query-bridge.ts'
import { useServerRendered } from './use-printed.ts'
import { askedBlocks, blocksOf, FIRST_BLOCK, isNextTo, isSameRange } from './windowed.ts'
import { isWorthRetrying } from './worth-retrying.ts'

interface Windowed {
  readonly skip?: number | undefined
  readonly paginationOpts: PaginationOptions
}

export interface WindowedQuery<Row> {
  /** Undefined: not known yet. */
  readonly total: number | undefined
  /** The known rows, by position; the same object while nothing changes. */
  readonly rows: ReadonlyMap<number, Row>
  /** Why some visible rows are missing; null: nothing failed. */
  readonly error: Error | null
  /** Requests again what failed. */
  readonly retry: () => void
  /** Sets which rows are visible, from the first to the last. */
  readonly look: (first: number, last: number) => void
}

/** Blocks that are only passed while scrolling are not loaded. */
const REST_MS = 100
/** Blocks out of view stay live for a moment, and are then dropped. */
const OUT_OF_VIEW_MS = 10_000

/**
 * A list of any length that only requests what is visible. Every block is live and all of them come from one
 * snapshot, so that no row is missing or duplicated.
 */
export function useWindowedQuery<Args extends Windowed, Row>(
  contract: QueryReference<Args, Page<Row>>,
  args: Omit<Args, 'skip' | 'paginationOpts'>,
  { blockSize }: { readonly blockSize: number },
): WindowedQuery<Row> {
  const question = queryKeyOf(contract.name, canonicalArgs(args))
  const { range, look } = useView(question, blockSize)
  const blocks = askedBlocks(range)
  const queries = blocks.map((block) => blockQuery(contract, args, block, blockSize))
  const results = useQueries({ queries })
  const printed = useServerRendered()
  const pages = queries.map(({ queryKey }, n) => printed(queryKey, results[n]?.data))
  const rows = useKnownRows(
    pages.flatMap((page, n) => (page ? [{ from: (blocks[n] ?? 0) * blockSize, page }] : [])),
  )
  const total = pages.find((page) => page !== undefined)?.total
  const failed = results.filter((result) => result.error)
  const error = failed[0]?.error ?? null
  // If nothing is known and a retry does not help, there is no list.
  if (error && total === undefined && !isWorthRetrying(error)) throw error
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  return { total, rows, error, retry, look }
}

/** Which blocks are visible. A different query starts at the beginning. */
function useView(question: string, blockSize: number) {
  const [view, setView] = useState({ question, range: FIRST_BLOCK })
  const current = view.question === question ? view : { question, range: FIRST_BLOCK }
  if (current !== view) setView(current)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { range } = current
  const look = useCallback(
    (first: number, last: number) => {
      clearTimeout(timer.current)
      const next = blocksOf({ first, last }, blockSize)
      if (isSameRange(next, range)) return
      const turn = () => setView({ question, range: next })
      if (isNextTo(range, next)) turn()
      else timer.current = setTimeout(turn, REST_MS)
    },
    [question, range, blockSize],
  )
  return { range, look }
}

/** The query for the first block, the same in prefetching and in the list. */
function blockQuery<Row>(
  contract: QueryReference<unknown, Page<Row>>,
  args: object,
  block: number,
  numItems: number,
) {
  const paginationOpts = { numItems, cursor: null }
  if (block === 0) return liveQuery(contract, { ...args, paginationOpts })
  const query = liveQuery(contract, { ...args, skip: block * numItems, paginationOpts })
  return { ...query, gcTime: OUT_OF_VIEW_MS }
}

interface KnownPage<Row> {
  readonly from: number
  readonly page: Page<Row>
}

/** A new map only when a block has changed: the layout of the list compares it by identity. */
function useKnownRows<Row>(pages: readonly KnownPage<Row>[]): ReadonlyMap<number, Row> {
  const [known, setKnown] = useState(() => ({ pages, rows: rowsOf(pages) }))
  const newest = isSameList(known.pages, pages) ? known : { pages, rows: rowsOf(pages) }
  if (newest !== known) setKnown(newest)
  return newest.rows
}

function isSameList<Row>(
  before: readonly KnownPage<Row>[],
  pages: readonly KnownPage<Row>[],
): boolean {
  if (before.length !== pages.length) return false
  return pages.every(({ from, page }, n) => before[n]?.from === from && before[n].page === page)
}

function rowsOf<Row>(pages: readonly KnownPage<Row>[]): ReadonlyMap<number, Row> {
  return new Map(
    pages.flatMap(({ from, page }) => page.page.map((row, n) => [from + n, row] as const)),
  )
}
