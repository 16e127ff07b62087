import type { OrganizationRole, StoreRole } from './permission.ts'

const ROLE_WORDS: Readonly<Record<StoreRole | OrganizationRole, string>> = {
  manager: 'Manager',
  scanner: 'Scanner',
  owner: 'Owner',
  member: 'Member',
}

/** Of a role as it was stored; one of another time says itself. */
export function storedRoleWord(stored: string): string {
  const known = Object.entries(ROLE_WORDS).find(([role]) => role === stored)
  return known?.[1] ?? stored
}
