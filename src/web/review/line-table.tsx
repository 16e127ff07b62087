import { Button, Checkbox } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { VarianceFilter, VarianceLine, VarianceSort } from '#contract/audit-results.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { Empty } from '../kit/page.tsx'
import { VirtualRows } from '../kit/virtual-rows.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { BulkAllBar } from './bulk-all-bar.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { LineHead } from './line-head.tsx'
import { LineRow } from './line-row.tsx'
import styles from './review.module.css'
import { tabName } from './review-tabs.tsx'
import { useLineSelection } from './use-line-selection.ts'

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
  const selection = useLineSelection(rows, filter)
  if (error && rows.length === 0) throw error
  if (status === 'LoadingFirstPage') return <WaitingRows />
  if (rows.length === 0) return <NoLines {...props} />
  const { isEverything, selected } = selection
  const isAllShown = isEverything || selected.length === rows.length
  const all = total ?? rows.length
  const common = { auditId, total: all, needsReason, onClear: selection.clear }
  return (
    <>
      {isEverything && <BulkAllBar {...common} filter={filter} />}
      {!isEverything && selected.length > 0 && (
        <BulkBar
          {...common}
          lines={selected}
          onChooseAll={isAllShown && all > rows.length ? selection.chooseEverything : undefined}
          onRecount={() => props.onRecount(selected)}
        />
      )}
      <LineHead sort={sort} onSort={props.onSort} isReadOnly={!canDecide}>
        {canDecide && (
          <Checkbox
            size="xs"
            aria-label="Choose all shown lines"
            checked={isAllShown}
            indeterminate={selected.length > 0 && !isAllShown}
            onChange={selection.chooseShown}
          />
        )}
      </LineHead>
      <VirtualRows
        rows={rows}
        rowPx={ROW_PX}
        keyOf={({ id }) => id}
        label="Lines"
        total={all}
        onNearEnd={() => loadMore(MORE_LINES)}
      >
        {(line) => (
          <LineRow
            auditId={auditId}
            line={line}
            canDecide={canDecide}
            needsReason={needsReason}
            isSelected={selection.has(line.id)}
            isOpen={props.openId === line.id}
            onSelect={(isRange) => selection.chooseOne(line.id, isRange)}
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
