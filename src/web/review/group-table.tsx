import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { VarianceFilter, VarianceGroup } from '#contract/audit-variances.ts'
import { api } from '../client/api.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { NotLoaded } from '../kit/not-loaded.tsx'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { useFetchRest } from '../kit/use-fetch-rest.ts'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './review.module.css'
import { FIRST_GROUPS } from './shown-lines.ts'

interface GroupTableProps {
  readonly auditId: string
  readonly filter: VarianceFilter
  readonly groupBy: 'room' | 'shelf' | 'category'
  /** Opens one of the groups. */
  readonly onOpen: (group: VarianceGroup) => void
}

const MORE_GROUPS = 1_000

/** The same lines grouped by room, shelf or category, with the largest gross value first. */
export function GroupTable({ auditId, filter, groupBy, onOpen }: GroupTableProps) {
  const { rows, status, total, error, retry, loadMore } = usePaginatedQuery(
    api.audits.getVarianceGroups,
    { ...filter, auditId, groupBy },
    { initialNumItems: FIRST_GROUPS },
  )
  const t = useMessages('results')
  const more = () => loadMore(MORE_GROUPS)
  useFetchRest({ rows, total: total ?? 0, onNearEnd: error ? undefined : more })
  if (total === undefined) {
    return <RowsToCome what={{ sentence: t('groups.notLoaded') }} error={error} onRetry={retry} />
  }
  if (rows.length === 0) return <Empty title={t('groups.empty')}>{t('groups.emptyText')}</Empty>
  return (
    <>
      <div data-headed>
        <div data-head>
          <div className={styles.groupHead} aria-hidden>
            <span>{t(`groups.${groupBy}`)}</span>
            <span className={styles.number}>{t('groups.lines')}</span>
            <span className={styles.number}>{t('head.expected')}</span>
            <span className={styles.number}>{t('head.counted')}</span>
            <span className={styles.number}>{t('groups.units')}</span>
            <span className={styles.number}>{t('groups.value')}</span>
            <span className={styles.number}>{t('groups.open')}</span>
          </div>
        </div>
        <ul className={styles.lines}>
          {rows.map((group) => (
            <li key={group.id} className={styles.item}>
              <UnstyledButton className={styles.group} onClick={() => onOpen(group)}>
                <span className={styles.groupName}>
                  <IconChevronRight size={16} stroke={1.8} className={styles.chevron} aria-hidden />
                  {nameOf(group, groupBy, t)}
                </span>
                <Cells group={group} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </div>
      {error && (
        <NotLoaded what={{ sentence: t('groups.moreNotLoaded') }} error={error} onRetry={retry} />
      )}
      {status !== 'Exhausted' && !error && (
        <p className={styles.more}>
          {t('groups.shown', { shown: rows.length, total })}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            loading={status === 'LoadingMore'}
            onClick={more}
          >
            {t('groups.more')}
          </Button>
        </p>
      )}
    </>
  )
}

function Cells({ group }: { readonly group: VarianceGroup }) {
  const t = useMessages('results')
  const { number, quantity, difference, money, signedMoney } = useFormats()
  return (
    <>
      <Cell label={t('groups.lines')} value={number(group.lines)} />
      <Cell label={t('head.expected')} value={quantity(group.expectedQuantity)} />
      <Cell label={t('head.counted')} value={quantity(group.countedQuantity)} />
      <Cell
        label={t('groups.units')}
        value={difference(group.netVariance)}
        gross={quantity(group.grossVariance)}
      />
      <Cell
        label={t('groups.value')}
        value={signedMoney(group.netValue, group.currency)}
        gross={money(group.grossValue, group.currency)}
      />
      <Cell label={t('groups.open')} value={group.open === 0 ? '–' : number(group.open)} />
    </>
  )
}

interface CellProps {
  readonly label: string
  readonly value: string
  /** The gross value, shown beside the net one. */
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

function nameOf(
  group: VarianceGroup,
  groupBy: GroupTableProps['groupBy'],
  t: Messages<'results'>,
): string {
  if (groupBy === 'category') return group.category || t('groups.noCategory')
  if (groupBy === 'room') return group.roomName ?? t('groups.noPlace')
  return group.shelfCode ?? group.roomName ?? t('groups.noPlace')
}
