// Who may do what: roles as words, permissions as data, one pure rule.

import type { AuditStatus } from './audit.ts'
import { Fault } from './fault.ts'
import type { Unmet } from './requirements.ts'

export type OrganizationRole = 'owner' | 'member'
export type StoreRole = 'manager' | 'scanner'

/** A user's membership in one organization, with the stores they work in. */
export interface Membership {
  readonly organizationId: string
  readonly role: OrganizationRole
  readonly stores: readonly StoreMembership[]
  /** Why the operator suspended the organization; null while it is open. */
  readonly suspendedReason: string | null
  /** What the login lacks that the owners ask for; undefined while the organization is open to it. */
  readonly unmet?: Unmet | undefined
  /** Set for a day pass, which reaches one audit and nothing beside it. */
  readonly dayPass?: DayPassLimit | undefined
}

export interface DayPassLimit {
  readonly auditId: string
  /** What its device still sends is kept for a manager. */
  readonly isEnded: boolean
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
  /** Members must also manage at least one store; see {@link isManagerSomewhere}. */
  'items:update': ['owner', 'member'],
  'stores:create': ['owner'],
  /** Limited to the user's own stores. */
  'audits:list': ['owner', 'member'],
  /** Members must manage every store in the audit. */
  'audits:create': ['owner', 'member'],
  'invitations:manage': ['owner', 'member'],
  /** Managers see what was done in their stores. */
  'journal:read': ['owner', 'member'],
  'billing:read': ['owner', 'member'],
  /** Only the people who pay decide. */
  'billing:manage': ['owner'],
  /** Keys and webhooks: what lets other systems in. */
  'api:manage': ['owner'],
} as const satisfies Record<string, readonly OrganizationRole[]>

const STORE_PERMISSIONS = {
  'stores:read': ['manager', 'scanner'],
  'stores:update': ['manager'],
  'team:read': ['manager', 'scanner'],
  /** See the contact details of the store's team. */
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

/** The viewer's membership in an organization; to other users the organization does not exist. */
export function decideMembership(
  memberships: readonly Membership[],
  organizationId: string,
): Membership {
  const membership = memberships.find((one) => one.organizationId === organizationId)
  if (!membership) throw new Fault('not_found')
  return membership
}

/** A suspended organization only shows its members why. */
export function refuseSuspended({ suspendedReason }: Pick<Membership, 'suspendedReason'>): void {
  if (suspendedReason === null) return
  const message = `This organization is suspended: ${suspendedReason}`
  throw new Fault('suspended', message, { suspendedReason })
}

/** Whether an organization is open to this login. */
export function isOpenTo(membership: {
  readonly suspendedReason: string | null
  readonly unmet?: Unmet | null | undefined
}): boolean {
  return membership.suspendedReason === null && (membership.unmet ?? null) === null
}

/** A viewer's role in a store: owners act as managers in every store of the organization. */
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

/** To the holder of a day pass every other audit does not exist. */
export function reachesAudit({ dayPass }: Membership, auditId: string): boolean {
  return dayPass === undefined || dayPass.auditId === auditId
}

/** Counters see audits that are or were counted; drafts and reviews are for managers. */
export function seesAudit(
  viewer: Membership,
  audit: { readonly status: AuditStatus; readonly storeIds: readonly string[] },
): boolean {
  if (audit.status !== 'draft' && audit.status !== 'submitted') return true
  return audit.storeIds.some((storeId) => managesStore(viewer, storeId))
}

/** The part of an audit that a user may act in: the stores where their role allows it. */
export interface AuditPart {
  readonly storeIds: readonly string[]
  readonly managedStoreIds: readonly string[]
  /** Whether they manage every store of the audit. */
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

/** Actions that affect every store of an audit need a manager of all of them. */
export function requireWholeAudit({ whole }: AuditPart): void {
  if (whole) return
  throw new Fault('forbidden', 'This needs a manager of every store of the audit.')
}

/** The catalogue belongs to the organization; anyone who manages one of its stores may edit it. */
export function isManagerSomewhere({ role, stores }: Membership): boolean {
  return role === 'owner' || stores.some((store) => store.role === 'manager')
}

export function requireManagerSomewhere(membership: Membership): void {
  if (!isManagerSomewhere(membership)) throw new Fault('forbidden')
}

/** Owners see everyone; managers see the people of their stores. */
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
