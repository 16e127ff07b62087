import type { AuditStatus } from '#domain/audit.ts'
import { optionalStrings } from '../../kit/search.ts'

export const HISTORY_PAGE = 10

/** In the order of an audit's life. */
export const AUDIT_STATUSES: readonly AuditStatus[] = [
  'draft',
  'active',
  'stopped',
  'submitted',
  'completed',
  'cancelled',
]

export const auditListSearch = optionalStrings('status')

/** Reads the filter from the address; what is no status shows everything. */
export function parseAuditStatus(text: string | undefined): AuditStatus | undefined {
  return AUDIT_STATUSES.find((status) => status === text)
}
