import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { MemberDetails } from '#contract/members.ts'
import type { OrganizationSummary } from '#contract/organizations.ts'
import { countOf } from '#domain/count-words.ts'
import type { TeamFacts } from '#domain/team.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { matchesSearch } from '../kit/matches-search.ts'
import { MemberRow } from './member-row.tsx'
import styles from './people.module.css'
import { PeopleSection } from './people-section.tsx'
import { MANY_PEOPLE } from './team-list.tsx'

interface MemberListProps {
  readonly organization: OrganizationSummary
  readonly viewerId: string
}

/** Everybody for owners; managers see the people of their stores. */
export function MemberList({ organization, viewerId }: MemberListProps) {
  const orgId = organization.id
  const members = useSuspenseLiveQuery(api.members.list, { orgId })
  const stores = useSuspenseLiveQuery(api.stores.getByOrganization, { orgId })
  const [wanted, setWanted] = useState('')
  const found = members.filter(({ name, email }) => matchesSearch(wanted, [name, email]))
  const isOwner = organization.role === 'owner'
  return (
    <PeopleSection
      title="Members"
      note={isOwner ? countOf(members.length, 'person', 'people') : 'People of your stores'}
    >
      {members.length > MANY_PEOPLE && (
        <TextInput
          className={styles.find}
          aria-label="Find a member"
          placeholder="Find a name or an e-mail address"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      <ul className={styles.list}>
        {found.map((member) => (
          <MemberRow
            key={member.id}
            organization={organization}
            member={member}
            isViewer={member.id === viewerId}
            stores={stores}
            facts={isOwner ? factsOf(members) : undefined}
          />
        ))}
      </ul>
      {found.length === 0 && <p className={styles.nobody}>Nobody here is called “{wanted}”.</p>}
    </PeopleSection>
  )
}

function factsOf(members: readonly MemberDetails[]): TeamFacts {
  const owners = members.filter(({ role }) => role === 'owner').length
  return { owners, members: members.length }
}
