import { createFileRoute } from '@tanstack/react-router'
import { JoinPage } from '../day-pass/join-page.tsx'
import { pageTitle } from '../kit/page-title.ts'
import { messagesIn } from '../kit/use-messages.ts'
import { loadSession } from '../session/session.ts'

export const Route = createFileRoute('/join/$code')({
  loader: async ({ context }) => {
    const { user } = await loadSession(context.queryClient)
    return { user }
  },
  headers: () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }),
  staticData: { areas: ['day-pass'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'day-pass')('join.title')),
  component: Join,
})

function Join() {
  const { code } = Route.useParams()
  const { user } = Route.useLoaderData()
  return <JoinPage code={code} user={user} />
}
