import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { AuthBridge } from '../client/auth-bridge.tsx'
import { RealtimeProvider } from '../client/react.tsx'
import { createTokenFetch } from '../client/token-fetch.ts'
import { sessionQuery } from '../session/session.ts'

/** Everything behind signing in speaks to the backend for the user of the session. */
export function SignedInArea() {
  const { realtime } = useRouteContext({ from: '/_authorized' })
  const provider = useAuthProvider()
  return (
    <RealtimeProvider client={realtime}>
      <AuthBridge provider={provider}>
        <Outlet />
      </AuthBridge>
    </RealtimeProvider>
  )
}

function useAuthProvider() {
  const { queryClient } = useRouteContext({ from: '/_authorized' })
  const { data: session, isPending } = useQuery(sessionQuery)
  const userId = session?.user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user needs another function
  const fetchAccessToken = useMemo(() => {
    const cachedToken = () => queryClient.getQueryData(sessionQuery.queryKey)?.token ?? null
    return createTokenFetch({ cachedToken })
  }, [queryClient, userId])
  return { isLoading: isPending, isAuthenticated: userId !== undefined, fetchAccessToken }
}
