import { api } from '../client/api.ts'
import type { OptimisticStore } from '../client/optimistic.ts'
import { useBackendMutation } from '../client/react.tsx'
import { membersWith, type Seat, teamsWith, teamWith } from './seats.ts'

/** Who works in which store. Every list on the screen shows a change at once. */
export function useSeats(orgId: string) {
  const optimisticUpdate = (store: OptimisticStore, seat: Seat) => showSeat(store, orgId, seat)
  const assign = useBackendMutation(api.users.assignUserToStore, { optimisticUpdate })
  const remove = useBackendMutation(api.users.removeUserFromStore, { optimisticUpdate })
  return { assign, remove }
}

function showSeat(store: OptimisticStore, orgId: string, seat: Seat): void {
  const { storeId, userId } = seat
  const members = store.get(api.members.list, { orgId })
  const person = members?.find(({ id }) => id === userId)
  if (members) store.set(api.members.list, { orgId }, membersWith(members, seat))
  const team = store.get(api.stores.getTeamMembers, { storeId })
  if (team) store.set(api.stores.getTeamMembers, { storeId }, teamWith(team, seat, person))
  const teams = store.get(api.users.getTeamByStore, { orgId })
  if (teams) store.set(api.users.getTeamByStore, { orgId }, teamsWith(teams, seat, person))
}
