import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '../../../../../kit/page-title.ts'
import { TeamPage } from '../../../../../team/team-page.tsx'

export const Route = createFileRoute('/_authorized/_app/stores/$storeId/_manager/admin/teams')({
  head: () => pageTitle('Team'),
  component: Teams,
})

function Teams() {
  const { store, user } = Route.useRouteContext()
  return <TeamPage store={store} viewerId={user.id} />
}
