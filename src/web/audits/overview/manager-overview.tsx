import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { AuditSummary } from '#contract/audits.ts'
import { api } from '#web/client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '#web/client/react.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { Page } from '#web/kit/page.tsx'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'
import { ScanOnceRow } from '#web/shared/scan-once-row.tsx'
import { AuditRows } from './audit-rows.tsx'
import styles from './manager-overview.module.css'
import { NextSteps, type NextStepsProps } from './next-steps.tsx'
import { RunningCount } from './running-count.tsx'
import { stageOf } from './stage-of.ts'

interface ManagerOverviewProps extends NextStepsProps {
  /** What the last counts found. */
  readonly lastCounts: ReactNode
}

/** The store for its managers: the running count, or the last one, or the way to the first. */
export function ManagerOverview(props: ManagerOverviewProps) {
  const { store } = props
  const t = useMessages('shell')
  return (
    <Page title={t('nav.overview')} crumb={store.name} actions={<StartCount storeId={store.id} />}>
      <Overview {...props} />
    </Page>
  )
}

function StartCount({ storeId }: { readonly storeId: string }) {
  const t = useMessages('overview')
  const audits = useLiveQuery(api.audits.getByStore, { storeId })
  const kind = audits && stageOf(audits).kind
  // The steps to the first count end with its start.
  if (kind === undefined || kind === 'new') return null
  return (
    <LinkButton
      to="/stores/$storeId/audit/new"
      params={{ storeId }}
      search={{ storeId }}
      variant={kind === 'counted' ? 'filled' : 'default'}
      leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
    >
      {t('home.start')}
    </LinkButton>
  )
}

function Overview({ store, lastCounts, ...steps }: ManagerOverviewProps) {
  const t = useMessages('overview')
  const audits = useSuspenseLiveQuery(api.audits.getByStore, { storeId: store.id })
  const [isStarting, setStarting] = useState(false)
  const stage = stageOf(audits)
  if (stage.kind === 'new' || isStarting) {
    return <NextSteps store={store} onStarting={setStarting} {...steps} />
  }
  if (stage.kind === 'running') {
    return (
      <RunningCount store={store} audit={stage.audit}>
        <AuditRows storeId={store.id} audits={stage.others} />
        <ScanOnceRow storeId={store.id} />
      </RunningCount>
    )
  }
  const hasResult = audits.some(({ status }) => status === 'completed')
  return (
    <>
      {!hasResult && (
        <div className={styles.answer}>
          <h2 className={styles.sentence}>{sentenceOf(stage.others, t)}</h2>
        </div>
      )}
      <AuditRows storeId={store.id} audits={stage.others} />
      <ScanOnceRow storeId={store.id} />
      {hasResult && lastCounts}
    </>
  )
}

function sentenceOf(open: readonly AuditSummary[], t: Messages<'overview'>): string {
  const review = open.filter(({ status }) => status === 'submitted').length
  return review > 0
    ? t('home.review', { count: review })
    : t('home.planned', { count: open.length })
}
