import { createFileRoute } from '@tanstack/react-router'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { installationQuery } from '#web/session/installation.ts'
import { TeamPage } from '#web/team/team-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/teams')({
  // Whether invitations are mailed is said from the start.
  loader: ({ context }) => context.queryClient.ensureQueryData(installationQuery),
  head: () => pageTitle('Team'),
  component: Teams,
})

const LimitNote = lazyWithRetry(() => import('#web/billing/limit-note.tsx'))

function Teams() {
  const { store, user } = Route.useRouteContext()
  return (
    <TeamPage
      store={store}
      viewerId={user.id}
      notice={<LimitNote orgId={store.organizationId} feature="members" />}
    />
  )
}
