import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { ItemDetails } from '#contract/items.ts'
import { api } from '../client/api.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { LinkButton } from '../kit/links.tsx'
import { Empty } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import styles from './catalogue.module.css'
import { ItemHead, ItemRow } from './item-row.tsx'

interface WholeCatalogueProps {
  readonly storeId: string
  readonly orgId: string
  readonly currency: string
  readonly onOpen: (item: ItemDetails) => void
}

const FIRST_PAGE = 200
const NEXT_PAGE = 1_000
const ROW_PX = 52
/** Loads more when this few rows are left below. */
const NEAR_END_ROWS = 60

/** Every item, newest first. Only the visible part is rendered, however long the list is. */
export function WholeCatalogue({ storeId, orgId, currency, onOpen }: WholeCatalogueProps) {
  const t = useMessages('catalogue')
  const { rows, status, total, error, loadMore } = usePaginatedQuery(
    api.items.list,
    { orgId },
    { initialNumItems: FIRST_PAGE },
  )
  const listRef = useRef<HTMLDivElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: listRef.current?.offsetTop ?? 0,
    getItemKey: (index) => rows[index]?.id ?? index,
  })
  const shown = virtualizer.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (status === 'CanLoadMore' && last >= rows.length - NEAR_END_ROWS) loadMore(NEXT_PAGE)
  })
  if (error && rows.length === 0) throw error
  if (status === 'LoadingFirstPage') return <WaitingRows />
  if (rows.length === 0) return <NoItems storeId={storeId} />
  return (
    <>
      <p className={styles.count}>{t('count', { count: total ?? rows.length })}</p>
      <ItemHead />
      <div ref={listRef}>
        <ul className={styles.virtual} style={{ height: virtualizer.getTotalSize() }}>
          {shown.map(({ key, index, start }) => {
            const item = rows[index]
            return (
              item && (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={styles.placed}
                  style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
                  aria-setsize={total ?? rows.length}
                  aria-posinset={index + 1}
                >
                  <ItemRow item={item} currency={currency} onOpen={onOpen} />
                </li>
              )
            )
          })}
        </ul>
      </div>
    </>
  )
}

/** Adding items one by one is offered above; most people have a list. */
function NoItems({ storeId }: { readonly storeId: string }) {
  const t = useMessages('catalogue')
  return (
    <Empty
      title={t('empty.title')}
      action={
        <LinkButton to="/stores/$storeId/admin/import" params={{ storeId }} variant="default">
          {t('empty.action')}
        </LinkButton>
      }
    >
      {t('empty.text')}
    </Empty>
  )
}
