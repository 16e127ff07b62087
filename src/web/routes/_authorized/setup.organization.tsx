import { createFileRoute, redirect } from '@tanstack/react-router'
import { ConfirmAddress } from '#web/account/confirm-address.tsx'
import { readList } from '#web/imports/read-list.ts'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { optionalStrings } from '#web/kit/search.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { accessQuery } from '#web/session/access.ts'
import { SetupOrganizationPage } from '#web/setup/setup-organization-page.tsx'

/** The organization that a person returns to after a checkout. */
const setupSearch = optionalStrings('org')

export const Route = createFileRoute('/_authorized/setup/organization')({
  validateSearch: setupSearch,
  beforeLoad: async ({ context, search: { org } }) => {
    const { organizations } = await context.queryClient.fetchQuery(accessQuery)
    if (organizations.some(({ role, isSample }) => role === 'owner' && !isSample)) {
      throw redirect({ to: '/organization', search: { org } })
    }
  },
  staticData: { areas: ['account', 'profile', 'setup'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'setup')('organization.title')),
  component: SetupOrganization,
})

// People who were removed from every organization end up here, possibly with counts on this device.
const UnsentCounts = lazyWithRetry(() => import('#web/outbox/unsent-counts.tsx'))

function SetupOrganization() {
  const { user } = Route.useRouteContext()
  return (
    <>
      <UnsentCounts userId={user.id} userName={user.name} />
      <SetupOrganizationPage user={user} confirmAddress={ConfirmAddress} readList={readList} />
    </>
  )
}
