import { Button } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Page } from '../kit/page.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { AddMember } from './add-member.tsx'
import { FoundPeople } from './found-people.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteHere } from './invite-here.tsx'
import { TeamRow } from './team-row.tsx'
import { type InvitationLinks, useInvitationLinks } from './use-invitation-links.ts'
import { useSeats } from './use-seats.ts'
import { railOpener, WithRail } from './with-rail.tsx'
import { describeTeam } from './words.ts'

interface TeamPageProps {
  readonly store: StoreSummary
  readonly viewerId: string
  /** Who is looked for, and whether somebody is being invited: both stand in the address. */
  readonly find: string
  readonly onFind: (text: string) => void
  readonly isInviting: boolean
  readonly onInvite: (isOpen: boolean) => void
  /** What stands in the way of more people. */
  readonly notice?: ReactNode
}

/** The people of one store, and those who are invited into it. */
export function TeamPage(props: TeamPageProps) {
  const { store, viewerId, find, onFind, isInviting, onInvite, notice } = props
  const links = useInvitationLinks()
  const invite = (
    <Button
      variant="default"
      className={railOpener}
      aria-expanded={isInviting}
      onClick={() => onInvite(!isInviting)}
    >
      {isInviting ? 'Close' : 'Invite people'}
    </Button>
  )
  return (
    <Page title="Team" crumb={store.name} facts={<TeamFacts storeId={store.id} />} actions={invite}>
      {notice}
      <WithRail
        label="Invite and add people"
        isOpen={isInviting}
        rail={<TeamRail store={store} links={links} />}
      >
        <Suspense fallback={<WaitingRows />}>
          <TeamList store={store} viewerId={viewerId} find={find} onFind={onFind} />
        </Suspense>
        <Suspense fallback={<WaitingRows />}>
          <InvitationList orgId={store.organizationId} storeId={store.id} links={links} />
        </Suspense>
      </WithRail>
    </Page>
  )
}

function TeamFacts({ storeId }: { readonly storeId: string }) {
  return describeTeam(useSuspenseLiveQuery(api.stores.getTeamMembers, { storeId }))
}

interface TeamRailProps {
  readonly store: StoreSummary
  readonly links: InvitationLinks
}

function TeamRail({ store, links }: TeamRailProps) {
  return (
    <>
      <Suspense fallback={<WaitingRows />}>
        <InviteHere orgId={store.organizationId} storeId={store.id} links={links} />
      </Suspense>
      <Suspense>
        <AddMember store={store} />
      </Suspense>
    </>
  )
}

type TeamListProps = Pick<TeamPageProps, 'store' | 'viewerId' | 'find' | 'onFind'>

function TeamList({ store, viewerId, find, onFind }: TeamListProps) {
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, { storeId: store.id })
  const seats = useSeats(store.organizationId)
  return (
    <FoundPeople
      rows={team}
      find={find}
      onFind={onFind}
      textsOf={({ name, email }) => [name, email]}
      label="Find somebody in the team"
      placeholder="Find a name or an e-mail address"
    >
      {(member) => (
        <TeamRow
          key={member.id}
          member={member}
          isViewer={member.id === viewerId}
          store={store}
          seats={seats}
        />
      )}
    </FoundPeople>
  )
}
