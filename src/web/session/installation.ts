// What an installation says of itself: the address by which it is reached, and who runs it.

import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import type { Operator } from '#contract/backend.ts'
import type {} from './request-context.ts'

export interface Installation {
  readonly origin: string
  readonly operator: Operator
}

const fetchInstallation = createServerFn({ method: 'GET' }).handler(
  ({ context: { publicUrl, operator } }): Installation => ({
    origin: new URL(publicUrl).origin,
    operator,
  }),
)

export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: () => fetchInstallation(),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})
