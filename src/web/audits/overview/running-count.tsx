import type { ReactNode } from 'react'
import type { AuditSummary } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '#web/client/api.ts'
import { useLiveQuery, useSuspenseLiveQuery } from '#web/client/react.tsx'
import { LinkAnchor, LinkButton } from '#web/kit/links.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { AuditStatus } from '#web/shared/audit-status.tsx'
import { type Figure, Figures, useFigures } from '../dashboard/figures.tsx'
import { PeopleRail } from '../dashboard/rail/people-rail.tsx'
import { PartsBar } from '../dashboard/steps/parts-bar.tsx'
import { Sentence } from '../dashboard/steps/sentence.tsx'
import { useHeadline } from '../dashboard/steps/use-headline.ts'
import { partsOf } from '../dashboard/wall/wall.ts'
import { useSayWhen } from '../list/use-say-when.ts'
import { LiveWall } from './live-wall.tsx'
import { NeedsYou } from './needs-you.tsx'
import styles from './running-count.module.css'

interface RunningCountProps {
  readonly store: StoreSummary
  readonly audit: AuditSummary
  /** What is shown between the answer and the shelves. */
  readonly children: ReactNode
}

/** A count that is going on: how far it is, what needs the manager, who counts, and its shelves. */
export function RunningCount({ store, audit, children }: RunningCountProps) {
  const dashboard = useSuspenseLiveQuery(api.audits.getDashboard, { auditId: audit.id })
  const checklist = useSuspenseLiveQuery(api.audits.getChecklist, { auditId: audit.id })
  const t = useMessages('dashboard')
  const { coverage, rooms } = dashboard
  const { answer, rest } = useHeadline({ dashboard, coverage, isReady: checklist.met })
  // How far it is stands in the sentence.
  const figures = useFigures(dashboard).filter(({ id }) => id !== 'coverage')
  const value = useValueCounted(audit.id)
  return (
    <div className={styles.count}>
      <section className={styles.answer} aria-label={t('answer.label')}>
        <Head storeId={store.id} audit={audit} />
        <Sentence answer={answer} rest={rest} />
        <PartsBar parts={partsOf(rooms)} isCounting />
        <Figures figures={value ? [value, ...figures] : figures} />
      </section>
      <aside className={styles.rail}>
        <NeedsYou storeId={store.id} dashboard={dashboard} checklist={checklist} />
        <PeopleRail storeId={store.id} dashboard={dashboard} />
      </aside>
      <div className={styles.wall}>
        {children}
        <LiveWall storeId={store.id} dashboard={dashboard} />
      </div>
    </div>
  )
}

function Head({ storeId, audit }: { readonly storeId: string; readonly audit: AuditSummary }) {
  const t = useMessages('overview')
  const sayWhen = useSayWhen()
  const params = { storeId, id: audit.id }
  return (
    <div className={styles.head}>
      <p className={styles.facts}>
        <LinkAnchor to="/stores/$storeId/audit/$id" params={params} className={styles.name}>
          {audit.name}
        </LinkAnchor>
        <AuditStatus status={audit.status} />
        <span className={styles.when}>{sayWhen(audit)}</span>
      </p>
      <div className={styles.actions}>
        {audit.status === 'active' && (
          <LinkButton
            to="/stores/$storeId/audit/$id/scanner"
            params={params}
            variant="default"
            size="xs"
          >
            {t('live.count')}
          </LinkButton>
        )}
        <LinkButton to="/stores/$storeId/audit/$id" params={params} size="xs">
          {t('live.open')}
        </LinkButton>
      </div>
    </div>
  )
}

/** Undefined while it is not known: without costs, without expected stock, or in several currencies. */
function useValueCounted(auditId: string): Figure | undefined {
  const results = useLiveQuery(api.audits.getResults, { auditId })
  const t = useMessages('overview')
  const { wholeMoney } = useFormats()
  if (!results) return undefined
  const { countedValue, expectedValue, currency } = results.figures
  if (countedValue === null || currency === null) return undefined
  return {
    id: 'value',
    name: t('value.name'),
    value: wholeMoney(countedValue, currency),
    note:
      expectedValue === null
        ? t('value.noExpected')
        : t('value.of', { amount: wholeMoney(expectedValue, currency) }),
  }
}
