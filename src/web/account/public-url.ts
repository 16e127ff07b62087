import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import type {} from '../session/request-context.ts'

const fetchPublicUrl = createServerFn({ method: 'GET' }).handler(
  ({ context }): string => context.publicUrl,
)

/** The address by which the installation says it can be reached. */
export const publicUrlQuery = queryOptions({
  queryKey: ['public-url'],
  queryFn: () => fetchPublicUrl(),
})
