import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { VarianceFilter, VarianceGroup } from '#contract/audit-variances.ts'
import { formatMoney, formatSignedMoney } from '#domain/money.ts'
import { sayDifference } from '#domain/quantity-words.ts'
import { api } from '../client/api.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { formatQuantity } from '../kit/format-number.ts'
import { NotLoaded } from '../kit/not-loaded.tsx'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { useFetchRest } from '../kit/use-fetch-rest.ts'
import styles from './review.module.css'
import { FIRST_GROUPS } from './shown-lines.ts'

interface GroupTableProps {
  readonly auditId: string
  readonly filter: VarianceFilter
  readonly groupBy: 'room' | 'shelf' | 'category'
  /** Looks into one of them. */
  readonly onOpen: (group: VarianceGroup) => void
}

const MORE_GROUPS = 1_000

/** The same lines taken together by room, shelf or category, the largest gross value first. */
export function GroupTable({ auditId, filter, groupBy, onOpen }: GroupTableProps) {
  const { rows, status, total, error, retry, loadMore } = usePaginatedQuery(
    api.audits.getVarianceGroups,
    { ...filter, auditId, groupBy },
    { initialNumItems: FIRST_GROUPS },
  )
  const more = () => loadMore(MORE_GROUPS)
  useFetchRest({ rows, total: total ?? 0, onNearEnd: error ? undefined : more })
  if (total === undefined) {
    return <RowsToCome what="The groups" error={error} onRetry={retry} />
  }
  if (rows.length === 0) return <Empty title="No lines">There is nothing to take together.</Empty>
  return (
    <>
      <div data-headed>
        <div data-head>
          <div className={styles.groupHead} aria-hidden>
            <span>{HEADS[groupBy]}</span>
            <span className={styles.number}>Lines</span>
            <span className={styles.number}>Expected</span>
            <span className={styles.number}>Counted</span>
            <span className={styles.number}>Net / gross units</span>
            <span className={styles.number}>Net / gross value</span>
            <span className={styles.number}>To decide</span>
          </div>
        </div>
        <ul className={styles.lines}>
          {rows.map((group) => (
            <li key={group.id} className={styles.item}>
              <UnstyledButton className={styles.group} onClick={() => onOpen(group)}>
                <span className={styles.groupName}>
                  <IconChevronRight size={16} stroke={1.8} className={styles.chevron} aria-hidden />
                  {nameOf(group, groupBy)}
                </span>
                <Cell label="Lines" value={group.lines.toLocaleString('en-US')} />
                <Cell label="Expected" value={formatQuantity(group.expectedQuantity)} />
                <Cell label="Counted" value={formatQuantity(group.countedQuantity)} />
                <Cell
                  label="Net / gross units"
                  value={signed(group.netVariance)}
                  gross={formatQuantity(group.grossVariance)}
                />
                <Cell
                  label="Net / gross value"
                  value={formatSignedMoney(group.netValue, group.currency)}
                  gross={formatMoney(group.grossValue, group.currency)}
                />
                <Cell label="To decide" value={group.open === 0 ? '–' : String(group.open)} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </div>
      {error && <NotLoaded what="More groups" error={error} onRetry={retry} />}
      {status !== 'Exhausted' && !error && (
        <p className={styles.more}>
          {rows.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            loading={status === 'LoadingMore'}
            onClick={more}
          >
            Show more
          </Button>
        </p>
      )}
    </>
  )
}

const HEADS = { room: 'Room', shelf: 'Shelf', category: 'Category' } as const

interface CellProps {
  readonly label: string
  readonly value: string
  /** Beside a net one. */
  readonly gross?: string
}

function Cell({ label, value, gross }: CellProps) {
  return (
    <span className={styles.number}>
      <span className={styles.label}>{label}</span>
      <span>{value}</span>
      {gross !== undefined && (
        <>
          {' / '}
          <span>{gross}</span>
        </>
      )}
    </span>
  )
}

function nameOf(group: VarianceGroup, groupBy: GroupTableProps['groupBy']): string {
  if (groupBy === 'category') return group.category || 'Without a category'
  if (groupBy === 'room') return group.roomName ?? 'No place known'
  return group.shelfCode ?? group.roomName ?? 'No place known'
}

function signed(quantity: number | null): string {
  return quantity === null ? '–' : sayDifference(quantity)
}
