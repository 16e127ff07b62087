import type { AuditDetails } from '#contract/audits.ts'
import { LinkAnchor } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'

interface LinkedAuditsProps {
  readonly storeId: string
  readonly audit: Pick<AuditDetails, 'corrects' | 'corrections'>
}

type LinkedAudit = AuditDetails['corrections'][number]

/** The audit that this one corrects, and those that correct it. */
export function LinkedAudits({ storeId, audit: { corrects, corrections } }: LinkedAuditsProps) {
  const t = useMessages('shared')
  const linkTo = ({ id, name }: LinkedAudit) => (
    <LinkAnchor to="/stores/$storeId/audit/$id" params={{ storeId, id }} inherit>
      {name}
    </LinkAnchor>
  )
  return (
    <>
      {corrects && (
        <span>
          {' · '}
          {t('linked.corrects', { audit: () => linkTo(corrects) })}
        </span>
      )}
      {corrections.map((one) => (
        <span key={one.id}>
          {' · '}
          {t('linked.correctedBy', { audit: () => linkTo(one) })}
        </span>
      ))}
    </>
  )
}
