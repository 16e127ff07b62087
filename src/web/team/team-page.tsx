import { Button } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Page } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { AddMember } from './add-member.tsx'
import { FoundPeople } from './found-people.tsx'
import { HelpersToday } from './helpers/helpers-today.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteHere } from './invite-here.tsx'
import railStyles from './rail-form.module.css'
import { TeamRow } from './team-row.tsx'
import { type InvitationLinks, useInvitationLinks } from './use-invitation-links.ts'
import { useSeats } from './use-seats.ts'
import { railOpener, WithRail } from './with-rail.tsx'
import { describeTeam } from './words.ts'

interface TeamPageProps {
  readonly store: StoreSummary
  readonly viewerId: string
  /** The search text, and whether the invitation form is open: both are in the address. */
  readonly find: string
  readonly onFind: (text: string) => void
  readonly isInviting: boolean
  readonly onInvite: (isOpen: boolean) => void
  /** Shown if something prevents adding more people. */
  readonly notice?: ReactNode
}

/** The people of one store, and those invited into it. */
export function TeamPage(props: TeamPageProps) {
  const { store, viewerId, find, onFind, isInviting, onInvite, notice } = props
  const links = useInvitationLinks()
  const t = useMessages('team')
  const invite = (
    <Button
      variant="default"
      className={railOpener}
      aria-expanded={isInviting}
      onClick={() => onInvite(!isInviting)}
    >
      {t(isInviting ? 'close' : 'invite')}
    </Button>
  )
  return (
    <Page
      title={t('title')}
      crumb={store.name}
      facts={<TeamFacts storeId={store.id} />}
      actions={invite}
    >
      {notice}
      <WithRail
        label={t('rail')}
        isOpen={isInviting}
        rail={<TeamRail store={store} links={links} />}
      >
        <Suspense fallback={<WaitingRows />}>
          <TeamList store={store} viewerId={viewerId} find={find} onFind={onFind} />
        </Suspense>
        <Suspense>
          <HelpersToday storeId={store.id} />
        </Suspense>
        <Suspense fallback={<WaitingRows />}>
          <InvitationList orgId={store.organizationId} storeId={store.id} links={links} />
        </Suspense>
      </WithRail>
    </Page>
  )
}

function TeamFacts({ storeId }: { readonly storeId: string }) {
  const t = useMessages('team')
  return describeTeam(useSuspenseLiveQuery(api.stores.getTeamMembers, { storeId }), t)
}

interface TeamRailProps {
  readonly store: StoreSummary
  readonly links: InvitationLinks
}

function TeamRail({ store, links }: TeamRailProps) {
  const t = useMessages('team')
  return (
    <>
      <h2 className={railStyles.title}>{t('invite')}</h2>
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
  const t = useMessages('team')
  return (
    <FoundPeople
      rows={team}
      find={find}
      onFind={onFind}
      textsOf={({ name, email }) => [name, email]}
      label={t('find')}
      placeholder={t('findPlaceholder')}
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
