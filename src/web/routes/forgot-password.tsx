import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../account/forgot-password-page.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { sendSignedInAway } from '../session/guards.ts'

export const Route = createFileRoute('/forgot-password')({
  beforeLoad: ({ context, search }) => sendSignedInAway({ context, search }),
  staticData: { areas: ['account'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'account')('forgot.title')),
  component: ForgotPasswordPage,
})
