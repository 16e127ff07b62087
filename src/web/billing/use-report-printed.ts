import { useRouteContext } from '@tanstack/react-router'
import { newSessionId } from '../client/session-id.ts'
import { installationQuery } from '../session/installation.ts'
import { sessionQuery } from '../session/session.ts'
import { PRINTED_LABELS } from './constants.ts'
import { clientOf } from './use-browser-client.ts'

/** Reports how many labels were printed. Nothing waits for it, and losing a report is not an error. */
export function useReportPrinted(orgId: string): (count: number) => void {
  const { queryClient, realtime } = useRouteContext({ from: '__root__' })
  const report = async (count: number) => {
    const { billing: access } = await queryClient.ensureQueryData(installationQuery)
    const email = queryClient.getQueryData(sessionQuery.queryKey)?.user?.email
    const client = clientOf({ access, orgId, name: undefined, email, realtime })
    const idempotencyKey = newSessionId()
    await client.call('track', { featureId: PRINTED_LABELS, value: count, idempotencyKey })
  }
  return (count) => void report(count).catch(() => {})
}
