import { Button, Group } from '@mantine/core'
import { Suspense } from 'react'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { isOpenTo } from '#domain/permission.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { type LinkRow, LinkRows } from '../kit/link-rows.tsx'
import { LinkButton } from '../kit/links.tsx'
import { showFailure } from '../kit/note-with-undo.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { roleIn } from '../shared/role-name.ts'
import { ClosedNote } from './closed-note.tsx'
import { LeaveOrganization } from './leave-organization.tsx'
import { MyInvitations, type MyInvitationsProps } from './my-invitations.tsx'
import styles from './people.module.css'
import { PeopleSection } from './people-section.tsx'
import { useActivate } from './use-activate.ts'

/** The user's organizations, stores and roles, and who else has invited them. */
export function MemberPage({ confirmAddress }: MyInvitationsProps) {
  const t = useMessages('team')
  return (
    <Page title={t('memberships.title')}>
      <MyInvitations confirmAddress={confirmAddress} />
      <Memberships />
    </Page>
  )
}

function Memberships() {
  const organizations = useSuspenseLiveQuery(api.organizations.getByUser, {})
  const t = useMessages('team')
  const sayShared = useMessages('shared')
  if (organizations.length === 0) return <NoMemberships />
  const areSeveral = organizations.length > 1
  return organizations.map((organization) => (
    <PeopleSection
      key={organization.id}
      title={organization.name}
      note={noteOf(organization.active && areSeveral, sayShared(`role.${organization.role}`), t)}
    >
      {isOpenTo(organization) ? (
        <Suspense fallback={<WaitingRows />}>
          <Membership organization={organization} canSwitch={areSeveral && !organization.active} />
        </Suspense>
      ) : (
        <ClosedNote organization={organization} />
      )}
    </PeopleSection>
  ))
}

function noteOf(isCurrent: boolean, role: string, t: Messages<'team'>): string {
  return isCurrent ? t('memberships.current', { role }) : role
}

interface MembershipProps {
  readonly organization: OrganizationSummary
  readonly canSwitch: boolean
}

function Membership({ organization, canSwitch }: MembershipProps) {
  const orgId = organization.id
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId })
  const activate = useActivate()
  const t = useMessages('team')
  const sayShared = useMessages('shared')
  const rows = stores.map(
    (store): LinkRow => ({
      key: store.id,
      name: store.name,
      end: sayShared(`role.${roleIn(store, organization)}`),
      link: { to: '/stores/$storeId', params: { storeId: store.id } },
    }),
  )
  return (
    <>
      {rows.length === 0 && <p className={styles.nobody}>{t('memberships.noStore')}</p>}
      <LinkRows rows={rows} />
      <Group gap="xs" className={styles.actions}>
        {canSwitch && (
          <Button variant="default" onClick={() => void activate({ orgId }).catch(showFailure)}>
            {t('memberships.switch')}
          </Button>
        )}
        <LeaveOrganization organization={organization} />
      </Group>
    </>
  )
}

function NoMemberships() {
  const t = useMessages('team')
  const setUp = <LinkButton to="/setup/organization">{t('memberships.setUp')}</LinkButton>
  return (
    <Empty title={t('memberships.none')} action={setUp}>
      {t('memberships.noneText')}
    </Empty>
  )
}
