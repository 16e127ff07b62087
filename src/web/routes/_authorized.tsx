import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { reachedLimit, subscribeToLimits } from '../kit/reached-limit.ts'
import { useServiceWorker } from '../service-worker/use-service-worker.ts'
import { accessQuery } from '../session/access.ts'
import { requireSignedIn } from '../session/guards.ts'
import { useCacheSession } from '../session/use-cache-session.ts'
import { Opening } from '../shell/opening.tsx'
import { SignedInArea } from '../shell/signed-in-area.tsx'

export const Route = createFileRoute('/_authorized')({
  beforeLoad: (asked) => requireSignedIn(asked),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  component: SignedIn,
  pendingComponent: Opening,
})

// Loaded on demand, because few people ever see it.
const LimitPaywall = lazyWithRetry(() => import('../billing/limit-paywall.tsx'))

function SignedIn() {
  const { user } = Route.useRouteContext()
  useCacheSession(user)
  useServiceWorker()
  return (
    <>
      <SignedInArea />
      <PaywallOnDemand />
    </>
  )
}

function PaywallOnDemand() {
  const limit = useSyncExternalStore(subscribeToLimits, reachedLimit, () => null)
  const { data: access } = useQuery({ ...accessQuery, enabled: limit !== null })
  if (!limit || !access) return null
  return <LimitPaywall organizations={access.organizations} />
}
