import { Progress } from '@mantine/core'
import { Suspense } from 'react'
import type { AuditSummary } from '#contract/audits.ts'
import { LinkAnchor, LinkButton } from '#web/kit/links.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { AuditStatus } from '#web/shared/audit-status.tsx'
import { useSayWhen } from '../list/use-say-when.ts'
import { AuditAttention } from './audit-attention.tsx'
import styles from './audit-rows.module.css'

interface AuditRowsProps {
  readonly storeId: string
  readonly audits: readonly AuditSummary[]
}

/** Audits beside the one that the page is about, each with what it waits for. */
export function AuditRows({ storeId, audits }: AuditRowsProps) {
  if (audits.length === 0) return null
  return (
    <ul className={styles.audits}>
      {audits.map((audit) => (
        <AuditRow key={audit.id} storeId={storeId} audit={audit} />
      ))}
    </ul>
  )
}

interface AuditRowProps {
  readonly storeId: string
  readonly audit: AuditSummary
}

function AuditRow({ storeId, audit }: AuditRowProps) {
  const { shelves, explained } = audit.coverage
  const t = useMessages('overview')
  const sayWhen = useSayWhen()
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
          <span className={styles.note}>{sayWhen(audit)}</span>
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
