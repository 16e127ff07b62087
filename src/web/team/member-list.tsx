import type { ReactNode } from 'react'
import type { MemberDetails } from '#contract/members.ts'
import type { OrganizationSummary } from '#contract/organizations.ts'
import type { TeamFacts } from '#domain/team.ts'
import { api } from '../client/api.ts'
import { useLiveQueries, useSuspenseLiveQuery } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { FoundPeople } from './found-people.tsx'
import { MemberRow } from './member-row.tsx'
import styles from './members.module.css'

interface MemberListProps {
  readonly organization: OrganizationSummary
  readonly viewerId: string
}

/** Owners see everyone, managers the people of their stores. */
export function MemberList({ organization, viewerId }: MemberListProps) {
  const orgId = organization.id
  const members = useSuspenseLiveQuery(api.members.list, { orgId })
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId })
  const isOwner = organization.role === 'owner'
  const t = useMessages('team')
  const [asked] = useLiveQueries(api.organizations.getRequirements, isOwner ? [{ orgId }] : [])
  const facts = isOwner ? factsOf(members) : undefined
  return (
    <FoundPeople
      rows={members}
      textsOf={({ name, email }) => [name, email]}
      label={t('members.find')}
      placeholder={t('findPlaceholder')}
      frame={(rows) => <Members>{rows}</Members>}
    >
      {(member) => (
        <MemberRow
          key={member.id}
          organization={organization}
          member={member}
          isViewer={member.id === viewerId}
          stores={stores}
          facts={facts}
          asked={asked}
        />
      )}
    </FoundPeople>
  )
}

function Members({ children }: { readonly children: ReactNode }) {
  const t = useMessages('team')
  return (
    <table className={styles.table} aria-label={t('members.title')}>
      <thead>
        <tr>
          <th scope="col">{t('add.person')}</th>
          <th scope="col">{t('form.role')}</th>
          <th scope="col">{t('stores')}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function factsOf(members: readonly MemberDetails[]): TeamFacts {
  const owners = members.filter(({ role }) => role === 'owner').length
  return { owners, members: members.length }
}
