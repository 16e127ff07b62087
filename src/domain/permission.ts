// Who may do what: roles as words, permissions as data, one pure rule.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'

export type OrganizationRole = 'owner' | 'member'
export type StoreRole = 'manager' | 'scanner'

/** One organization of a user, with the stores this user works in. */
export interface Membership {
  readonly organizationId: string
  readonly role: OrganizationRole
  readonly stores: readonly StoreMembership[]
  /** Why the operator has closed the organization; null while it is open. */
  readonly suspendedReason: string | null
}

export interface StoreMembership {
  readonly storeId: string
  readonly role: StoreRole
}

const ORGANIZATION_PERMISSIONS = {
  'organizations:read': ['owner', 'member'],
  'organizations:update': ['owner'],
  'organizations:delete': ['owner'],
  'members:read': ['owner', 'member'],
  'members:update': ['owner'],
  'members:leave': ['owner', 'member'],
  'items:read': ['owner', 'member'],
  /** Managers of some store; see {@link isManagerSomewhere}. */
  'items:update': ['owner', 'member'],
  'stores:create': ['owner'],
  /** As far as one's stores go. */
  'audits:list': ['owner', 'member'],
  /** Managers of each store that is counted. */
  'audits:create': ['owner', 'member'],
  'invitations:manage': ['owner', 'member'],
  /** Managers see what was done in their stores. */
  'journal:read': ['owner', 'member'],
  'billing:read': ['owner', 'member'],
  /** Whoever pays decides. */
  'billing:manage': ['owner'],
} as const satisfies Record<string, readonly OrganizationRole[]>

const STORE_PERMISSIONS = {
  'stores:read': ['manager', 'scanner'],
  'stores:update': ['manager'],
  'team:read': ['manager', 'scanner'],
  /** How to reach those who work there. */
  'team:contact': ['manager'],
  'team:update': ['manager'],
  'rooms:read': ['manager', 'scanner'],
  'rooms:create': ['manager'],
  'rooms:update': ['manager'],
  'audits:read': ['manager', 'scanner'],
  'audits:manage': ['manager'],
  'audits:count': ['manager', 'scanner'],
} as const satisfies Record<string, readonly StoreRole[]>

export type OrganizationPermission = keyof typeof ORGANIZATION_PERMISSIONS
export type StorePermission = keyof typeof STORE_PERMISSIONS

/** The viewer's place in an organization; a stranger is told that there is nothing. */
export function decideMembership(
  memberships: readonly Membership[],
  organizationId: string,
): Membership {
  const membership = memberships.find((one) => one.organizationId === organizationId)
  if (!membership) throw new Fault('not_found')
  return membership
}

/** A closed organization shows its members why, and nothing else. */
export function refuseSuspended({ suspendedReason }: Pick<Membership, 'suspendedReason'>): void {
  if (suspendedReason === null) return
  const message = `This organization is suspended: ${suspendedReason}`
  throw new Fault('suspended', message, { suspendedReason })
}

/** What a viewer is in a store: an owner acts as manager everywhere in the organization. */
export function decideStoreRole(membership: Membership, storeId: string): StoreRole {
  const role = storeRoleIn(membership, storeId)
  if (!role) throw new Fault('not_found')
  return role
}

export function storeRoleIn(membership: Membership, storeId: string): StoreRole | undefined {
  if (membership.role === 'owner') return 'manager'
  return membership.stores.find((one) => one.storeId === storeId)?.role
}

export function managesStore(membership: Membership, storeId: string): boolean {
  return storeRoleIn(membership, storeId) === 'manager'
}

export function requireManagerOf(membership: Membership, storeId: string): void {
  if (decideStoreRole(membership, storeId) !== 'manager') throw new Fault('forbidden')
}

/** Counters see what can be counted or was; plans and reviews are for managers. */
export function seesAudit(
  viewer: Membership,
  audit: { readonly status: AuditStatus; readonly storeIds: readonly string[] },
): boolean {
  if (audit.status !== 'draft' && audit.status !== 'submitted') return true
  return audit.storeIds.some((storeId) => managesStore(viewer, storeId))
}

/** The part of an audit that somebody may act in: its stores where the role allows it. */
export interface AuditPart {
  readonly storeIds: readonly string[]
  readonly managedStoreIds: readonly string[]
  /** Whether this is all of the audit, as a manager. */
  readonly whole: boolean
}

export function decideAuditPart(
  membership: Membership,
  auditStoreIds: readonly string[],
  permission: StorePermission,
): AuditPart {
  const entered = auditStoreIds.flatMap((storeId) => {
    const role = storeRoleIn(membership, storeId)
    return role ? [{ storeId, role }] : []
  })
  if (entered.length === 0) throw new Fault('not_found')
  const allowed = entered.filter(({ role }) => canInStore(role, permission))
  if (allowed.length === 0) throw new Fault('forbidden')
  const managed = entered.filter(({ role }) => role === 'manager')
  return {
    storeIds: allowed.map(({ storeId }) => storeId),
    managedStoreIds: managed.map(({ storeId }) => storeId),
    whole: managed.length === auditStoreIds.length,
  }
}

/** What concerns every store of an audit is for those who manage all of them. */
export function requireWholeAudit({ whole }: AuditPart): void {
  if (whole) return
  throw new Fault('forbidden', 'This needs a manager of every store of the audit.')
}

/** The catalogue belongs to the organization; whoever manages one of its stores looks after it. */
export function isManagerSomewhere({ role, stores }: Membership): boolean {
  return role === 'owner' || stores.some((store) => store.role === 'manager')
}

export function requireManagerSomewhere(membership: Membership): void {
  if (!isManagerSomewhere(membership)) throw new Fault('forbidden')
}

/** Owners see everybody; managers those who work in a store of theirs. */
export function seesMember(
  viewer: Membership,
  stores: readonly { readonly storeId: string }[],
): boolean {
  return viewer.role === 'owner' || stores.some(({ storeId }) => managesStore(viewer, storeId))
}

export function canInOrganization(
  role: OrganizationRole,
  permission: OrganizationPermission,
): boolean {
  const roles: readonly OrganizationRole[] = ORGANIZATION_PERMISSIONS[permission]
  return roles.includes(role)
}

export function canInStore(role: StoreRole, permission: StorePermission): boolean {
  const roles: readonly StoreRole[] = STORE_PERMISSIONS[permission]
  return roles.includes(role)
}
