import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { isOpenTo } from '#domain/permission.ts'
import { api } from '../client/api.ts'
import { useLiveQueries, useLiveQuery, useSuspenseLiveQuery } from '../client/react.tsx'
import { AsyncSection } from '../kit/async-section.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'

import { ClosedNote } from './closed-note.tsx'
import { DeleteOrganization } from './delete-organization.tsx'
import { LeaveOrganization } from './leave-organization.tsx'
import { type ConfirmAddressNote, NewOrganization } from './new-organization.tsx'
import { canInvite } from './offer-draft.ts'
import { OrganizationData } from './organization-data.tsx'
import { OrganizationFrame } from './organization-frame.tsx'
import { type OrganizationPart, partsFor } from './organization-parts.ts'
import { OrganizationPeople, type PeopleView } from './organization-people.tsx'
import { OrganizationSwitch } from './organization-switch.tsx'
import { RenameOrganization } from './rename-organization.tsx'
import { RequirementsSection } from './requirements/requirements-section.tsx'
import { SignOnSection } from './sign-on/sign-on-section.tsx'
import { TeamsByStore } from './teams-by-store.tsx'

interface OrganizationPageProps {
  readonly viewerId: string
  readonly viewerEmail: string
  readonly confirmAddress: ConfirmAddressNote
  /** The organization in the address; undefined: the one that the viewer works in. */
  readonly orgId: string | undefined
  /** Which of its settings, if the viewer can see them. */
  readonly part: OrganizationPart
  readonly people: PeopleView
  /** Where the way back leads. */
  readonly store: Pick<StoreSummary, 'id' | 'name'> | undefined
  /** Shown where people are invited, if the plan has no room for more. */
  readonly renderNotice?: ((organization: OrganizationSummary) => ReactNode) | undefined
  /** The plan of an organization, rendered by the route. */
  readonly renderPlan?: ((organization: OrganizationSummary) => ReactNode) | undefined
  /** The organization's language model, rendered by the route. */
  readonly renderModel?: ((organization: OrganizationSummary) => ReactNode) | undefined
  /** Its API keys, rendered by the route. */
  readonly renderKeys?: ((organization: OrganizationSummary) => ReactNode) | undefined
  /** The organization's webhooks, rendered by the route. */
  readonly renderWebhooks?: ((organization: OrganizationSummary) => ReactNode) | undefined
}

/** The organization that the viewer works in, one part of its settings at a time. */
export function OrganizationPage(props: OrganizationPageProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <ActiveOrganization {...props} />
    </Suspense>
  )
}

function Waiting() {
  const t = useMessages('team')
  return (
    <Page title={t('organization.title')}>
      <WaitingRows />
    </Page>
  )
}

function ActiveOrganization(props: OrganizationPageProps) {
  const organizations = useSuspenseLiveQuery(api.organizations.getByUser, {})
  // Another tab may switch meanwhile: this page stays, including what was typed.
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
  const { organization, organizations } = props
  const t = useMessages('team')
  const tParts = useMessages('organization')
  const sayShared = useMessages('shared')
  const { day } = useFormats()
  const { id, name, role, createdAt, suspendedReason, unmet } = organization
  const isOpen = isOpenTo(organization)
  const [stores = []] = useLiveQueries(api.stores.getByOrganization, isOpen ? [{ orgId: id }] : [])
  const parts = partsFor({ role, suspendedReason, unmet, invites: canInvite(organization, stores) })
  const part = parts.includes(props.part) ? props.part : 'general'
  const actions = (
    <>
      <OrganizationSwitch organizations={organizations} shownId={id} part={part} />
      {isOpen && role === 'owner' && part === 'general' && (
        <RenameOrganization organization={organization} />
      )}
      {isOpen && part === 'people' && (
        <Suspense>
          <InviteOpener organization={organization} onOpen={() => props.people.onInvite(true)} />
        </Suspense>
      )}
    </>
  )
  return (
    <Page
      title={name}
      crumb={t('organization.title')}
      facts={t('organization.facts', { role: sayShared(`role.${role}`), day: day(createdAt) })}
      actions={actions}
    >
      <OrganizationFrame orgId={id} parts={parts} current={part} store={props.store}>
        <AsyncSection what={{ sentence: tParts('notLoaded') }} question={`${id}/${part}`}>
          <PartOfOrganization {...props} part={part} stores={stores} />
        </AsyncSection>
      </OrganizationFrame>
    </Page>
  )
}

interface PartProps extends OneOrganizationProps {
  readonly stores: readonly StoreSummary[]
}

function PartOfOrganization(props: PartProps) {
  const { organization, part, stores } = props
  const storeId = stores.find(({ role }) => role === 'manager')?.id
  switch (part) {
    case 'general':
      return <General {...props} />
    case 'people':
      return (
        <OrganizationPeople
          organization={organization}
          viewerId={props.viewerId}
          view={props.people}
          notice={props.renderNotice?.(organization)}
        />
      )
    case 'access':
      return (
        <>
          <RequirementsSection orgId={organization.id} />
          <SignOnSection orgId={organization.id} />
        </>
      )
    case 'stores':
      return <TeamsByStore orgId={organization.id} />
    case 'plan':
      return props.renderPlan?.(organization)
    case 'ai':
      return props.renderModel?.(organization)
    case 'keys':
      return props.renderKeys?.(organization)
    case 'webhooks':
      return props.renderWebhooks?.(organization)
    case 'data':
      return <OrganizationData storeId={storeId} />
  }
}

/** The name of the organization, leaving it, and deleting it. */
function General({ organization, viewerEmail, confirmAddress }: OneOrganizationProps) {
  const { role } = organization
  const t = useMessages('team')
  const isOpen = isOpenTo(organization)
  // A login that a provider opened makes no organization: it is about the one that it came for.
  const isBySignOn = useLiveQuery(api.users.current, {})?.bySignOn ?? false
  return (
    <>
      <ClosedNote organization={organization} />
      {isOpen && (
        <Section title={t('leave.title')}>
          <Suspense>
            <LeaveOrganization organization={organization} />
          </Suspense>
        </Section>
      )}
      {role === 'owner' && !isBySignOn && (
        <NewOrganization email={viewerEmail} confirmAddress={confirmAddress} />
      )}
      {isOpen && role === 'owner' && <DeleteOrganization organization={organization} />}
    </>
  )
}

interface InviteOpenerProps {
  readonly organization: OrganizationSummary
  readonly onOpen: () => void
}

function InviteOpener({ organization, onOpen }: InviteOpenerProps) {
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId: organization.id })
  const t = useMessages('team')
  if (!canInvite(organization, stores)) return null
  return (
    <Button aria-haspopup="dialog" onClick={onOpen}>
      {t('invite')}
    </Button>
  )
}

function NoOrganization() {
  const t = useMessages('team')
  const setUp = <LinkButton to="/setup/organization">{t('memberships.setUp')}</LinkButton>
  return (
    <Page title={t('organization.title')}>
      <Empty title={t('organization.none')} action={setUp}>
        {t('organization.noneText')}
      </Empty>
    </Page>
  )
}
