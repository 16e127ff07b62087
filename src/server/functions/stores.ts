import { api } from '#contract/api.ts'
import type { StoreSummary, TeamMember } from '#contract/stores.ts'
import { decideName } from '#domain/naming.ts'
import { type Membership, type StoreRole, storeRoleIn } from '#domain/permission.ts'
import { SAMPLE_STORE } from '#domain/sample-store.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectMembers, selectStoreMembers } from '#server/queries/members.ts'
import { archiveStore, insertStore, selectStores, updateStoreName } from '#server/queries/stores.ts'
import type { AuthorizedOrganization } from './authorize.ts'
import { implementMutation, implementQuery, inOrganization, inStore } from './implement.ts'
import type { Services } from './services.ts'
import { addRooms, type NewRoom } from './store-map.ts'

const getByOrganization = implementQuery(api.stores.getByOrganization, {
  place: inOrganization,
  sharedBy: 'user',
  run: ({ db, scope }) => selectEnterableStores(db, [scope.membership]),
})

const getTeamMembers = implementQuery(api.stores.getTeamMembers, {
  place: inStore,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId } }) => {
    const people = await selectMembers(db.within({ kind: 'organization', organizationId }))
    return teamOf(people, await selectStoreMembers(db))
  },
})

const createWithBaseline = implementMutation(api.stores.createWithBaseline, {
  place: inOrganization,
  run: ({ db, scope, args, services }) =>
    createStore({ db, scope, services, name: args.name, rooms: args.rooms ?? [] }),
})

const createSample = implementMutation(api.stores.createSample, {
  place: inOrganization,
  run: ({ db, scope, services }) => createStore({ db, scope, services, ...SAMPLE_STORE }),
})

const update = implementMutation(api.stores.update, {
  place: inStore,
  run: async ({ db, args }) => {
    await updateStoreName(db, decideName(args.name, 'name'))
    return null
  },
})

const archive = implementMutation(api.stores.archive, {
  place: inStore,
  run: async ({ db, services }) => {
    await archiveStore(db, services.now())
    return null
  },
})

async function createStore(plan: {
  readonly db: ScopedDatabase
  readonly scope: AuthorizedOrganization
  readonly services: Services
  readonly name: string
  readonly rooms: readonly NewRoom[]
}): Promise<{ readonly id: string }> {
  const { db, services } = plan
  const { organizationId } = plan.scope
  const name = decideName(plan.name, 'name')
  await services.entitlements.require({ db, organizationId, feature: 'stores', amount: 1 })
  const id = services.newId()
  await insertStore(db, { id, organizationId, name })
  const keys = { organizationId, storeId: id }
  await addRooms(db.within({ kind: 'store', ...keys }), keys, plan.rooms, services)
  return { id }
}

/** The stores somebody may enter, those they work in first. */
export async function selectEnterableStores(
  db: ScopedDatabase,
  memberships: readonly Membership[],
): Promise<readonly StoreSummary[]> {
  const lists = []
  for (const membership of memberships) {
    const { organizationId, suspendedReason } = membership
    if (suspendedReason !== null) continue
    const stores = await selectStores(db.within({ kind: 'organization', organizationId }))
    lists.push(stores.flatMap((store) => toSummary(store, membership)))
  }
  return lists.flat()
}

function toSummary(
  store: { readonly id: string; readonly organization_id: string; readonly name: string },
  membership: Membership,
): readonly StoreSummary[] {
  const role = storeRoleIn(membership, store.id)
  if (!role) return []
  return [{ id: store.id, organizationId: store.organization_id, name: store.name, role }]
}

interface PersonRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly image: string | null
  readonly role: 'owner' | 'member'
}

/** Owners are in every team; the others by their seat. */
export function teamOf(
  people: readonly PersonRow[],
  seats: readonly { readonly user_id: string; readonly role: StoreRole }[],
): readonly TeamMember[] {
  const roles = new Map(seats.map((seat) => [seat.user_id, seat.role]))
  return people.flatMap(({ id, name, email, image, role }) => {
    const owner = role === 'owner'
    const storeRole = owner ? 'manager' : roles.get(id)
    return storeRole ? [{ id, name, email, image, role: storeRole, owner }] : []
  })
}

export const stores = [
  getByOrganization,
  getTeamMembers,
  createWithBaseline,
  createSample,
  update,
  archive,
]
