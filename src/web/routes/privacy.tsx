import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { installationQuery } from '../session/installation.ts'
import { PrivacyPage } from '../site/privacy-page.tsx'

export const Route = createFileRoute('/privacy')({
  staticData: { areas: ['legal', 'site'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'legal')('privacy.title')),
  loader: ({ context }) => context.queryClient.ensureQueryData(installationQuery),
  component: PrivacyPage,
})
