import { type ReactNode, Suspense } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkTab, LinkTabs } from '../kit/link-tabs.tsx'
import { Section } from '../kit/section.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { InvitationList } from './invitation-list.tsx'
import { canGoOn } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { canInvite } from './offer-draft.ts'
import { useInvitationLinks } from './use-invitation-links.ts'

export interface PeopleView {
  /** Which of the two tabs. */
  readonly shows: 'members' | 'invitations'
  readonly isInviting: boolean
  readonly onInvite: (isOpen: boolean) => void
}

interface OrganizationPeopleProps {
  readonly organization: OrganizationSummary
  readonly viewerId: string
  readonly view: PeopleView
  /** For people who can invite. */
  readonly notice?: ReactNode
}

/** Members in one tab, invitations in the other, and a dialog to invite, for people who can. */
export function OrganizationPeople(props: OrganizationPeopleProps) {
  const { organization, viewerId, view } = props
  const orgId = organization.id
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId })
  const links = useInvitationLinks()
  const t = useMessages('organization')
  if (!canInvite(organization, stores)) return <Section title={t('people')} text={t('noPeople')} />
  return (
    <>
      {props.notice}
      <PeopleTabs orgId={orgId} shows={view.shows} />
      <Suspense fallback={<WaitingRows />}>
        {view.shows === 'members' ? (
          <MemberList organization={organization} viewerId={viewerId} />
        ) : (
          <InvitationList orgId={orgId} links={links} />
        )}
      </Suspense>
      <InviteDialog
        orgId={orgId}
        links={links}
        isOpen={view.isInviting}
        onClose={() => view.onInvite(false)}
      />
    </>
  )
}

interface PeopleTabsProps {
  readonly orgId: string
  readonly shows: PeopleView['shows']
}

function PeopleTabs({ orgId, shows }: PeopleTabsProps) {
  const members = useSuspenseLiveQuery(api.members.list, { orgId })
  const invitations = useSuspenseLiveQuery(api.invitations.list, { orgId })
  const t = useMessages('organization')
  const tabs = [
    { view: 'members', count: members.length },
    { view: 'invitations', count: invitations.filter(canGoOn).length },
  ] as const
  return (
    <LinkTabs current={shows} aria-label={t('people')}>
      {tabs.map(({ view, count }) => (
        <LinkTab
          key={view}
          to="/organization"
          search={{ org: orgId, part: 'people', view: view === 'members' ? undefined : view }}
          isCurrent={shows === view}
          resetScroll={false}
        >
          {t(view, { count })}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}
