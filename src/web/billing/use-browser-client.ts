import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { BillingAccess } from '#contract/backend.ts'
import type { ActionReference } from '#contract/define.ts'
import { api } from '../client/api.ts'
import type { RealtimeClient } from '../client/realtime-client.ts'
import { installationQuery } from '../session/installation.ts'
import { sessionQuery } from '../session/session.ts'
import type { BillingClient } from './billing-client.ts'
import { browserClient } from './browser-client.ts'

export interface Buyer {
  readonly orgId: string
  readonly orgName: string
}

/** For one organization, or for a visitor without one. Undefined until the installation is known. */
export function useBrowserClient(buyer: Buyer | undefined): BillingClient | undefined {
  const { realtime } = useRouteContext({ from: '__root__' })
  const access = useQuery(installationQuery).data?.billing
  const email = useQuery({ ...sessionQuery, enabled: false }).data?.user?.email
  const { orgId, orgName: name } = buyer ?? {}
  return useMemo(
    () => access && clientOf({ access, orgId, name, email, realtime }),
    [access, orgId, name, email, realtime],
  )
}

interface ClientFacts {
  readonly access: BillingAccess
  readonly orgId: string | undefined
  /** The name of the organization, if the page knows it. */
  readonly name: string | undefined
  /** The email address of the user. */
  readonly email: string | undefined
  readonly realtime: RealtimeClient
}

export function clientOf({ access, orgId, name, email, realtime }: ClientFacts): BillingClient {
  return browserClient({
    access,
    orgId,
    customerData: { name, email },
    runAction: (action, args) => {
      const contract: ActionReference<unknown, unknown> = api.billing[action]
      return realtime.action(contract, args)
    },
  })
}
