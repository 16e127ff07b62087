import type { OrganizationRole, StoreRole } from '#domain/permission.ts'

/** What somebody is in a store. Owners act as managers everywhere, and are called what they are. */
export function roleIn(
  store: { readonly role: StoreRole },
  organization: { readonly role: OrganizationRole } | undefined,
): StoreRole | OrganizationRole {
  return organization?.role === 'owner' ? 'owner' : store.role
}
