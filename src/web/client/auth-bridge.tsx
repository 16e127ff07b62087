// Wires the auth provider to the realtime client. It belongs around everything that waits for a live query:
// the client sends nothing until the bridge has set the user.

import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { FetchToken } from './auth-machine.ts'
import { useRealtime } from './react.tsx'

/** What the auth provider knows. */
export interface AuthProviderState {
  readonly isLoading: boolean
  readonly isAuthenticated: boolean
  /** A different function means a different user. */
  readonly fetchAccessToken: FetchToken
}

export interface BackendAuth {
  /** The backend has not confirmed the user yet. */
  readonly isLoading: boolean
  readonly isAuthenticated: boolean
}

const BackendAuthContext = createContext<BackendAuth | null>(null)

/** Unknown yet, signed in, or signed out. */
type Standing = 'loading' | 'in' | 'out'

interface Wiring {
  readonly standing: Standing
  readonly fetchAccessToken: FetchToken
}

export function AuthBridge(props: {
  readonly provider: AuthProviderState
  readonly children: ReactNode
}) {
  const { isLoading, isAuthenticated, fetchAccessToken } = props.provider
  const standing = isAuthenticated ? 'in' : isLoading ? 'loading' : 'out'
  const auth = useBackendFlag(standing)
  return (
    <BackendAuthContext value={auth}>
      <Enter standing={standing} fetchAccessToken={fetchAccessToken} />
      {props.children}
      <Leave standing={standing} fetchAccessToken={fetchAccessToken} />
    </BackendAuthContext>
  )
}

export function useBackendAuth(): BackendAuth {
  const auth = use(BackendAuthContext)
  if (!auth) throw new Error('useBackendAuth needs an AuthBridge around it')
  return auth
}

function useBackendFlag(standing: Standing): BackendAuth {
  const realtime = useRealtime()
  const read = () => realtime.authFlag()
  const flag = useSyncExternalStore((listener) => realtime.onAuthFlag(listener), read, read)
  // If the provider says that the user is signed out, there is nothing to wait for.
  const isLoading = standing !== 'out' && flag === 'unknown'
  const isAuthenticated = standing === 'in' && flag === true
  return useMemo(() => ({ isLoading, isAuthenticated }), [isLoading, isAuthenticated])
}

/** Rendered before the children, so that the user is set when they subscribe. */
function Enter({ standing, fetchAccessToken }: Wiring) {
  const realtime = useRealtime()
  useEffect(() => {
    if (standing === 'in') realtime.setAuth(fetchAccessToken)
    if (standing === 'out') realtime.clearAuth()
  }, [realtime, standing, fetchAccessToken])
  return null
}

/** Runs after the children have unmounted, so that the server does not run their queries without a user. */
function Leave({ standing, fetchAccessToken }: Wiring) {
  const realtime = useRealtime()
  const queryClient = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another fetch function is another user
  useEffect(() => {
    if (standing !== 'in') return
    return () => {
      queryClient.removeQueries({ queryKey: ['live'], type: 'inactive' })
      realtime.clearAuth()
    }
  }, [realtime, queryClient, standing, fetchAccessToken])
  return null
}
