import type { OrganizationRole, StoreRole } from '#domain/permission.ts'
import { ROLE_WORDS } from '#domain/role-words.ts'

/** What somebody is in a store. Owners act as managers everywhere, and are called what they are. */
export function roleIn(
  store: { readonly role: StoreRole },
  organization: { readonly role: OrganizationRole } | undefined,
): StoreRole | OrganizationRole {
  return organization?.role === 'owner' ? 'owner' : store.role
}

/** For pages whose words do not come from messages yet. */
export function roleName(role: StoreRole | OrganizationRole): string {
  return ROLE_WORDS[role]
}

/** For pages whose words do not come from messages yet. */
export function roleNameIn(...where: Parameters<typeof roleIn>): string {
  return roleName(roleIn(...where))
}
