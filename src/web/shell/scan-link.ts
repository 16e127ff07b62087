// Where the Scan button leads: back to one's own shelf, otherwise to an audit that can be counted now.

import type { LinkOptions } from '@tanstack/react-router'
import type { ScannerWork } from '#contract/audit-assignments.ts'

/** `work` is undefined while it is loading. Returns undefined if nothing can be counted now. */
export function scanLink(storeId: string, work: ScannerWork | undefined): LinkOptions | undefined {
  if (!work) return { to: '/stores/$storeId', params: { storeId } }
  const own =
    work.mine.find(({ status }) => status === 'in_progress') ??
    work.mine.find(({ status }) => status === 'assigned')
  if (own) return toScanner(storeId, own.auditId, own.id)
  const running = work.audits.find(({ status }) => status === 'active')
  if (running) return toScanner(storeId, running.id)
  return undefined
}

function toScanner(storeId: string, id: string, assignment?: string): LinkOptions {
  return {
    to: '/stores/$storeId/audit/$id/scanner',
    params: { storeId, id },
    search: { assignment },
  }
}
