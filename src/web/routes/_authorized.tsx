import { createFileRoute } from '@tanstack/react-router'
import { requireSignedIn } from '../session/guards.ts'
import { SignedInArea } from '../shell/signed-in-area.tsx'

export const Route = createFileRoute('/_authorized')({
  beforeLoad: (asked) => requireSignedIn(asked),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  component: SignedInArea,
})
