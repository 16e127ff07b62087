// The address under which other devices find this installation.

import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import type {} from '../session/request-context.ts'

const fetchPublicOrigin = createServerFn({ method: 'GET' }).handler(
  ({ context }): string => new URL(context.publicUrl).origin,
)

export const publicOriginQuery = queryOptions({
  queryKey: ['public-origin'],
  queryFn: () => fetchPublicOrigin(),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/** Another device would look for it in itself. */
export function isOnlyHere(origin: string): boolean {
  return LOOPBACK.test(new URL(origin).hostname)
}

/** The configured address, unless it is only a guess that works on this very machine. */
export function reachableOrigin(configured: string | undefined, here: string): string {
  return configured === undefined || isOnlyHere(configured) ? here : configured
}
