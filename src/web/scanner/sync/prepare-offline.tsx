// Downloads the audits a person can count in before they go where there is no network.

import { useQuery } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { liveQuery } from '#web/client/query-bridge.ts'
import { useAuditOnDevice } from './use-audit-on-device.ts'
import { useCatalogue } from './use-catalogue.ts'

interface PrepareOfflineProps {
  readonly userId: string
  readonly storeId: string
}

/** Nobody counts in more audits than this in one day. */
const AUDITS = 3

/** Renders nothing. */
export default function PrepareOffline({ userId, storeId }: PrepareOfflineProps) {
  const { data } = useQuery(liveQuery(api.auditAssignments.getUserScannerAssignments, { storeId }))
  const running = (data?.audits ?? []).filter(({ status }) => status === 'active')
  return running
    .slice(0, AUDITS)
    .map(({ id }) => <PreparedAudit key={id} userId={userId} auditId={id} />)
}

function PreparedAudit({ userId, auditId }: { readonly userId: string; readonly auditId: string }) {
  const { pack } = useAuditOnDevice(userId, auditId)
  useCatalogue(pack)
  return null
}
