import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AuthBridge } from '../client/auth-bridge.tsx'
import { RealtimeProvider } from '../client/react.tsx'
import { sessionQuery } from '../session/session.ts'
import { tokenFetchOf } from '../session/speak-for.ts'

/** Its children call the backend for the user of the session, or for nobody. */
export function BackendArea({ children }: { readonly children: ReactNode }) {
  const { realtime } = useRouteContext({ from: '__root__' })
  const provider = useAuthProvider()
  return (
    <RealtimeProvider client={realtime}>
      <AuthBridge provider={provider}>{children}</AuthBridge>
    </RealtimeProvider>
  )
}

function useAuthProvider() {
  const { queryClient } = useRouteContext({ from: '__root__' })
  const { data: session, isPending } = useQuery(sessionQuery)
  const userId = session?.user?.id
  const fetchAccessToken = tokenFetchOf(queryClient, userId)
  return { isLoading: isPending, isAuthenticated: userId !== undefined, fetchAccessToken }
}
