import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { VerifyPage } from '../site/verify-page.tsx'
import { verifyNumber, verifySearch } from '../site/verify-seal.ts'

export const Route = createFileRoute('/verify')({
  validateSearch: verifySearch,
  loaderDeps: ({ search: { number } }) => ({ number }),
  loader: ({ deps: { number } }) => (number === undefined ? null : verifyNumber(number)),
  staticData: { areas: ['site', 'verify'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'verify')('title')),
  component: Verify,
})

function Verify() {
  const { number } = Route.useSearch()
  const check = Route.useLoaderData()
  return <VerifyPage key={number} number={number} check={check} />
}
