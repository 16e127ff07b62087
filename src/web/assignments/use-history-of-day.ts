import { useEffect } from 'react'
import { api } from '../client/api.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { useNow } from '../kit/use-now.ts'
import { startOfDay } from './pace.ts'

const PAGE = 200
/** A long day has about this many counts; beyond that, the figures say that they are incomplete. */
const MOST_EVENTS = 4_000

/** The viewer's own counts in a store, or there in one audit; newest first, at least all of today's. */
export function useHistoryOfDay(place: { readonly storeId: string; readonly auditId?: string }) {
  const history = usePaginatedQuery(api.scanEvents.getUserHistory, place, { initialNumItems: PAGE })
  const now = useNow(30_000)
  const { rows, status, loadMore } = history
  const oldest = rows.at(-1)
  const isDayIncomplete =
    now !== undefined && oldest !== undefined && oldest.serverTime >= startOfDay(now)
  useEffect(() => {
    if (status === 'CanLoadMore' && isDayIncomplete && rows.length < MOST_EVENTS) loadMore(PAGE * 2)
  })
  return { ...history, now }
}
