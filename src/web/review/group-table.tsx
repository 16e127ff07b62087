import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { api } from '#contract/api.ts'
import type { VarianceFilter, VarianceGroup } from '#contract/audit-results.ts'
import { formatMoney, formatSignedMoney } from '#domain/money.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { countOf } from '../kit/count-of.ts'
import { formatQuantity, formatSigned } from '../kit/format-number.ts'
import { Empty } from '../kit/page.tsx'
import styles from './review.module.css'

interface GroupTableProps {
  readonly auditId: string
  readonly filter: VarianceFilter
  readonly groupBy: 'room' | 'shelf' | 'category'
  /** Looks into one of them. */
  readonly onOpen: (group: VarianceGroup) => void
}

const LIMIT = 500

/** The same lines taken together by room, shelf or category, the largest gross value first. */
export function GroupTable({ auditId, filter, groupBy, onOpen }: GroupTableProps) {
  const groups = useSuspenseLiveQuery(api.audits.getVarianceGroups, {
    ...filter,
    auditId,
    groupBy,
    paginationOpts: { numItems: LIMIT, cursor: null },
  })
  if (groups.total === 0) return <Empty title="No lines">There is nothing to take together.</Empty>
  return (
    <>
      <div className={styles.groupHead} aria-hidden>
        <span>{HEADS[groupBy]}</span>
        <span className={styles.number}>Lines</span>
        <span className={styles.number}>Expected</span>
        <span className={styles.number}>Counted</span>
        <span className={styles.number}>Net / gross units</span>
        <span className={styles.number}>Net / gross value</span>
        <span className={styles.number}>To decide</span>
      </div>
      <ul className={styles.lines}>
        {groups.page.map((group) => (
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
                value={`${signed(group.netVariance)} / ${formatQuantity(group.grossVariance)}`}
              />
              <Cell
                label="Net / gross value"
                value={`${formatSignedMoney(group.netValue, group.currency)} / ${formatMoney(group.grossValue, group.currency)}`}
              />
              <Cell label="To decide" value={group.open === 0 ? '–' : String(group.open)} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {!groups.isDone && (
        <p className={styles.more}>
          The first {countOf(LIMIT, 'group')} of {groups.total.toLocaleString('en-US')}. Search to
          see others.
        </p>
      )}
    </>
  )
}

const HEADS = { room: 'Room', shelf: 'Shelf', category: 'Category' } as const

function Cell({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <span className={styles.number}>
      <span className={styles.label}>{label}</span>
      {value}
    </span>
  )
}

function nameOf(group: VarianceGroup, groupBy: GroupTableProps['groupBy']): string {
  if (groupBy === 'category') return group.category || 'Without a category'
  if (groupBy === 'room') return group.roomName ?? 'No place known'
  return group.shelfCode ?? group.roomName ?? 'No place known'
}

function signed(quantity: number | null): string {
  return quantity === null ? '–' : formatSigned(quantity)
}
