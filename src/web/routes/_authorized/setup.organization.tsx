import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageTitle } from '../../kit/page-title.ts'
import { accessQuery } from '../../session/access.ts'
import { SetupOrganizationPage } from '../../setup/setup-organization-page.tsx'

export const Route = createFileRoute('/_authorized/setup/organization')({
  beforeLoad: async ({ context }) => {
    const { organizations } = await context.queryClient.fetchQuery(accessQuery)
    if (organizations.some(({ role }) => role === 'owner')) throw redirect({ to: '/organization' })
  },
  head: () => pageTitle('Set up your organization'),
  component: SetupOrganization,
})

function SetupOrganization() {
  const { user } = Route.useRouteContext()
  return <SetupOrganizationPage userId={user.id} />
}
