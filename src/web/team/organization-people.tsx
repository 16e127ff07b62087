import { type ReactNode, Suspense } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Section } from '../kit/section.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteHere } from './invite-here.tsx'
import { MemberList } from './member-list.tsx'
import { canInvite } from './offer-draft.ts'
import { useInvitationLinks } from './use-invitation-links.ts'
import { WithRail } from './with-rail.tsx'

interface OrganizationPeopleProps {
  readonly organization: OrganizationSummary
  readonly viewerId: string
  readonly isInviting: boolean
  /** For people who can invite. */
  readonly notice?: ReactNode
}

/** Members, and invitations for people who can invite. */
export function OrganizationPeople(props: OrganizationPeopleProps) {
  const { organization, isInviting } = props
  const orgId = organization.id
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId })
  const links = useInvitationLinks()
  const t = useMessages('organization')
  const sayTeam = useMessages('team')
  if (!canInvite(organization, stores)) return <Section title={t('people')} text={t('noPeople')} />
  const rail = (
    <Suspense fallback={<WaitingRows />}>
      <InviteHere orgId={orgId} links={links} />
    </Suspense>
  )
  return (
    <WithRail label={sayTeam('invite')} isOpen={isInviting} rail={rail}>
      {props.notice}
      <Suspense fallback={<WaitingRows />}>
        <MemberList organization={organization} viewerId={props.viewerId} />
      </Suspense>
      <Suspense fallback={<WaitingRows />}>
        <InvitationList orgId={orgId} links={links} />
      </Suspense>
    </WithRail>
  )
}
