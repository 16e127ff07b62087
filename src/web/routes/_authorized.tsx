import { createFileRoute } from '@tanstack/react-router'
import { useServiceWorker } from '../service-worker/use-service-worker.ts'
import { requireSignedIn } from '../session/guards.ts'
import { useKeepSession } from '../session/use-keep-session.ts'
import { SignedInArea } from '../shell/signed-in-area.tsx'

export const Route = createFileRoute('/_authorized')({
  beforeLoad: (asked) => requireSignedIn(asked),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  component: SignedIn,
})

function SignedIn() {
  const { user } = Route.useRouteContext()
  useKeepSession(user)
  useServiceWorker()
  return <SignedInArea />
}
