import { api } from '#contract/api.ts'
import type { StoreRefusal, StoreSummary, TeamMember } from '#contract/stores.ts'
import { refuseArchiving, UNDER_WAY } from '#domain/audit.ts'
import { DEFAULT_CURRENCY, decideCurrency } from '#domain/money.ts'
import { decideName } from '#domain/naming.ts'
import { type Membership, managesStore, type StoreRole, storeRoleIn } from '#domain/permission.ts'
import { teammateFor } from '#domain/person-facts.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { lockStores, selectAudits } from '#server/queries/audits/audits.ts'
import { selectMembers, selectStoreMembers } from '#server/queries/people/members.ts'
import { selectOrganization } from '#server/queries/people/organizations.ts'
import {
  archiveStore,
  insertStore,
  selectArchivedStores,
  selectFormerStore,
  selectStore,
  selectStores,
  updateStore,
} from '#server/queries/stores/stores.ts'
import type { AuthorizedOrganization } from '../authorize.ts'
import {
  asUser,
  implementAction,
  implementMutation,
  implementQuery,
  inOrganization,
  inStore,
} from '../implement.ts'
import { startImport } from '../imports/imports.ts'
import type { Services } from '../services.ts'
import { allMemberships } from '../viewer.ts'
import { addRooms, type NewRoom } from './store-map.ts'

const getByOrganization = implementQuery(api.stores.getByOrganization, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: ({ db, scope }) => selectEnterableStores(db, [scope.membership]),
})

const getRefusal = implementQuery(api.stores.getRefusal, {
  authorize: asUser,
  sharedBy: 'user',
  run: async ({ db, scope: { viewer }, args: { storeId } }) => {
    const { signedOnTo } = viewer
    for (const membership of allMemberships(viewer)) {
      const { organizationId } = membership
      // Names of stores are not told to identity providers of other organizations.
      if (signedOnTo !== undefined && organizationId !== signedOnTo) continue
      if (!storeRoleIn(membership, storeId)) continue
      const store = await selectStore(db.within({ kind: 'store', organizationId, storeId }))
      if (store) return refusalIn(db, membership, store)
    }
    const left = signedOnTo === undefined ? await selectFormerStore(db, storeId) : undefined
    if (!left) return null
    const { store_name: storeName, organization_name: organizationName, ended_at } = left
    return { kind: 'removed', storeName, organizationName, removedAt: ended_at.getTime() }
  },
})

async function refusalIn(
  db: ScopedDatabase,
  membership: Membership,
  store: { readonly id: string; readonly name: string; readonly archived_at: Date | null },
): Promise<StoreRefusal | null> {
  const { organizationId, role, suspendedReason: reason, unmet } = membership
  const organization = await selectOrganization(db.within({ kind: 'organization', organizationId }))
  const organizationName = organization?.name ?? ''
  const names = { storeName: store.name, organizationId, organizationName }
  if (unmet !== undefined) return { kind: 'held', ...names, unmet }
  if (reason !== null) return { kind: 'suspended', ...names, reason, isOwner: role === 'owner' }
  if (!store.archived_at) return null
  const canRestore = managesStore(membership, store.id)
  return { kind: 'archived', ...names, archivedAt: store.archived_at.getTime(), canRestore }
}

const getTeamMembers = implementQuery(api.stores.getTeamMembers, {
  authorize: inStore,
  sharedBy: 'role',
  run: async ({ db, scope: { organizationId, role } }) => {
    const people = await selectMembers(db.within({ kind: 'organization', organizationId }))
    return teamFor(role, people, await selectStoreMembers(db))
  },
})

const createWithBaseline = implementMutation(api.stores.createWithBaseline, {
  authorize: inOrganization,
  run: async ({ db, scope, args, services }) => {
    const { name, currency, rooms = [], baseline } = args
    const { id } = await createStore({ db, scope, services, name, currency, rooms })
    if (!baseline) return { id, importId: null }
    const { organizationId, userId, viewer } = scope
    const place = { organizationId, storeId: id }
    const call = {
      db: db.within({ kind: 'store', ...place }),
      scope: { ...place, userId, viewer },
      services,
    }
    const target = { kind: 'baseline', auditId: null } as const
    return { id, importId: await startImport(call, target, baseline) }
  },
})

const createSample = implementAction(api.stores.createSample, {
  authorize: asUser,
  run: async ({ scope: { viewer }, services }) => ({ id: await services.samples.make(viewer) }),
})

