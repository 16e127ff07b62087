import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { formatDay } from '../kit/format-day.ts'
import { LinkButton } from '../kit/links.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { roleName } from '../shared/role-name.ts'
import { DeleteOrganization } from './delete-organization.tsx'
import { type ConfirmAddressNote, NewOrganization } from './new-organization.tsx'
import { canInvite } from './offer-draft.ts'
import { OrganizationPeople } from './organization-people.tsx'
import { OrganizationSwitch } from './organization-switch.tsx'
import { RenameOrganization } from './rename-organization.tsx'
import { SuspendedNote } from './suspended-note.tsx'
import { railOpener } from './with-rail.tsx'

interface OrganizationPageProps {
  readonly viewerId: string
  readonly viewerEmail: string
  readonly confirmAddress: ConfirmAddressNote
  /** Which one the address asks for; undefined: the one that the viewer works in. */
  readonly orgId: string | undefined
  /** Says where people are invited that the plan holds no more of them. */
  readonly renderNotice?: ((organization: OrganizationSummary) => ReactNode) | undefined
  /** What the route knows about the plan of an organization. */
  readonly renderPlan?: ((organization: OrganizationSummary) => ReactNode) | undefined
}

/** The organization that the viewer works in: its name, its people, its teams. */
export function OrganizationPage(props: OrganizationPageProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <ActiveOrganization {...props} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <Page title="Organization">
      <WaitingRows />
    </Page>
  )
}

function ActiveOrganization(props: OrganizationPageProps) {
  const organizations = useSuspenseLiveQuery(api.organizations.getByUser, {})
  // Another tab may switch meanwhile: what stands here stays, with what is typed in it.
  const [firstId] = useState(() => organizations.find(({ active }) => active)?.id)
  const organization =
    organizations.find(({ id }) => id === props.orgId) ??
    organizations.find(({ id }) => id === firstId) ??
    organizations[0]
  if (!organization) return <NoOrganization />
  return (
    <OneOrganization
      key={organization.id}
      organization={organization}
      organizations={organizations}
      {...props}
    />
  )
}

interface OneOrganizationProps extends OrganizationPageProps {
  readonly organization: OrganizationSummary
  readonly organizations: readonly OrganizationSummary[]
}

function OneOrganization(props: OneOrganizationProps) {
  const { organization, organizations, viewerId, renderNotice, renderPlan } = props
  const [isInviting, setInviting] = useState(false)
  const { id, name, role, createdAt, suspendedReason } = organization
  const isOpen = suspendedReason === null
  const actions = (
    <>
      <OrganizationSwitch organizations={organizations} shownId={id} />
      {isOpen && role === 'owner' && <RenameOrganization organization={organization} />}
      {isOpen && (
        <Suspense>
          <InviteOpener
            organization={organization}
            isOpen={isInviting}
            onToggle={() => setInviting(!isInviting)}
          />
        </Suspense>
      )}
    </>
  )
  return (
    <Page
      title={name}
      crumb="Organization"
      facts={`${roleName(role)} · since ${formatDay(createdAt)}`}
      actions={actions}
    >
      {isOpen ? (
        <OrganizationPeople
          organization={organization}
          viewerId={viewerId}
          isInviting={isInviting}
          notice={renderNotice?.(organization)}
        />
      ) : (
        <SuspendedNote name={organization.name} reason={suspendedReason} />
      )}
      {isOpen && renderPlan?.(organization)}
      {role === 'owner' && (
        <NewOrganization email={props.viewerEmail} confirmAddress={props.confirmAddress} />
      )}
      {isOpen && role === 'owner' && <DeleteOrganization organization={organization} />}
    </Page>
  )
}

interface InviteOpenerProps {
  readonly organization: OrganizationSummary
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function InviteOpener({ organization, isOpen, onToggle }: InviteOpenerProps) {
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId: organization.id })
  if (!canInvite(organization, stores)) return null
  return (
    <Button variant="default" className={railOpener} aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? 'Close' : 'Invite'}
    </Button>
  )
}

function NoOrganization() {
  const setUp = <LinkButton to="/setup/organization">Set up an organization</LinkButton>
  return (
    <Page title="Organization">
      <Empty title="No organization" action={setUp}>
        Your organization, its people and its plan are looked after here. If you were invited to
        one, open the link of the invitation.
      </Empty>
    </Page>
  )
}
