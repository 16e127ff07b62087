// Facts about the installation: its address, who runs it, whether it sends mail, and how its pages call billing.

import { queryOptions, useQuery } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import type { BillingAccess, Operator } from '#contract/backend.ts'
import type {} from './request-context.ts'

export interface Installation {
  readonly origin: string
  readonly operator: Operator
  readonly sendsMail: boolean
  readonly hasDemo: boolean
  readonly billing: BillingAccess
}

const fetchInstallation = createServerFn({ method: 'GET' }).handler(
  ({ context: { publicUrl, operator, sendsMail, hasDemo, billing } }): Installation => ({
    origin: new URL(publicUrl).origin,
    operator,
    sendsMail,
    hasDemo,
    billing,
  }),
)

export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: () => fetchInstallation(),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})

/** Undefined until it is known: then nothing is said about mail. */
export function useSendsMail(): boolean | undefined {
  return useQuery(installationQuery).data?.sendsMail
}
