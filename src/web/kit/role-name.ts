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
