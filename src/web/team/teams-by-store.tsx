import type { StoreTeam } from '#contract/users.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { type LinkRow, LinkRows } from '../kit/link-rows.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'

import styles from './people.module.css'
import { PeopleSection } from './people-section.tsx'

/** Who works where: each store with its people. */
export function TeamsByStore({ orgId }: { readonly orgId: string }) {
  const teams = useSuspenseLiveQuery(api.users.getTeamByStore, { orgId })
  const t = useMessages('team')
  return (
    <PeopleSection title={t('teams.title')} note={t('teams.count', { count: teams.length })}>
      {teams.length === 0 && <p className={styles.nobody}>{t('teams.none')}</p>}
      <LinkRows rows={teams.map((team) => rowOf(team, t))} />
    </PeopleSection>
  )
}

function rowOf(team: StoreTeam, t: Messages<'team'>): LinkRow {
  const params = { storeId: team.id }
  return {
    key: team.id,
    name: team.name,
    note: peopleOf(team, t),
    end: t('people', { count: team.members.length }),
    link:
      team.role === 'manager'
        ? { to: '/stores/$storeId/admin/teams', params }
        : { to: '/stores/$storeId', params },
  }
}

/** As many as fit on one or two lines. */
const NAMED_PEOPLE = 8

function peopleOf({ members }: StoreTeam, t: Messages<'team'>): string {
  const named = members
    .slice(0, NAMED_PEOPLE)
    .map(({ name, role, owner }) => t('nameAndRole', { name, role: owner ? 'owner' : role }))
    .join(', ')
  const rest = members.length - NAMED_PEOPLE
  return rest > 0 ? t('some', { names: named, count: rest }) : named
}
