import type { AuditDashboard } from '#contract/audits.ts'
import { allowsWork } from '#domain/assignment.ts'
import { api } from '#web/client/api.ts'
import { useLiveQuery } from '#web/client/react.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from '../dashboard-page.module.css'
import type { DashboardTab } from '../dashboard-view.ts'
import { CountsRail } from './counts-rail.tsx'
import { PeopleRail } from './people-rail.tsx'
import { UnknownRail } from './unknown-rail.tsx'
import { UnsentRail } from './unsent-rail.tsx'
import { WarningsRail } from './warnings-rail.tsx'

interface DashboardRailProps {
  readonly storeId: string
  readonly dashboard: AuditDashboard
  readonly tab: DashboardTab
  readonly onActivity: () => void
  readonly onUnknown: () => void
}

/** What changes every second. On narrow screens its two halves are tabs beside the wall. */
export function DashboardRail(props: DashboardRailProps) {
  const { storeId, dashboard, tab, onActivity, onUnknown } = props
  const { auditId, quarantinedEvents } = dashboard
  const t = useMessages('dashboard')
  const isPlan = dashboard.status === 'draft'
  const activity = useLiveQuery(api.audits.getActivity, {
    auditId,
    paginationOpts: { numItems: 1, cursor: null },
  })
  return (
    <aside className={styles.rail} data-tab={tab} aria-label={t('rail.label')}>
      <div data-panel="people">
        <PeopleRail storeId={storeId} dashboard={dashboard} />
        {!isPlan && <UnsentRail dashboard={dashboard} />}
      </div>
      <div data-panel="counts">
        {!isPlan && (
          <UnknownRail
            auditId={auditId}
            canResolve={allowsWork(dashboard.status, 'settle')}
            onShow={onUnknown}
          />
        )}
        <WarningsRail
          storeId={storeId}
          auditId={auditId}
          warnings={activity?.newestWarnings ?? []}
          quarantinedEvents={quarantinedEvents}
        />
        <CountsRail counts={activity?.newestCounts} onActivity={onActivity} />
      </div>
    </aside>
  )
}
