// Whom the realtime client acts for. The guard of the signed-in pages sets it before their loaders query
// anything; the area around the pages sets the same again when it renders.

import type { QueryClient } from '@tanstack/react-query'
import type { FetchToken } from '../client/auth-machine.ts'
import { createTokenFetch } from '../client/token-fetch.ts'
import { tokenSubject } from '../client/token-lifetime.ts'
import { authCallsAnswered } from './auth-request.ts'
import type { RouterContext } from './router-context.ts'
import { sessionQuery } from './session.ts'

interface Known {
  readonly userId: string | undefined
  readonly fetchToken: FetchToken
}

const known = new WeakMap<QueryClient, Known>()

/** A different function means a different user, so the same user always gets the same function. */
export function tokenFetchOf(queryClient: QueryClient, userId: string | undefined): FetchToken {
  const last = known.get(queryClient)
  if (last && last.userId === userId) return last.fetchToken
  const cachedToken = () => queryClient.getQueryData(sessionQuery.queryKey)?.token ?? null
  const fetchToken = onlyFor(userId, createTokenFetch({ cachedToken }))
  known.set(queryClient, { userId, fetchToken })
  return fetchToken
}

/**
 * Another person may have signed in from another tab since. This page belongs to its own user and must not
 * act in the other's name, so for this page nobody is signed in any more.
 */
function onlyFor(userId: string | undefined, fetchToken: FetchToken): FetchToken {
  return async (how) => {
    if (how.forceRefreshToken) await authCallsAnswered()
    const token = await fetchToken(how)
    const subject = typeof token === 'string' ? tokenSubject(token) : undefined
    const isForeign = subject !== undefined && userId !== undefined && subject !== userId
    return isForeign ? null : token
  }
}

/** During rendering on the host, the request's own backend is used and nobody has to be set. */
export function speakFor({ queryClient, realtime }: RouterContext, userId: string): void {
  if (typeof window === 'undefined') return
  realtime.setAuth(tokenFetchOf(queryClient, userId))
}
