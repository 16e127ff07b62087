import { createFileRoute } from '@tanstack/react-router'
import { SandboxPortalPage } from '../../billing/sandbox-portal-page.tsx'
import { ownPath } from '../../client/redirect.ts'
import { pageTitle } from '../../kit/page-title.ts'
import { optionalStrings } from '../../kit/search.ts'

const portalSearch = optionalStrings('return_url')

export const Route = createFileRoute('/_authorized/billing/portal')({
  validateSearch: portalSearch,
  head: () => pageTitle('Billing portal'),
  component: Portal,
})

function Portal() {
  const { return_url: wanted = '' } = Route.useSearch()
  return <SandboxPortalPage returnTo={backTo(wanted)} />
}

/** Nobody is led to another origin from here. */
function backTo(wanted: string): string {
  const origin = typeof window === 'undefined' ? undefined : window.location.origin
  return (wanted && ownPath(wanted, origin)) || '/organization'
}
