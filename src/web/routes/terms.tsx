import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { installationQuery } from '../session/installation.ts'
import { TermsPage } from '../site/terms-page.tsx'

export const Route = createFileRoute('/terms')({
  staticData: { areas: ['legal', 'site'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'legal')('terms.title')),
  loader: ({ context }) => context.queryClient.ensureQueryData(installationQuery),
  component: TermsPage,
})
