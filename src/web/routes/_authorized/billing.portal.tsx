import { createFileRoute } from '@tanstack/react-router'
import { SandboxPortalPage } from '#web/billing/sandbox-portal-page.tsx'
import { ownPath } from '#web/client/redirect.ts'
import { pageTitle } from '#web/kit/page-title.ts'
import { optionalStrings } from '#web/kit/search.ts'
import { messagesIn } from '#web/kit/use-messages.ts'

const portalSearch = optionalStrings('return_url', 'org')

export const Route = createFileRoute('/_authorized/billing/portal')({
  validateSearch: portalSearch,
  staticData: { areas: ['billing'] },
  head: ({ match }) => pageTitle(messagesIn(match.context.language, 'billing')('portal.title')),
  component: Portal,
})

function Portal() {
  const { return_url: wanted = '', org } = Route.useSearch()
  return <SandboxPortalPage orgId={org} returnTo={backTo(wanted)} />
}

/** Never leads to another origin. */
function backTo(wanted: string): string {
  return (wanted && ownPath(wanted)) || '/organization'
}
