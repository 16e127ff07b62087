// For whom the realtime client speaks. The guard of the signed-in pages says it before their loaders
// ask anything; the area around the pages says the same again when it is drawn.

import type { QueryClient } from '@tanstack/react-query'
import type { FetchToken } from '../client/auth-machine.ts'
import { createTokenFetch } from '../client/token-fetch.ts'
import { tokenSubject } from '../client/token-lifetime.ts'
import type { RouterContext } from './router-context.ts'
import { sessionQuery } from './session.ts'

interface Known {
  readonly userId: string | undefined
  readonly fetchToken: FetchToken
}

const known = new WeakMap<QueryClient, Known>()

/** Another function means another user, so the same user always gets the same one. */
export function tokenFetchOf(queryClient: QueryClient, userId: string | undefined): FetchToken {
  const last = known.get(queryClient)
  if (last && last.userId === userId) return last.fetchToken
  const cachedToken = () => queryClient.getQueryData(sessionQuery.queryKey)?.token ?? null
  const fetchToken = onlyFor(userId, createTokenFetch({ cachedToken }))
  known.set(queryClient, { userId, fetchToken })
  return fetchToken
}

/**
 * Somebody else may have signed in by another tab since. This page belongs to its own user: what it has
 * to say must not be said in the name of the other, so nobody is signed in here any more.
 */
function onlyFor(userId: string | undefined, fetchToken: FetchToken): FetchToken {
  return async (how) => {
    const token = await fetchToken(how)
    const subject = typeof token === 'string' ? tokenSubject(token) : undefined
    const isForeign = subject !== undefined && userId !== undefined && subject !== userId
    return isForeign ? null : token
  }
}

/** Where pages are rendered, the backend of the request is asked and nobody has to be named. */
export function speakFor({ queryClient, realtime }: RouterContext, userId: string): void {
  if (typeof window === 'undefined') return
  realtime.setAuth(tokenFetchOf(queryClient, userId))
}
