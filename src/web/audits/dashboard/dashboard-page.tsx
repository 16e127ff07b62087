import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AuditDashboard } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { allowsWork } from '#domain/assignment.ts'
import type { ChecklistPointId } from '#domain/audit.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '#web/client/react.tsx'
import { showFailure } from '#web/kit/note-with-undo.tsx'
import { AuditLinks } from '#web/shared/audit-links.tsx'
import type { BigScreen } from './big-screen-button.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import styles from './dashboard-page.module.css'
import type { DashboardDrawer, DashboardView } from './dashboard-view.ts'
import { ActivityDrawer } from './rail/activity-drawer.tsx'
import { DashboardRail } from './rail/dashboard-rail.tsx'
import { UnknownDrawer } from './rail/unknown-drawer.tsx'
import { Answer } from './steps/answer.tsx'
import { AuditActions } from './steps/audit-actions.tsx'
import type { AuditStep } from './steps/audit-steps.ts'
import { ChecklistStrip } from './steps/checklist-strip.tsx'
import { DraftSteps } from './steps/draft-steps.tsx'
import { RulesDialog } from './steps/rules-dialog.tsx'
import { StepDialog } from './steps/step-dialog.tsx'
import { useIsPhone } from './use-is-phone.ts'
import { useWallRooms } from './wall/use-wall-rooms.ts'
import { WallPanel } from './wall/wall-panel.tsx'

export interface DashboardPageProps {
  readonly store: StoreSummary
  readonly auditId: string
  readonly view: DashboardView
  readonly onView: (view: Partial<DashboardView>) => void
  readonly onDrawer: (drawer: DashboardDrawer) => void
  readonly onCloseDrawer: () => void
  /** How people join, and what could be done now; passed in by the route. */
  readonly counters?: ReactNode
  readonly advice?: ReactNode
}

/** Where a manager watches an audit: the answer, what is open before the end, and the wall. */
export function DashboardPage({
  store,
  auditId,
  view,
  onView,
  onDrawer,
  onCloseDrawer,
  counters,
  advice,
}: DashboardPageProps) {
  const audit = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  const dashboard = useSuspenseLiveQuery(api.audits.getDashboard, { auditId })
  const checklist = useSuspenseLiveQuery(api.audits.getChecklist, { auditId })
  const rooms = useWallRooms(audit, dashboard)
  const [step, setStep] = useState<AuditStep>()
  const [isAtRules, setRules] = useState(false)
  const bigScreen = useBigScreen()
  const isPhone = useIsPhone()
  const wallRef = useRef<HTMLDivElement>(null)
  const shelves = rooms.reduce((sum, { coverage }) => sum + coverage.shelves, 0)
  const begin = useStepStart(auditId, setStep)
  const openSetAside = useOpenSetAside(store.id, auditId)
  const showPoint = (point: ChecklistPointId) => {
    if (point === 'unknown_codes') onDrawer('unknown')
    else if (point === 'set_aside') openSetAside()
    else {
      onView(POINT_VIEWS[point])
      // On a phone the wall is below the tapped element, out of view.
      if (isPhone) wallRef.current?.scrollIntoView({ block: 'start' })
    }
  }
  const actions = { storeId: store.id, audit, checklist, shelves, onStep: begin }
  return (
    <div className={styles.page} data-big={bigScreen.isOn || undefined}>
      <DashboardHeader
        {...actions}
        bigScreen={bigScreen}
        onActivity={() => onDrawer('activity')}
        onRules={() => setRules(true)}
      />
      <AuditLinks store={store} audit={audit} />
      <div className={styles.body}>
        <div className={styles.main}>
          <Answer
            dashboard={dashboard}
            coverage={coverageOfWall(dashboard, shelves)}
            isReady={checklist.met}
          />
          {audit.status === 'draft' ? (
            <DraftSteps storeId={store.id} audit={audit} dashboard={dashboard} shelves={shelves} />
          ) : (
            <ChecklistStrip checklist={checklist} audit={audit} onPoint={showPoint} />
          )}
          {counters}
          {advice}
          <div className={styles.phoneActions}>
            <AuditActions {...actions} />
          </div>
          <div ref={wallRef}>
            <WallPanel
              storeId={store.id}
              dashboard={dashboard}
              rooms={rooms}
              view={view}
              isPhone={isPhone}
              onView={onView}
            />
          </div>
        </div>
        <DashboardRail
          storeId={store.id}
          dashboard={dashboard}
          tab={view.tab}
          onActivity={() => onDrawer('activity')}
          onUnknown={() => onDrawer('unknown')}
        />
      </div>
      {step && (
        <StepDialog
          step={step}
          storeId={store.id}
          audit={audit}
          dashboard={dashboard}
          checklist={checklist}
          shelves={shelves}
          onPoint={showPoint}
          onClose={() => setStep(undefined)}
        />
      )}
      {isAtRules && <RulesDialog audit={audit} onClose={() => setRules(false)} />}
      <ActivityDrawer
        auditId={auditId}
        isOpen={view.drawer === 'activity'}
        onClose={onCloseDrawer}
      />
      <UnknownDrawer
        auditId={auditId}
        orgId={store.organizationId}
        canResolve={allowsWork(audit.status, 'settle')}
        isOpen={view.drawer === 'unknown'}
        onClose={onCloseDrawer}
      />
    </div>
  )
}

/** Opens the page for deciding about counts that were set aside. */
function useOpenSetAside(storeId: string, auditId: string) {
  const navigate = useNavigate()
  return () =>
    void navigate({
      to: '/stores/$storeId/audit/$id/inventory',
      params: { storeId, id: auditId },
      search: { view: 'quarantined' },
    })
}

/** Where each point of the checklist leads. */
const POINT_VIEWS: Readonly<
  Record<Exclude<ChecklistPointId, 'set_aside'>, Partial<DashboardView>>
> = {
  coverage: { show: 'left', tab: 'shelves' },
  unsent_events: { show: 'unsent', tab: 'shelves' },
  unknown_codes: { tab: 'counts' },
  recounts: { show: 'recounts', tab: 'shelves' },
  control_totals: { show: 'unmet', tab: 'shelves' },
}

function coverageOfWall({ status, coverage }: AuditDashboard, shelves: number) {
  return status === 'draft' ? { shelves, explained: 0 } : coverage
}

/** Resuming asks nothing; every other step has a dialog. */
function useStepStart(auditId: string, ask: (step: AuditStep) => void) {
  const updateStatus = useBackendMutation(api.audits.updateStatus)
  return (step: AuditStep) => {
    if (step === 'resume') updateStatus({ auditId, status: 'active' }).catch(showFailure)
    else ask(step)
  }
}

/** Follows the browser: leaving full screen with Escape ends it too. */
function useBigScreen(): BigScreen {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const follow = () => {
      if (!document.fullscreenElement) setOn(false)
    }
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = () => {
    setOn(!isOn)
    // Some browsers lack full screen, or refuse it: then the page fills its window.
    if (isOn) document.exitFullscreen?.().catch(() => {})
    else document.documentElement.requestFullscreen?.().catch(() => {})
  }
  return { isOn, toggle }
}
