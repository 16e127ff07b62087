// What a recovery link can still be used for.

import { queryOptions, useQuery } from '@tanstack/react-query'
import { AuthRequestError, memberOf, requestAuth } from '../session/auth-request.ts'

export type Recovery =
  | { readonly state: 'account'; readonly email: string }
  | { readonly state: 'no_account'; readonly email: string }
  /** Used, expired or invented: they all look the same. */
  | { readonly state: 'ended' }

/** Never cached, because a link expires. */
function recoveryQuery(token: string) {
  return queryOptions({
    queryKey: ['recovery', token],
    queryFn: async () => parseRecovery(await askRecovery(token)),
    gcTime: 0,
    // A refusal is final; a network may come back.
    retry: (failures, error) => !(error instanceof AuthRequestError) && failures < 2,
  })
}

export function useRecovery(token: string) {
  return useQuery(recoveryQuery(token))
}

function askRecovery(token: string): Promise<unknown> {
  return requestAuth(`/recovery/${encodeURIComponent(token)}`, { method: 'GET' })
}

export function parseRecovery(answer: unknown): Recovery {
  const state = memberOf(answer, 'state')
  const email = memberOf(answer, 'email')
  if (state === 'ended') return { state }
  if ((state === 'account' || state === 'no_account') && typeof email === 'string') {
    return { state, email }
  }
  throw new Error('The answer is no recovery')
}
