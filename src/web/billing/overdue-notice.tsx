import { useLocation } from '@tanstack/react-router'
import { api } from '#contract/api.ts'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { useLiveQueries } from '../client/react.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { PageNotice } from '../kit/page-notice.tsx'
import { overdueText } from './overdue-words.ts'

interface OverdueNoticeProps {
  readonly organizations: readonly OrganizationSummary[]
}

/** One line above every page, for owners who have to mend a card. */
export function OverdueNotice({ organizations }: OverdueNoticeProps) {
  const owned = organizations.filter(
    ({ role, suspendedReason }) => role === 'owner' && suspendedReason === null,
  )
  const overdue = useLiveQueries(
    api.billing.listOverdue,
    owned.map(({ id }) => ({ orgId: id })),
  )
  // The page itself says more about it.
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/organization' })
  const text = overdueText(
    owned.map(({ name }, index) => ({ name, products: overdue[index] ?? [] })),
  )
  if (isThere || !text) return null
  return (
    <PageNotice>
      <span>{text}</span> <LinkAnchor to="/organization">Open billing</LinkAnchor>
    </PageNotice>
  )
}
