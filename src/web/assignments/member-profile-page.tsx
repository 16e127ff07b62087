import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { countOf } from '#domain/count-words.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
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

/** My counting in one audit: what is left, how it goes, and every count I made. */
export function MemberProfilePage({ store: known, auditId, viewerId }: MemberProfilePageProps) {
  const store = useLiveStore(known)
  const audit = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  const all = useSuspenseLiveQuery(api.auditAssignments.getByUser, {
    userId: viewerId,
    includeCompleted: true,
  })
  const own = all.filter((row) => row.auditId === auditId && row.storeId === store.id)
  const { mine, done } = workOf(own, viewerId)
  return (
    <AuditPage
      store={store}
      audit={audit}
      title="My counting"
      facts={
        own.length > 0 &&
        `${mine.length.toLocaleString('en-US')} left, ${done.length.toLocaleString('en-US')} handed in`
      }
    >
      {own.length === 0 && <NothingMine store={store} audit={audit} />}
      {mine.length > 0 && (
        <ShelfRows title="Left to count" count={mine.length}>
          {mine.map((assignment) => (
            <ShelfRow key={assignment.id} assignment={assignment} link={scannerLink(assignment)} />
          ))}
        </ShelfRows>
      )}
      {done.length > 0 && (
        <ShelfRows title="Handed in" count={done.length}>
          {done.map((assignment) => (
            <ShelfRow key={assignment.id} assignment={assignment} note={describeDone(assignment)} />
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
  const look = (
    <LinkButton
      to="/stores/$storeId/audit/$id/room-assignments"
      params={{ storeId: store.id, id: audit.id }}
      variant="default"
    >
      See the shelves
    </LinkButton>
  )
  return (
    <Empty title="No shelf of this audit is yours" action={look}>
      Shelves that you are given or take, and what you count there, are listed here.
    </Empty>
  )
}

interface CountedProps {
  readonly storeId: string
  readonly auditId: string
  readonly own: readonly AssignmentDetails[]
}

/** The figures need all of the day; nobody reads a thousand rows, and a phone should not draw them. */
export function Counted({ storeId, auditId, own }: CountedProps) {
  const history = useHistoryOfDay({ storeId, auditId })
  const { rows: events, status, total, error, retry, loadMore, now } = history
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  if (total === undefined) {
    return <RowsToCome what="What you counted" error={error} onRetry={retry} />
  }
  if (events.length === 0) return null
  const showMore = () => {
    setShown(shown + ROWS_AT_ONCE)
    if (events.length < shown + ROWS_AT_ONCE) loadMore(2 * ROWS_AT_ONCE)
  }
  const signs = new Map(own.map(({ id, shelfCode, roomName }) => [id, shelfCode ?? roomName]))
  return (
    <>
      <h2 className={styles.head}>My day</h2>
      <DayFigures figures={now === undefined ? undefined : dayFiguresOf(own, events, now)} />
      <h2 className={styles.head}>What I counted, the newest first</h2>
      <ScanEventRows
        events={events.slice(0, shown).map((event) => ({
          ...event,
          shelfCode: signs.get(event.auditAssignmentId) ?? null,
        }))}
        without="person"
      />
      {(events.length > shown || status === 'CanLoadMore') && (
        <Button variant="subtle" m="sm" onClick={showMore}>
          Show more of {total.toLocaleString('en-US')}
        </Button>
      )}
    </>
  )
}

function describeDone({ declaredEmpty, progress, roomName, shelfName }: AssignmentDetails): string {
  const counted = declaredEmpty ? 'Empty' : progress && countOf(progress.lines, 'item')
  return [shelfName && roomName, counted].filter(Boolean).join(' · ')
}
