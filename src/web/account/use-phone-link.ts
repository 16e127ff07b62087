import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isThisMachine, reachableOrigin } from '../kit/reachable-origin.ts'
import { memberOf, requestAuth } from '../session/auth-request.ts'
import { installationQuery } from '../session/installation.ts'
import { LINK_LIFETIME_MS, phoneLink } from './phone-link.ts'

interface HandOver {
  readonly link: string
  readonly endsAt: number
  /** The link points to an address that on a phone would mean the phone itself. */
  readonly isOutOfReach: boolean
}

/** A new link for each request; none stays in the cache. */
export function usePhoneLink(storeId: string | undefined) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['phone-link', storeId],
    queryFn: async (): Promise<HandOver> => {
      const installation = await queryClient.fetchQuery(installationQuery)
      const origin = reachableOrigin(installation.origin, window.location.origin)
      const endsAt = Date.now() + LINK_LIFETIME_MS
      const token = parseToken(await requestAuth('/one-time-token/generate', { method: 'GET' }))
      const link = phoneLink({ origin, storeId, token })
      return { link, endsAt, isOutOfReach: isThisMachine(origin) }
    },
    gcTime: 0,
    retry: false,
  })
  const remainingMs = useRemaining(data?.endsAt)
  return { handOver: data, remainingMs, error, isFetching, renew: () => void refetch() }
}

function useRemaining(endsAt: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (endsAt === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [endsAt])
  return endsAt === undefined ? 0 : Math.max(0, endsAt - now)
}

function parseToken(answer: unknown): string {
  const token = memberOf(answer, 'token')
  if (typeof token !== 'string') throw new Error('The answer holds no token')
  return token
}
