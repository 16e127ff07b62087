import { createFileRoute } from '@tanstack/react-router'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { optionalStrings } from '#web/kit/search.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { installationQuery } from '#web/session/installation.ts'
import { TeamPage } from '#web/team/team-page.tsx'

/** The search text, and whether the invitation form is open. */
const teamSearch = optionalStrings('find', 'invite')

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/teams')({
  staticData: { areas: ['counters', 'team'] },
  validateSearch: teamSearch,
  // Loaded in advance: whether invitations are mailed.
  loader: ({ context }) => context.queryClient.ensureQueryData(installationQuery),
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'team')('title')),
  component: Teams,
})

const LimitNote = lazyWithRetry(() => import('#web/billing/limit-note.tsx'))

function Teams() {
  const { store, user } = Route.useRouteContext()
  const { find, invite } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TeamPage
      store={store}
      viewerId={user.id}
      find={find ?? ''}
      onFind={(text) =>
        void navigate({
          search: { find: text || undefined, invite },
          replace: true,
          resetScroll: false,
        })
      }
      isInviting={invite !== undefined}
      onInvite={(isOpen) =>
        void navigate({
          search: { find, invite: isOpen ? 'yes' : undefined },
          replace: !isOpen,
          resetScroll: false,
        })
      }
      notice={<LimitNote orgId={store.organizationId} feature="members" />}
    />
  )
}
