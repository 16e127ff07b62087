import type { StoreSummary } from '#contract/stores.ts'
import { canOperate } from '#domain/audit.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { ImportPanel } from './import-panel.tsx'

interface AuditImportProps {
  readonly store: StoreSummary
  readonly auditId: string
}

/** The import of an audit's expected stock; empty once the audit no longer takes any. */
export function AuditImport({ store, auditId }: AuditImportProps) {
  const { status } = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  if (!canOperate(status, 'importBaseline')) return null
  const isLate = status === 'active'
  return <ImportPanel target={{ store, kind: 'baseline', auditId, isLate }} />
}
