import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../account/sign-in-page.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { sendSignedInAway } from '../session/guards.ts'
import { signInSearch } from '../session/search.ts'

export const Route = createFileRoute('/sign-in')({
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }) => sendSignedInAway({ context, search, from: 'signin' }),
  head: () => pageTitle('Sign in'),
  component: SignIn,
})

function SignIn() {
  const { invitation } = Route.useSearch()
  return <SignInPage invitation={invitation} />
}
