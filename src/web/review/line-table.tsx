import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { VarianceFilter, VarianceLine, VarianceSort } from '#contract/audit-results.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { Empty } from '../kit/page.tsx'
import {
  extendTo,
  NOTHING_SELECTED,
  type Selection,
  toggle,
  toggleAll,
  within,
} from '../kit/selection.ts'
import { VirtualRows } from '../kit/virtual-rows.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { LineHead } from './line-head.tsx'
import { LineRow } from './line-row.tsx'
import styles from './review.module.css'
import { tabName } from './review-tabs.tsx'

export const LINES_PAGE = 50
const MORE_LINES = 200
const ROW_PX = 49

interface LineTableProps {
  readonly auditId: string
  readonly filter: VarianceFilter
  readonly sort: VarianceSort
  readonly onSort: (sort: VarianceSort) => void
  /** The line that is open; undefined: none. */
  readonly openId: string | undefined
  readonly onOpen: (lineId: string | undefined) => void
  readonly canDecide: boolean
  readonly needsReason: boolean
  readonly onRecount: (lines: readonly VarianceLine[]) => void
  readonly onClearFilter: () => void
}

/** Lines of the result, each decided where it stands. */
export function LineTable(props: LineTableProps) {
  const { auditId, filter, sort, canDecide, needsReason } = props
  const { rows, status, total, error, loadMore } = usePaginatedQuery(
    api.audits.getVariances,
    { ...filter, auditId, sort },
    { initialNumItems: LINES_PAGE },
  )
  const [chosen, setChosen] = useState<Selection>(NOTHING_SELECTED)
  if (error && rows.length === 0) throw error
  if (status === 'LoadingFirstPage') return <WaitingRows />
  if (rows.length === 0) return <NoLines {...props} />
  const order = rows.map(({ id }) => id)
  const selection = within(chosen, order)
  const selected = rows.filter(({ id }) => selection.ids.has(id))
  const clear = () => setChosen(NOTHING_SELECTED)
  return (
    <>
      {selected.length > 0 && (
        <BulkBar
          auditId={auditId}
          lines={selected}
          needsReason={needsReason}
          onRecount={() => props.onRecount(selected)}
          onClear={clear}
        />
      )}
      <LineHead sort={sort} onSort={props.onSort} isReadOnly={!canDecide}>
        {canDecide && (
          <Checkbox
            size="xs"
            aria-label="Choose all shown lines"
            checked={selected.length === rows.length}
            indeterminate={selected.length > 0 && selected.length < rows.length}
            onChange={() => setChosen(toggleAll(selection, order))}
          />
        )}
      </LineHead>
      <VirtualRows
        rows={rows}
        rowPx={ROW_PX}
        keyOf={({ id }) => id}
        label="Lines"
        total={total ?? rows.length}
        onNearEnd={() => loadMore(MORE_LINES)}
      >
        {(line) => (
          <LineRow
            auditId={auditId}
            line={line}
            canDecide={canDecide}
            needsReason={needsReason}
            isSelected={selection.ids.has(line.id)}
            isOpen={props.openId === line.id}
            onSelect={(isRange) =>
              setChosen(isRange ? extendTo(selection, line.id, order) : toggle(selection, line.id))
            }
            onToggle={() => props.onOpen(props.openId === line.id ? undefined : line.id)}
          />
        )}
      </VirtualRows>
      <p className={styles.more} data-off-paper>
        {rows.length.toLocaleString('en-US')} of {total?.toLocaleString('en-US')}
        {status === 'LoadingMore' && ', more are on their way'}
      </p>
    </>
  )
}

function NoLines({ filter, onClearFilter }: LineTableProps) {
  const isFiltered =
    filter.search !== undefined ||
    filter.roomId !== undefined ||
    filter.shelfId !== undefined ||
    filter.category !== undefined ||
    filter.tolerance !== undefined
  const clear = (
    <Button variant="default" onClick={onClearFilter}>
      Clear filters
    </Button>
  )
  if (isFiltered) {
    return (
      <Empty title="No line matches" action={clear}>
        Nothing in “{tabName(filter.tab ?? 'all')}” fits the filters
        {filter.search ? ` “${filter.search}”` : ''}.
      </Empty>
    )
  }
  return <Empty title={`${tabName(filter.tab ?? 'all')}: none`}>There is no such line.</Empty>
}
