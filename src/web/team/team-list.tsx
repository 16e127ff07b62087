import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { matchesSearch } from '../kit/matches-search.ts'
import styles from './people.module.css'
import { TeamRow } from './team-row.tsx'
import { useSeats } from './use-seats.ts'

/** From here on somebody is found faster by typing than by reading. */
export const MANY_PEOPLE = 12

interface TeamListProps {
  readonly store: StoreSummary
  readonly viewerId: string
}

export function TeamList({ store, viewerId }: TeamListProps) {
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, { storeId: store.id })
  const seats = useSeats(store.organizationId)
  const [wanted, setWanted] = useState('')
  const found = team.filter(({ name, email }) => matchesSearch(wanted, [name, email]))
  return (
    <>
      {team.length > MANY_PEOPLE && (
        <TextInput
          className={styles.find}
          aria-label="Find somebody in the team"
          placeholder="Find a name or an e-mail address"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      <ul className={styles.list}>
        {found.map((member) => (
          <TeamRow
            key={member.id}
            member={member}
            isViewer={member.id === viewerId}
            store={store}
            seats={seats}
          />
        ))}
      </ul>
      {found.length === 0 && <p className={styles.nobody}>Nobody here is called “{wanted}”.</p>}
    </>
  )
}
