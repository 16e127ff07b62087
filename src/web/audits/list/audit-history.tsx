import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AuditSummary } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import type { AuditStatus as Status } from '#domain/audit.ts'
import { api } from '#web/client/api.ts'
import { useLiveQueries, useSuspenseLiveQuery } from '#web/client/react.tsx'
import { usePaginatedQuery } from '#web/client/use-paginated-query.ts'
import { LinkButton } from '#web/kit/links.tsx'
import { NotLoaded } from '#web/kit/not-loaded.tsx'
import { Empty } from '#web/kit/page.tsx'
import { RowsToCome } from '#web/kit/rows-to-come.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { AuditStatus } from '#web/shared/audit-status.tsx'
import { ENDED_STATUSES, HISTORY_PAGE } from './audit-list-search.ts'
import styles from './audits-page.module.css'
import { describeProgress } from './describe-summary.ts'
import { useSayWhen } from './use-say-when.ts'

interface AuditHistoryProps {
  readonly store: StoreSummary
  readonly status: Status | undefined
  /** The audits that are already listed above. */
  readonly goingOn: readonly AuditSummary[]
  readonly shown: number
  readonly onShown: (shown: number) => void
}

/** Every audit of the store, newest first, ten at a time. */
export function AuditHistory({ store, status, goingOn, shown, onShown }: AuditHistoryProps) {
  const { rows, total, error, retry, ...list } = usePaginatedQuery(
    api.audits.getAuditHistory,
    { orgId: store.organizationId, storeIds: [store.id], ...(status && { status }) },
    { initialNumItems: shown },
  )
  const t = useMessages('audits')
  if (total === undefined) {
    return <RowsToCome what={{ sentence: t('list.notLoaded') }} error={error} onRetry={retry} />
  }
  if (total === 0 && status === undefined) return <NoAudits storeId={store.id} />
  const above = new Set(status === undefined ? goingOn.map(({ id }) => id) : [])
  const past = rows.filter(({ id }) => !above.has(id))
  const showMore = () => {
    list.loadMore(HISTORY_PAGE)
    onShown(rows.length + HISTORY_PAGE)
  }
  return (
    <section className={styles.section} aria-label={t('list.history')}>
      <div className={styles.historyHead}>
        <h2 className={styles.title}>{t('list.history')}</h2>
        <StatusFilter storeId={store.id} chosen={status} />
        <span className={styles.total}>
          {above.size === 0
            ? t('list.total', { count: total })
            : t('list.totalRunning', { count: total, running: above.size })}
        </span>
      </div>
      {total === 0 && status && <NoneOfStatus storeId={store.id} status={status} />}
      {total > 0 && total === above.size && <p className={styles.none}>{t('list.noneFinished')}</p>}
      <PastAudits store={store} audits={past} />
      {error && (
        <NotLoaded what={{ sentence: t('list.moreNotLoaded') }} error={error} onRetry={retry} />
      )}
      {list.status !== 'Exhausted' && !error && (
        <Button
          variant="default"
          className={styles.more ?? ''}
          loading={list.status === 'LoadingMore'}
          onClick={showMore}
        >
          {t('list.showMore', {
            count: Math.min(HISTORY_PAGE, total - rows.length),
            left: total - rows.length,
          })}
        </Button>
      )}
    </section>
  )
}

interface StatusFilterProps {
  readonly storeId: string
  readonly chosen: Status | undefined
}

function StatusFilter({ storeId, chosen }: StatusFilterProps) {
  // An address may ask for any other status.
  const asked = chosen && !ENDED_STATUSES.includes(chosen) ? [chosen] : []
  const choices = [undefined, ...ENDED_STATUSES, ...asked]
  const t = useMessages('audits')
  const tShared = useMessages('shared')
  return (
    <nav className={styles.filter} aria-label={t('list.filter')}>
      {choices.map((status) => (
        <Link
          key={status ?? 'all'}
          to="/stores/$storeId/audit"
          params={{ storeId }}
          search={{ status }}
          className={styles.chip}
          data-chosen={status === chosen || undefined}
          aria-current={status === chosen ? 'true' : undefined}
          resetScroll={false}
        >
          {status === undefined ? t('list.all') : tShared(`audit.${status}`)}
        </Link>
      ))}
    </nav>
  )
}

function NoneOfStatus({ storeId, status }: { readonly storeId: string; readonly status: Status }) {
  const t = useMessages('audits')
  return (
    <p className={styles.none}>
      {t('list.noneOf', { status })}{' '}
      <Link to="/stores/$storeId/audit" params={{ storeId }} search={{ status: undefined }}>
        {t('list.showAll')}
      </Link>
    </p>
  )
}

interface PastAuditsProps {
  readonly store: StoreSummary
  readonly audits: readonly AuditSummary[]
}

const REPORTS_MIN = 50

/** Completed ones say how much of what was counted matched. */
function PastAudits({ store, audits }: PastAuditsProps) {
  const isAnyCompleted = audits.some(({ status }) => status === 'completed')
  const [reports] = useLiveQueries(
    api.reports.list,
    isAnyCompleted
      ? [
          {
            orgId: store.organizationId,
            filter: { storeIds: [store.id] },
            paginationOpts: { numItems: Math.max(REPORTS_MIN, audits.length), cursor: null },
          },
        ]
      : [],
  )
  const matched = new Map(
    reports?.page.map(({ auditId, figures }) => [auditId, figures.accuracyByLine]),
  )
  return (
    <ul className={styles.list}>
      {audits.map((audit) => (
        <HistoryRow
          key={audit.id}
          storeId={store.id}
          audit={audit}
          matched={matched.get(audit.id) ?? null}
        />
      ))}
    </ul>
  )
}

interface HistoryRowProps {
  readonly storeId: string
  readonly audit: AuditSummary
  /** The share of counted lines that matched; null where that is not known. */
  readonly matched: number | null
}

function HistoryRow({ storeId, audit, matched }: HistoryRowProps) {
  const t = useMessages('audits')
  const { share } = useFormats()
  const sayWhen = useSayWhen()
  const progress = describeProgress(audit, t)
  return (
    <li>
      <Link
        to="/stores/$storeId/audit/$id"
        params={{ storeId, id: audit.id }}
        className={styles.past}
      >
        <span className={styles.words}>
          <span className={styles.name}>{audit.name}</span>
          <span className={styles.note}>
            {matched === null
              ? progress
              : `${progress} · ${t('row.match', { share: share(matched, 1) })}`}
          </span>
        </span>
        <span className={styles.when}>{sayWhen(audit)}</span>
        <span className={styles.status}>
          <AuditStatus status={audit.status} />
        </span>
      </Link>
    </li>
  )
}

/** Before the first count: what a count is, and what it needs. */
function NoAudits({ storeId }: { readonly storeId: string }) {
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId })
  const t = useMessages('audits')
  const shelves = rooms.reduce((sum, room) => sum + Math.max(1, room.shelves.length), 0)
  if (shelves === 0) {
    const addRooms = (
      <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }} variant="default">
        {t('empty.addRooms')}
      </LinkButton>
    )
    return (
      <Empty title={t('empty.title')} action={addRooms}>
        {t('empty.noRooms')}
      </Empty>
    )
  }
  const plan = (
    <LinkButton
      to="/stores/$storeId/audit/new"
      params={{ storeId }}
      search={{ storeId }}
      variant="default"
    >
      {t('empty.plan')}
    </LinkButton>
  )
  return (
    <Empty title={t('empty.title')} action={plan}>
      {t('empty.text', { shelves })}
    </Empty>
  )
}
