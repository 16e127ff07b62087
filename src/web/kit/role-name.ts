import type { OrganizationRole, StoreRole } from '#domain/permission.ts'
import { ROLE_WORDS } from '#domain/role-words.ts'

export function roleName(role: StoreRole | OrganizationRole): string {
  return ROLE_WORDS[role]
}
