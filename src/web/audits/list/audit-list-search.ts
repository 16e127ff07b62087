import type { AuditStatus } from '#domain/audit.ts'
import { optionalStrings } from '#web/kit/search.ts'

export const HISTORY_PAGE = 10
/** The most that an address can ask for at once; more are loaded page by page. */
const MOST_SHOWN = 1_000

/** In the order of an audit's life. */
export const AUDIT_STATUSES: readonly AuditStatus[] = [
  'draft',
  'active',
  'stopped',
  'submitted',
  'completed',
  'cancelled',
]

/** The final states: audits in progress are listed above the history. */
export const ENDED_STATUSES: readonly AuditStatus[] = ['completed', 'cancelled']

export const auditListSearch = optionalStrings('status', 'shown')

/** Reads the filter from the address; an unknown status shows everything. */
export function parseAuditStatus(text: string | undefined): AuditStatus | undefined {
  return AUDIT_STATUSES.find((status) => status === text)
}

/** How many are shown when a person comes back: whole pages, at least one. */
export function parseShown(text: string | undefined): number {
  const pages = Math.ceil(Number(text) / HISTORY_PAGE)
  return Math.min(MOST_SHOWN, Math.max(1, pages || 1) * HISTORY_PAGE)
}
