// Who may do what: roles as words, permissions as data, one pure rule.

import { Fault } from './fault.ts'

export type OrganizationRole = 'owner' | 'member'
export type StoreRole = 'manager' | 'scanner'

/** One organization of a user, with the stores this user works in. */
export interface Membership {
  readonly organizationId: string
  readonly role: OrganizationRole
  readonly stores: readonly StoreMembership[]
}

export interface StoreMembership {
  readonly storeId: string
  readonly role: StoreRole
}

const ORGANIZATION_PERMISSIONS = {
  'organizations:read': ['owner', 'member'],
  'organizations:update': ['owner'],
  'stores:create': ['owner'],
} as const satisfies Record<string, readonly OrganizationRole[]>

const STORE_PERMISSIONS = {
  'stores:read': ['manager', 'scanner'],
  'rooms:read': ['manager', 'scanner'],
  'rooms:create': ['manager'],
} as const satisfies Record<string, readonly StoreRole[]>

export type OrganizationPermission = keyof typeof ORGANIZATION_PERMISSIONS
export type StorePermission = keyof typeof STORE_PERMISSIONS

/** What a viewer is in an organization; a stranger is told that there is nothing. */
export function decideOrganizationRole(
  memberships: readonly Membership[],
  organizationId: string,
): OrganizationRole {
  const membership = memberships.find((one) => one.organizationId === organizationId)
  if (!membership) throw new Fault('not_found')
  return membership.role
}

/** What a viewer is in a store: an owner acts as manager everywhere in the organization. */
export function decideStoreRole(membership: Membership, storeId: string): StoreRole {
  if (membership.role === 'owner') return 'manager'
  const store = membership.stores.find((one) => one.storeId === storeId)
  if (!store) throw new Fault('not_found')
  return store.role
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
