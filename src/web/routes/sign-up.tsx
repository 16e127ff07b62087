import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../account/sign-up-page.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { sendSignedInAway } from '../session/guards.ts'
import { signUpSearch } from '../session/search.ts'
import { loadInvited } from '../team/arrival/load-arrival.ts'

export const Route = createFileRoute('/sign-up')({
  validateSearch: signUpSearch,
  beforeLoad: ({ context, search }) => sendSignedInAway({ context, search, from: 'signup' }),
  loaderDeps: ({ search: { invitation } }) => ({ invitation }),
  loader: ({ deps }) => loadInvited(deps.invitation),
  staticData: { areas: ['account'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'account')('signUp.title')),
  component: SignUp,
})

function SignUp() {
  const { invitation, recoveryToken, error, message } = Route.useSearch()
  const invited = Route.useLoaderData()
  return (
    <SignUpPage
      invitation={invitation}
      invited={invited}
      recoveryToken={recoveryToken}
      error={error}
      message={message}
    />
  )
}
