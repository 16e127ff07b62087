import { useSayClock } from '#web/kit/clock.tsx'
import { LinkAnchor } from '#web/kit/links.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { useNow } from '#web/kit/use-now.ts'
import { useLiveState } from '#web/session/use-live-state.ts'
import { AuditStatus } from '#web/shared/audit-status.tsx'
import { LinkedAudits } from '#web/shared/linked-audits.tsx'
import { type BigScreen, BigScreenButton } from './big-screen-button.tsx'
import { describeAudit } from './describe-audit.ts'
import styles from './header.module.css'
import { AuditActions, type AuditActionsProps } from './steps/audit-actions.tsx'
import { AuditMenu } from './steps/audit-menu.tsx'

/** Next to the title: whether the numbers are live. They freeze while the connection is lost. */
function HeaderLiveMark() {
  const { mark, ageMs, behindMs, heardAtMs } = useLiveState()
  const t = useMessages('shell')
  const tCommon = useMessages('common')
  const { clockWithSeconds, span } = useFormats()
  const isLost = mark === 'reconnecting' || mark === 'offline'
  return (
    <span className={styles.live} data-live={mark === 'live' || undefined}>
      <span className={styles.dot} aria-hidden />
      {isLost && heardAtMs !== undefined
        ? t(`live.${mark}Since`, {
            clock: clockWithSeconds(heardAtMs),
            since: (words) => <span>{words}</span>,
          })
        : t(`live.${mark}`)}
      {behindMs !== undefined && ` · ${t('live.updating', { age: span(behindMs) })}`}
      {behindMs === undefined &&
        ageMs !== undefined &&
        ` · ${tCommon('age.ago', { age: span(ageMs) })}`}
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
            {useMessages('dashboard')('header.audits')}
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
  const t = useMessages('dashboard')
  const sayClock = useSayClock()
  const { duration } = useFormats()
  return (
    <span className={styles.facts}>
      {now !== undefined && (
        <>
          {describeAudit(
            audit,
            { nowMs: now, clock: (timeMs) => sayClock(timeMs, now), duration },
            t,
          )}
          <LinkedAudits storeId={storeId} audit={audit} />
        </>
      )}
    </span>
  )
}
