// Teams after a person was added, changed or removed, shown before the server has confirmed it.

import type { MemberDetails } from '#contract/members.ts'
import type { TeamMember } from '#contract/stores.ts'
import type { StoreTeam } from '#contract/users.ts'
import type { StoreRole } from '#domain/permission.ts'

/** A person's place in a store's team; without a role it is given up. */
export interface Seat {
  readonly storeId: string
  readonly userId: string
  readonly role?: StoreRole
}

type Person = Pick<TeamMember, 'id' | 'name' | 'email' | 'image'>

/** Owners are in every team, even without a seat. */
export function teamWith(
  team: readonly TeamMember[],
  { userId, role }: Seat,
  person: Person | undefined,
): readonly TeamMember[] {
  const isHere = team.some(({ id }) => id === userId)
  if (!isHere && role && person) return [...team, { ...pick(person), role, owner: false }]
  return team.flatMap((one) => {
    if (one.id !== userId || one.owner) return [one]
    return role ? [{ ...one, role }] : []
  })
}

function pick({ id, name, email, image }: Person): Person {
  return { id, name, email, image }
}

export function teamsWith(
  teams: readonly StoreTeam[],
  seat: Seat,
  person: Person | undefined,
): readonly StoreTeam[] {
  return teams.map((one) =>
    one.id === seat.storeId ? { ...one, members: teamWith(one.members, seat, person) } : one,
  )
}

export function membersWith(
  members: readonly MemberDetails[],
  { storeId, userId, role }: Seat,
): readonly MemberDetails[] {
  return members.map((one) => {
    if (one.id !== userId) return one
    const others = one.stores.filter((store) => store.storeId !== storeId)
    return { ...one, stores: role ? [...others, { storeId, role }] : others }
  })
}
