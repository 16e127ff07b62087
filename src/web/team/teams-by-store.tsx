import type { StoreTeam } from '#contract/users.ts'
import { countOf } from '#domain/count-words.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { type LinkRow, LinkRows } from '../kit/link-rows.tsx'
import { roleName } from '../shared/role-name.ts'
import styles from './people.module.css'
import { PeopleSection } from './people-section.tsx'

/** Who works where: each store with its people. */
export function TeamsByStore({ orgId }: { readonly orgId: string }) {
  const teams = useSuspenseLiveQuery(api.users.getTeamByStore, { orgId })
  return (
    <PeopleSection title="Teams" note={countOf(teams.length, 'store')}>
      {teams.length === 0 && (
        <p className={styles.nobody}>Each store has a team. No store is open to you yet.</p>
      )}
      <LinkRows rows={teams.map(rowOf)} />
    </PeopleSection>
  )
}

function rowOf(team: StoreTeam): LinkRow {
  const params = { storeId: team.id }
  return {
    key: team.id,
    name: team.name,
    note: peopleOf(team),
    end: countOf(team.members.length, 'person', 'people'),
    link:
      team.role === 'manager'
        ? { to: '/stores/$storeId/admin/teams', params }
        : { to: '/stores/$storeId', params },
  }
}

/** As many as fit into a line or two. */
const NAMED_PEOPLE = 8

function peopleOf({ members }: StoreTeam): string {
  const named = members
    .slice(0, NAMED_PEOPLE)
    .map(({ name, role, owner }) => `${name} (${roleName(owner ? 'owner' : role).toLowerCase()})`)
  const rest = members.length - named.length
  return [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ')
}
