// From a viewer and arguments to a scope: the one place where the server lets somebody in.

import { Fault } from '#domain/fault.ts'
import {
  canInOrganization,
  canInStore,
  decideOrganizationRole,
  decideStoreRole,
  type Membership,
  type OrganizationPermission,
  type OrganizationRole,
  type StorePermission,
  type StoreRole,
} from '#domain/permission.ts'
import type { OrganizationScope, StoreScope, UserScope } from '#server/db/scope.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import type { Viewer } from './viewer.ts'

export interface ViewerScope extends UserScope {
  readonly viewer: Viewer
}

export interface AuthorizedOrganization extends OrganizationScope {
  readonly userId: string
  readonly role: OrganizationRole
  readonly membership: Membership
}

export interface AuthorizedStore extends StoreScope {
  readonly userId: string
  readonly role: StoreRole
}

export function authorizeUser(viewer: Viewer): ViewerScope {
  return { kind: 'user', userId: viewer.userId, viewer }
}

export function authorizeOrganization(
  viewer: Viewer,
  permission: OrganizationPermission,
  organizationId: string,
): AuthorizedOrganization {
  const role = decideOrganizationRole(viewer.memberships, organizationId)
  if (!canInOrganization(role, permission)) throw new Fault('forbidden')
  const membership = membershipIn(viewer, organizationId)
  return { kind: 'organization', organizationId, userId: viewer.userId, role, membership }
}

export async function authorizeStore(
  viewer: Viewer,
  permission: StorePermission,
  storeId: string,
  db: ScopedDatabase,
): Promise<AuthorizedStore> {
  const membership = await findMembershipOfStore(viewer, storeId, db)
  if (!membership) throw new Fault('not_found')
  const role = decideStoreRole(membership, storeId)
  if (!canInStore(role, permission)) throw new Fault('forbidden')
  const { organizationId } = membership
  return { kind: 'store', organizationId, storeId, userId: viewer.userId, role }
}

/** Team members are listed by store; owners enter every store of their organizations. */
async function findMembershipOfStore(
  viewer: Viewer,
  storeId: string,
  db: ScopedDatabase,
): Promise<Membership | undefined> {
  const named = viewer.memberships.find((one) => one.stores.some((s) => s.storeId === storeId))
  if (named) return named
  for (const membership of viewer.memberships) {
    if (membership.role !== 'owner') continue
    const { organizationId } = membership
    const store = await db
      .within({ kind: 'store', organizationId, storeId })
      .first(sqlBuilder.selectFrom('store').select('id'))
    if (store) return membership
  }
  return undefined
}

function membershipIn(viewer: Viewer, organizationId: string): Membership {
  const membership = viewer.memberships.find((one) => one.organizationId === organizationId)
  if (!membership) throw new Fault('not_found')
  return membership
}
