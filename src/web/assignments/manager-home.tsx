import { Progress } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { AuditSummary } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import type { AuditStatus as Status } from '#domain/audit.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkAnchor, LinkButton } from '../kit/links.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { AuditStatus } from '../shared/audit-status.tsx'
import { ScanOnceRow } from '../shared/scan-once-row.tsx'
import { AuditAttention } from './audit-attention.tsx'
import styles from './store-index.module.css'

/** What needs a manager comes first. */
const ORDER: readonly Status[] = ['active', 'stopped', 'submitted', 'draft']
const RECENT = 3

/** The store for its managers: running audits, what needs attention, and the next count. */
export function ManagerHome({ store }: { readonly store: StoreSummary }) {
  const t = useMessages('overview')
  const audits = useSuspenseLiveQuery(api.audits.getByStore, { storeId: store.id })
  const open = ORDER.flatMap((status) => audits.filter((audit) => audit.status === status))
  const ended = audits.filter(({ status }) => status === 'completed').slice(0, RECENT)
  const isRunning = open.some(({ status }) => status === 'active' || status === 'stopped')
  return (
    <>
      <div className={styles.answer}>
        <h2 className={styles.sentence}>{sentenceOf(open, t)}</h2>
        <LinkButton
          to="/stores/$storeId/audit/new"
          params={{ storeId: store.id }}
          search={{ storeId: store.id }}
          variant={isRunning ? 'default' : 'filled'}
          leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
        >
          {t('home.start')}
        </LinkButton>
      </div>
      <ScanOnceRow storeId={store.id} />
      {open.length + ended.length > 0 && (
        <ul className={styles.audits}>
          {[...open, ...ended].map((audit) => (
            <AuditRow key={audit.id} storeId={store.id} audit={audit} />
          ))}
        </ul>
      )}
    </>
  )
}

interface AuditRowProps {
  readonly storeId: string
  readonly audit: AuditSummary
}

function AuditRow({ storeId, audit }: AuditRowProps) {
  const { shelves, explained } = audit.coverage
  const t = useMessages('overview')
  const done = t('home.done', { done: explained, shelves })
  const params = { storeId, id: audit.id }
  const isReviewed = audit.status === 'submitted' || audit.status === 'completed'
  return (
    <li className={styles.audit}>
      <div>
        <div className={styles.auditHead}>
          <LinkAnchor to="/stores/$storeId/audit/$id" params={params} className={styles.auditName}>
            {audit.name}
          </LinkAnchor>
          <AuditStatus status={audit.status} />
        </div>
        {shelves > 0 && (
          <>
            <Progress
              value={(explained / shelves) * 100}
              size="sm"
              color="teal"
              aria-label={t('home.named', { audit: audit.name, done })}
            />
            <span className={styles.note}>{done}</span>
          </>
        )}
      </div>
      <Suspense fallback={<span />}>
        <AuditAttention storeId={storeId} audit={audit} />
      </Suspense>
      <LinkButton
        to={isReviewed ? '/stores/$storeId/audit/$id/results' : '/stores/$storeId/audit/$id'}
        params={params}
        variant="default"
        size="xs"
      >
        {t('home.open', { status: audit.status })}
      </LinkButton>
    </li>
  )
}

function sentenceOf(open: readonly AuditSummary[], t: Messages<'overview'>): string {
  const running = open.filter(({ status }) => status === 'active' || status === 'stopped')
  const [only] = running
  if (running.length > 1) return t('home.running', { count: running.length })
  if (only) {
    return t(only.status === 'stopped' ? 'home.oneStopped' : 'home.oneRunning', {
      audit: only.name,
    })
  }
  const review = open.filter(({ status }) => status === 'submitted').length
  return review > 0 ? t('home.review', { count: review }) : t('home.none')
}
