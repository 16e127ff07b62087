import { createFileRoute } from '@tanstack/react-router'
import { RecoveryPage } from '../account/recovery-page.tsx'
import { pageTitle } from '../kit/page-title.ts'

export const Route = createFileRoute('/recovery/$token')({
  head: () => pageTitle('Recover an account'),
  component: Recovery,
})

function Recovery() {
  const { token } = Route.useParams()
  return <RecoveryPage token={token} />
}
