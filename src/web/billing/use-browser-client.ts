import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { api } from '#contract/api.ts'
import type { ActionContract } from '#contract/define.ts'
import { installationQuery } from '../session/installation.ts'
import { sessionQuery } from '../session/session.ts'
import type { BillingClient } from './billing-client.ts'
import { browserClient } from './browser-client.ts'

export interface Buyer {
  readonly orgId: string
  /** Undefined where a page does not know it. */
  readonly orgName?: string | undefined
}

/** For one organization, or for a visitor without one. Undefined until the installation is known. */
export function useBrowserClient(buyer: Buyer | undefined): BillingClient | undefined {
  const { realtime } = useRouteContext({ from: '__root__' })
  const access = useQuery(installationQuery).data?.billing
  const email = useQuery({ ...sessionQuery, enabled: false }).data?.user?.email
  const { orgId, orgName: name } = buyer ?? {}
  return useMemo(() => {
    if (!access) return undefined
    return browserClient({
      access,
      orgId,
      customerData: { name, email },
      runAction: (action, args) => {
        const contract: ActionContract<unknown, unknown> = api.billing[action]
        return realtime.action(contract, args)
      },
    })
  }, [realtime, access, orgId, name, email])
}
