import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { installationQuery } from '../session/installation.ts'
import { DevelopersPage } from '../site/developers-page.tsx'

export const Route = createFileRoute('/developers')({
  staticData: { areas: ['guide', 'site', 'webhooks'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'guide')('title')),
  loader: ({ context }) => context.queryClient.ensureQueryData(installationQuery),
  component: Developers,
})

function Developers() {
  const origin = useQuery(installationQuery).data?.origin ?? ''
  return <DevelopersPage origin={origin} />
}
