import type { OrganizationRole, StoreRole } from '#domain/permission.ts'

/** The name of a person's role in a store. Owners act as managers everywhere, but are called owners. */
export function roleIn(
  store: { readonly role: StoreRole },
  organization: { readonly role: OrganizationRole } | undefined,
): StoreRole | OrganizationRole {
  return organization?.role === 'owner' ? 'owner' : store.role
}
