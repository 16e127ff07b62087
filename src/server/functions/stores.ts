import { api } from '#contract/api.ts'
import type { StoreSummary } from '#contract/stores.ts'
import type { Membership } from '#domain/permission.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { selectStores } from '#server/queries/stores.ts'
import { implementQuery, inOrganization } from './implement.ts'

const getByOrganization = implementQuery(api.stores.getByOrganization, {
  place: inOrganization,
  sharedBy: 'user',
  run: ({ db, scope }) => selectEnterableStores(db, [scope.membership]),
})

/** The stores somebody may enter, those they work in first. */
export async function selectEnterableStores(
  db: ScopedDatabase,
  memberships: readonly Membership[],
): Promise<readonly StoreSummary[]> {
  const lists = []
  for (const membership of memberships) {
    const { organizationId } = membership
    const stores = await selectStores(db.within({ kind: 'organization', organizationId }))
    lists.push(stores.flatMap((store) => toSummary(store, membership)))
  }
  return lists.flat()
}

function toSummary(
  store: { readonly id: string; readonly organization_id: string; readonly name: string },
  membership: Membership,
): readonly StoreSummary[] {
  const own = membership.stores.find((one) => one.storeId === store.id)
  const role = membership.role === 'owner' ? 'manager' : own?.role
  if (!role) return []
  return [{ id: store.id, organizationId: store.organization_id, name: store.name, role }]
}

export const stores = [getByOrganization]
