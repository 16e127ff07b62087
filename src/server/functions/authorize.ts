// From a viewer and arguments to a scope: the one place where the server lets somebody in.

import { Fault } from '#domain/fault.ts'
import {
  canInOrganization,
  canInStore,
  decideMembership,
  decideStoreRole,
  type Membership,
  type OrganizationPermission,
  type OrganizationRole,
  refuseSuspended,
  type StorePermission,
  type StoreRole,
} from '#domain/permission.ts'
import type { OrganizationScope, PlatformScope, StoreScope, UserScope } from '#server/db/scope.ts'
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
  readonly viewer: Viewer
}

export interface AuthorizedStore extends StoreScope {
  readonly viewer: Viewer
  readonly userId: string
  readonly role: StoreRole
}

/** The operator of the installation, who is no member of anything by that. */
export interface AuthorizedPlatform extends PlatformScope {
  readonly viewer: Viewer
}

export function authorizePlatform(viewer: Viewer): AuthorizedPlatform {
  if (!viewer.platformAdmin) throw new Fault('not_found')
  return { kind: 'platform', viewer }
}

export function authorizeUser(viewer: Viewer): ViewerScope {
  return { kind: 'user', userId: viewer.userId, viewer }
}

export function authorizeOrganization(
  viewer: Viewer,
  permission: OrganizationPermission,
  organizationId: string,
): AuthorizedOrganization {
  const membership = decideMembership(viewer.memberships, organizationId)
  refuseSuspended(membership)
  const { role } = membership
  if (!canInOrganization(role, permission)) throw new Fault('forbidden')
  return { kind: 'organization', organizationId, userId: viewer.userId, role, membership, viewer }
}

export async function authorizeStore(
  viewer: Viewer,
  permission: StorePermission,
  storeId: string,
  db: ScopedDatabase,
): Promise<AuthorizedStore> {
  const membership = await findMembershipOfStore(viewer, storeId, db)
  if (!membership) throw new Fault('not_found')
  refuseSuspended(membership)
  const role = decideStoreRole(membership, storeId)
  if (!canInStore(role, permission)) throw new Fault('forbidden')
  const { organizationId } = membership
  return { kind: 'store', organizationId, storeId, userId: viewer.userId, role, viewer }
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
