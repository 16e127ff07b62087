import type { LinkOptions } from '@tanstack/react-router'
import type { AuditDetails } from '#contract/audits.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { LinkTab, LinkTabs } from '../kit/link-tabs.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'

interface AuditLinksProps {
  readonly store: Pick<StoreSummary, 'id' | 'role'>
  readonly audit: Pick<AuditDetails, 'id' | 'seesResults'>
}

interface AuditLink {
  readonly label: string
  readonly link: LinkOptions
}

/** The pages of one audit that the viewer's role can open. */
export function AuditLinks({ store, audit }: AuditLinksProps) {
  const t = useMessages('shared')
  return (
    <LinkTabs current={audit.id} aria-label={t('pages.label')} data-off-paper>
      {linksOf(store, audit, t).map(({ label, link }) => (
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
  t: Messages<'shared'>,
): readonly AuditLink[] {
  const params = { storeId: store.id, id: audit.id }
  const shelves: AuditLink = {
    label: store.role === 'manager' ? t('pages.assignments') : t('pages.shelves'),
    link: { to: '/stores/$storeId/audit/$id/room-assignments', params },
  }
  const mine: AuditLink = {
    label: t('pages.mine'),
    link: { to: '/stores/$storeId/audit/$id/member-profile', params },
  }
  const results: AuditLink = {
    label: t('pages.results'),
    link: { to: '/stores/$storeId/audit/$id/results', params },
  }
  if (store.role !== 'manager') return [shelves, mine, ...(audit.seesResults ? [results] : [])]
  return [
    { label: t('pages.overview'), link: { to: '/stores/$storeId/audit/$id', params } },
    shelves,
    { label: t('pages.inventory'), link: { to: '/stores/$storeId/audit/$id/inventory', params } },
    results,
    mine,
  ]
}
