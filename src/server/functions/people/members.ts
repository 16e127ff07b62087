import { api } from '#contract/api.ts'
import type { MemberDetails } from '#contract/members.ts'
import { Fault } from '#domain/fault.ts'
import {
  managesStore,
  type OrganizationRole,
  requireManagerSomewhere,
  seesMember,
} from '#domain/permission.ts'
import { hasTwoSteps, isOfDomains } from '#domain/requirements.ts'
import { refuseRemoval, refuseRoleChange } from '#domain/team.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import {
  selectAssignedShelves,
  selectUnsentCounts,
} from '#server/queries/assignments/assigned-work.ts'
import { releaseAssignments } from '#server/queries/assignments/released-assignments.ts'
import {
  deleteMember,
  lockMember,
  selectMembers,
  selectStoreMembers,
  selectTeamFacts,
  selectWaysIn,
  updateMemberRole,
} from '#server/queries/people/members.ts'
import { selectRequirements } from '#server/queries/people/organizations.ts'
import { selectSignedOn } from '#server/queries/sign-on/sign-on.ts'
import { implementMutation, implementQuery, inOrganization } from '../implement.ts'

const list = implementQuery(api.members.list, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope }) => {
    const [people, seats, lacking] = await Promise.all([
      selectMembers(db),
      selectStoreMembers(db),
      scope.role === 'owner' ? lackingIn(db) : NOTHING,
    ])
    const byPerson = Map.groupBy(seats, (seat) => seat.user_id)
    const details = people.map(({ created_at, ...person }) => ({
      ...person,
      joinedAt: created_at.getTime(),
      stores: (byPerson.get(person.id) ?? []).map(({ store_id, role }) => ({
        storeId: store_id,
        role,
      })),
      lacks: lacking.get(person.id) ?? [],
    }))
    return details.filter(
      (person) => person.id === scope.userId || seesMember(scope.membership, person.stores),
    )
  },
})

type WaysIn = Parameters<typeof hasTwoSteps>[0]
type AskedOfMembers = NonNullable<Awaited<ReturnType<typeof selectRequirements>>>
type Lacking = ReadonlyMap<string, MemberDetails['lacks']>

const NOTHING: Lacking = new Map()

async function lackingIn(db: ScopedDatabase): Promise<Lacking> {
  const asked = await selectRequirements(db)
  if (!asked) return NOTHING
  const { requires_two_step, requires_single_sign_on, email_domains } = asked
  if (!requires_two_step && !requires_single_sign_on && email_domains.length === 0) return NOTHING
  const people = await selectWaysIn(db)
  const came = requires_single_sign_on ? await selectSignedOn(db) : new Set<string>()
  return new Map(people.map((one) => [one.id, lacksOf(asked, one, came.has(one.id))]))
}

const getHeldWork = implementQuery(api.members.getHeldWork, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope: { membership }, args: { userId, storeId } }) => {
    requireManagerSomewhere(membership)
    const isSeen = (row: { readonly store_id: string }) =>
      managesStore(membership, row.store_id) && (storeId ?? row.store_id) === row.store_id
    const [shelves, devices] = await Promise.all([
      selectAssignedShelves(db, userId),
      selectUnsentCounts(db, userId),
    ])
    return {
      shelves: shelves.filter(isSeen).length,
      unsentCounts: devices
        .filter(isSeen)
        .reduce((sum, { unsent_events }) => sum + unsent_events, 0),
    }
  },
})

function lacksOf(
  asked: AskedOfMembers,
  person: { readonly email: string; readonly role: OrganizationRole } & WaysIn,
  hasSignedOn: boolean,
): MemberDetails['lacks'] {
  const lacks: MemberDetails['lacks'][number][] = []
  const hasSteps = hasTwoSteps(person)
  // The organization's own provider takes the place of both steps.
  if (asked.requires_two_step && !hasSteps && !hasSignedOn) lacks.push('two_step')
  const hasOtherWay = person.role === 'owner' && hasSteps
  if (asked.requires_single_sign_on && !hasSignedOn && !hasOtherWay) lacks.push('single_sign_on')
  if (!isOfDomains(asked.email_domains, person.email)) lacks.push('email_domain')
  return lacks
}

const changeRole = implementMutation(api.members.changeRole, {
  authorize: inOrganization,
  run: async ({ db, args }) => {
    const team = await selectTeamFacts(db)
    refuseRoleChange(await requireRole(db, args.userId), args.role, team)
    await updateMemberRole(db, args.userId, args.role)
    await releaseAssignments(db, args.userId)
    return null
  },
})

const remove = implementMutation(api.members.remove, {
  authorize: inOrganization,
  run: ({ db, args }) => removeMember(db, args.userId),
})

const leave = implementMutation(api.members.leave, {
  authorize: inOrganization,
  run: ({ db, scope }) => removeMember(db, scope.userId),
})

async function removeMember(db: ScopedDatabase, userId: string): Promise<null> {
  const team = await selectTeamFacts(db)
  refuseRemoval(await requireRole(db, userId), team)
  await deleteMember(db, userId)
  await releaseAssignments(db, userId)
  return null
}

async function requireRole(db: ScopedDatabase, userId: string) {
  const member = await lockMember(db, userId)
  if (!member) throw new Fault('not_found', 'This person is not in the organization.')
  return member.role
}

export const members = [list, getHeldWork, changeRole, remove, leave]
