import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { BackendArea } from '../shell/backend-area.tsx'
import { InvitationPage } from '../team/arrival/invitation-page.tsx'
import { loadArrival } from '../team/arrival/load-arrival.ts'

export const Route = createFileRoute('/invite/$token')({
  loader: ({ context, params: { token } }) => loadArrival(context.queryClient, token),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  staticData: { areas: ['invitation'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'invitation')('page.title')),
  component: Invitation,
})

function Invitation() {
  const { token } = Route.useParams()
  const facts = Route.useLoaderData()
  return (
    <BackendArea>
      <InvitationPage token={token} {...facts} />
    </BackendArea>
  )
}
