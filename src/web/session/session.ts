// The signed-in user: loaded from the host, cached for two minutes.

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import type { SessionSnapshot } from '#contract/backend.ts'
import { cacheUser, forgetCachedSession, readCachedUser } from './cached-session.ts'
import { askWithPatience, heard } from './host-patience.ts'
import type {} from './request-context.ts'

export const SESSION_CACHE_MS = 2 * 60_000
const RETRY_DELAY_MS = 1_000

const fetchSession = createServerFn({ method: 'GET' }).handler(
  ({ context }): Promise<SessionSnapshot> => {
    setResponseHeader('cache-control', 'no-store')
    return context.backend.session()
  },
)

/** `networkMode`: a device without a network fails at once instead of waiting for one. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => heard(fetchSession({ signal })),
  staleTime: SESSION_CACHE_MS,
  networkMode: 'always',
  retry: retryOnce,
  retryDelay: RETRY_DELAY_MS,
})

/** A device that knows it is offline does not retry. */
export function retryOnce(failures: number): boolean {
  return failures < 1 && navigator.onLine !== false
}

/** Fresh if the host answers; the earlier value if it cannot be reached. */
export function loadSession(queryClient: QueryClient): Promise<SessionSnapshot> {
  const { queryKey } = sessionQuery
  return askWithPatience({
    ask: () => askForSession(queryClient),
    giveUp: () => void queryClient.cancelQueries({ queryKey, exact: true }),
    known: () => {
      const known = queryClient.getQueryData(queryKey)
      return known?.user ? known : cachedSession()
    },
  })
}

async function askForSession(queryClient: QueryClient): Promise<SessionSnapshot> {
  try {
    const session = await queryClient.fetchQuery(sessionQuery)
    if (session.user?.isVisitor) return session
    if (session.user) cacheUser(session.user)
    else forgetCachedSession()
    return session
  } catch (error) {
    const known = queryClient.getQueryData(sessionQuery.queryKey) ?? cachedSession()
    if (!known) throw error
    // Marked as stale, so that the next query asks the host.
    queryClient.setQueryData(sessionQuery.queryKey, known, { updatedAt: 0 })
    return known
  }
}

function cachedSession(): SessionSnapshot | undefined {
  const user = readCachedUser()
  return user && { user, token: null }
}
