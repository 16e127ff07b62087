import type { AuditDetails } from '#contract/audits.ts'
import { LinkAnchor } from '../kit/links.tsx'

interface LinkedAuditsProps {
  readonly storeId: string
  readonly audit: Pick<AuditDetails, 'corrects' | 'corrections'>
}

/** The audit that this one corrects, and those that correct it. */
export function LinkedAudits({ storeId, audit }: LinkedAuditsProps) {
  const linked = [
    ...(audit.corrects ? [{ ...audit.corrects, words: 'Corrects' }] : []),
    ...audit.corrections.map((one) => ({ ...one, words: 'Corrected by' })),
  ]
  return linked.map(({ id, name, words }) => (
    <span key={id}>
      {' · '}
      {words}{' '}
      <LinkAnchor to="/stores/$storeId/audit/$id" params={{ storeId, id }} inherit>
        {name}
      </LinkAnchor>
    </span>
  ))
}
