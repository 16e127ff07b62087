import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { AuditSummary } from '#contract/audits.ts'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { LinkAnchor } from '#web/kit/links.tsx'
import { StateWord } from '#web/kit/state-word.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { attentionOf } from './attention.ts'
import styles from './audit-rows.module.css'

interface AuditAttentionProps {
  readonly storeId: string
  readonly audit: AuditSummary
}

/** Everything in an audit that waits for a manager. */
export function AuditAttention({ storeId, audit }: AuditAttentionProps) {
  switch (audit.status) {
    case 'active':
    case 'stopped':
      return <OpenPoints storeId={storeId} auditId={audit.id} />
    case 'submitted':
      return <OpenLines auditId={audit.id} />
    case 'draft':
    case 'completed':
    case 'cancelled':
      return <span />
  }
}

function OpenPoints({ storeId, auditId }: { readonly storeId: string; readonly auditId: string }) {
  const { points } = useSuspenseLiveQuery(api.audits.getChecklist, { auditId })
  const t = useMessages('overview')
  const open = attentionOf(points, { storeId, auditId }, t)
  if (open.length === 0) {
    return <StateWord icon={IconCircleCheck} word={t('home.ready')} tone="good" />
  }
  return (
    <ul className={styles.points}>
      {open.map(({ id, text, link }) => (
        <li key={id}>
          <LinkAnchor {...link}>{text}</LinkAnchor>
        </li>
      ))}
    </ul>
  )
}

function OpenLines({ auditId }: { readonly auditId: string }) {
  const { decisions } = useSuspenseLiveQuery(api.audits.getResults, { auditId })
  const t = useMessages('overview')
  if (decisions.open === 0) {
    return <StateWord icon={IconCircleCheck} word={t('home.decided')} tone="good" />
  }
  return (
    <StateWord
      icon={IconAlertTriangle}
      word={t('home.toDecide', { count: decisions.open })}
      tone="warning"
    />
  )
}
