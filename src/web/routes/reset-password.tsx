import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../account/reset-password-page.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { sendSignedInAway } from '../session/guards.ts'
import { resetPasswordSearch } from '../session/search.ts'

export const Route = createFileRoute('/reset-password')({
  validateSearch: resetPasswordSearch,
  beforeLoad: ({ context, search }) => sendSignedInAway({ context, search }),
  staticData: { areas: ['account'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'account')('reset.title')),
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useSearch()
  return <ResetPasswordPage token={token} />
}
