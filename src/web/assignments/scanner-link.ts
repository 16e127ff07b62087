import type { LinkOptions } from '@tanstack/react-router'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'

/** The address where a shelf is counted. */
export function scannerLink({
  storeId,
  auditId,
  id,
}: Pick<AssignmentDetails, 'storeId' | 'auditId' | 'id'>): LinkOptions {
  return {
    to: '/stores/$storeId/audit/$id/scanner',
    params: { storeId, id: auditId },
    search: { assignment: id },
  }
}
