import { createFileRoute } from '@tanstack/react-router'
import { RecoverPage } from '../account/recover-page.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'

export const Route = createFileRoute('/account/recover')({
  staticData: { areas: ['account'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'account')('recover.title')),
  component: RecoverPage,
})
