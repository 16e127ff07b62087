import { useLocation } from '@tanstack/react-router'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { isOpenTo } from '#domain/permission.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useLiveQueries } from '../client/react.tsx'
import { LinkAnchor } from '../kit/links.tsx'
import { showFailure } from '../kit/note-with-undo.tsx'
import { PageNotice } from '../kit/page-notice.tsx'
import { useLateBillingWords } from './billing-words.ts'
import { type OverdueOrganization, overdueOf, overdueText } from './overdue-words.ts'

interface OverdueNoticeProps {
  readonly organizations: readonly OrganizationSummary[]
}

/** One line above every page, for owners whose payment has failed. */
export function OverdueNotice({ organizations }: OverdueNoticeProps) {
  const owned = organizations.filter((one) => one.role === 'owner' && isOpenTo(one))
  const overdue = useLiveQueries(
    api.billing.listOverdue,
    owned.map(({ id }) => ({ orgId: id })),
  )
  const late = overdueOf(
    owned.map(({ id, name }, index) => ({ id, name, products: overdue[index] ?? [] })),
  )
  const active = organizations.find((one) => one.active)
  const shownId = useLocation({
    select: ({ pathname, search }) =>
      pathname === '/organization' ? (search.org ?? active?.id) : undefined,
  })
  // The plan page itself says more about it.
  if (!late || late.id === shownId) return null
  return <Notice late={late} isOnlyOne={owned.length === 1} />
}

interface NoticeProps {
  readonly late: OverdueOrganization
  readonly isOnlyOne: boolean
}

function Notice({ late, isOnlyOne }: NoticeProps) {
  const activate = useBackendMutation(api.organizations.activate)
  const words = useLateBillingWords()
  if (!words) return null
  return (
    <PageNotice>
      <span>{overdueText(late, isOnlyOne, words)}</span>{' '}
      <LinkAnchor
        to="/organization"
        search={{ org: late.id, part: 'plan' }}
        hash="plan"
        onClick={() => void activate({ orgId: late.id }).catch(showFailure)}
      >
        {words.t('overdue.open')}
      </LinkAnchor>
    </PageNotice>
  )
}
