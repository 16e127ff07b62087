import { createFileRoute } from '@tanstack/react-router'
import { RecoveryPage } from '../account/recovery-page.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'

export const Route = createFileRoute('/recovery/$token')({
  staticData: { areas: ['account'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'account')('recover.title')),
  component: Recovery,
})

function Recovery() {
  const { token } = Route.useParams()
  return <RecoveryPage token={token} />
}
