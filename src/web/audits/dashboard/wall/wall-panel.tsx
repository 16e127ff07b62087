import type { AuditDashboard, DashboardRoom } from '#contract/audits.ts'
import { LinkButton } from '#web/kit/links.tsx'
import { Empty } from '#web/kit/page.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from '../dashboard-page.module.css'
import type { DashboardTab, DashboardView } from '../dashboard-view.ts'
import { CoverageWall } from './coverage-wall.tsx'
import { DisputedNotes } from './disputed-notes.tsx'
import { LeftOrAll } from './left-or-all.tsx'
import { countPassing, countTiles, firstFilter, type WallFilter } from './wall.ts'
import { WallChips } from './wall-chips.tsx'

interface WallPanelProps {
  readonly storeId: string
  readonly dashboard: AuditDashboard
  readonly rooms: readonly DashboardRoom[]
  readonly view: DashboardView
  readonly isPhone: boolean
  readonly onView: (view: Partial<DashboardView>) => void
}

export function WallPanel(props: WallPanelProps) {
  const { storeId, dashboard, rooms, view, isPhone, onView } = props
  const t = useMessages('dashboard')
  const total = countTiles(rooms)
  const left = countPassing(rooms, 'left')
  const wanted = view.show ?? firstFilter(left)
  const filter = wanted ?? (isPhone ? 'left' : 'all')
  const choose = (show: WallFilter | undefined) => onView({ show })
  return (
    <>
      <div className={styles.tabs}>
        <Tab tab="shelves" word={t('wall.shelves')} view={view} onView={onView} />
        <Tab
          tab="people"
          word={t('wall.people', { count: dashboard.people.length })}
          view={view}
          onView={onView}
        />
        <Tab tab="counts" word={t('wall.counts')} view={view} onView={onView} />
        {total > 0 && (
          <LeftOrAll left={left} total={total} filter={wanted ?? 'left'} onChoose={choose} />
        )}
      </div>
      <section className={styles.wall} data-tab={view.tab} aria-label={t('wall.shelves')}>
        {total === 0 ? (
          <NoShelves storeId={storeId} />
        ) : (
          <>
            <div className={styles.wallHead}>
              <h2 className={styles.wallTitle}>{t('wall.shelves')}</h2>
              <WallChips rooms={rooms} filter={filter} onFilter={choose} />
            </div>
            <DisputedNotes
              dashboard={dashboard}
              rooms={rooms}
              filter={view.show}
              onFilter={choose}
            />
            <CoverageWall
              auditId={dashboard.auditId}
              auditStatus={dashboard.status}
              rooms={rooms}
              filter={wanted}
              isPhone={isPhone}
              onClearFilter={() => onView({ show: 'all' })}
            />
          </>
        )}
      </section>
    </>
  )
}

interface TabProps {
  readonly tab: DashboardTab
  readonly word: string
  readonly view: DashboardView
  readonly onView: (view: Partial<DashboardView>) => void
}

function Tab({ tab, word, view, onView }: TabProps) {
  return (
    <button
      type="button"
      className={styles.tab}
      aria-pressed={view.tab === tab}
      onClick={() => onView({ tab })}
    >
      {word}
    </button>
  )
}

function NoShelves({ storeId }: { readonly storeId: string }) {
  const t = useMessages('dashboard')
  const add = (
    <LinkButton to="/stores/$storeId/admin/rooms" params={{ storeId }} variant="default">
      {t('start.addShelves')}
    </LinkButton>
  )
  return (
    <Empty title={t('wall.none')} action={add}>
      {t('wall.noneText')}
    </Empty>
  )
}
