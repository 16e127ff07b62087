// Turns a viewer and arguments into a scope. This is the only place where the server grants access.

import { Fault } from '#domain/fault.ts'
import {
  type AuditPart,
  canInOrganization,
  canInStore,
  decideAuditPart,
  decideMembership,
  decideStoreRole,
  type Membership,
  type OrganizationPermission,
  type OrganizationRole,
  reachesAudit,
  refuseSuspended,
  type StorePermission,
  type StoreRole,
} from '#domain/permission.ts'
import { refuseUnmet } from '#domain/requirements.ts'
import type {
  AuditScope,
  OrganizationScope,
  PlatformScope,
  StoreScope,
  UserScope,
} from '#server/db/scope.ts'
import type { ScopedDatabase } from '#server/db/scoped-database.ts'
import { sqlBuilder } from '#server/db/sql.ts'
import { selectAssignmentStores } from '#server/queries/assignments/assignments.ts'
import { selectAuditStoreIds } from '#server/queries/audits/audits.ts'
import { allMemberships, type Viewer } from './viewer.ts'

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

/** The part of an audit in which the viewer may do what they asked for. */
export interface AuthorizedAudit extends AuditScope, AuditPart {
  readonly viewer: Viewer
  readonly userId: string
  /** Manager if the viewer manages any of its stores. */
  readonly role: StoreRole
  /** True for somebody whose day pass has ended: what they still send is set aside. */
  readonly isPassEnded?: boolean
}

/** The operator of the installation, which by itself makes them a member of nothing. */
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
  const membership = decideMembership(allMemberships(viewer), organizationId)
  refuseClosed(membership)
  const { role } = membership
  if (!canInOrganization(role, permission)) throw new Fault('forbidden')
  return { kind: 'organization', organizationId, userId: viewer.userId, role, membership, viewer }
}

/** Closed to everybody by the operator, or to this login by what its owners ask. */
function refuseClosed(membership: Membership): void {
  refuseUnmet(membership)
  refuseSuspended(membership)
}

export async function authorizeStore(
  viewer: Viewer,
  permission: StorePermission,
  storeId: string,
  db: ScopedDatabase,
): Promise<AuthorizedStore> {
  const membership = await findMembershipOfStore(viewer, storeId, db)
  if (!membership) throw new Fault('not_found')
  refuseClosed(membership)
  const role = decideStoreRole(membership, storeId)
  if (!canInStore(role, permission)) throw new Fault('forbidden')
  const { organizationId } = membership
  return { kind: 'store', organizationId, storeId, userId: viewer.userId, role, viewer }
}

export async function authorizeAudit(
  viewer: Viewer,
  permission: StorePermission,
  auditId: string,
  db: ScopedDatabase,
): Promise<AuthorizedAudit> {
  for (const membership of allMemberships(viewer)) {
    if (!reachesAudit(membership, auditId)) continue
    const { organizationId } = membership
    const scope = { kind: 'audit', organizationId, auditId } as const
    const storeIds = await selectAuditStoreIds(db.within(scope))
    if (storeIds.length > 0) return enterAudit(viewer, membership, scope, storeIds, permission)
  }
  throw new Fault('not_found')
}

/** The audit of an assignment, limited to the store of the assignment. */
export async function authorizeAssignment(
  viewer: Viewer,
  permission: StorePermission,
  assignmentId: string,
  db: ScopedDatabase,
): Promise<AuthorizedAudit> {
  for (const membership of allMemberships(viewer)) {
    const { organizationId } = membership
    const own = db.within({ kind: 'organization', organizationId })
    const [found] = await selectAssignmentStores(own, [assignmentId])
    if (!found || !reachesAudit(membership, found.audit_id)) continue
    const scope = { kind: 'audit', organizationId, auditId: found.audit_id } as const
    const part = enterAudit(viewer, membership, scope, [found.store_id], permission)
    return { ...part, whole: false }
  }
  throw new Fault('not_found')
}

export function enterAudit(
  viewer: Viewer,
  membership: Membership,
  scope: AuditScope,
  storeIds: readonly string[],
  permission: StorePermission,
): AuthorizedAudit {
  if (!reachesAudit(membership, scope.auditId)) throw new Fault('not_found')
  refuseUnmet(membership)
  const part = decideAuditPart(membership, storeIds, permission)
  refuseSuspended(membership)
  const role = part.managedStoreIds.length > 0 ? 'manager' : 'scanner'
  const entered = { ...scope, ...part, role, viewer, userId: viewer.userId } as const
  return membership.dayPass?.isEnded ? { ...entered, isPassEnded: true } : entered
}

/** Team members have a row per store; owners may enter every store of their organizations. */
async function findMembershipOfStore(
  viewer: Viewer,
  storeId: string,
  db: ScopedDatabase,
): Promise<Membership | undefined> {
  const named = allMemberships(viewer).find((one) => one.stores.some((s) => s.storeId === storeId))
  if (named) return named
  for (const membership of allMemberships(viewer)) {
    if (membership.role !== 'owner') continue
    const { organizationId } = membership
    const store = await db
      .within({ kind: 'store', organizationId, storeId })
      .first(sqlBuilder.selectFrom('store').select('id'))
    if (store) return membership
  }
  return undefined
}
