import type { OrganizationRole, StoreRole } from '#domain/permission.ts'
import { ROLE_WORDS } from '#domain/role-words.ts'

export function roleName(role: StoreRole | OrganizationRole): string {
  return ROLE_WORDS[role]
}

/** What somebody is in a store. Owners act as managers everywhere, and are called what they are. */
export function roleNameIn(
  store: { readonly role: StoreRole },
  organization: { readonly role: OrganizationRole } | undefined,
): string {
  return roleName(organization?.role === 'owner' ? 'owner' : store.role)
}
