import { api } from '#contract/api.ts'
import type { StoreSummary } from '#contract/stores.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { FoundPeople } from './found-people.tsx'
import { TeamRow } from './team-row.tsx'
import { useSeats } from './use-seats.ts'

interface TeamListProps {
  readonly store: StoreSummary
  readonly viewerId: string
}

export function TeamList({ store, viewerId }: TeamListProps) {
  const team = useSuspenseLiveQuery(api.stores.getTeamMembers, { storeId: store.id })
  const seats = useSeats(store.organizationId)
  return (
    <FoundPeople
      rows={team}
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
