import { createFileRoute, useLoaderData, useRouterState } from '@tanstack/react-router'
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
import { useShownStore } from '#web/shell/last-store.ts'
import { OrganizationPage } from '#web/team/organization-page.tsx'
import { partOf, partOfHash } from '#web/team/organization-parts.ts'

/**
 * The organization, which may differ between tabs, and the part of its settings; of its people the tab, and
 * whether somebody is being invited; of its plan, whether the prices are open.
 */
const organizationSearch = optionalStrings('org', 'part', 'view', 'invite', 'prices')

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
  const { org, view, invite } = search
  const { stores } = useLoaderData({ from: '/_authorized/_app' })
  const store = useShownStore(stores, undefined)
  const navigate = Route.useNavigate()
  const hash = useRouterState({ select: (state) => state.location.hash })
  const open = (name: 'invite' | 'prices', isOpen: boolean) =>
    void navigate({
      search: { ...search, [name]: isOpen ? 'yes' : undefined },
      replace: !isOpen,
      resetScroll: false,
    })
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
      people={{
        shows: view === 'invitations' ? view : 'members',
        isInviting: invite !== undefined,
        onInvite: (isOpen) => open('invite', isOpen),
      }}
      store={store}
      renderNotice={({ id }) => <LimitNote key={`limit of ${id}`} orgId={id} feature="members" />}
      renderPlan={({ id, name }) => (
        <PlanSections
          key={id}
          orgId={id}
          orgName={name}
          prices={{
            isOpen: search.prices !== undefined,
            onOpen: () => open('prices', true),
            onClose: () => open('prices', false),
          }}
        />
      )}
      renderKeys={({ id }) => <ApiKeys key={`keys of ${id}`} orgId={id} />}
      renderModel={({ id }) => <AiSettingsSection key={`model of ${id}`} orgId={id} />}
      renderWebhooks={({ id }) => <WebhooksSection key={`webhooks of ${id}`} orgId={id} />}
    />
  )
}
