import { createFileRoute } from '@tanstack/react-router'
import { SandboxPortalPage } from '../../billing/sandbox-portal-page.tsx'
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
  return <SandboxPortalPage returnTo={ownPath(wanted)} />
}

/** Nobody is led to another origin from here. */
function ownPath(wanted: string): string {
  const base = 'http://here.invalid'
  const url = URL.parse(wanted, base)
  const origin = typeof window === 'undefined' ? base : window.location.origin
  const isOwn = url?.origin === base || url?.origin === origin
  return url && isOwn && wanted !== '' ? `${url.pathname}${url.search}${url.hash}` : '/organization'
}
