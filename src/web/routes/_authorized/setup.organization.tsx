import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageTitle } from '../../kit/page-title.ts'
import { SetupOrganizationPage } from '../../organization/setup-organization-page.tsx'
import { accessQuery } from '../../session/access.ts'

export const Route = createFileRoute('/_authorized/setup/organization')({
  beforeLoad: async ({ context }) => {
    const { organizations } = await context.queryClient.fetchQuery(accessQuery)
    if (organizations.some(({ role }) => role === 'owner')) throw redirect({ to: '/organization' })
  },
  head: () => pageTitle('Set up your organization'),
  component: SetupOrganizationPage,
})
