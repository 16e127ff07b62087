import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ConfirmAddress } from '#web/account/confirm-address.tsx'
import { AiSettingsSection } from '#web/ai/ai-settings.tsx'
import { PlanSections } from '#web/billing/plan-section.tsx'
import { ApiKeys } from '#web/developers/api-keys.tsx'
import { WebhooksSection } from '#web/developers/webhooks-section.tsx'
import { lazyWithRetry } from '#web/kit/lazy-with-retry.tsx'
import { pageTitle } from '#web/kit/page-title.ts'
import { optionalStrings } from '#web/kit/search.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import { installationQuery } from '#web/session/installation.ts'
import { OrganizationPage } from '#web/team/organization-page.tsx'
import { partOf, partOfHash } from '#web/team/organization-parts.ts'

/** The organization, which may differ between tabs, and the part of its settings. */
const organizationSearch = optionalStrings('org', 'part')

export const Route = createFileRoute('/_authorized/_app/organization/')({
  validateSearch: organizationSearch,
  // Loaded in advance: whether invitations are mailed, and how billing is called.
  loader: ({ context }) => context.queryClient.ensureQueryData(installationQuery),
  staticData: {
    areas: [
      'ai',
      'billing',
      'developers',
      'organization',
      'profile',
      'requirements',
      'sign-on',
      'team',
      'webhooks',
    ],
  },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'shell')('nav.organization')),
  component: Organization,
})

const LimitNote = lazyWithRetry(() => import('#web/billing/limit-note.tsx'))

function Organization() {
  const { user } = Route.useRouteContext()
  const search = Route.useSearch()
  const { org } = search
  const navigate = Route.useNavigate()
  const hash = useRouterState({ select: (state) => state.location.hash })
  useEffect(() => {
    // Only the browser knows the hash, and the first render has to match the host's.
    const part = search.part === undefined ? partOfHash(hash) : undefined
    if (part) void navigate({ search: { org, part }, hash, replace: true })
  }, [search.part, navigate, org, hash])
  return (
    <OrganizationPage
      viewerId={user.id}
      viewerEmail={user.email}
      confirmAddress={ConfirmAddress}
      orgId={org}
      part={partOf(search)}
      renderNotice={({ id }) => <LimitNote key={`limit of ${id}`} orgId={id} feature="members" />}
      renderPlan={({ id, name }) => <PlanSections key={id} orgId={id} orgName={name} />}
      renderKeys={({ id }) => <ApiKeys key={`keys of ${id}`} orgId={id} />}
      renderModel={({ id }) => <AiSettingsSection key={`model of ${id}`} orgId={id} />}
      renderWebhooks={({ id }) => <WebhooksSection key={`webhooks of ${id}`} orgId={id} />}
    />
  )
}
