import type { OrganizationRole, StoreRole } from './permission.ts'

const ROLE_WORDS: Readonly<Record<StoreRole | OrganizationRole, string>> = {
  manager: 'Manager',
  scanner: 'Scanner',
  owner: 'Owner',
  member: 'Member',
}

/** The words for a stored role; a role that this version does not know is shown as it is. */
export function storedRoleWord(stored: string): string {
  const known = Object.entries(ROLE_WORDS).find(([role]) => role === stored)
  return known?.[1] ?? stored
}
