import type { OrganizationRole, StoreRole } from '#domain/permission.ts'

const ROLE_NAMES: Readonly<Record<StoreRole | OrganizationRole, string>> = {
  manager: 'Manager',
  scanner: 'Scanner',
  owner: 'Owner',
  member: 'Member',
}

export function roleName(role: StoreRole | OrganizationRole): string {
  return ROLE_NAMES[role]
}

/** Of a role as it was kept; one of another time says itself. */
export function keptRoleName(kept: string): string {
  const known = Object.entries(ROLE_NAMES).find(([role]) => role === kept)
  return known?.[1] ?? kept
}
