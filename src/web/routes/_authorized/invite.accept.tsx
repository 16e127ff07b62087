import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageTitle } from '#web/kit/page-title.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { acceptSearch } from '#web/session/search.ts'
import { AcceptPage, TokenMissing } from '#web/team/arrival/accept-page.tsx'
import { decideArrival } from '#web/team/arrival/arrival.ts'
import { loadArrival } from '#web/team/arrival/load-arrival.ts'

export const Route = createFileRoute('/_authorized/invite/accept')({
  validateSearch: acceptSearch,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps: { token } }) => {
    if (!token) return null
    const facts = await loadArrival(context.queryClient, token)
    const arrival = decideArrival(facts.invitation, facts.viewerStores)
    if (arrival.kind !== 'joined') return { ...facts, token }
    // The page was reloaded after joining: continue in the same way.
    const { storeId } = arrival
    if (storeId === null) throw redirect({ to: '/organization' })
    throw redirect({ to: '/stores/$storeId', params: { storeId } })
  },
  staticData: { areas: ['invitation'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'invitation')('accept.title')),
  component: AcceptInvitation,
})

function AcceptInvitation() {
  const facts = Route.useLoaderData()
  return facts ? <AcceptPage {...facts} /> : <TokenMissing />
}
