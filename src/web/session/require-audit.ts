// The audit that a page is about. Used in loaders, on the server and in the browser alike.

import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { AuditDetails } from '#contract/audits.ts'
import { parseFault } from '#domain/fault.ts'
import { api } from '../client/api.ts'
import { liveQuery } from '../client/query-bridge.ts'

/** The backend's codes for an audit that does not exist, and for an id that cannot exist. */
const NO_SUCH_AUDIT: readonly unknown[] = ['not_found', 'invalid_argument']

/** Not Found unless the audit counts this store and the viewer may see it. */
export async function requireAudit(
  queryClient: QueryClient,
  { id: auditId, storeId }: { readonly id: string; readonly storeId: string },
): Promise<AuditDetails> {
  try {
    const audit = await queryClient.ensureQueryData(liveQuery(api.audits.getDetails, { auditId }))
    if (audit.storeIds.includes(storeId)) return audit
  } catch (thrown) {
    if (!NO_SUCH_AUDIT.includes(parseFault(thrown)?.code)) throw thrown
  }
  throw notFound()
}
