import { createFileRoute } from '@tanstack/react-router'
import { ConfirmAddress } from '#web/account/confirm-address.tsx'
import { AiSettingsSection } from '#web/ai/ai-settings.tsx'
import { PlanSections } from '#web/billing/plan-section.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { optionalStrings } from '#web/kit/search.ts'
import { installationQuery } from '#web/session/installation.ts'
import { OrganizationPage } from '#web/team/organization-page.tsx'

/** Which organization; each tab shows its own. */
const organizationSearch = optionalStrings('org')

export const Route = createFileRoute('/_authorized/_app/organization/')({
  validateSearch: organizationSearch,
  // Whether invitations are mailed, and how billing is called, is known from the start.
  loader: ({ context }) => context.queryClient.ensureQueryData(installationQuery),
  head: () => pageTitle('Organization'),
  component: Organization,
})

const LimitNote = lazyWithRetry(() => import('#web/billing/limit-note.tsx'))

function Organization() {
  const { user } = Route.useRouteContext()
  const { org } = Route.useSearch()
  return (
    <OrganizationPage
      viewerId={user.id}
      viewerEmail={user.email}
      confirmAddress={ConfirmAddress}
      orgId={org}
      renderNotice={({ id }) => <LimitNote key={`limit of ${id}`} orgId={id} feature="members" />}
      renderPlan={({ id, name, role }) =>
        role === 'owner' && (
          <>
            <AiSettingsSection key={`model of ${id}`} orgId={id} />
            <PlanSections key={id} orgId={id} orgName={name} />
          </>
        )
      }
    />
  )
}
