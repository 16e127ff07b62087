import type { StoreSummary } from '#contract/stores.ts'
import { isExplained } from '#domain/assignment.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { AsyncSection } from '../kit/async-section.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty } from '../kit/page.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ScanOnceRow } from '../shared/scan-once-row.tsx'
import { CoverageLine } from './coverage-line.tsx'
import { DayFigures } from './day-figures.tsx'
import { DoneShelves } from './done-shelves.tsx'
import { FreeShelves } from './free-shelves.tsx'
import { dayFiguresOf } from './my-day.ts'
import styles from './my-work.module.css'
import { signOf } from './places.ts'
import { scannerLink } from './scanner-link.ts'
import { ShelfRow, ShelfRows } from './shelf-row.tsx'
import rowStyles from './shelf-rows.module.css'
import { useAssignments } from './use-assignments.ts'
import { useHistoryOfDay } from './use-history-of-day.ts'
import { usePlacesInOrder } from './use-places-in-order.ts'
import { type GetDeviceId, useTakeShelf } from './use-take-shelf.ts'
import { countingFirst, nextOf, workOf } from './work.ts'

export interface MyWorkProps {
  readonly store: StoreSummary
  readonly viewerId: string
  readonly getDeviceId: GetDeviceId
}

/** The store for people who count: their shelves, shelves they can take, what they handed in, and their day. */
export function MyWork({ store, viewerId, getDeviceId }: MyWorkProps) {
  const t = useMessages('work')
  const tShared = useMessages('shared')
  const work = useSuspenseLiveQuery(api.auditAssignments.getUserScannerAssignments, {
    storeId: store.id,
  })
  const audits = useSuspenseLiveQuery(api.audits.getByStore, { storeId: store.id })
  const running = audits.filter(({ id }) => work.audits.some((audit) => audit.id === id))
  const mine = countingFirst(
    usePlacesInOrder(
      store.id,
      work.mine.filter(({ status }) => !isExplained(status)),
    ),
  )
  const done = usePlacesInOrder(
    store.id,
    work.mine.filter(({ status }) => isExplained(status)),
  )
  const next = nextOf(mine)
  if (work.audits.length === 0) {
    return (
      <>
        <ScanOnceRow storeId={store.id} />
        <Empty title={t('empty.title')}>{t('empty.text')}</Empty>
      </>
    )
  }
  return (
    <div className={styles.home}>
      {running.map((audit) => (
        <CoverageLine key={audit.id} storeId={store.id} audit={audit} />
      ))}
      <ScanOnceRow storeId={store.id} />
      {mine.length > 0 ? (
        <ShelfRows title={t('mine.title')} count={mine.length}>
          {mine.map((assignment) => (
            <ShelfRow key={assignment.id} assignment={assignment} link={scannerLink(assignment)} />
          ))}
        </ShelfRows>
      ) : (
        <p className={styles.none}>{t('mine.none')}</p>
      )}
      {work.audits.map(({ id, selfAssignment, status }) => {
        if (!selfAssignment || status !== 'active') return null
        return (
          <AsyncSection key={id} what={{ sentence: t('free.notLoaded') }} question={id}>
            <Free storeId={store.id} auditId={id} viewerId={viewerId} getDeviceId={getDeviceId} />
          </AsyncSection>
        )
      })}
      <AsyncSection what={{ sentence: t('day.notLoaded') }} question={store.id}>
        <Day store={store} viewerId={viewerId} />
      </AsyncSection>
      <DoneShelves shelves={done} />
      {next && (
        <div className={styles.deck}>
          <LinkButton {...scannerLink(next)} size="lg" fullWidth className={styles.next ?? ''}>
            {next.status === 'in_progress'
              ? t('next.continue', { place: signOf(next, tShared) })
              : t('next.count', { place: signOf(next, tShared) })}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

interface FreeProps {
  readonly storeId: string
  readonly auditId: string
  readonly viewerId: string
  readonly getDeviceId: GetDeviceId
}

function Free({ storeId, auditId, viewerId, getDeviceId }: FreeProps) {
  const { rows } = useAssignments(auditId, storeId)
  const takeShelf = useTakeShelf(getDeviceId)
  const { free } = workOf(usePlacesInOrder(storeId, rows), viewerId)
  return <FreeShelves shelves={free} takeShelf={takeShelf} />
}

function Day({ store, viewerId }: Pick<MyWorkProps, 'store' | 'viewerId'>) {
  const t = useMessages('work')
  const { rows, now, total, error, retry } = useHistoryOfDay({ storeId: store.id })
  const all = useSuspenseLiveQuery(api.auditAssignments.getByUser, {
    userId: viewerId,
    includeCompleted: true,
  })
  const here = all.filter(({ storeId }) => storeId === store.id)
  return (
    <>
      <h2 className={rowStyles.head}>{t('day.title')}</h2>
      {total === undefined ? (
        <RowsToCome what={{ sentence: t('day.notLoaded') }} error={error} onRetry={retry} />
      ) : (
        <DayFigures figures={now === undefined ? undefined : dayFiguresOf(here, rows, now)} />
      )}
    </>
  )
}
