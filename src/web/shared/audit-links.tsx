import type { LinkOptions } from '@tanstack/react-router'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { LinkTab, LinkTabs } from '../kit/link-tabs.tsx'

interface AuditLinksProps {
  readonly store: Pick<StoreSummary, 'id' | 'role'>
  readonly audit: Pick<AuditDetails, 'id' | 'seesResults'>
}

interface AuditLink {
  readonly label: string
  readonly link: LinkOptions
}

/** The pages of one audit, as far as the viewer's role opens them. */
export function AuditLinks({ store, audit }: AuditLinksProps) {
  return (
    <LinkTabs current={audit.id} aria-label="Pages of this audit" data-off-paper>
      {linksOf(store, audit).map(({ label, link }) => (
        <LinkTab key={label} {...link} activeOptions={{ exact: true, includeSearch: false }}>
          {label}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}

function linksOf(
  store: AuditLinksProps['store'],
  audit: AuditLinksProps['audit'],
): readonly AuditLink[] {
  const params = { storeId: store.id, id: audit.id }
  const shelves: AuditLink = {
    label: store.role === 'manager' ? 'Who counts what' : 'Shelves',
    link: { to: '/stores/$storeId/audit/$id/room-assignments', params },
  }
  const mine: AuditLink = {
    label: 'My counting',
    link: { to: '/stores/$storeId/audit/$id/member-profile', params },
  }
  const results: AuditLink = {
    label: 'Results',
    link: { to: '/stores/$storeId/audit/$id/results', params },
  }
  if (store.role !== 'manager') return [shelves, mine, ...(audit.seesResults ? [results] : [])]
  return [
    { label: 'Overview', link: { to: '/stores/$storeId/audit/$id', params } },
    shelves,
    { label: 'Inventory', link: { to: '/stores/$storeId/audit/$id/inventory', params } },
    results,
    mine,
  ]
}
