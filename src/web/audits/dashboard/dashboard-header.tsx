import { formatAge, formatClockWithSeconds } from '#web/kit/format-time.ts'
import { LinkAnchor } from '#web/kit/links.tsx'
import { useNow } from '#web/kit/use-now.ts'
import { useLiveState } from '#web/session/use-live-state.ts'
import { AuditStatus } from '#web/shared/audit-status.tsx'
import { LinkedAudits } from '#web/shared/linked-audits.tsx'
import { type BigScreen, BigScreenButton } from './big-screen-button.tsx'
import { describeAudit } from './describe-audit.ts'
import styles from './header.module.css'
import { AuditActions, type AuditActionsProps } from './steps/audit-actions.tsx'
import { AuditMenu } from './steps/audit-menu.tsx'

const WORDS = {
  live: 'Live',
  connecting: 'Connecting',
  reconnecting: 'Reconnecting',
  offline: 'Offline',
} as const

/** Beside the title: whether the numbers move. They stay as they are while the connection is lost. */
function HeaderLiveMark() {
  const { mark, ageMs, behindMs, heardAtMs } = useLiveState()
  const isLost = mark === 'reconnecting' || mark === 'offline'
  return (
    <span className={styles.live} data-live={mark === 'live' || undefined}>
      <span className={styles.dot} aria-hidden />
      {WORDS[mark]}
      {isLost && heardAtMs !== undefined && `, data from ${formatClockWithSeconds(heardAtMs)}`}
      {behindMs !== undefined && ` · updating, ${formatAge(behindMs)} old`}
      {behindMs === undefined && ageMs !== undefined && ` · ${formatAge(ageMs)} ago`}
    </span>
  )
}

interface DashboardHeaderProps extends AuditActionsProps {
  readonly bigScreen: BigScreen
  readonly onActivity: () => void
  readonly onRules: () => void
}

const FACTS_EVERY_MS = 30_000

export function DashboardHeader(props: DashboardHeaderProps) {
  const { bigScreen, onActivity, onRules, ...actions } = props
  const { storeId, audit, onStep } = actions
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <p className={styles.crumb}>
          <LinkAnchor to="/stores/$storeId/audit" params={{ storeId }} c="dimmed" inherit>
            Audits
          </LinkAnchor>
        </p>
        <div className={styles.line}>
          <h1 className={styles.title}>{audit.name}</h1>
          <AuditStatus status={audit.status} />
          <HeaderLiveMark />
          <AuditFacts storeId={storeId} audit={audit} />
        </div>
      </div>
      <div className={styles.actions} data-off-paper>
        <BigScreenButton bigScreen={bigScreen} />
        <AuditMenu
          storeId={storeId}
          audit={audit}
          onStep={onStep}
          onActivity={onActivity}
          onRules={onRules}
        />
        <span className={styles.steps}>
          <AuditActions {...actions} />
        </span>
      </div>
    </header>
  )
}

function AuditFacts({ storeId, audit }: Pick<AuditActionsProps, 'storeId' | 'audit'>) {
  const now = useNow(FACTS_EVERY_MS)
  return (
    <span className={styles.facts}>
      {now !== undefined && (
        <>
          {describeAudit(audit, now)}
          <LinkedAudits storeId={storeId} audit={audit} />
        </>
      )}
    </span>
  )
}
