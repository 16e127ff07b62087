import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../account/sign-up-page.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { sendSignedInAway } from '../session/guards.ts'
import { signUpSearch } from '../session/search.ts'

export const Route = createFileRoute('/sign-up')({
  validateSearch: signUpSearch,
  beforeLoad: ({ context, search }) => sendSignedInAway({ context, search, from: 'signup' }),
  head: () => pageTitle('Create an account'),
  component: SignUp,
})

function SignUp() {
  const { invitation, recoveryToken, error, message } = Route.useSearch()
  return (
    <SignUpPage
      invitation={invitation}
      recoveryToken={recoveryToken}
      error={error}
      message={message}
    />
  )
}
