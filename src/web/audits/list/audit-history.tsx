import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AuditSummary } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import type { AuditStatus as Status } from '#domain/audit.ts'
import { countOf } from '#domain/count-words.ts'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { usePaginatedQuery } from '#web/client/use-paginated-query.ts'
import { LinkButton } from '#web/kit/links.tsx'
import { NotLoaded } from '#web/kit/not-loaded.tsx'
import { Empty } from '#web/kit/page.tsx'
import { RowsToCome } from '#web/kit/rows-to-come.tsx'
import { useNow } from '#web/kit/use-now.ts'
import { AUDIT_LOOKS, AuditStatus } from '#web/shared/audit-status.tsx'
import { AUDIT_STATUSES, HISTORY_PAGE } from './audit-list-search.ts'
import styles from './audits-page.module.css'
import { describeProgress, describeTotal, describeWhen } from './describe-summary.ts'

interface AuditHistoryProps {
  readonly store: StoreSummary
  readonly status: Status | undefined
  /** Shown above already. */
  readonly goingOn: readonly AuditSummary[]
  readonly shown: number
  readonly onShown: (shown: number) => void
}

const LOOK_EVERY_MS = 60_000

/** Every audit of the store, the newest first, ten at a time. */
export function AuditHistory({ store, status, goingOn, shown, onShown }: AuditHistoryProps) {
  const { rows, total, error, retry, ...list } = usePaginatedQuery(
    api.audits.getAuditHistory,
    { orgId: store.organizationId, storeIds: [store.id], ...(status && { status }) },
    { initialNumItems: shown },
  )
  if (total === undefined) {
    return <RowsToCome what="The history" error={error} onRetry={retry} />
  }
  if (total === 0 && status === undefined) return <NoAudits storeId={store.id} />
  const above = new Set(status === undefined ? goingOn.map(({ id }) => id) : [])
  const past = rows.filter(({ id }) => !above.has(id))
  const showMore = () => {
    list.loadMore(HISTORY_PAGE)
    onShown(rows.length + HISTORY_PAGE)
  }
  return (
    <section className={styles.section} aria-label="History">
      <div className={styles.historyHead}>
        <h2 className={styles.title}>History</h2>
        <StatusFilter storeId={store.id} chosen={status} />
        <span className={styles.total}>{describeTotal(total, above.size)}</span>
      </div>
      {total === 0 && status && <NoneOfStatus storeId={store.id} status={status} />}
      {total > 0 && total === above.size && <p className={styles.none}>None has ended yet.</p>}
      <ul className={styles.list}>
        {past.map((audit) => (
          <HistoryRow key={audit.id} storeId={store.id} audit={audit} />
        ))}
      </ul>
      {error && <NotLoaded what="More of the history" error={error} onRetry={retry} />}
      {list.status !== 'Exhausted' && !error && (
        <Button
          variant="default"
          className={styles.more ?? ''}
          loading={list.status === 'LoadingMore'}
          onClick={showMore}
        >
          Show {Math.min(HISTORY_PAGE, total - rows.length)} more of{' '}
          {(total - rows.length).toLocaleString('en-US')}
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
  const choices = [undefined, ...AUDIT_STATUSES]
  return (
    <nav className={styles.filter} aria-label="Show only">
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
          {status === undefined ? 'All' : AUDIT_LOOKS[status].word}
        </Link>
      ))}
    </nav>
  )
}

function NoneOfStatus({ storeId, status }: { readonly storeId: string; readonly status: Status }) {
  return (
    <p className={styles.none}>
      No audit of this store is {AUDIT_LOOKS[status].word.toLowerCase()}.{' '}
      <Link to="/stores/$storeId/audit" params={{ storeId }} search={{ status: undefined }}>
        Show all
      </Link>
    </p>
  )
}

function HistoryRow({
  storeId,
  audit,
}: {
  readonly storeId: string
  readonly audit: AuditSummary
}) {
  const now = useNow(LOOK_EVERY_MS)
  return (
    <li>
      <Link
        to="/stores/$storeId/audit/$id"
        params={{ storeId, id: audit.id }}
        className={styles.past}
      >
        <span className={styles.words}>
          <span className={styles.name}>{audit.name}</span>
          <span className={styles.note}>{describeProgress(audit)}</span>
        </span>
        <span className={styles.when}>{now !== undefined && describeWhen(audit, now)}</span>
        <span className={styles.status}>
          <AuditStatus status={audit.status} />
        </span>
      </Link>
    </li>
  )
}

/** Before the first count: what one is, and what it needs. */
function NoAudits({ storeId }: { readonly storeId: string }) {
  const rooms = useSuspenseLiveQuery(api.rooms.getWithDetails, { storeId })
  const shelves = rooms.reduce((sum, room) => sum + Math.max(1, room.shelves.length), 0)
  if (shelves === 0) {
    const addRooms = (
      <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }} variant="default">
        Add rooms and shelves
      </LinkButton>
    )
    return (
      <Empty title="No audits yet" action={addRooms}>
        An audit counts a store shelf by shelf. This store has no rooms yet: draw its map first.
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
      Plan the first audit
    </LinkButton>
  )
  return (
    <Empty title="No audits yet" action={plan}>
      An audit counts the store shelf by shelf: you plan it, people count, you review what differs,
      and the result is sealed. {countOf(shelves, 'shelf is', 'shelves are')} ready to be counted.
    </Empty>
  )
}
