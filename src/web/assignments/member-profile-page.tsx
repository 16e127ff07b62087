import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { useLiveStore } from '../session/use-live-store.ts'
import { AuditPage } from '../shared/audit-page.tsx'
import { ScanEventRows } from '../shared/scan-event-rows.tsx'
import { DayFigures } from './day-figures.tsx'
import { dayFiguresOf } from './my-day.ts'
import { scannerLink } from './scanner-link.ts'
import { ShelfRow, ShelfRows } from './shelf-row.tsx'
import styles from './shelf-rows.module.css'
import { useHistoryOfDay } from './use-history-of-day.ts'
import { workOf } from './work.ts'

const ROWS_AT_ONCE = 100

interface MemberProfilePageProps {
  readonly store: StoreSummary
  readonly auditId: string
  readonly viewerId: string
}

/** The viewer's own work in one audit: what is left, how it goes, and every count. */
export function MemberProfilePage({ store: known, auditId, viewerId }: MemberProfilePageProps) {
  const store = useLiveStore(known)
  const audit = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  const all = useSuspenseLiveQuery(api.auditAssignments.getByUser, {
    userId: viewerId,
    includeCompleted: true,
  })
  const own = all.filter((row) => row.auditId === auditId && row.storeId === store.id)
  const { mine, done } = workOf(own, viewerId)
  const t = useMessages('work')
  const tShared = useMessages('shared')
  return (
    <AuditPage
      store={store}
      audit={audit}
      title={tShared('pages.mine')}
      facts={
        own.length > 0 &&
        t('coverage.submitted', { done: done.length, total: mine.length + done.length })
      }
    >
      {own.length === 0 && <NothingMine store={store} audit={audit} />}
      {mine.length > 0 && (
        <ShelfRows title={t('mine.title')} count={mine.length}>
          {mine.map((assignment) => (
            <ShelfRow key={assignment.id} assignment={assignment} link={scannerLink(assignment)} />
          ))}
        </ShelfRows>
      )}
      {done.length > 0 && (
        <ShelfRows title={t('done.title')} count={done.length}>
          {done.map((assignment) => (
            <ShelfRow
              key={assignment.id}
              assignment={assignment}
              note={describeDone(assignment, t, tShared)}
            />
          ))}
        </ShelfRows>
      )}
      <Counted storeId={store.id} auditId={auditId} own={own} />
    </AuditPage>
  )
}

function NothingMine({
  store,
  audit,
}: {
  readonly store: StoreSummary
  readonly audit: AuditDetails
}) {
  const t = useMessages('work')
  const tShared = useMessages('shared')
  const look = (
    <LinkButton
      to="/stores/$storeId/audit/$id/room-assignments"
      params={{ storeId: store.id, id: audit.id }}
      variant="default"
    >
      {tShared('pages.shelves')}
    </LinkButton>
  )
  return (
    <Empty title={t('none.title')} action={look}>
      {t('own.none')}
    </Empty>
  )
}

interface CountedProps {
  readonly storeId: string
  readonly auditId: string
  readonly own: readonly AssignmentDetails[]
}

/** The figures need the whole day, but nobody reads a thousand rows, and a phone should not render them. */
export function Counted({ storeId, auditId, own }: CountedProps) {
  const history = useHistoryOfDay({ storeId, auditId })
  const { rows: events, status, total, error, retry, loadMore, now } = history
  const t = useMessages('work')
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  if (total === undefined) {
    return <RowsToCome what={{ sentence: t('day.notLoaded') }} error={error} onRetry={retry} />
  }
  if (events.length === 0) return null
  const showMore = () => {
    setShown(shown + ROWS_AT_ONCE)
    if (events.length < shown + ROWS_AT_ONCE) loadMore(2 * ROWS_AT_ONCE)
  }
  const signs = new Map(own.map(({ id, shelfCode, roomName }) => [id, shelfCode ?? roomName]))
  return (
    <>
      <h2 className={styles.head}>{t('day.title')}</h2>
      <DayFigures figures={now === undefined ? undefined : dayFiguresOf(own, events, now)} />
      <h2 className={styles.head}>{t('counts.newest', { count: total })}</h2>
      <ScanEventRows
        events={events.slice(0, shown).map((event) => ({
          ...event,
          shelfCode: signs.get(event.auditAssignmentId) ?? null,
        }))}
        without="person"
      />
      {(events.length > shown || status === 'CanLoadMore') && (
        <Button variant="subtle" m="sm" onClick={showMore}>
          {t('counts.more', { count: total })}
        </Button>
      )}
    </>
  )
}

function describeDone(
  { declaredEmpty, progress, roomName, shelfName }: AssignmentDetails,
  t: Messages<'work'>,
  tShared: Messages<'shared'>,
): string {
  const counted = declaredEmpty
    ? tShared('shelf.empty')
    : progress && t('counts.items', { count: progress.lines })
  return [shelfName && roomName, counted].filter(Boolean).join(' · ')
}