const update = implementMutation(api.stores.update, {
  authorize: inStore,
  run: async ({ db, args }) => {
    const { name, currency } = args
    if (name === undefined && currency === undefined) return null
    await updateStore(db, {
      ...(name !== undefined && { name: decideName(name, 'name') }),
      ...(currency !== undefined && { currency: decideCurrency(currency) }),
    })
    return null
  },
})

const archive = implementMutation(api.stores.archive, {
  authorize: inStore,
  run: async ({ db, scope: { organizationId, storeId }, services }) => {
    const own = db.within({ kind: 'organization', organizationId })
    await lockStores(own, [storeId])
    const [audit] = await selectAudits(own, { statuses: UNDER_WAY, storeIds: [storeId] })
    if (audit) refuseArchiving(audit)
    await archiveStore(db, services.now())
    return null
  },
})

const listArchived = implementQuery(api.stores.listArchived, {
  authorize: inOrganization,
  sharedBy: 'user',
  run: async ({ db, scope: { membership } }) => {
    const archived = await selectArchivedStores(db)
    return archived.flatMap(({ id, name, archived_at }) =>
      archived_at && managesStore(membership, id)
        ? [{ id, name, archivedAt: archived_at.getTime() }]
        : [],
    )
  },
})

const restore = implementMutation(api.stores.restore, {
  authorize: inStore,
  run: async ({ db, scope: { organizationId }, services }) => {
    const [archived] = await selectArchivedStores(db)
    if (!archived) return null
    const own = db.within({ kind: 'organization', organizationId })
    await services.entitlements.require({ db: own, organizationId, feature: 'stores', amount: 1 })
    await archiveStore(db, null)
    return null
  },
})

async function createStore(plan: {
  readonly db: ScopedDatabase
  readonly scope: AuthorizedOrganization
  readonly services: Services
  readonly name: string
  readonly currency?: string | undefined
  readonly rooms: readonly NewRoom[]
}): Promise<{ readonly id: string }> {
  const { db, services } = plan
  const { organizationId } = plan.scope
  const name = decideName(plan.name, 'name')
  const currency = plan.currency ? decideCurrency(plan.currency) : await usualCurrency(db)
  await services.entitlements.require({ db, organizationId, feature: 'stores', amount: 1 })
  const id = services.newId()
  await insertStore(db, { id, organizationId, name, currency })
  const keys = { organizationId, storeId: id }
  await addRooms(db.within({ kind: 'store', ...keys }), keys, plan.rooms, services)
  return { id }
}

/** The currency of the store that was added last. */
async function usualCurrency(db: ScopedDatabase): Promise<string> {
  return (await selectStores(db)).at(-1)?.currency ?? DEFAULT_CURRENCY
}

/** The stores a person may enter, by organization. */
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
  store: {
    readonly id: string
    readonly organization_id: string
    readonly name: string
    readonly currency: string
    readonly baseline_id: string | null
  },
  membership: Membership,
): readonly StoreSummary[] {
  const role = storeRoleIn(membership, store.id)
  if (!role) return []
  const { id, organization_id: organizationId, name, currency } = store
  return [{ id, organizationId, name, currency, role, hasBaseline: store.baseline_id !== null }]
}

interface PersonRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly image: string | null
  readonly role: 'owner' | 'member'
}

interface Seat {
  readonly user_id: string
  readonly role: StoreRole
}

/** Owners are in every team; others are in the teams where they have a seat. */
export function teamOf(
  people: readonly PersonRow[],
  seats: readonly Seat[],
): readonly TeamMember[] {
  const roles = new Map(seats.map((seat) => [seat.user_id, seat.role]))
  return people.flatMap(({ id, name, email, image, role }) => {
    const owner = role === 'owner'
    const storeRole = owner ? 'manager' : roles.get(id)
    return storeRole ? [{ id, name, email, image, role: storeRole, owner }] : []
  })
}

/** The same team, limited to what a viewer with this role in the store may see. */
export function teamFor(
  viewerRole: StoreRole,
  people: readonly PersonRow[],
  seats: readonly Seat[],
): readonly TeamMember[] {
  return teamOf(people, seats).map((one) => teammateFor(viewerRole, one))
}

export const stores = [
  getByOrganization,
  getRefusal,
  getTeamMembers,
  createWithBaseline,
  createSample,
  update,
  archive,
  listArchived,
  restore,
]
