import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../account/sign-in-page.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { sendSignedInAway } from '../session/guards.ts'
import { signInSearch } from '../session/search.ts'
import { loadInvited } from '../team/arrival/load-arrival.ts'

export const Route = createFileRoute('/sign-in')({
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }) => sendSignedInAway({ context, search, from: 'signin' }),
  loaderDeps: ({ search: { invitation } }) => ({ invitation }),
  loader: ({ deps }) => loadInvited(deps.invitation),
  staticData: { areas: ['account'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'account')('signIn.title')),
  component: SignIn,
})

function SignIn() {
  const { invitation, signOn } = Route.useSearch()
  const invited = Route.useLoaderData()
  return <SignInPage invitation={invitation} invited={invited} signOnRefusal={signOn} />
}
